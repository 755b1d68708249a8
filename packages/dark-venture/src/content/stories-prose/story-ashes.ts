// Ashes: the first act of the campaign.
import type { StoryTable } from './story-prose.ts'

export const ashesProse = {
  embers: {
    code: 'A1',
    name: { en: 'Embers on the Road', fr: 'Braises sur la route' },
    intro: {
      en: 'The Varpen come north with chains; one Dhargon brood stands in the road.',
      fr: 'Les Varpens montent au nord avec des chaînes ; une couvée dhargonne barre la route.',
    },
    story: {
      en:
        'The road belonged to nobody, which suited everyone. This spring the Varpen are coming up it ' +
        'from the south, seven to a chain, and behind them the farms burn one after another, like lamps ' +
        'being lit by somebody with a list. Where the road climbs towards the river lives an Elder of ' +
        'the Dhargon. It is too old to run and too stubborn to hide. It has sent the hatchlings for ' +
        'logs. By evening there will be a barricade here, or there will be a road.',
      fr:
        'La route n’était à personne, et cela convenait à tous. Ce printemps les Varpens la remontent ' +
        'depuis le sud, sept par chaîne, et derrière eux les fermes brûlent l’une après l’autre, comme ' +
        'des lampes qu’allumerait quelqu’un qui tient une liste. Là où la route grimpe vers le fleuve ' +
        'vit un Aîné des Dhargons. Il est trop vieux pour fuir, trop têtu pour se cacher. Il a envoyé ' +
        'les éclos chercher du bois. Ce soir il y aura ici une barricade, ou il y aura une route.',
    },
    outcomes: {
      varpen: {
        en:
          'The Elder did not get up again. The Varpen stacked the logs it had gathered and cooked on ' +
          'them; then they went on north, and the road was open behind them, for anyone who cared to ' +
          'follow.',
        fr:
          'L’Aîné ne s’est pas relevé. Les Varpens ont entassé le bois qu’il avait réuni et y ont fait ' +
          'leur soupe ; puis ils ont continué vers le nord, et la route est restée ouverte derrière ' +
          'eux, pour qui voudrait suivre.',
      },
      dhargon: {
        en:
          'The chains rattled on the far side of the logs until dark and then grew fainter. In the ' +
          'morning there was a heap of them, thrown down. The hatchlings have been told not to play ' +
          'with those.',
        fr:
          'De l’autre côté des troncs les chaînes ont cliqueté jusqu’au soir, puis se sont éloignées. ' +
          'Au matin il y en avait un tas, jetées là. On a défendu aux éclos de jouer avec.',
      },
    },
  },
  drownedFeast: {
    code: 'A2',
    name: { en: 'The Drowned Feast', fr: 'Le festin noyé' },
    intro: {
      en: 'A camp watches the road. The lake behind it has not eaten since spring.',
      fr: 'Un camp surveille la route. Derrière lui, le lac n’a pas mangé depuis le printemps.',
    },
    story: {
      en:
        'Orders were to watch the road, so all the sentries of the Varpen face the road. Mirror Lake ' +
        'lies at their backs, flat as a plate. For a month they have emptied their kettles into it, and ' +
        'for a month it has been thinking about the taste. Tonight it comes ashore in pieces no bigger ' +
        'than dogs. The pieces are shy. They know that whatever they swallow must still be carried ' +
        'home, across open grass, before the horns wake the whole camp.',
      fr:
        'L’ordre était de surveiller la route ; toutes les sentinelles varpens regardent donc la route. ' +
        'Le lac Miroir est dans leur dos, plat comme une assiette. Depuis un mois elles y vident leurs ' +
        'marmites, et depuis un mois il médite ce goût. Cette nuit il vient à terre, par morceaux pas ' +
        'plus gros que des chiens. Les morceaux sont timides. Ils savent que ce qu’on avale, il faut ' +
        'encore le rapporter, à travers l’herbe nue, avant que les cors n’éveillent le camp.',
    },
    outcomes: {
      bohmerk: {
        en:
          'At daybreak the water lay flat again. Six helmets came up in the course of the morning, ' +
          'cleaned, and drifted to the bank in a row. The lake is larger than the map says, by about as ' +
          'much as you would think.',
        fr:
          'Au point du jour l’eau était de nouveau plate. Six casques sont remontés dans la matinée, ' +
          'récurés, et ont dérivé en file jusqu’au bord. Le lac est plus grand que sur la carte, d’à ' +
          'peu près ce que vous pensez.',
      },
      varpen: {
        en:
          'They drove stakes until their hands bled, and by sunrise there was a fence with a lake ' +
          'behind it. Nobody drinks from that shore now. At night the guards stand with their backs to ' +
          'the road.',
        fr:
          'Ils ont planté des pieux jusqu’au sang et, au lever du soleil, il y avait une clôture avec ' +
          'un lac derrière. Nul ne boit plus de ce côté. La nuit, les gardes tournent le dos à la ' +
          'route.',
      },
    },
  },
  bones: {
    code: 'A3',
    name: { en: 'Bones Beneath the Tower', fr: 'Des os sous la tour' },
    intro: {
      en: 'Larvok was paid in advance to fetch a banner. He might have asked why.',
      fr: 'Larvok fut payé d’avance pour rapporter un étendard. Il aurait pu demander pourquoi.',
    },
    story: {
      en:
        'The man who hired Larvok put the whole sum on the table before he had said what it was for. On ' +
        'the top floor of the Ominous Tower hangs a banner. The garrison was told to hold it to the ' +
        'last; the last was some two hundred years ago, and nobody has come to say that they may stop. ' +
        'There are three floors and one way up. The dead do not mind who climbs. It is when something ' +
        'is carried down that they begin to count.',
      fr:
        'L’homme qui a engagé Larvok a mis toute la somme sur la table avant de dire pour quoi. Au ' +
        'dernier étage de la Tour sinistre pend un étendard. La garnison avait ordre de le tenir ' +
        'jusqu’au dernier ; le dernier, c’était il y a deux siècles environ, et nul n’est venu dire ' +
        'qu’on pouvait cesser. Il y a trois étages et un seul chemin. Que l’on monte, les morts n’y ' +
        'voient pas d’inconvénient. C’est quand on redescend quelque chose qu’ils se mettent à compter.',
    },
    outcomes: {
      teamA: {
        en:
          'Larvok laid the cloth over the table at the inn. It covered three drunkards and the bread. ' +
          '“You did not fold it,” said the buyer, much relieved; and only then did Larvok wonder what ' +
          'would have happened.',
        fr:
          'Larvok a étendu l’étoffe sur la table de l’auberge. Elle couvrait trois ivrognes et le pain. ' +
          '« Vous ne l’avez pas plié », a dit l’acheteur, très soulagé ; et c’est alors seulement que ' +
          'Larvok s’est demandé ce qui serait arrivé.',
      },
      teamB: {
        en:
          'The banner hangs where it hung. There are some new faces in the garrison, and they are being ' +
          'shown the stairs. As to the advance, nobody has asked for it back; one would have to go up.',
        fr:
          'L’étendard pend où il pendait. La garnison compte quelques nouveaux, à qui l’on montre ' +
          'l’escalier. Quant à l’avance, personne ne la réclame ; il faudrait monter.',
      },
    },
  },
  banners: {
    code: 'A4',
    name: { en: 'Three Banners', fr: 'Trois étendards' },
    intro: {
      en: 'Three banners of a dead king, in three wrong places. Two would make a ruler.',
      fr: 'Trois étendards d’un roi mort, en trois endroits absurdes. Deux feraient un souverain.',
    },
    story: {
      en:
        'One turned up in a ditch, one in a byre with a calf asleep on it, one on the ferry, paid for ' +
        'and unclaimed. They are the banners of the first king, and for two hundred years nobody has ' +
        'seen a thread of them. The law is old and simple: whoever hangs two over a single door is ' +
        'master of the house, and the house is Darkgrange. Four doors have been swept. In none of them ' +
        'does anybody ask who has been putting banners where they would be found.',
      fr:
        'L’un était dans un fossé, l’un dans une étable, un veau endormi dessus, l’un sur le bac, port ' +
        'payé, non réclamé. Ce sont les étendards du premier roi, et voilà deux siècles qu’on n’en ' +
        'avait vu un fil. La loi est ancienne et simple : qui en pend deux au-dessus d’une même porte ' +
        'est maître de la maison, et la maison, c’est Darkgrange. Quatre portes sont balayées. À aucune ' +
        'on ne se demande qui s’amuse à mettre des étendards là où on les trouvera.',
    },
    outcomes: {
      varpen: {
        en:
          'They hang over a gate of lashed spears, and have been cheered at for so long that nobody ' +
          'remembers the words. A Varpen king, then; or as long as the cheering lasts.',
        fr:
          'Ils pendent au-dessus d’une porte de lances, et on les acclame depuis si longtemps que nul ' +
          'ne sait plus les paroles. Un roi varpen, donc ; ou tant que dureront les acclamations.',
      },
      dhargon: {
        en:
          'They were hung low, so that the hatchlings could see. Under them sits an Elder, who has ' +
          'accepted a great many oaths, and remembers each, with the face that belonged to it.',
        fr:
          'On les a pendus bas, pour que les éclos voient. Dessous siège un Aîné, qui a reçu quantité ' +
          'de serments et se rappelle chacun, avec le visage qui allait avec.',
      },
      bohmerk: {
        en:
          'The lake has no door. It hung them in itself, a fathom down, where they wave in no wind at ' +
          'all. From the bank it looks as though somebody were standing under each of them.',
        fr:
          'Le lac n’a pas de porte. Il les a pendus en lui-même, à une brasse de fond, où ils flottent ' +
          'sans aucun vent. Du bord, on croirait que quelqu’un se tient dessous.',
      },
      orpal: {
        en:
          'The dead knew at once how to hang them; several had done it before. Then they stood to ' +
          'attention, for the first time in years with something to stand under, and waited for the ' +
          'king.',
        fr:
          'Les morts ont su tout de suite comment les pendre ; plusieurs l’avaient déjà fait. Puis ils ' +
          'se sont mis au garde-à-vous, pour la première fois depuis des années sous quelque chose, et ' +
          'ils ont attendu le roi.',
      },
    },
  },
} satisfies StoryTable
