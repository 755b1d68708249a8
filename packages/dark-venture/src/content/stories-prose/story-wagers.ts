// Three that stand alone: a bounty, a flood, a market.
import type { StoryTable } from './story-prose.ts'

export const wagersProse = {
  duel: {
    code: 'B1',
    name: { en: 'Duel of Heroes', fr: 'Duel de héros' },
    intro: {
      en: 'Three names on one warrant. The purse grows whenever one of them gets up again.',
      fr: 'Trois noms sur un même avis. La bourse grossit chaque fois que l’un d’eux se relève.',
    },
    story: {
      en:
        'The notice gives three names and one sum. In smaller print it says that the sum rises each ' +
        'time one of the three is killed and does not stay so, an arrangement that all of them have ' +
        'profited by. Larvok came for the money. Ysra came for the silence afterwards. Delok came ' +
        'because he had a theory. The dead were already here; they have no stake in it and wander about ' +
        'between the parties, like guests who do not know whose wedding it is.',
      fr:
        'L’avis porte trois noms et une somme. En plus petit, il est dit que la somme augmente chaque ' +
        'fois que l’un des trois est tué et ne le reste pas, arrangement dont tous ont déjà profité. ' +
        'Larvok est venu pour l’argent. Ysra est venue pour le silence d’après. Delok est venu parce ' +
        'qu’il avait une théorie. Les morts étaient déjà là ; ils n’ont rien en jeu et se promènent ' +
        'entre les partis, comme des invités qui ne savent pas de qui c’est la noce.',
    },
    outcomes: {
      larvok: {
        en:
          'Larvok counted it twice, on the tree stump, with the others watching. Then he bought a ' +
          'round. It was felt to be in poor taste, and nobody refused.',
        fr:
          'Larvok a compté deux fois, sur la souche, devant les autres. Puis il a payé une tournée. On ' +
          'trouva cela de mauvais goût, et personne ne refusa.',
      },
      ysra: {
        en:
          'Ysra left the purse where it hung. She had what she came for: for a whole afternoon, from ' +
          'the river to the tower, there was not one voice.',
        fr:
          'Ysra a laissé la bourse où elle pendait. Elle avait ce qu’elle voulait : un après-midi ' +
          'entier, du fleuve à la tour, il n’y eut pas une voix.',
      },
      delok: {
        en:
          'The theory has been confirmed. It concerned how often one may do a thing to the same person. ' +
          'Delok thanked both subjects and hopes to have them back.',
        fr:
          'La théorie se confirme. Elle portait sur le nombre de fois qu’on peut faire une chose à la ' +
          'même personne. Delok a remercié ses deux sujets et espère les revoir.',
      },
      orpal: {
        en:
          'Four times a famous name lay down among the dead, and each time it was made welcome. In the ' +
          'end the dead took the purse, too, and passed it round, to feel the weight.',
        fr:
          'Quatre fois un nom célèbre s’est couché parmi les morts, et chaque fois il fut bien reçu. À ' +
          'la fin les morts ont pris aussi la bourse, et se la sont passée, pour en sentir le poids.',
      },
    },
  },
  flood: {
    code: 'B2',
    name: { en: 'The Rising Lake', fr: 'Le lac qui monte' },
    intro: {
      en: 'The dam went in the night. There are two staircases.',
      fr: 'La digue a cédé dans la nuit. Il y a deux escaliers.',
    },
    story: {
      en:
        'A dam is a promise made by people upstream. This one had been repaired by the lowest bidder, ' +
        'and it went about three in the morning with a sound like a throat being cleared. By breakfast ' +
        'Mirror Lake had the meadow; by noon it will have the road, and by evening whatever is not on a ' +
        'second floor. There are two staircases in the country that lead to one. Half of Darkgrange is ' +
        'on its way to them, and the lake, which hates to eat in a hurry, comes along behind.',
      fr:
        'Une digue est une promesse faite par des gens d’en amont. Celle-ci, réparée au moins-disant, a ' +
        'cédé vers trois heures du matin, avec le bruit d’une gorge qu’on éclaircit. Au petit déjeuner ' +
        'le lac Miroir avait le pré ; à midi il aura la route, et le soir tout ce qui n’est pas à ' +
        'l’étage. Il y a dans le pays deux escaliers qui y mènent. La moitié de Darkgrange est en ' +
        'chemin, et le lac, qui déteste manger à la hâte, suit derrière.',
    },
    outcomes: {
      varpen: {
        en:
          'They sat out the night on the rafters with their boots round their necks, and sang, so that ' +
          'the others should know who had got there first.',
        fr:
          'Ils ont passé la nuit sur les poutres, les bottes autour du cou, et ils ont chanté, pour que ' +
          'les autres sachent qui était arrivé le premier.',
      },
      dhargon: {
        en:
          'Every egg was handed up the stairs from neck to neck. The Elder came last, wet to the chin, ' +
          'and counted from the top step until it was satisfied.',
        fr:
          'Chaque œuf est monté de cou en cou. L’Aîné est venu le dernier, mouillé jusqu’au menton, et ' +
          'il a compté, de la plus haute marche, jusqu’à être content.',
      },
      orpal: {
        en:
          'Drowning means little to them. They took the dry places because they were told to, and stood ' +
          'there in the dark with the water at the sill, like people on a landing who have forgotten ' +
          'what they came up for.',
        fr:
          'Se noyer ne leur fait pas grand-chose. Ils ont pris les lieux secs parce qu’on le leur avait ' +
          'dit, et s’y sont tenus dans le noir, l’eau au rebord, comme des gens sur un palier qui ne ' +
          'savent plus pourquoi ils sont montés.',
      },
      bohmerk: {
        en:
          'When the flood went down, the lake lay where it had always lain, only rounder. It will be ' +
          'some days before it takes an interest in anything.',
        fr:
          'La crue passée, le lac était où il avait toujours été, seulement plus rond. Il se passera ' +
          'quelques jours avant que rien ne l’intéresse.',
      },
    },
  },
  market: {
    code: 'B3',
    name: { en: 'The Blind Market', fr: 'Le marché aveugle' },
    intro: {
      en: 'Four rounds of truce at the Waystation. Sell while the roof is on.',
      fr: 'Quatre manches de trêve au relais. Vendez tant que le toit tient.',
    },
    story: {
      en:
        'Once a year somebody hangs a red lantern on the Waystation, and until it burns out nobody ' +
        'there has ever seen anybody before. Such is the custom, and it is kept. One trades with the ' +
        'people who burned one’s barn; one asks after their mothers. Wood, ore and water change hands, ' +
        'a full set is as good as gold, and every bargain is struck with the eyes shut so that neither ' +
        'can swear to the other’s face. But the lantern holds oil for four rounds, and all of them have ' +
        'brought a second bag, with something heavier in it.',
      fr:
        'Une fois l’an, on accroche au relais une lanterne rouge et, tant qu’elle brûle, nul n’y a ' +
        'jamais vu personne. C’est la coutume, et on la respecte. On commerce avec qui a brûlé votre ' +
        'grange ; on demande des nouvelles de la mère. Bois, minerai et eau changent de mains, le lot ' +
        'complet vaut de l’or, et tout marché se conclut les yeux fermés, pour que nul ne puisse jurer ' +
        'du visage de l’autre. Mais la lanterne a de l’huile pour quatre manches, et tous ont apporté ' +
        'un second sac, avec quelque chose de plus lourd dedans.',
    },
    outcomes: {
      varpen: {
        en:
          'They sold twice and were cheated once, which for Varpen is a good year. The table has been ' +
          'taken along as well, since nobody said that it was not included.',
        fr:
          'Ils ont vendu deux fois et furent roulés une, ce qui pour des Varpens est une bonne année. ' +
          'La table aussi a été emportée, personne n’ayant dit qu’elle n’était pas comprise.',
      },
      dhargon: {
        en:
          'The Elder had asked a fair price, every time, and could not be moved from it. It is a ' +
          'terrible way to bargain. There is no defence against it.',
        fr:
          'L’Aîné avait demandé un prix juste, à chaque fois, et n’en démordait pas. C’est une façon ' +
          'terrible de marchander. Il n’y a pas de parade.',
      },
      bohmerk: {
        en:
          'Nobody is sure what it sold, or in what. But the goods were delivered, damp, in the right ' +
          'number, and two sets were paid for; and the scales have not been found.',
        fr:
          'On ne sait trop ce qu’il a vendu, ni dans quoi. Mais la marchandise fut livrée, humide, en ' +
          'bon nombre, et deux lots payés ; et l’on n’a pas retrouvé la balance.',
      },
      orpal: {
        en:
          'The dead brought what they had been buried with, and wanted nothing for it but to be called ' +
          'by name across a counter. Business was excellent.',
        fr:
          'Les morts ont apporté ce avec quoi on les avait enterrés, et n’en voulaient rien, que d’être ' +
          'appelés par leur nom par-dessus un comptoir. Les affaires furent excellentes.',
      },
      delok: {
        en:
          'Delok bought low, sold high and kept a list of who had needed what. Of the three, he says, ' +
          'the last was the purchase.',
        fr:
          'Delok a acheté bas, vendu haut, et noté qui avait eu besoin de quoi. Des trois, dit-il, la ' +
          'dernière seule était une acquisition.',
      },
    },
  },
} satisfies StoryTable
