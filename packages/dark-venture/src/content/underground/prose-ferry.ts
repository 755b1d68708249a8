// The Lightless Lake: the Ferryman and his debt.
import type { ProseTable } from './prose.ts'

export const ferryProse = {
  ferryman: {
    no: 43,
    region: 'lake',
    title: { en: 'The Ferryman', fr: 'Le passeur' },
    text: {
      en: [
        'A boat lies at the edge of the lake with its stern towards you, and in the stern sits the ' +
          'Ferryman, looking the other way. He is not old. He is worn, as a doorstep is. “Going there ' +
          'is one journey,” he says. “Coming back is another. I mention it because it is so often ' +
          'overlooked.” What he charges he does not say. He lets you turn out your pockets, all of ' +
          'them, and stops you with one finger at the thing that you had hoped to keep. It is never ' +
          'the thing that cost the most.',
      ],
      fr: [
        'Une barque repose au bord du lac, la poupe vers vous, et dans la poupe est assis le ' +
          'passeur, qui regarde ailleurs. Il n’est pas vieux. Il est usé, comme un seuil. « L’aller ' +
          'fait un voyage, dit-il. Le retour en fait un autre. Je le signale, parce qu’on l’oublie ' +
          'souvent. » Ce qu’il demande, il ne le dit pas. Il vous laisse retourner vos poches, ' +
          'toutes, et vous arrête d’un doigt à la chose que vous espériez garder. Ce n’est jamais ' +
          'celle qui a coûté le plus.',
      ],
    },
    remembers: {
      ferryFree: {
        en: 'Today he moves his feet to make room, and pockets are not mentioned.',
        fr: 'Aujourd’hui il range ses pieds pour faire place, et il n’est pas question de poches.',
      },
      ferryQuest: {
        en: 'He looks along your belts for something that might ring, and then back at the water.',
        fr: 'Il cherche à vos ceintures quelque chose qui pourrait sonner, puis revient à l’eau.',
        unless: ['clapper', 'ferryFree'],
      },
      clapper: {
        en: 'He has heard it already, through the cloth.',
        fr: 'Il l’a déjà entendu, à travers l’étoffe.',
        unless: ['ferryFree'],
      },
      coin: {
        en:
          'The coin from the well makes him laugh, once. He threw it in himself, and had wished for ' +
          'custom.',
        fr:
          'La pièce du puits lui tire un rire, un seul. C’est lui qui l’y avait jetée : il avait ' +
          'souhaité des clients.',
      },
      lamp: {
        en: 'To the child he nods as to someone in the same trade.',
        fr: 'À l’enfant il fait un signe de tête, comme entre gens du même métier.',
      },
    },
    choices: {
      payCard: {
        label: { en: 'Cross for 1 card', fr: 'Passer pour 1 carte' },
        done: {
          en: 'He reads it on both sides, and puts it in his hat.',
          fr: 'Il la lit des deux côtés et la met dans son chapeau.',
        },
      },
      payGold: {
        label: { en: 'Cross for 1 gold', fr: 'Passer pour 1 or' },
        done: {
          en: 'He takes it, though one can see that it is not his favourite metal.',
          fr: 'Il le prend, mais on voit bien que ce n’est pas son métal préféré.',
        },
      },
      payCoin: {
        label: { en: 'Cross for the coin from the well', fr: 'Passer pour la pièce du puits' },
        done: {
          en: 'He spins it once on his thumbnail, and drops it over the side.',
          fr: 'Il la fait tourner une fois sur l’ongle du pouce, et la lâche par-dessus bord.',
        },
      },
      ride: {
        label: { en: 'Get in', fr: 'Embarquer' },
        done: {
          en: 'Nobody hears the pole touch bottom. Perhaps it does not.',
          fr: 'Nul n’entend la perche toucher le fond. Peut-être n’y en a-t-il pas.',
        },
      },
      ask: {
        label: { en: 'Ask who overlooked it', fr: 'Demander qui l’a oublié' },
      },
      give: {
        label: { en: 'Give him the clapper', fr: 'Lui donner le battant' },
      },
      threaten: {
        label: { en: 'Take the pole from him', fr: 'Lui prendre sa perche' },
      },
      board: {
        label: { en: 'See to the passengers', fr: 'S’occuper des passagers' },
      },
      leave: {
        label: { en: 'Stay ashore', fr: 'Rester à terre' },
      },
    },
    journal: {
      en: 'A ferryman crosses the lake for something small. There and back are two fares.',
      fr: 'Un passeur traverse le lac pour peu de chose. L’aller et le retour se paient à part.',
    },
  },
  ferrymanOwes: {
    no: 44,
    region: 'lake',
    title: { en: 'What the Ferryman Owes', fr: 'Ce que doit le passeur' },
    text: {
      en: [
        '“Forty,” he says. “Masons, with their mallets. I took them over to shut a door, and was to ' +
          'fetch them when the bell rang. So I have sat with this ear that way.” He turns his head to ' +
          'show you which. “Somebody had unhooked the clapper, to save the overseer a second fare. ' +
          'For a year they shouted. After that they knocked. Now they only shuffle.” He wipes the ' +
          'pole, although it is dry. “Bring me that clapper. I cannot row back forty men. But I ' +
          'should like it to be said that I was called.”',
      ],
      fr: [
        '« Quarante, dit-il. Des maçons, avec leurs maillets. Je les ai passés pour qu’ils ferment ' +
          'une porte, et je devais les reprendre quand la cloche sonnerait. Alors je me tiens avec ' +
          'cette oreille-ci de ce côté-là. » Il tourne la tête pour vous montrer laquelle. « On avait ' +
          'décroché le battant, pour épargner au contremaître le second passage. Ils ont crié un an. ' +
          'Ensuite ils ont frappé. Maintenant ils piétinent. » Il essuie sa perche, qui est sèche. ' +
          '« Apportez-moi ce battant. Quarante hommes, je ne peux plus les ramener. Mais je voudrais ' +
          'qu’on puisse dire que j’ai été appelé. »',
      ],
    },
    choices: {
      promise: {
        label: { en: 'Promise him the clapper', fr: 'Lui promettre le battant' },
        done: {
          en: '“Do not hurry on my account,” says the Ferryman. He has made that joke before.',
          fr: '« Ne vous pressez pas pour moi », dit le passeur. Il a déjà fait cette plaisanterie.',
        },
      },
      leave: {
        label: { en: 'Promise nothing', fr: 'Ne rien promettre' },
      },
    },
    journal: {
      en: 'The Ferryman never heard the bell. He wants its clapper.',
      fr: 'Le passeur n’a jamais entendu la cloche. Il en veut le battant.',
    },
  },
  debtPaid: {
    no: 45,
    region: 'lake',
    title: { en: 'The Debt Paid', fr: 'La dette payée' },
    text: {
      en: [
        'He takes the clapper in both hands and hangs it from the prow on a bit of cord. Then he ' +
          'raps it with a knuckle. It is no louder than a cup being set down. Far off across the ' +
          'lake, something that you had stopped hearing stops.',
        'The Ferryman sits for a while with his head bent. When he speaks he sounds like a man ' +
          'sorting keys. “The boat is yours whenever you want it. I shall do the poling; you would go ' +
          'in circles. Bring whoever is to come. She has held forty.”',
      ],
      fr: [
        'Il prend le battant à deux mains et le pend à la proue par un bout de ficelle. Puis il le ' +
          'heurte d’une phalange. Cela ne fait pas plus de bruit qu’une tasse que l’on pose. Loin, de ' +
          'l’autre côté du lac, quelque chose que vous n’entendiez plus s’arrête.',
        'Le passeur reste un moment la tête basse. Quand il parle, c’est du ton de qui trie des ' +
          'clés. « La barque est à vous quand vous voudrez. C’est moi qui pousserai ; vous tourneriez ' +
          'en rond. Amenez qui doit venir. Elle en a tenu quarante. »',
      ],
    },
    journal: {
      en: 'The Ferryman has been called. His boat is yours, back included.',
      fr: 'Le passeur a été appelé. Sa barque est à vous, retour compris.',
    },
  },
  ferryWithout: {
    no: 49,
    region: 'lake',
    title: { en: 'Ferry Without a Ferryman', fr: 'Le bac sans passeur' },
    text: {
      en: [
        'He lets you have the pole. That is the unpleasant part. He steps over the side, folds his ' +
          'hands, grows hard to look at, and then there is only a boat. It does what you tell it, ' +
          'exactly, and nothing that you meant. And the lake, which in all those years never laid a ' +
          'finger on him, takes hold of the pole at every stroke to find out who you are. Along the ' +
          'shore there is timber washed up, and old rope, and pitch in a keg. One could build ' +
          'something of one’s own here and be beholden to nobody. People have. You can see their ribs ' +
          'under the water.',
      ],
      fr: [
        'Il vous laisse la perche. C’est le plus désagréable. Il enjambe le bord, croise les mains, ' +
          'devient difficile à regarder, et puis il n’y a plus qu’une barque. Elle fait ce que vous ' +
          'lui dites, exactement, et rien de ce que vous vouliez. Quant au lac, qui en tant d’années ' +
          'n’a jamais porté la main sur lui, il saisit la perche à chaque poussée pour savoir qui ' +
          'vous êtes. La rive offre du bois flotté, de vieux cordages, de la poix dans un tonnelet. ' +
          'On pourrait se construire quelque chose et ne rien devoir à personne. D’autres l’ont fait. ' +
          'On voit leurs membrures sous l’eau.',
      ],
    },
    remembers: {
      boat: {
        en: 'Yours floats beside it, uglier, and answers to its name.',
        fr: 'La vôtre flotte à côté, plus laide, et répond à son nom.',
      },
    },
    choices: {
      row: {
        label: { en: 'Take the boat across yourselves', fr: 'Mener la barque vous-mêmes' },
        done: {
          en: 'You arrive. The lake has kept a little of each of you.',
          fr: 'Vous arrivez. Le lac a gardé un peu de chacun.',
        },
      },
      buildCards: {
        label: { en: 'Build a boat with 2 cards', fr: 'Construire une barque avec 2 cartes' },
        done: {
          en: 'Cards make poor caulking. It floats, and a painted queen looks up at you out of the bilge.',
          fr:
            'Des cartes font un piètre calfatage. Elle flotte, et du fond de cale une reine peinte vous ' +
            'regarde.',
        },
      },
      buildWood: {
        label: { en: 'Build a boat with 2 wood', fr: 'Construire une barque avec 2 bois' },
        done: {
          en: 'It leaks, it lists, and nobody else has ever sat in it.',
          fr: 'Elle fuit, elle penche, et personne d’autre ne s’y est jamais assis.',
        },
      },
      board: {
        label: { en: 'See to the passengers', fr: 'S’occuper des passagers' },
      },
      leave: {
        label: { en: 'Leave it on the shingle', fr: 'La laisser sur les galets' },
      },
    },
    journal: {
      en: 'The Ferryman stepped out of his boat. One can pole it, badly, or build another.',
      fr: 'Le passeur a quitté sa barque. On peut la mener, mal, ou en bâtir une.',
    },
  },
  lakeRemembers: {
    no: 50,
    region: 'lake',
    title: { en: 'The Lake Remembers', fr: 'Le lac se souvient' },
    text: {
      en: [
        'Whoever is to come, comes now, with a bundle on the knees, and is told to sit in the ' +
          'middle. The lake takes an interest. Here and there it puts up a face no larger than a ' +
          'plate, looks to see who has got in, and lowers it again; there are forty of them, at a ' +
          'guess, and they are not envious, only attentive. Nobody in the boat asks about the other ' +
          'shore. Somebody asks how many you are. You count, moving your lips, and it is not yet the ' +
          'number that you would like.',
      ],
      fr: [
        'Qui doit venir vient maintenant, un ballot sur les genoux, et on lui dit de s’asseoir au ' +
          'milieu. Le lac s’intéresse. Ici et là il lève un visage pas plus grand qu’une assiette, ' +
          'regarde qui est monté, et le rabaisse ; il y en a quarante, à vue de nez, et ils n’envient ' +
          'personne, ils suivent. Dans la barque nul ne pose de question sur l’autre rive. Quelqu’un ' +
          'demande combien vous êtes. Vous comptez, en remuant les lèvres, et ce n’est pas encore le ' +
          'nombre qu’il vous faudrait.',
      ],
    },
    remembers: {
      counterWith: {
        en: 'The Suuk has taken the seat from which one sees all the others.',
        fr: 'Le Suuk a pris la place d’où l’on voit toutes les autres.',
        unless: ['counterGone'],
      },
      heskWith: {
        en: 'Hesk has brought a boot with something growing in it, and will not have it stowed.',
        fr: 'Hesk a apporté une botte où pousse quelque chose, et refuse qu’on la mette à fond de cale.',
        unless: ['heskAngry'],
      },
      varraWith: {
        en: 'Varra says that she dislikes water, so as to have said something.',
        fr: 'Varra dit qu’elle n’aime pas l’eau, pour avoir dit quelque chose.',
        unless: ['promiseBroken'],
      },
      lamp: {
        en: 'In the bow the child holds out the lamp, though there is nothing there to see yet.',
        fr: 'À l’avant, l’enfant tend la lampe, bien qu’il n’y ait encore rien à voir.',
      },
      broodFriend: {
        en: 'The hatchling must be told twice to keep its tail inboard.',
        fr: 'Il faut dire deux fois à l’éclos de rentrer sa queue.',
      },
    },
    choices: {
      board: {
        label: { en: 'Bring a companion aboard', fr: 'Faire monter un compagnon' },
      },
      leave: {
        label: { en: 'Wait for the others', fr: 'Attendre les autres' },
      },
    },
    journal: {
      en: 'The boat waits for those who are to come along.',
      fr: 'La barque attend ceux qui doivent venir.',
    },
  },
} satisfies ProseTable
