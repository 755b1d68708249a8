// The Entry Hall: the gate.
import type { ProseTable } from './prose.ts'

export const gateProse = {
  brokenGate: {
    no: 1,
    region: 'entry',
    title: { en: 'Broken Gate', fr: 'Porte brisée' },
    text: {
      en: [
        'Daylight comes this far and no farther. Across the tunnel stands a gate of bones, not ' +
          'built but grown: thigh into rib, rib into jaw, the joints run together like wax. Small ' +
          'black marks travel over the white of it, and stop whenever you look straight at them. You ' +
          'find no lock, no hinge, no gap that would take a knife. You do find, at the height of a ' +
          'mouth, a patch worn smooth, where a great many people have leaned close and said ' +
          'something.',
      ],
      fr: [
        'Le jour vient jusqu’ici, pas plus loin. En travers du tunnel se dresse une porte d’os que ' +
          'nul n’a bâtie : elle a poussé, le fémur dans la côte, la côte dans la mâchoire, les ' +
          'jointures coulées comme de la cire. De menus signes noirs cheminent sur cette blancheur et ' +
          's’arrêtent dès qu’on les regarde en face. Ni serrure, ni gonds, ni fente où glisser une ' +
          'lame. Mais à hauteur de bouche une place est polie : bien des gens se sont penchés là pour ' +
          'dire quelque chose.',
      ],
    },
    remembers: {
      counterWith: {
        en: 'The Suuk coughs. It knows what was said here, it remarks; it was a number.',
        fr: 'Le Suuk toussote. Ce que l’on disait là, il le sait : c’était un nombre.',
        unless: ['counterGone'],
      },
    },
    choices: {
      study: {
        label: { en: 'Study the marks', fr: 'Étudier les signes' },
        failed: {
          en:
            'They scatter from under your fingers. By the time they have come together again, the torch ' +
            'is shorter.',
          fr: 'Ils fuient sous vos doigts. Le temps qu’ils se rassemblent, la torche a raccourci.',
        },
      },
      force: {
        label: { en: 'Force it', fr: 'La forcer' },
        done: {
          en: 'It gives all at once, and keeps what skin it can.',
          fr: 'Elle cède d’un coup, et garde ce qu’elle peut de peau.',
        },
      },
      number: {
        label: { en: 'Let the Suuk say the number', fr: 'Laisser le Suuk dire le nombre' },
      },
    },
    journal: {
      en: 'A gate of grown bone shuts the way east.',
      fr: 'Une porte d’os qui a poussé ferme la voie de l’est.',
    },
  },
  marksRead: {
    no: 13,
    region: 'entry',
    title: { en: 'Marks Read', fr: 'Signes déchiffrés' },
    text: {
      en: [
        'You shut your eyes and read with your fingertips, and the marks hold still for it. Three ' +
          'lines, the same three from the floor to the roof: the key that was bone; the key that ' +
          'grew; the key that must be asked for. Under the lowest, in a fresher hand: there are other ' +
          'ways in, and I have regretted each. You say it all aloud. The gate, which has had nobody ' +
          'to talk to, lets go of itself and comes down like a cupboard of plates. Over the heap ' +
          'rolls warm air, with a smell of somebody’s kitchen.',
      ],
      fr: [
        'Vous fermez les yeux, vous lisez du bout des doigts, et les signes se laissent faire. ' +
          'Trois lignes, les mêmes trois du sol à la voûte : la clé qui fut os ; la clé qui a ' +
          'poussé ; la clé qu’il faut demander. Sous la dernière, d’une main plus récente : il y a ' +
          'd’autres chemins, je les ai tous regrettés. Vous dites tout cela à voix haute. La porte, à ' +
          'qui personne ne parlait plus, lâche prise et s’effondre comme un vaisselier. Par-dessus le ' +
          'tas roule un air chaud qui sent la cuisine de quelqu’un.',
      ],
    },
    journal: {
      en: 'The gate named three keys: one was bone, one grew, one must be asked for.',
      fr: 'La porte a nommé trois clés : l’une fut os, l’une a poussé, l’une se demande.',
    },
  },
  gateFromBehind: {
    no: 57,
    region: 'entry',
    title: { en: 'The Gate from Behind', fr: 'La porte par-derrière' },
    text: {
      en: [
        'So this is the side from which it was meant to be seen. There is a latch: plain iron, ' +
          'greased, with a loop of string for those who cannot reach. There is even a mat. The bones ' +
          'and the creeping letters were for the people outside. You lift the latch with one finger, ' +
          'and the gate turns on hinges that you would not have found from the tunnel in a year. It ' +
          'stands there open, a little abashed, like an uncle surprised without his teeth.',
      ],
      fr: [
        'Voilà donc le côté d’où l’on devait la voir. Il y a un loquet : du fer tout simple, ' +
          'graissé, avec une boucle de ficelle pour ceux qui n’y arrivent pas. Il y a même un ' +
          'paillasson. Les os et les lettres rampantes, c’était pour les gens du dehors. Vous levez ' +
          'le loquet d’un doigt, et la porte tourne sur des gonds que, du tunnel, vous n’auriez pas ' +
          'trouvés en un an. Elle reste là, ouverte, un peu confuse, tel un oncle surpris sans ses ' +
          'dents.',
      ],
    },
    journal: {
      en: 'From inside, the bone gate has a latch and a mat.',
      fr: 'De l’intérieur, la porte d’os a un loquet et un paillasson.',
    },
  },
} satisfies ProseTable
