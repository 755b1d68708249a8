// The Heart Cavern: the pillar, and the watch of the dead.
import type { ProseTable } from './prose.ts'

export const pillarProse = {
  listeningPost: {
    no: 51,
    region: 'heart',
    title: { en: 'The Listening Post', fr: 'Le poste d’écoute' },
    text: {
      en: [
        'The dead keep a post here, built to regulations, out of ribs. In it sit the watch with ' +
          'their skulls laid against the rock. They do not hear voices, having no use for them; they ' +
          'hear feet, and of those the ones that hurry. One has a slate and a stub of chalk. Down the ' +
          'slate run strokes in bundles of five, and the last bundle is yours, for you remember ' +
          'stumbling. You could stand quite still until they think of something else. You could also ' +
          'settle it now, before the slate is carried down to somebody who reads.',
      ],
      fr: [
        'Les morts tiennent ici un poste, conforme au règlement, bâti en côtes. La garde y est ' +
          'assise, le crâne appliqué contre la roche. Elle n’entend pas les voix, n’en ayant pas ' +
          'l’emploi ; elle entend les pas, surtout ceux qui se pressent. L’un d’eux a une ardoise et ' +
          'un bout de craie. Des traits y descendent par paquets de cinq, et le dernier paquet est à ' +
          'vous : vous vous souvenez d’avoir trébuché. On peut rester sans bouger jusqu’à ce qu’ils ' +
          'songent à autre chose. On peut aussi en finir tout de suite, avant que l’ardoise ne ' +
          'descende vers quelqu’un qui sait lire.',
      ],
    },
    remembers: {
      heard: {
        en: 'The chalk has not moved since your last visit. They would notice a sneeze.',
        fr: 'La craie n’a pas bougé depuis votre dernier passage. Ils remarqueraient un éternuement.',
      },
    },
    choices: {
      wait: {
        label: { en: 'Stand still', fr: 'Rester immobiles' },
        done: {
          en:
            'You stand until your calves shake. The chalk stops, and far below somebody decides not to ' +
            'get up yet.',
          fr:
            'Vous tenez jusqu’à ce que les mollets tremblent. La craie s’arrête, et tout en bas ' +
            'quelqu’un décide de ne pas se lever encore.',
        },
      },
      strike: {
        label: { en: 'Fall upon the watch', fr: 'Tomber sur la garde' },
      },
      pass: {
        label: { en: 'Go by on your toes', fr: 'Passer sur la pointe des pieds' },
      },
    },
    journal: {
      en: 'The dead listen to footsteps and keep a tally of yours.',
      fr: 'Les morts écoutent les pas et font le compte des vôtres.',
    },
  },
  watchBroken: {
    no: 52,
    region: 'heart',
    title: { en: 'The Watch Is Broken', fr: 'La garde est rompue' },
    text: {
      en: [
        'One skull goes on listening for a while after the rest of it has stopped. You lift it ' +
          'down. There is a hollow in the stone where it leaned, polished by two hundred years of ' +
          'attention, and you catch yourself laying your own ear there. Feet, a great many, forming ' +
          'up in the east. They wait for the word. You wipe the slate with a sleeve. The ranks go on ' +
          'waiting; then they shuffle; then, one after another, with a noise like a drawer of spoons, ' +
          'they sit down.',
      ],
      fr: [
        'Un crâne écoute encore un peu après que le reste a cessé. Vous le décrochez. Là où il ' +
          's’appuyait, la pierre a un creux, poli par deux siècles d’attention, et vous vous ' +
          'surprenez à y poser l’oreille. Des pas, beaucoup de pas, qui se rangent à l’est. Ils ' +
          'attendent un mot. Vous effacez l’ardoise d’un revers de manche. Les rangs attendent ' +
          'toujours ; puis ils piétinent ; puis, l’un après l’autre, avec un bruit de tiroir à ' +
          'cuillères, ils s’assoient.',
      ],
    },
    journal: {
      en: 'The watch is broken. In the east the dead wait for a word that will not come.',
      fr: 'La garde est rompue. À l’est, les morts attendent un mot qui ne viendra pas.',
    },
  },
  heartPillar: {
    no: 53,
    region: 'heart',
    title: { en: 'The Heart Pillar', fr: 'Le pilier du cœur' },
    text: {
      en: [
        'A single pillar carries the roof, thick as a mill, and a band of it is bright from hands. ' +
          'You add yours. The stone is warm, and has a pulse. It has four, once you attend: a wet one ' +
          'out of the north-west; a tick of brass from the gallery; in the east one that draws in and ' +
          'in and seems never to let go; and beneath your feet, short and dry, a bolt that tries its ' +
          'lock. They do not keep time. Each, you feel, would like to know whether you have come on ' +
          'its account.',
      ],
      fr: [
        'Un seul pilier porte la voûte, gros comme un moulin, et les mains y ont laissé une bande ' +
          'luisante. Vous y mettez la vôtre. La pierre est chaude et son pouls bat. Elle en a quatre, ' +
          'pour peu qu’on écoute : un pouls mouillé au nord-ouest ; un tic-tac de cuivre du côté de ' +
          'la galerie ; à l’est, un autre qui aspire, aspire, et semble ne jamais rendre ; et sous ' +
          'vos pieds, bref et sec, un pêne qui essaie sa serrure. Ils ne vont pas en mesure. Chacun, ' +
          'vous le sentez, aimerait savoir si c’est pour lui que vous êtes venus.',
      ],
    },
    remembers: {
      beastFriend: {
        en: 'The hungry one has grown slow and even, like something asleep on a full stomach.',
        fr: 'Celui qui avait faim est devenu lent et régulier, comme un sommeil après le repas.',
      },
      falseKey: {
        en: 'At the brass one, the thing in your pocket ticks an answer.',
        fr: 'À celui de cuivre, la chose dans votre poche répond d’un tic.',
      },
      ferryFree: {
        en: 'Across the wet one goes the dip of a pole.',
        fr: 'En travers du pouls mouillé passe le plongeon d’une perche.',
      },
    },
    choices: {
      again: {
        label: { en: 'Lay your hand on it again', fr: 'Y poser encore la main' },
      },
      roots: {
        label: { en: 'Look among its roots', fr: 'Chercher entre ses racines' },
      },
      leave: {
        label: { en: 'Take your hand away', fr: 'Retirer la main' },
      },
    },
    journal: {
      en: 'Four pulses in one pillar: water, brass, hunger, lock. Four ways to the vault.',
      fr:
        'Quatre pouls dans un pilier : l’eau, le cuivre, la faim, la serrure. Quatre voies vers le ' +
        'caveau.',
    },
  },
  pillarCounts: {
    no: 54,
    region: 'heart',
    title: { en: 'The Pillar Counts You', fr: 'Le pilier vous compte' },
    text: {
      en: [
        'This time it takes your pulse. It is thorough, and does not care to be helped. It goes ' +
          'from one of you to the next, by way of the hands; it wants to know what you carry, and in ' +
          'which pocket, and since when. You feel yourselves being leafed through, like a book by ' +
          'somebody who is looking for one sentence. It has been lied to before, by people with much ' +
          'better faces. Then it reaches the last page, and thinks it over, and up in the roof a ' +
          'little dust comes loose.',
      ],
      fr: [
        'Cette fois, c’est lui qui prend votre pouls. Il est minutieux et n’aime pas qu’on l’aide. ' +
          'Il passe de l’un à l’autre par les mains ; il veut savoir ce que vous portez, dans quelle ' +
          'poche, et depuis quand. Vous vous sentez feuilletés comme un livre par quelqu’un qui n’y ' +
          'cherche qu’une phrase. On lui a déjà menti, et avec de bien meilleures figures. Puis il ' +
          'arrive à la dernière page, réfléchit, et là-haut, de la voûte, un peu de poussière se ' +
          'détache.',
      ],
    },
    outcomes: {
      keys: {
        en: 'It finds more than one key, and something in the stone straightens its back. So do you.',
        fr: 'Il trouve plus d’une clé, et dans la pierre quelque chose se redresse. Vous aussi.',
      },
      none: {
        en: 'It finds nothing, and keeps hold of you a while, to be sure.',
        fr: 'Il ne trouve rien, et vous retient un moment, pour en être sûr.',
      },
      heart: {
        en: 'It finds the Heart. Four pulses fall silent, and one beats in their place.',
        fr: 'Il trouve le cœur. Quatre pouls se taisent, un seul bat à leur place.',
      },
    },
    journal: { en: 'The pillar has counted what you carry.', fr: 'Le pilier a compté ce que vous portez.' },
  },
  rootsOfPillar: {
    no: 55,
    region: 'heart',
    title: { en: 'Roots of the Pillar', fr: 'Racines du pilier' },
    text: {
      en: [
        'Where it meets the ground the pillar forgets that it is stone. It goes down into the floor ' +
          'in roots, furred and warm, with soil between them, real soil, black as bread. Part them ' +
          'and there is a crawl as wide as one pair of shoulders, sloping away south-east, and at its ' +
          'far end the slap of water. In a fork within arm’s reach somebody has left a parcel, ' +
          'wrapped in leaves and tied, with a bow that says: for the next one along. You take what is ' +
          'in it. You leave the string, for the one after.',
      ],
      fr: [
        'Là où il touche le sol, le pilier oublie qu’il est de pierre. Il s’y enfonce en racines, ' +
          'velues, tièdes, avec entre elles de la terre, de la vraie terre, noire comme du pain. ' +
          'Écartez-les : un boyau large d’une paire d’épaules descend vers le sud-est, et tout au ' +
          'bout l’eau clapote. Dans une fourche, à portée de main, quelqu’un a laissé un paquet de ' +
          'feuilles, ficelé, avec un nœud qui veut dire : pour le prochain. Vous prenez ce qu’il y a ' +
          'dedans. Vous laissez la ficelle, pour celui d’après.',
      ],
    },
    remembers: {
      heskWith: {
        en: '“It remembers being a tree,” says Hesk. “Most things that stand up do.”',
        fr:
          '« Il se souvient d’avoir été un arbre, dit Hesk. C’est le cas de presque tout ce qui tient ' +
          'debout. »',
      },
    },
    choices: {
      crawl: {
        label: { en: 'Crawl along the roots', fr: 'Ramper le long des racines' },
        done: {
          en:
            'You come out with earth behind the ears, beside a door that opens only from somewhere ' +
            'else.',
          fr:
            'Vous en sortez de la terre derrière les oreilles, à côté d’une porte qui ne s’ouvre que ' +
            'd’ailleurs.',
        },
      },
      leave: {
        label: { en: 'Take the parcel, and go on', fr: 'Prendre le paquet et s’en aller' },
      },
    },
    journal: {
      en: 'Among the pillar’s roots a crawl leads down to the pit’s eastern wall.',
      fr: 'Entre les racines du pilier, un boyau mène au mur est de la fosse.',
    },
  },
  lightLeft: {
    no: 106,
    region: 'heart',
    title: { en: 'A Light Left Burning', fr: 'Une lumière laissée' },
    text: {
      en: [
        'You had worked out that the torches would last to this point, and they have; your sums ' +
          'were right, which is no comfort. Then somebody says: who lit that? On the pillar, at the ' +
          'height of a hand, stands a candle end, burning. There is another at the bend, and one at ' +
          'the bend behind it, all the way back to the boots. Under each a name has been scratched. ' +
          'No living person put them there, and the dead do not need light. They must have remembered ' +
          'that you do.',
      ],
      fr: [
        'Vous aviez calculé que les torches dureraient jusqu’ici, et elles ont duré ; le compte ' +
          'était juste, ce qui ne console pas. Alors quelqu’un dit : qui a allumé ça ? Sur le pilier, ' +
          'à hauteur de main, brûle un bout de chandelle. Il y en a un autre au tournant, un autre au ' +
          'tournant d’après, et ainsi jusqu’aux bottes. Sous chacun on a gratté un nom. Nul vivant ne ' +
          'les a mis là, et les morts n’ont pas besoin de lumière. Ils se seront souvenus que vous, ' +
          'si.',
      ],
    },
    journal: {
      en: 'Somebody lit candles along the way home.',
      fr: 'Quelqu’un a allumé des chandelles le long du retour.',
    },
  },
} satisfies ProseTable
