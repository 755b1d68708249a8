// The East Ledge: the chamber that forgets nothing.
import type { ProseTable } from './prose.ts'

export const echoProse = {
  echoChamber: {
    no: 10,
    region: 'ledge',
    title: { en: 'Echo Chamber', fr: 'Chambre des échos' },
    text: {
      en: [
        'You tell each other to hush, and the chamber says it after you, and again, a little older ' +
          'every time, until it is somebody’s grandmother saying hush. Nothing fades in here. High up ' +
          'under the roof an argument over rations has been going on for two hundred years. A man ' +
          'repeats one name at even intervals. There is a joke, without its ending. And then ' +
          'something drifts past in your own voice, and you have not said it yet. You stop to listen. ' +
          'It would be silly to be short with yourselves.',
      ],
      fr: [
        'Vous vous faites chut, et la chambre le dit après vous, puis encore, un peu plus vieille à ' +
          'chaque tour, jusqu’à ce que ce soit la grand-mère de quelqu’un qui fasse chut. Ici, rien ' +
          'ne s’éteint. Tout là-haut, sous la voûte, on se dispute une ration depuis deux siècles. Un ' +
          'homme répète un nom à intervalles égaux. Il y a une plaisanterie, sans sa fin. Et puis ' +
          'quelque chose passe dans votre propre voix, que vous n’avez pas encore dit. Vous vous ' +
          'arrêtez pour entendre. Il serait bête de se couper la parole.',
      ],
    },
    choices: {
      listen: {
        label: { en: 'Listen', fr: 'Écouter' },
      },
      voices: {
        label: { en: 'Let the Suuk speak its number here', fr: 'Laisser le Suuk dire ici son nombre' },
      },
      leave: {
        label: { en: 'Leave without a word', fr: 'Sortir sans un mot' },
      },
    },
    journal: {
      en: 'In the echo chamber nothing that was said is ever over.',
      fr: 'Dans la chambre des échos, rien de ce qui fut dit n’est jamais fini.',
    },
  },
  goodAdvice: {
    no: 17,
    region: 'ledge',
    title: { en: 'Good Advice', fr: 'Bon conseil' },
    text: {
      en: [
        'It opens with your names, to be sure that it has the right people. Then comes what you ' +
          'ought to have done with your lives, which is most of it; an aunt could have composed it, ' +
          'and perhaps one did. You have stopped attending when it gets to the point. The point is ' +
          'brief, and concerns this place: where to go, and what to say when you are there. After ' +
          'that a drop falls, or a leaf turns over, and it has ended. You compare what you ' +
          'understood. No two of you heard the same thing, except for one sentence, and on that you ' +
          'agree to the letter.',
      ],
      fr: [
        'Cela commence par vos noms, pour être sûr d’avoir affaire aux bonnes personnes. Suit ce ' +
          'que vous auriez dû faire de votre vie, et c’est le plus long ; une tante aurait pu le ' +
          'rédiger, et peut-être l’a-t-elle fait. Vous n’écoutez plus quand on en vient au fait. Le ' +
          'fait est bref, et regarde cet endroit : où aller, et que dire une fois là. Puis une goutte ' +
          'tombe, ou un feuillet se tourne, et c’est fini. Vous comparez ce que vous avez compris. Il ' +
          'n’y en a pas deux qui aient entendu la même chose, sauf une phrase, et sur celle-là vous ' +
          'êtes d’accord à la lettre.',
      ],
    },
    outcomes: {
      entry: {
        en: '“There is a wall at the camp that can be read.”',
        fr: '« Il y a au camp un mur qui se lit. »',
      },
      lake: {
        en: '“He is waiting for a bell. Ask him which.”',
        fr: '« Il attend une cloche. Demandez-lui laquelle. »',
      },
      heart: {
        en: '“Put your hand on the pillar, and be honest.”',
        fr: '« Mettez la main sur le pilier, et soyez francs. »',
      },
      grotto: { en: '“She is only thirsty.”', fr: '« Elle a soif, voilà tout. »' },
      pit: { en: '“Ask it what it is counting.”', fr: '« Demandez-lui ce qu’il compte. »' },
      gallery: {
        en: '“Sit by the eggs with your back to them.”',
        fr: '« Asseyez-vous près des œufs, en leur tournant le dos. »',
      },
      ledge: {
        en: '“Cross it on your stomachs, and look under.”',
        fr: '« Passez à plat ventre, et regardez dessous. »',
      },
      vault: {
        en: '“Feed it. Nobody ever thinks of that.”',
        fr: '« Nourrissez-la. Personne n’y songe jamais. »',
      },
    },
    journal: {
      en: 'Good advice, most of it too late.',
      fr: 'De bons conseils, pour la plupart trop tard venus.',
    },
  },
  halfRiddle: {
    no: 30,
    region: 'ledge',
    title: { en: 'Half a Riddle', fr: 'La moitié d’une énigme' },
    text: {
      en: [
        'Between the argument and the joke there is one voice by itself, a tenor, rehearsing. “What ' +
          'is given,” it says. “No. What is given, kept or broken.” It tries the weight on kept. It ' +
          'tries the answer, too, in a whisper, and is pleased with it; and the chamber, which ' +
          'mislays nothing, brings the whisper round to you a quarter of an hour afterwards, worn ' +
          'down to half: what a mouth cannot take back. You have no notion who will ask you. But you ' +
          'feel like a pupil who has been sent for chalk, and has seen the paper lying on the desk.',
      ],
      fr: [
        'Entre la dispute et la plaisanterie, il y a une voix toute seule, un ténor, qui répète. ' +
          '« Que donne-t-on, dit-il. Non. Que donne-t-on, que tient-on, que rompt-on. » Il essaie ' +
          'l’accent sur tient. Il essaie aussi la réponse, dans un souffle, et en est content ; et la ' +
          'chambre, qui n’égare rien, vous rapporte ce souffle un quart d’heure plus tard, usé de ' +
          'moitié : ce qu’une bouche ne peut reprendre. Qui vous le demandera, vous l’ignorez. Mais ' +
          'vous vous sentez comme l’élève envoyé chercher la craie, et qui a vu le sujet sur le ' +
          'bureau.',
      ],
    },
    journal: {
      en: 'Half of an answer: what a mouth cannot take back.',
      fr: 'La moitié d’une réponse : ce qu’une bouche ne peut reprendre.',
    },
  },
  echoAccounts: {
    no: 33,
    region: 'ledge',
    title: { en: 'The Echo Keeps Accounts', fr: 'L’écho tient les comptes' },
    text: {
      en: [
        'The chamber has not been idle. Whatever you have said below, and to whom, has come here ' +
          'ahead of you through the cracks, and been put in order: promises along the left wall, ' +
          'where it is dry, threats along the right, and the rest in a corner, murmuring. It reads ' +
          'you the balance in your own voices. This is not a moral place. It simply cannot bear that ' +
          'a thing should be said once and not come back; and so it comes back, and finds you, and ' +
          'does to you what it was said to do.',
      ],
      fr: [
        'La chambre n’est pas restée oisive. Tout ce que vous avez dit en bas, et à qui, est arrivé ' +
          'ici avant vous par les fissures, et s’est rangé : les promesses contre le mur de gauche, ' +
          'où il fait sec, les menaces à droite, le reste dans un coin, à murmurer. Elle vous lit le ' +
          'solde avec vos propres voix. Ce n’est pas un lieu moral. Elle ne supporte pas, voilà tout, ' +
          'qu’une chose soit dite une fois et ne revienne pas ; alors la chose revient, vous trouve, ' +
          'et vous fait ce qu’elle avait à faire.',
      ],
    },
    outcomes: {
      counter: {
        en: 'A number comes back with interest, and the Suuk hands it on to you.',
        fr: 'Un nombre revient avec des intérêts, et le Suuk vous les remet.',
      },
      signed: {
        en: 'Your own name comes back, very fast, and edge first.',
        fr: 'C’est votre nom qui revient, très vite, et par la tranche.',
      },
      hesk: {
        en: '“I heard,” says an old woman’s voice, and for a while nobody feels able to walk.',
        fr:
          '« J’ai entendu », dit une voix de vieille femme, et pendant un temps personne ne se sent ' +
          'capable de marcher.',
      },
      light: {
        en: 'Something kind that you once said comes back, and lights up the wall.',
        fr: 'Quelque chose de gentil que vous aviez dit revient, et éclaire le mur.',
      },
      hint: {
        en: 'All square. In return for the visit it lets you overhear one sentence.',
        fr: 'Compte juste. En échange de la visite, elle vous laisse surprendre une phrase.',
      },
    },
    journal: { en: 'The echo has read you your accounts.', fr: 'L’écho vous a lu vos comptes.' },
  },
  echoTwoVoices: {
    no: 91,
    region: 'ledge',
    title: { en: 'The Echo Has Two Voices', fr: 'L’écho a deux voix' },
    text: {
      en: [
        'The Suuk speaks its number and waits for it to come round. It comes round. Then it comes ' +
          'round once more, a tone lower, from somebody else. “Oh,” says the Suuk. In the wall, or ' +
          'beneath the lake with nothing but the wall between, a second voice has been counting all ' +
          'these years, one breath behind, to be on the safe side. “If I skip, it will skip,” it ' +
          'tells you presently. “If I say one twice, so will it. Nobody has ever checked me, you see. ' +
          'And nobody ever asked which I should prefer.” It looks at you, rather wildly, with the ' +
          'whole of arithmetic in its eyes.',
      ],
      fr: [
        'Le Suuk dit son nombre et attend qu’il fasse le tour. Il fait le tour. Puis il revient une ' +
          'fois encore, un ton plus bas, et c’est quelqu’un d’autre. « Oh », dit le Suuk. Dans le ' +
          'mur, ou sous le lac avec le mur seul entre eux, une seconde voix compte depuis toutes ces ' +
          'années, un souffle en arrière, pour plus de sûreté. « Si je saute, elle sautera, vous ' +
          'dit-il au bout d’un moment. Si j’en dis un deux fois, elle aussi. On ne m’a jamais ' +
          'contrôlé, voyez-vous. Et l’on ne m’a jamais demandé ce que j’aimerais mieux. » Il vous ' +
          'regarde, un peu égaré, avec toute l’arithmétique dans les yeux.',
      ],
    },
    choices: {
      skip: {
        label: { en: 'Skip two', fr: 'En sauter deux' },
        done: {
          en: 'Two numbers go by unsaid. Nothing collapses. The Suuk giggles.',
          fr: 'Deux nombres passent sans être dits. Rien ne s’écroule. Le Suuk glousse.',
        },
      },
      repeat: {
        label: { en: 'Say two of them again', fr: 'En redire deux' },
        done: {
          en: 'It says them over, slowly, like somebody sitting down a second time to the same breakfast.',
          fr: 'Il les redit, lentement, comme on se remet à table pour le même déjeuner.',
        },
      },
      exact: {
        label: { en: 'Let it be exact', fr: 'Que le compte soit exact' },
      },
    },
    journal: {
      en: 'Somebody is counting along with the Suuk, one breath behind.',
      fr: 'Quelqu’un compte avec le Suuk, un souffle en arrière.',
    },
  },
} satisfies ProseTable
