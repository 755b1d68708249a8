// The Ledger: the second act of the campaign, up to the harvest.
import type { StoryTable } from './story-prose.ts'

export const collectorProse = {
  ledger: {
    code: 'A5',
    name: { en: 'The Collector’s Ledger', fr: 'Le registre du Collectionneur' },
    intro: {
      en: 'Delok wants one living sample of each. The samples want his name.',
      fr: 'Delok veut de chacun un échantillon vivant. Les échantillons veulent son nom.',
    },
    story: {
      en:
        'Delok has ruled two columns and headed them. He bears nobody a grudge; he would like one ' +
        'Varpen and one of the Orpal, alive where the word applies, for an afternoon. His instruments ' +
        'are laid out upstairs in the ruined laboratory, on clean linen, in order of size. The trouble ' +
        'with sending out servants to measure people is that people notice. They have come up the hill ' +
        'from two sides with rope of their own. Delok has had the door left open. How else should they ' +
        'get in?',
      fr:
        'Delok a tracé deux colonnes et leur a donné un titre. Il n’en veut à personne ; il lui ' +
        'faudrait un Varpen et un Orpal, vivants si le mot s’applique, pour un après-midi. Ses ' +
        'instruments sont rangés à l’étage du laboratoire en ruine, sur du linge propre, par ordre de ' +
        'taille. L’ennui, quand on envoie des serviteurs mesurer les gens, c’est que les gens s’en ' +
        'aperçoivent. Ils ont monté la colline des deux côtés, avec leurs propres cordes. Delok a fait ' +
        'laisser la porte ouverte. Comment entreraient-ils, sinon ?',
    },
    outcomes: {
      alderkang: {
        en:
          'Both columns are filled. The samples were thanked, and shown out by the back. Delok blots ' +
          'the page and turns it; overleaf, it appears, he had already ruled five.',
        fr:
          'Les deux colonnes sont remplies. On a remercié les échantillons, et on les a fait sortir ' +
          'par-derrière. Delok sèche la page et la tourne ; au verso, voit-on, il en avait déjà tracé ' +
          'cinq.',
      },
      varpen: {
        en:
          'They threw his ledger on the fire and it burned for three days, which is long for a book. ' +
          'The last page to go was the one with their names. It had had them quite right.',
        fr:
          'Ils ont jeté son registre au feu, et il a brûlé trois jours, ce qui est long pour un livre. ' +
          'La dernière page à partir fut celle de leurs noms. Il n’y avait pas une faute.',
      },
      orpal: {
        en:
          'The dead read his notes aloud to one another, taking turns, all night. Then they struck out ' +
          'his name, and one of them, who had been a schoolmaster, corrected the spelling.',
        fr:
          'Toute la nuit les morts se sont lu ses notes, à tour de rôle. Puis ils ont rayé son nom, et ' +
          'l’un d’eux, qui avait été maître d’école, a corrigé l’orthographe.',
      },
    },
  },
  waystation: {
    code: 'A6',
    name: { en: 'Stand at the Waystation', fr: 'Tenir le relais' },
    intro: {
      en: 'Old rivals bolt the same door from the same side, for one night.',
      fr: 'De vieux rivaux verrouillent la même porte, du même côté, pour une nuit.',
    },
    story: {
      en:
        'There is one roof in five miles of mud. The Dhargon had got there first; the Varpen had more ' +
        'knives. The discussion was at its best when the cook looked out of one window, towards the ' +
        'lake, which was coming up the hill, and then out of the other, towards the road, which was ' +
        'full of people who did not use it as the living do. He bolted the doors, put on every kettle ' +
        'in the house, and said that whoever wished to go on could do so outside.',
      fr:
        'Il y a un toit pour cinq lieues de boue. Les Dhargons y étaient les premiers ; les Varpens ' +
        'avaient plus de couteaux. La discussion battait son plein quand le cuisinier regarda par une ' +
        'fenêtre, vers le lac, qui montait la colline, puis par l’autre, vers la route, couverte de ' +
        'gens qui n’y marchaient pas comme des vivants. Il poussa les verrous, mit toutes les marmites ' +
        'au feu et dit que ceux qui voulaient poursuivre pouvaient le faire dehors.',
    },
    outcomes: {
      teamA: {
        en:
          'At dawn there was mud, a roof, and a good deal of soup. Two captains sat on the same step ' +
          'and did not look at each other. “Your wall is crooked,” said the one. “It is your wall,” ' +
          'said the other.',
        fr:
          'À l’aube il y avait de la boue, un toit et beaucoup de soupe. Deux capitaines étaient assis ' +
          'sur la même marche sans se regarder. « Il est de travers, ton mur », dit l’un. « C’est le ' +
          'tien », dit l’autre.',
      },
      teamB: {
        en:
          'The kettles are still on. Around the table, where there were two parties, sits one; it does ' +
          'not eat, and it does not argue. Water drips from the ceiling on to the cards.',
        fr:
          'Les marmites sont toujours au feu. Autour de la table, où il y avait deux partis, il n’y en ' +
          'a plus qu’un ; il ne mange pas, il ne discute pas. L’eau goutte du plafond sur les cartes.',
      },
    },
  },
  orchard: {
    code: 'A7',
    name: { en: 'The Glass Orchard', fr: 'Le verger de verre' },
    intro: {
      en: 'Eggs ripen under glass. Three parties come for the harvest.',
      fr: 'Des œufs mûrissent sous verre. Trois troupes viennent pour la récolte.',
    },
    story: {
      en:
        'Nobody knows who planted it. In the laboratory, behind windows with more hole than pane, stand ' +
        'glass bells in rows, and under each an egg lies on a bed of wool and turns a quarter when the ' +
        'machine says tick. The machine has gone on watering for longer than there has been anybody to ' +
        'drink. Today it will be late. Through one door come the Dhargon, who say: our children. ' +
        'Through another the Varpen, who say: our winter. The third has always been here, and says: our ' +
        'work.',
      fr:
        'Nul ne sait qui l’a planté. Au laboratoire, derrière des fenêtres où il y a plus de trou que ' +
        'de vitre, s’alignent des cloches de verre et, sous chacune, un œuf sur un lit de laine tourne ' +
        'd’un quart quand la machine fait tic. Elle arrose depuis plus longtemps qu’il n’y a quelqu’un ' +
        'pour boire. Aujourd’hui elle sera en retard. Par une porte entrent les Dhargons, qui disent : ' +
        'nos enfants. Par une autre les Varpens, qui disent : notre hiver. Les troisièmes ont toujours ' +
        'été là, et disent : notre travail.',
    },
    outcomes: {
      dhargon: {
        en:
          'Four of them hatched on the way home, in coats and helmets. They have never seen their ' +
          'mother, and follow the machine’s tick wherever they can hear it; somebody has had to carry a ' +
          'clock.',
        fr:
          'Quatre ont éclos sur le chemin du retour, dans des manteaux et des casques. Ils n’ont jamais ' +
          'vu leur mère et suivent le tic de la machine partout où ils l’entendent ; il a fallu que ' +
          'quelqu’un porte une horloge.',
      },
      varpen: {
        en:
          'An omelette of that size is spoken of for years. What is spoken of less is that one of the ' +
          'shells, when it was cracked, had writing on the inside.',
        fr:
          'D’une omelette de cette taille on parle pendant des années. On parle moins de ce qu’une des ' +
          'coquilles, une fois cassée, était écrite en dedans.',
      },
      alderkang: {
        en:
          'The wool has been changed and the bells are polished. The machine says tick, and what turns ' +
          'beneath the glass is not an egg any longer, and has begun to turn by itself.',
        fr:
          'On a changé la laine et poli les cloches. La machine fait tic, et ce qui tourne sous le ' +
          'verre n’est plus un œuf, et s’est mis à tourner de soi-même.',
      },
      larvok: {
        en:
          'Larvok had been promised a share by all three, and took it from all three. He likes them ' +
          'soft. He ate the last one sitting on the machine, which for the first time in its life ' +
          'missed a beat.',
        fr:
          'Les trois avaient promis sa part à Larvok, et des trois il l’a prise. Il les aime mollets. ' +
          'Il a mangé le dernier assis sur la machine, qui pour la première fois de sa vie a sauté un ' +
          'tic.',
      },
    },
  },
} satisfies StoryTable
