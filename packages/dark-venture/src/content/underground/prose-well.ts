// The Heart Cavern: the well, and who comes to it.
import type { ProseTable } from './prose.ts'

export const wellProse = {
  warmWell: {
    no: 2,
    region: 'heart',
    title: { en: 'The Warm Well', fr: 'Le puits tiède' },
    text: {
      en: [
        'Six white stones in a ring, and inside the ring a well that you could empty with a hat. ' +
          'The water is warm. It smells of hay, and of the evening before a holiday. Earlier guests ' +
          'have scratched their verdicts on the rim, each as a little cup: a cup that smiles, a cup ' +
          'that smiles, a cup with its hands tied. The last has no face; there may not have been ' +
          'time. At the bottom gleam the small things that people drop into a well when they have run ' +
          'out of better ideas.',
      ],
      fr: [
        'Six pierres blanches en cercle et, dans le cercle, un puits qu’on viderait avec un ' +
          'chapeau. L’eau est tiède. Elle sent le foin, et la veille d’un jour de fête. D’autres ' +
          'avant vous ont gravé leur avis sur la margelle, chacun sous forme de petite coupe : une ' +
          'coupe qui sourit, une coupe qui sourit, une coupe aux mains liées. La dernière n’a pas de ' +
          'visage ; le temps a peut-être manqué. Au fond brillent ces petites choses qu’on jette dans ' +
          'un puits quand on est à court de meilleures idées.',
      ],
    },
    choices: {
      drink: {
        label: { en: 'Drink', fr: 'Boire' },
        done: { en: 'It goes down like good news.', fr: 'Cela descend comme une bonne nouvelle.' },
        failed: {
          en: 'The warmth gets as far as your knees, and sets there.',
          fr: 'La chaleur descend jusqu’aux genoux, et là elle prend.',
        },
      },
      drop: {
        label: { en: 'Drop in a card', fr: 'Y jeter une carte' },
        done: {
          en: 'It sinks, turning over. For the space of a breath you can all see one another’s faces.',
          fr: 'Elle coule en se retournant. Le temps d’un souffle, vous voyez tous vos visages.',
        },
      },
      walk: {
        label: { en: 'Walk on', fr: 'Passer son chemin' },
      },
    },
    journal: {
      en: 'A warm well, kind to some. It likes presents.',
      fr: 'Un puits tiède, bon pour certains. Il aime les cadeaux.',
    },
  },
  dryRing: {
    no: 56,
    region: 'heart',
    title: { en: 'The Dry Ring', fr: 'La margelle sèche' },
    text: {
      en: [
        'The well has nothing more to give and makes no secret of it. You can see the floor, and ' +
          'what was given: buttons, a doll’s comb, a wedding ring with tooth marks, playing cards ' +
          'gone to porridge. The white stones have turned the grey of old dishcloths. Between two of ' +
          'them sticks a coin, rubbed so thin that the king on one side can be made out from the ' +
          'other, and looks surprised at it. A person of middling size could climb down. A person of ' +
          'middling scruples would.',
      ],
      fr: [
        'Le puits n’a plus rien à donner et ne s’en cache pas. On voit le fond, et ce qu’on lui a ' +
          'donné : des boutons, un peigne de poupée, une alliance marquée de dents, des cartes à ' +
          'jouer réduites en bouillie. Les pierres blanches ont pris le gris des vieux torchons. ' +
          'Entre deux d’elles est coincée une pièce, si mince à force d’usure que le roi de l’avers ' +
          'se devine au revers, et en a l’air surpris. Une personne de taille moyenne pourrait ' +
          'descendre. Une personne de scrupules moyens descendrait.',
      ],
    },
    choices: {
      climb: {
        label: { en: 'Climb in', fr: 'Y descendre' },
        done: {
          en: 'The coin comes away last. It leaves a hole through which, for a moment, you hear applause.',
          fr: 'La pièce vient en dernier. Par le trou qu’elle laisse, un instant, on entend applaudir.',
        },
      },
      leave: {
        label: { en: 'Let the presents lie', fr: 'Laisser là les cadeaux' },
      },
    },
    journal: {
      en: 'The well is dry. People gave it buttons, a ring, and a coin with a surprised king.',
      fr: 'Le puits est à sec. On lui avait donné des boutons, une bague, et une pièce au roi surpris.',
    },
  },
  beastAtWell: {
    no: 105,
    region: 'heart',
    title: { en: 'The Beast at the Well', fr: 'La bête au puits' },
    text: {
      en: [
        'It has grown tired of waiting for its dinner. The cavern shakes twice, rather gently, and ' +
          'there it stands, the Rhorgonkrul, in the very middle, drinking. It came up by a crack that ' +
          'was not wide enough until now. The well makes one swallow. It raises its head, and mud ' +
          'runs off the jaw in ropes, and it considers the pillar, and the ring of stones, and then, ' +
          'in no kind of haste, whatever else the place has to offer. A long way behind it, for the ' +
          'first time in anybody’s memory, a lair is standing empty.',
      ],
      fr: [
        'Elle s’est lassée d’attendre son dîner. La caverne tremble deux fois, plutôt doucement, et ' +
          'voilà le Rhorgonkrul au beau milieu, qui boit. Il est monté par une fissure qui jusqu’ici ' +
          'n’était pas assez large. Le puits fait une gorgée. La bête relève la tête, la vase lui ' +
          'coule du menton en cordes ; elle considère le pilier, le cercle de pierres, puis, sans la ' +
          'moindre hâte, tout ce que l’endroit peut encore offrir. Loin derrière elle, pour la ' +
          'première fois de mémoire d’homme, un repaire est vide.',
      ],
    },
    journal: {
      en: 'Nobody fed the beast. It has come up to the cavern to look for itself.',
      fr: 'Personne n’a nourri la bête. Elle est montée chercher elle-même.',
    },
  },
} satisfies ProseTable
