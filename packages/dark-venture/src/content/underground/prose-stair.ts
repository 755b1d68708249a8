// The Lightless Lake: what is under the water.
import type { ProseTable } from './prose.ts'

export const stairProse = {
  drownedStair: {
    no: 46,
    region: 'lake',
    title: { en: 'The Drowned Stair', fr: 'L’escalier noyé' },
    text: {
      en: [
        'Out of the middle of the lake sticks a carved post, with a stone pine cone on top, and ' +
          'from the post a staircase goes down. Eight steps are dry. There the water begins, upright, ' +
          'like a pane; fish come up to it and look in. On the wall beside the stairs hang numbered ' +
          'hooks, and on the sixth hook a towel, still wet. So people used to come here to bathe, and ' +
          'at least one of them does. Deep down, under a door, lies a thread of yellow light. ' +
          'Something walks across it, and back, and across.',
      ],
      fr: [
        'Au milieu du lac dépasse un poteau sculpté, coiffé d’une pomme de pin en pierre, et du ' +
          'poteau descend un escalier. Huit marches sont sèches. Là commence l’eau, debout, comme une ' +
          'vitre ; des poissons viennent y coller l’œil. Au mur pendent des crochets numérotés et, au ' +
          'sixième, une serviette encore mouillée. On venait donc ici se baigner, et quelqu’un y ' +
          'vient toujours. Tout au fond, sous une porte, il y a un fil de lumière jaune. Quelque ' +
          'chose passe devant, repasse, et passe encore.',
      ],
    },
    remembers: {
      rope: {
        en: 'With the rope it is only a question of who holds the dry end.',
        fr: 'Avec la corde, il ne s’agit plus que de savoir qui tient le bout sec.',
      },
    },
    choices: {
      dive: {
        label: { en: 'Dive', fr: 'Plonger' },
        failed: {
          en:
            'Below, the steps are farther apart than above. You come up spitting, short of some skin ' +
            'and wiser by two stairs.',
          fr:
            'En bas, les marches sont plus espacées qu’en haut. Vous remontez en crachant, avec moins ' +
            'de peau, et deux marches de mieux.',
        },
      },
      leave: {
        label: { en: 'Stay dry', fr: 'Rester au sec' },
      },
    },
    journal: {
      en: 'In the lake a stair goes down to a lighted door.',
      fr: 'Dans le lac, un escalier descend vers une porte éclairée.',
    },
  },
  underLake: {
    no: 47,
    region: 'lake',
    title: { en: 'Under the Lake', fr: 'Sous le lac' },
    text: {
      en: [
        'The door opens outward, against all that water, as easily as a larder’s. Behind it is a ' +
          'dining room, dry, with a carpet. The table is laid for one. On the sideboard lie things ' +
          'that a guest might slip into a sleeve, and you are that kind of guest. Then you see the ' +
          'curtain at the far end. It does not hang. It is drawn in, tight, round the edges of an ' +
          'alcove, as by somebody on the other side who once took a very deep breath and has been ' +
          'asked to keep it. You walk on tiptoe after that.',
      ],
      fr: [
        'La porte s’ouvre vers l’extérieur, contre toute cette eau, aussi aisément qu’un ' +
          'garde-manger. Derrière, une salle à manger, au sec, avec un tapis. Le couvert est mis pour ' +
          'un. Sur le buffet traînent de ces choses qu’un invité glisse dans sa manche, et vous êtes ' +
          'de ces invités. C’est alors que vous voyez le rideau du fond. Il ne pend pas. Il est ' +
          'aspiré, tendu, contre les bords d’une alcôve, comme si quelqu’un, là derrière, avait jadis ' +
          'pris une très grande inspiration et qu’on l’eût prié de la garder. Vous continuez sur la ' +
          'pointe des pieds.',
      ],
    },
    remembers: {
      number: {
        en: 'Four hundred and some, you think, and are careful not to say it.',
        fr: 'Quatre cents et quelques, songez-vous, et vous vous gardez de le dire.',
      },
    },
    choices: {
      up: {
        label: { en: 'Look up', fr: 'Lever les yeux' },
      },
      leave: {
        label: { en: 'Take what you took, and climb', fr: 'Emporter le tout et remonter' },
      },
    },
    journal: {
      en: 'Under the lake someone is keeping a breath behind a curtain.',
      fr: 'Sous le lac, derrière un rideau, quelqu’un retient un souffle.',
    },
  },
  windowInTheWater: {
    no: 48,
    region: 'lake',
    title: { en: 'A Window in the Water', fr: 'Une fenêtre dans l’eau' },
    text: {
      en: [
        'The ceiling is one sheet of glass, and above it is not the lake by which you came. It is ' +
          'blacker water, and in it, huge and foreshortened, hangs the lower edge of a round door. ' +
          'Whoever dined here wished to look up from his plate at the lock. In one corner a pane has ' +
          'gone. The flood stands in the gap without falling, flat as a drumhead, and when you put an ' +
          'arm through to the shoulder it is colder over there, and the cold is humming one note, ' +
          'very low, such as a bell keeps for itself.',
      ],
      fr: [
        'Le plafond est d’une seule glace, et au-dessus ce n’est pas le lac par lequel vous êtes ' +
          'venus. C’est une eau plus noire où pend, énorme, vu d’en dessous, le bord d’une porte ' +
          'ronde. Celui qui dînait ici tenait à voir la serrure en levant le nez de son assiette. ' +
          'Dans un coin, un carreau manque. La crue se tient dans le trou sans tomber, plate comme ' +
          'une peau de tambour ; vous y passez le bras jusqu’à l’épaule : là-bas il fait plus froid, ' +
          'et le froid bourdonne sur une seule note, très basse, de celles qu’une cloche garde pour ' +
          'elle.',
      ],
    },
    journal: {
      en: 'A missing pane under the lake gives on the water before the vault.',
      fr: 'Sous le lac, un carreau manquant donne dans l’eau du caveau.',
    },
  },
} satisfies ProseTable
