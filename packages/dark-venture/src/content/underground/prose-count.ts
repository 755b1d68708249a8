// The Bone Pit: the Counter.
import type { ProseTable } from './prose.ts'

export const countProse = {
  chainedOne: {
    no: 6,
    region: 'pit',
    title: { en: 'The Chained One', fr: 'L’enchaîné' },
    text: {
      en: [
        'From the roof of the pit, in irons made for a larger criminal, hangs a Suuk, one of those ' +
          'that the Alderkang put together to fetch and carry. It does not pull at them. It counts, ' +
          'backwards, in the voice of somebody stirring a pot that must not catch. “Four hundred and ' +
          'nine,” it says when it sees you. Its satchel lies on the ground, a hand’s breadth farther ' +
          'off than its foot can reach; someone measured that. And it waits, without hope and without ' +
          'rudeness, to learn what sort of people you are before four hundred and eight.',
      ],
      fr: [
        'À la voûte de la fosse, dans des fers conçus pour un plus grand criminel, pend un Suuk, un ' +
          'de ceux que les Alderkang assemblent pour aller et venir. Il ne tire pas dessus. Il ' +
          'compte, à rebours, de la voix de qui remue une marmite qui ne doit pas attacher. « Quatre ' +
          'cent neuf », dit-il en vous voyant. Sa besace est par terre, une main plus loin que son ' +
          'pied ne peut atteindre ; quelqu’un a mesuré. Et il attend, sans espoir comme sans ' +
          'impolitesse, d’apprendre quelle sorte de gens vous êtes avant quatre cent huit.',
      ],
    },
    remembers: {
      satchel: {
        en: 'It sees the satchel on your shoulder, loses its place, and says the same number twice.',
        fr: 'Il voit la besace à votre épaule, perd le fil, et dit deux fois le même nombre.',
      },
      ledgerName: {
        en: 'There is a line for it in the ledger, you recall, under breakages.',
        fr: 'Il a une ligne au registre, vous en avez souvenir, à la rubrique de la casse.',
      },
    },
    choices: {
      free: {
        label: { en: 'Free it', fr: 'Le libérer' },
        done: {
          en: 'It rubs its wrists, thanks you, and mentions the number at which you came in.',
          fr: 'Il se frotte les poignets, remercie, et rappelle le nombre auquel vous êtes entrés.',
        },
        failed: {
          en:
            'The arm has had eleven years to think of somebody to hit, and hits you. It apologises for ' +
            'the arm. It is coming with you.',
          fr:
            'Le bras a eu onze ans pour songer à qui frapper, et c’est vous. Il présente les excuses du ' +
            'bras. Il vient avec vous.',
        },
      },
      satchel: {
        label: { en: 'Take its satchel', fr: 'Prendre sa besace' },
        done: {
          en:
            'It does not protest. For the length of one number it is quite silent, and the torches ' +
            'sink.',
          fr: 'Il ne proteste pas. Le temps d’un nombre il se tait tout à fait, et les torches baissent.',
        },
      },
      listen: {
        label: { en: 'Ask what it is counting', fr: 'Demander ce qu’il compte' },
      },
      leave: {
        label: { en: 'Leave it hanging', fr: 'Le laisser pendu' },
      },
    },
    journal: {
      en: 'A Suuk hangs in the pit and counts down.',
      fr: 'Un Suuk pend dans la fosse et compte à rebours.',
    },
  },
  fourHundredEight: {
    no: 28,
    region: 'pit',
    title: { en: 'Four Hundred and Eight', fr: 'Quatre cent huit' },
    text: {
      en: [
        'It has been so long that it must look for the answer. “They are not mine,” says the Suuk. ' +
          '“I am only the tally. Under the lake there is a gentleman who was told to draw breath, and ' +
          'to keep it until he should be sent for. But a breath leaks, even a king’s; so one was put ' +
          'to watch how much was left.” It lets you have the number, and makes you say it back. “I ' +
          'was hung up for remarking that nobody was going to send. When it comes to nothing, I ' +
          'should like to be standing on the ground. If it is all the same to you.”',
      ],
      fr: [
        'Il y a si longtemps qu’il lui faut chercher la réponse. « Ce ne sont pas les miens, dit le ' +
          'Suuk. Je ne suis que le compte. Il y a sous le lac un monsieur à qui l’on a dit de prendre ' +
          'son souffle et de le garder jusqu’à ce qu’on l’envoie chercher. Mais un souffle, cela ' +
          'fuit, même celui d’un roi ; on en a donc mis un à surveiller ce qu’il en reste. » Il vous ' +
          'confie le nombre et vous le fait répéter. « On m’a pendu pour avoir observé que personne ' +
          'n’enverrait. Quand ce sera rien, j’aimerais avoir les pieds par terre. Si cela vous est ' +
          'égal. »',
      ],
    },
    choices: {
      together: {
        label: { en: 'Count along with it', fr: 'Compter avec lui' },
      },
      leave: {
        label: { en: 'Keep the number, and go', fr: 'Garder le nombre et partir' },
      },
    },
    journal: {
      en: 'The Suuk counts what is left of a king’s breath. You know the number.',
      fr: 'Le Suuk compte ce qui reste du souffle d’un roi. Vous savez le nombre.',
    },
  },
  countingTogether: {
    no: 72,
    region: 'pit',
    title: { en: 'Counting Together', fr: 'Compter ensemble' },
    text: {
      en: [
        'You take turns. It is harder than it looks: each number has its moment, neither sooner nor ' +
          'later, and each weighs a shade less than the one before. By three hundred and ninety the ' +
          'Suuk no longer corrects you. It walks behind, in step, with its wrists together as though ' +
          'the irons were on; you have pointed this out, and it says that it knows. Once, between two ' +
          'numbers, so fast that you nearly miss it, it says: “This is company.” Even the dark is ' +
          'easier to bear, now that it comes in portions.',
      ],
      fr: [
        'Vous comptez à tour de rôle. C’est plus difficile qu’il n’y paraît : chaque nombre a son ' +
          'moment, ni plus tôt ni plus tard, et chacun pèse un rien de moins que le précédent. À ' +
          'trois cent quatre-vingt-dix, le Suuk ne vous reprend plus. Il marche derrière, au pas, les ' +
          'poignets joints comme s’il avait encore les fers ; vous le lui avez dit, et il répond ' +
          'qu’il sait. Une fois, entre deux nombres, si vite qu’on l’entend à peine : « C’est de la ' +
          'compagnie. » Le noir lui-même est moins lourd, servi par portions.',
      ],
    },
    outcomes: {
      threeHundred: {
        en:
          '“Three hundred,” says the Suuk, and lets itself smile, and shares out something saved for ' +
          'the occasion.',
        fr:
          '« Trois cents », dit le Suuk. Il s’accorde un sourire et partage quelque chose qu’il gardait ' +
          'pour l’occasion.',
      },
      twoHundred: {
        en: '“Two hundred.” It has begun to swing its arms.',
        fr: '« Deux cents. » Il s’est mis à balancer les bras.',
      },
      oneHundred: {
        en: '“One hundred.” It asks whether you would mind walking a little slower.',
        fr: '« Cent. » Il demande si cela vous gênerait de marcher un peu moins vite.',
      },
    },
    journal: {
      en: 'The Suuk walks with you, and you count by turns.',
      fr: 'Le Suuk marche avec vous, et vous comptez à tour de rôle.',
    },
  },
  zero: {
    no: 73,
    region: 'pit',
    title: { en: 'Zero', fr: 'Zéro' },
    text: {
      en: [
        'You have grown so used to it that you only notice when the numbers come without their ' +
          'hundreds. “Four,” says the Suuk. “Three.” It looks from one of you to another, like ' +
          'somebody with a heavy thing in his arms who would be glad to be told where. “Two.” Every ' +
          'flame lies over on its side. Beneath the lake a curtain, long drawn tight, goes slack. ' +
          '“One.” And after that, nothing: it keeps the last word behind its teeth, and waits. It has ' +
          'been given orders all its life. You see that it is asking you not to make this one of ' +
          'them.',
      ],
      fr: [
        'Vous y êtes si bien faits que vous ne le remarquez qu’au moment où les nombres viennent ' +
          'sans leurs centaines. « Quatre, dit le Suuk. Trois. » Il vous regarde l’un après l’autre, ' +
          'en homme qui porte un meuble et voudrait bien qu’on lui dise où. « Deux. » Toutes les ' +
          'flammes se couchent sur le flanc. Sous le lac, un rideau longtemps tendu se relâche. ' +
          '« Un. » Et puis rien : le dernier mot, il le garde derrière ses dents, et il attend. On ' +
          'lui a donné des ordres toute sa vie. Vous voyez bien qu’il vous demande que ceci n’en soit ' +
          'pas un.',
      ],
    },
    choices: {
      say: {
        label: { en: 'Let it say the word', fr: 'Lui laisser dire le mot' },
        done: {
          en:
            '“Nothing,” says the Suuk, very distinctly; and turns over its hands, like a parcel ' +
            'delivered at last to the right address.',
          fr:
            '« Rien », dit le Suuk, très distinctement ; et il retourne ses mains, comme un colis enfin ' +
            'livré à la bonne adresse.',
        },
      },
      hush: {
        label: { en: 'Ask it to keep the word back', fr: 'Le prier de garder le mot' },
        done: {
          en:
            'It nods. It goes away up the slope with its mouth closed, carefully, and where it has ' +
            'passed the dark is thinner.',
          fr:
            'Il fait oui. Il remonte la pente, bouche close, avec précaution, et là où il passe le noir ' +
            'est moins épais.',
        },
      },
    },
    journal: { en: 'The count has come to its last word.', fr: 'Le compte est arrivé à son dernier mot.' },
  },
  ironsWarm: {
    no: 74,
    region: 'pit',
    title: { en: 'Irons Kept Warm', fr: 'Les fers encore chauds' },
    text: {
      en: [
        'Something is walking behind you and counting your steps. It does not sound angry. Only the ' +
          'numbers are yours now: “eleven, twelve, one of them limps.” It got out of the irons by ' +
          'leaving in them most of the skin of its wrists, and it has brought them along, looped over ' +
          'an arm, as one runs after a guest who has forgotten his coat. They are still warm. It ' +
          'bears no ill will to your party as a whole. It would like its satchel, with the papers in ' +
          'their proper order; and after that it would like somebody to hang up.',
      ],
      fr: [
        'Quelque chose marche derrière vous et compte vos pas. La voix n’est pas fâchée. Seulement, ' +
          'les nombres sont désormais les vôtres : « onze, douze, l’un d’eux boite. » Il s’est tiré ' +
          'des fers en y laissant presque toute la peau de ses poignets, et il les a apportés, passés ' +
          'au bras, comme on court après un invité qui a oublié son manteau. Ils sont encore chauds. ' +
          'À votre troupe dans son ensemble, il n’en veut pas. Il voudrait sa besace, les papiers ' +
          'bien dans l’ordre ; et après cela, il voudrait quelqu’un à pendre.',
      ],
    },
    outcomes: {
      beaten: {
        en:
          'Among its papers is the number, underlined twice, and a drawing of a house with people in ' +
          'it.',
        fr:
          'Parmi ses papiers il y a le nombre, deux fois souligné, et le dessin d’une maison avec des ' +
          'gens dedans.',
      },
    },
    journal: {
      en: 'The Suuk has come for its satchel, and brought the irons.',
      fr: 'Le Suuk vient chercher sa besace, et il apporte les fers.',
    },
  },
} satisfies ProseTable
