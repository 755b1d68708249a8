// The Sunken Vault: its door.
import type { ProseTable } from './prose.ts'

export const doorProse = {
  vaultDoor: {
    no: 11,
    region: 'vault',
    title: { en: 'Vault Door', fr: 'Porte du caveau' },
    text: {
      en: [
        'Here the floor goes under. Black water stands to the knee, and out of it rises the door, ' +
          'round as a coin on its edge, so tall that the upper rim is a matter of opinion. Somebody ' +
          'was proud of it. The stone has been polished until it gives back your torches, tiny, a ' +
          'long way in, held by tiny people who have also just arrived. In the middle, where another ' +
          'door would have a handle, are three sockets: one of bone, one of moss, one of glass, each ' +
          'the shape of a tooth. Around them the polish is dull, up to the height at which men lean ' +
          'who have been waiting.',
      ],
      fr: [
        'Ici le sol s’enfonce. L’eau noire monte au genou, et il en sort la porte, ronde comme une ' +
          'pièce sur la tranche, si haute que son bord supérieur est affaire d’opinion. Quelqu’un en ' +
          'était fier. La pierre est polie au point de vous rendre vos torches, minuscules, très ' +
          'loin, tenues par des gens minuscules qui viennent eux aussi d’arriver. Au milieu, là où ' +
          'une autre aurait sa poignée, trois alvéoles : l’une d’os, l’une de mousse, l’une de verre, ' +
          'chacune en forme de dent. Autour, le poli est terni, jusqu’à la hauteur où s’appuient des ' +
          'hommes qui attendent.',
      ],
    },
    remembers: {
      ferryQuest: {
        en: 'Forty of them, you think, and stand a little away from it.',
        fr: 'Quarante, songez-vous, et vous vous en écartez un peu.',
      },
      window: {
        en: 'From here it looks smaller than it did over the king’s plate.',
        fr: 'D’ici elle paraît plus petite que du dessus de l’assiette du roi.',
      },
    },
    choices: {
      keys: {
        label: { en: 'Set the three keys', fr: 'Mettre les trois clés' },
      },
      false: {
        label: { en: 'Try the false key', fr: 'Essayer la fausse clé' },
      },
      seed: {
        label: { en: 'Plant the seed', fr: 'Planter la graine' },
      },
      push: {
        label: { en: 'Try it as you are', fr: 'Essayer tels quels' },
      },
      leave: {
        label: { en: 'Wade back', fr: 'Repartir dans l’eau' },
      },
    },
    journal: {
      en: 'The door of the Sunken Vault has three sockets, shaped like teeth.',
      fr: 'La porte du Caveau englouti a trois alvéoles en forme de dents.',
    },
  },
  notYet: {
    no: 19,
    region: 'vault',
    title: { en: 'Not Yet', fr: 'Pas encore' },
    text: {
      en: [
        'You put a shoulder to it, for the sake of form. You knock. You explain. The stone returns ' +
          'the explanation half a second late, and it has not improved. What is missing is plain ' +
          'enough, for an empty socket cannot keep a thing to itself. You wade back through the cold; ' +
          'and on the way it comes to each of you, separately, that there must be people down here ' +
          'who know some other road, that you may have met them already, and that it would be as well ' +
          'to recall how you spoke to them.',
      ],
      fr: [
        'Vous y mettez l’épaule, pour la forme. Vous frappez. Vous expliquez. La pierre vous rend ' +
          'l’explication une demi-seconde plus tard, et elle n’y a pas gagné. Ce qui manque se voit ' +
          'assez : une alvéole vide ne sait rien garder pour elle. Vous repartez à travers le froid ; ' +
          'et en chemin il vient à l’esprit de chacun, séparément, qu’il doit y avoir en bas des gens ' +
          'qui connaissent une autre route, que vous les avez peut-être déjà rencontrés, et qu’il ' +
          'serait bon de vous rappeler sur quel ton vous leur avez parlé.',
      ],
    },
    outcomes: {
      bone: { en: 'The socket of bone is empty.', fr: 'L’alvéole d’os est vide.' },
      moss: { en: 'The socket of moss is empty.', fr: 'L’alvéole de mousse est vide.' },
      glass: { en: 'The socket of glass is empty.', fr: 'L’alvéole de verre est vide.' },
    },
    journal: {
      en: 'The vault does not open to those who merely ask.',
      fr: 'Le caveau ne s’ouvre pas à qui se contente de demander.',
    },
  },
  vaultOpens: {
    no: 20,
    region: 'vault',
    title: { en: 'The Vault Opens', fr: 'Le caveau s’ouvre' },
    text: {
      en: [
        'Bone. Moss. Glass. Each resists a very little, and then helps. For a moment you are merely ' +
          'people with their hands in a wall. Then the water goes away from under you, all of it, ' +
          'down some drain that nobody had thought to mention, with the noise of a giant finishing ' +
          'his soup; and the stone rolls off into the rock as readily as a cheese. Air comes out. It ' +
          'is warm and stale, and there is a great deal of it. It smells of whitewash. It brings the ' +
          'dust of forty men’s boots, from the day they finished here.',
      ],
      fr: [
        'Os. Mousse. Verre. Chacune résiste un rien, puis vous aide. Un instant vous n’êtes que des ' +
          'gens qui ont les mains dans un mur. Alors l’eau s’en va sous vous, toute l’eau, par ' +
          'quelque bonde dont nul n’avait cru devoir parler, avec le bruit d’un géant qui finit sa ' +
          'soupe ; et la pierre roule dans la roche avec une docilité de fromage. De l’air sort. Il ' +
          'est chaud, rassis, et il y en a beaucoup. Il sent le lait de chaux. Il apporte la ' +
          'poussière des bottes de quarante hommes, du jour où ils eurent fini.',
      ],
    },
    outcomes: {
      beast: {
        en:
          'At the end of the hall, something that reaches from wall to wall lifts its head, to see who ' +
          'has let in the draught.',
        fr:
          'Au bout de la salle, quelque chose qui va d’un mur à l’autre lève la tête, pour voir d’où ' +
          'vient le courant d’air.',
      },
      friend: {
        en: 'Behind you the beast breathes out, and the last cobwebs blow away down the hall.',
        fr:
          'Derrière vous la bête souffle, et les dernières toiles d’araignée s’envolent le long de la ' +
          'salle.',
      },
    },
    journal: {
      en: 'The three teeth went home, and the vault is open.',
      fr: 'Les trois dents sont à leur place, et le caveau est ouvert.',
    },
  },
  keyNeverCut: {
    no: 34,
    region: 'vault',
    title: { en: 'A Key That Was Never Cut', fr: 'Une clé jamais taillée' },
    text: {
      en: [
        'The true tooth goes in, and the door begins to trust you. Then the false key, into both ' +
          'remaining sockets at once. That is impossible. The door sees that it is, and starts to ' +
          'work out how it was done; you can hear it, a ticking, faster and faster. While it is still ' +
          'thinking it has rolled aside, out of sheer absence of mind. It will be furious later. But ' +
          'not all the ticking was the door’s. To the left and right, out of cupboards flush with the ' +
          'stone, step porters with brass buttons, who have heard the king’s name taken in vain and ' +
          'would like to see the paper.',
      ],
      fr: [
        'La vraie dent entre, et la porte commence à vous croire. Puis la fausse clé, dans les deux ' +
          'alvéoles restantes à la fois. C’est impossible. La porte le voit bien et se met à chercher ' +
          'comment cela s’est fait ; on l’entend, un tic-tac, de plus en plus vite. Elle réfléchit ' +
          'encore que déjà elle a roulé de côté, par pure distraction. Sa colère viendra plus tard. ' +
          'Mais tout le tic-tac n’était pas d’elle. À gauche et à droite, de placards invisibles dans ' +
          'la pierre, sortent des huissiers à boutons de cuivre, qui ont entendu invoquer le nom du ' +
          'roi et voudraient voir la pièce.',
      ],
    },
    outcomes: {
      beast: {
        en: 'Beyond them, the far end of the hall gets to its feet.',
        fr: 'Derrière eux, le fond de la salle se met debout.',
      },
    },
    journal: {
      en: 'One true key and one that never was: the door made a mistake.',
      fr: 'Une clé vraie, une qui ne fut jamais : la porte s’est trompée.',
    },
  },
  seed: {
    no: 61,
    region: 'vault',
    title: { en: 'The Seed', fr: 'La graine' },
    text: {
      en: [
        'There are no directions. You thumb the seed into the socket of moss, which is the nearest ' +
          'thing to a flowerpot, and stand back. You need not have. It is slow. A thread comes out, ' +
          'feels its way along the stone until it finds a grain that is less certain than the rest, ' +
          'and has a word with it. Then with its neighbour. By the time you have eaten what there ' +
          'was, a green vein as thick as a wrist runs from rim to rim, and the door has begun to ' +
          'creak, like stairs under somebody who is trying to be quiet. The dark draws up behind you. ' +
          'It has never seen gardening, and stays for all of it.',
      ],
      fr: [
        'Il n’y a pas de mode d’emploi. Du pouce vous enfoncez la graine dans l’alvéole de mousse, ' +
          'qui ressemble le plus à un pot de fleurs, et vous reculez. Ce n’était pas la peine. Elle ' +
          'est lente. Un fil en sort, tâte la pierre, trouve un grain moins assuré que les autres et ' +
          'lui dit deux mots. Puis à son voisin. Le temps de manger ce qui restait, une veine verte, ' +
          'grosse comme un poignet, court d’un bord à l’autre, et la porte s’est mise à craquer, ' +
          'comme un escalier sous quelqu’un qui voudrait ne pas faire de bruit. Le noir s’approche ' +
          'derrière vous. Il n’a jamais vu jardiner, et reste jusqu’au bout.',
      ],
    },
    remembers: {
      heskWith: {
        en: '“Do not stare at it,” says Hesk. “Could you do anything, with people staring?”',
        fr:
          '« Ne la regardez pas comme ça, dit Hesk. Vous arriveriez à quelque chose, vous, devant du ' +
          'monde ? »',
        unless: ['heskAngry'],
      },
      heskAngry: {
        en: 'It grows towards you first, then thinks better of it.',
        fr: 'Elle pousse d’abord vers vous, puis se ravise.',
      },
    },
    outcomes: {
      bursts: {
        en: 'With a sound like a loaf being broken, the door gives way to a tree.',
        fr: 'Avec un bruit de pain qu’on rompt, la porte fait place à un arbre.',
      },
    },
    journal: {
      en: 'The seed is in the door, talking to the stone.',
      fr: 'La graine est dans la porte, en conversation avec la pierre.',
    },
  },
} satisfies ProseTable
