// The East Ledge: Varra, her toll and her terms.
import type { ProseTable } from './prose.ts'

export const tollProse = {
  toll: {
    no: 86,
    region: 'ledge',
    title: { en: 'The Toll', fr: 'Le péage' },
    text: {
      en: [
        'Across the ledge, at the height of a knee, runs a string hung with tin cups, so that ' +
          'nobody can claim not to have noticed. Behind it a handful of Varpen sit around a very ' +
          'small fire. They have sawn the tips off their horns. Their captain could not; one of hers ' +
          'is split to the root. “Varra,” she says. “And yes, we ran. It was the third hill that ' +
          'week, and they wanted it back for a fourth.” She holds out a helmet, hollow side up. “This ' +
          'is a toll. You may call it robbery, as long as you pay while you are doing so.”',
      ],
      fr: [
        'En travers de la corniche, à hauteur de genou, court une ficelle garnie de gobelets ' +
          'd’étain, afin que nul ne prétende n’avoir rien remarqué. Derrière, quelques Varpens autour ' +
          'd’un très petit feu. Ils se sont scié la pointe des cornes. Leur capitaine n’a pas pu : ' +
          'l’une des siennes est fendue jusqu’à la racine. « Varra, dit-elle. Et oui, nous avons fui. ' +
          'C’était la troisième colline de la semaine, et ils la voulaient encore pour une ' +
          'quatrième. » Elle tend un casque, creux en l’air. « C’est un péage. Vous pouvez dire du ' +
          'brigandage, pourvu que vous payiez en le disant. »',
      ],
    },
    remembers: {
      tollPaid: {
        en: 'Today she lifts the string for you, with one finger, and the cups keep quiet.',
        fr: 'Aujourd’hui elle lève la ficelle pour vous, d’un doigt, et les gobelets se taisent.',
        unless: ['tollFought'],
      },
      tollFought: {
        en: 'The string is there, and the ash. You step over both without looking up.',
        fr: 'La ficelle est là, et la cendre. Vous enjambez l’une et l’autre sans lever la tête.',
      },
      broodFriend: {
        en: 'One of them sniffs at you, smells eggs, and sheathes his knife. “She lets you sit in there?”',
        fr:
          'L’un d’eux vous flaire, sent l’œuf, et rengaine. « Elle vous laisse vous asseoir ' +
          'là-dedans ? »',
        unless: ['tollFought'],
      },
    },
    choices: {
      payGold: {
        label: { en: 'Pay 1 gold', fr: 'Payer 1 or' },
      },
      payCard: {
        label: { en: 'Pay 1 card', fr: 'Payer 1 carte' },
      },
      payItem: {
        label: { en: 'Pay 1 item', fr: 'Payer 1 objet' },
      },
      talk: {
        label: { en: 'Talk to her', fr: 'Lui parler' },
        failed: {
          en: '“A good speech,” says Varra. “The helmet is here.”',
          fr: '« Beau discours, dit Varra. Le casque est par ici. »',
        },
      },
      fight: {
        label: { en: 'Fight', fr: 'Se battre' },
      },
      leave: {
        label: { en: 'Go back the way you came', fr: 'Retourner d’où vous venez' },
      },
    },
    journal: {
      en: 'Varra Split-Horn and her deserters take a toll on the ledge.',
      fr: 'Varra Corne-Fendue et ses déserteurs perçoivent un péage sur la corniche.',
    },
  },
  varrasTerms: {
    no: 87,
    region: 'ledge',
    title: { en: 'Varra’s Terms', fr: 'Les conditions de Varra' },
    text: {
      en: [
        '“There is a boat,” says Varra. “One sees it from up here, when there is anything to see ' +
          'by: a sort of fingernail, going to and fro. I sent two to ask about it. They came back wet ' +
          'and would not say.” She wants to be aboard when it leaves for good. She speaks for ' +
          'herself; the others have voted to stay, from pride, or knees. In return she will walk in ' +
          'front of you for as long as you are below. “And no oath. I have sworn a good many, and ' +
          'they are all lying on that hill. Only say it, as one says a thing.”',
      ],
      fr: [
        '« Il y a une barque, dit Varra. On la voit d’ici, quand il y a de quoi voir : une espèce ' +
          'd’ongle, qui va et qui vient. J’en ai envoyé deux se renseigner. Ils sont revenus mouillés ' +
          'et n’ont rien voulu dire. » Elle veut en être quand la barque partira pour de bon. Elle ne ' +
          'parle que pour elle ; les autres ont voté pour rester, par orgueil, ou à cause des genoux. ' +
          'En échange elle marchera devant vous tant que vous serez en bas. « Et pas de serment. J’en ' +
          'ai prêté beaucoup, ils sont tous couchés sur cette colline. Dites-le seulement, comme on ' +
          'dit une chose. »',
      ],
    },
    choices: {
      promise: {
        label: { en: 'Say it', fr: 'Le dire' },
        done: {
          en: 'She nods, kicks the fire apart, and takes the lead.',
          fr: 'Elle hoche la tête, disperse le feu du pied et prend les devants.',
        },
      },
      decline: {
        label: { en: 'Say that you cannot', fr: 'Dire que vous ne pouvez pas' },
        done: {
          en: '“Well, that is honest,” says Varra, and holds out the helmet again.',
          fr: '« Au moins c’est honnête », dit Varra, et elle tend de nouveau le casque.',
        },
      },
    },
    journal: {
      en: 'Varra will come with you, for a place in the boat.',
      fr: 'Varra vous suit, contre une place dans la barque.',
    },
  },
  promise: {
    no: 88,
    region: 'ledge',
    title: { en: 'The Promise', fr: 'La promesse' },
    text: {
      en: [
        'A promise made on a ledge has nothing to hold it up but the people who were standing ' +
          'there. You told her that she would get away, and you told her in plain words, as one says ' +
          'a thing. Since then there have been keys, and black water, and something with a jaw; there ' +
          'has been every good reason to forget it, and company that would have understood. Now you ' +
          'have come to an end, of one kind or another. Everybody else is looking at the light. There ' +
          'is one, with a split horn, who is looking at you.',
      ],
      fr: [
        'Une promesse faite sur une corniche n’a pour la tenir que ceux qui se trouvaient là. Vous ' +
          'lui avez dit qu’elle s’en sortirait, en mots simples, comme on dit une chose. Il y a eu ' +
          'depuis des clés, de l’eau noire, et quelque chose avec une mâchoire ; il y a eu toutes les ' +
          'bonnes raisons d’oublier, et des compagnons qui auraient compris. Vous voici arrivés à une ' +
          'fin, d’une sorte ou d’une autre. Tous les autres regardent la lumière. Il y en a une, à la ' +
          'corne fendue, qui vous regarde.',
      ],
    },
    outcomes: {
      kept: {
        en: '“You said it,” says Varra, and has to stop and do something to her boot.',
        fr:
          '« Vous l’aviez dit », dit Varra, et elle doit s’arrêter pour arranger quelque chose à sa ' +
          'botte.',
      },
      broken: {
        en:
          'She does not reproach you. She takes one thing from your pack, as one settles a bill, and ' +
          'goes back along the ledge.',
        fr:
          'Elle ne vous reproche rien. Elle prend une chose dans votre sac, comme on règle une note, et ' +
          's’en retourne par la corniche.',
      },
    },
    journal: {
      en: 'What was promised on the ledge fell due.',
      fr: 'Ce qui fut promis sur la corniche est venu à échéance.',
    },
  },
  tollDoubled: {
    no: 89,
    region: 'ledge',
    title: { en: 'The Toll Is Doubled', fr: 'Le péage double' },
    text: {
      en: [
        'They have gone over the edge or back into the rock, and the helmet lies there with nothing ' +
          'in it. You step across the string. A cup rings. Nobody stops you. Only, somebody ought to ' +
          'have counted how many sat at that fire when you came, and how many you have since seen ' +
          'fall, for the two do not agree. Deserters have run from everything once. As a rule they do ' +
          'not care to do it again. From higher up, where the cliff is full of holes, a pebble comes ' +
          'bouncing down, and after it, with no heat at all, a voice: “Twice, then.”',
      ],
      fr: [
        'Ils sont passés par-dessus bord ou rentrés dans la roche, et le casque est là, sans rien ' +
          'dedans. Vous enjambez la ficelle. Un gobelet tinte. Personne ne vous arrête. Seulement, il ' +
          'aurait fallu compter combien étaient assis à ce feu quand vous êtes venus, et combien vous ' +
          'avez vus tomber, car les deux ne s’accordent pas. Des déserteurs ont déjà fui tout ce ' +
          'qu’on peut fuir. En général, ils n’aiment pas recommencer. De plus haut, là où la falaise ' +
          'est pleine de trous, un caillou descend en ricochant, puis une voix, sans aucune chaleur : ' +
          '« Le double, alors. »',
      ],
    },
    journal: {
      en: 'The ledge is free. Some of the deserters are not finished with you.',
      fr: 'La corniche est libre. Certains déserteurs n’en ont pas fini avec vous.',
    },
  },
} satisfies ProseTable
