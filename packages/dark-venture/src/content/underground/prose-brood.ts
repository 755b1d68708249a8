// The North Gallery: the hatchery.
import type { ProseTable } from './prose.ts'

export const broodProse = {
  hatchery: {
    no: 82,
    region: 'gallery',
    title: { en: 'The Hatchery', fr: 'La couveuse' },
    text: {
      en: [
        'Warm air, chaff, the smell of a stable in which nobody shouts. The eggs stand on end, row ' +
          'behind row, each in a nest of its own and turned with the mark to the wall; some have a ' +
          'tick in chalk. When you speak they dim. When you stop they come up again, rose-coloured, ' +
          'one after another to the back of the cave, like windows along a street at dusk. In front, ' +
          'where the straw is pressed flat, a long neck has lain. The place is warm. There is a trail ' +
          'of drops from it to the door. Whoever it is has gone for water, and means to be quick.',
      ],
      fr: [
        'Un air tiède, de la balle d’avoine, l’odeur d’une étable où l’on ne crie pas. Les œufs ' +
          'sont debout, rang après rang, chacun dans son nid, la marque tournée vers le mur ; ' +
          'certains portent une coche à la craie. Quand vous parlez, ils baissent. Quand vous vous ' +
          'taisez, ils remontent, roses, l’un après l’autre jusqu’au fond de la grotte, comme les ' +
          'fenêtres d’une rue au crépuscule. Devant, là où la paille est aplatie, un long cou s’est ' +
          'couché. La place est chaude. Un chemin de gouttes en part vers la sortie. Quelqu’un est ' +
          'allé chercher de l’eau, et compte faire vite.',
      ],
    },
    remembers: {
      broodFriend: {
        en: 'They do not dim for you any more.',
        fr: 'Pour vous, ils ne baissent plus.',
        unless: ['eggsTaken'],
      },
      eggsTaken: {
        en: 'Two nests are empty. The others have been moved closer together.',
        fr: 'Deux nids sont vides. On a rapproché les autres.',
      },
    },
    choices: {
      take: {
        label: { en: 'Take two eggs', fr: 'Prendre deux œufs' },
      },
      watch: {
        label: { en: 'Keep watch until she is back', fr: 'Veiller jusqu’à son retour' },
        done: {
          en:
            'You sit down with your backs to the eggs and your faces to the dark, and that is how she ' +
            'finds you.',
          fr: 'Vous vous asseyez le dos aux œufs, face au noir, et c’est ainsi qu’elle vous trouve.',
        },
      },
      leave: {
        label: { en: 'Close the door softly', fr: 'Refermer doucement' },
      },
    },
    journal: {
      en: 'Eggs in rows, like lighted windows. Their keeper is out for water.',
      fr: 'Des œufs en rangs, comme des fenêtres allumées. Leur gardienne est à l’eau.',
    },
  },
  wardenMother: {
    no: 83,
    region: 'gallery',
    title: { en: 'The Warden Mother', fr: 'La mère gardienne' },
    text: {
      en: [
        'She comes in with both cheeks full of water, and spills none of it when she sees you. That ' +
          'is put down first, a mouthful to each dish. Then she counts. A Dhargon counts with the ' +
          'tongue, along the rows; she stops at each nest, and at two of them she stops longer. You ' +
          'have time to think of several things to say, and none is in her language. What she says is ' +
          'in nobody’s. It is meant for the bundle under your arm, and from the sound of it, it is a ' +
          'name.',
      ],
      fr: [
        'Elle rentre, les deux joues pleines d’eau, et n’en renverse pas en vous voyant. Cela ' +
          'd’abord : une gorgée dans chaque écuelle. Ensuite elle compte. Une Dhargonne compte avec ' +
          'la langue, le long des rangs ; elle s’arrête à chaque nid, et à deux d’entre eux elle ' +
          's’arrête plus longtemps. Vous avez le loisir de songer à plusieurs choses à dire, dont ' +
          'aucune n’est dans sa langue. Ce qu’elle dit n’est dans celle de personne. Cela s’adresse ' +
          'au paquet sous votre bras et, d’après le son, c’est un nom.',
      ],
    },
    choices: {
      giveBack: {
        label: { en: 'Give an egg back', fr: 'Rendre un œuf' },
        done: {
          en:
            'She takes it from you by the scruff, if eggs have one, and turns her back. That is the ' +
            'pardon.',
          fr:
            'Elle vous le prend par la peau du cou, si les œufs en ont une, et vous tourne le dos. ' +
            'C’est le pardon.',
        },
      },
      fight: {
        label: { en: 'Hold on to them', fr: 'Ne rien lâcher' },
      },
    },
    journal: { en: 'The keeper came back, and counted.', fr: 'La gardienne est rentrée, et elle a compté.' },
  },
  eggsInTheDark: {
    no: 84,
    region: 'gallery',
    title: { en: 'Eggs in the Dark', fr: 'Des œufs dans le noir' },
    text: {
      en: [
        'It is one from the third row, with a tick, and it is early. A crack; a snout; an elbow. It ' +
          'sticks at the hips, has a think, and sneezes itself free. The mother licks it all over and ' +
          'then licks you, in the order in which you happen to be standing. The hatchling trips on ' +
          'its tail, looks round to see who did that, and settles on one of you, as though it had ' +
          'been arranged. On the road it will talk about you to the beast, in the speech of things ' +
          'that were left in the dark and told to wait. It speaks rather well of you.',
      ],
      fr: [
        'C’en est un du troisième rang, avec une coche, et il est en avance. Une fente ; un ' +
          'museau ; un coude. Il coince aux hanches, réfléchit, et se libère d’un éternuement. La ' +
          'mère le lèche de partout, puis vous lèche aussi, dans l’ordre où vous vous trouvez. ' +
          'L’éclos bute sur sa queue, cherche des yeux le coupable, et jette son dévolu sur l’un de ' +
          'vous, comme si c’était convenu. En chemin il parlera de vous à la bête, dans la langue des ' +
          'choses qu’on a mises dans le noir en leur disant d’attendre. Il en dit plutôt du bien.',
      ],
    },
    journal: {
      en: 'An egg from the third row hatched, and has chosen one of you.',
      fr: 'Un œuf du troisième rang a éclos, et a choisi l’un de vous.',
    },
  },
} satisfies ProseTable
