// The Fungus Grotto: the caps and the Mother.
import type { ProseTable } from './prose.ts'

export const capsProse = {
  breathingCaps: {
    no: 3,
    region: 'grotto',
    title: { en: 'Breathing Caps', fr: 'Chapeaux qui respirent' },
    text: {
      en: [
        'Mushrooms, though it is too small a word. They stand close as a wood and high as houses, ' +
          'and their gills open and shut together, so that all the air in the grotto leans one way ' +
          'and then the other, and your cloaks with it. Out of caution you hold your breath. The wood ' +
          'holds its own. A hundred caps tilt to find out what the matter is. They have no eyes, that ' +
          'you can see. Round the nearest stalk, at the height where one prunes, somebody has tied a ' +
          'ribbon.',
      ],
      fr: [
        'Des champignons, mais le mot est trop petit. Ils sont serrés comme un bois, hauts comme ' +
          'des maisons, et leurs lames s’ouvrent et se ferment ensemble, si bien que tout l’air de la ' +
          'grotte penche d’un côté, puis de l’autre, et vos manteaux avec. Par prudence vous retenez ' +
          'votre souffle. Le bois retient le sien. Cent chapeaux s’inclinent pour savoir ce qu’il y ' +
          'a. D’yeux, point, autant qu’on puisse voir. Autour du pied le plus proche, à la hauteur où ' +
          'l’on taille, quelqu’un a noué un ruban.',
      ],
    },
    remembers: {
      heskWith: {
        en: '“Talk to the old one,” says Hesk. “And no please. They take it for a name.”',
        fr: '« Parlez au vieux, dit Hesk. Et pas de s’il vous plaît. Ils croient que c’est quelqu’un. »',
      },
      motherDead: {
        en: 'They do not turn. They know you by the hand.',
        fr: 'Ils ne se tournent pas. Ils vous connaissent à la main.',
      },
    },
    choices: {
      harvest: {
        label: { en: 'Cut one', fr: 'En couper un' },
        done: {
          en: 'It comes off with a small cold sigh. The others look away.',
          fr: 'Il vient avec un petit soupir froid. Les autres regardent ailleurs.',
        },
      },
      whisper: {
        label: { en: 'Speak to them', fr: 'Leur parler' },
        failed: {
          en: 'You said the wrong thing, or said it to the wrong one. The spores come down by the pound.',
          fr: 'Ce n’était pas le mot, ou pas le bon chapeau. Les spores tombent par livres entières.',
        },
      },
      leave: {
        label: { en: 'Back out slowly', fr: 'Ressortir lentement' },
      },
    },
    journal: {
      en: 'A wood of breathing caps. They turn to whoever comes in.',
      fr: 'Un bois de chapeaux qui respirent. Ils se tournent vers qui entre.',
    },
  },
  capsAnswer: {
    no: 14,
    region: 'grotto',
    title: { en: 'The Caps Answer', fr: 'Les chapeaux répondent' },
    text: {
      en: [
        'You tell them about the weather. It is all that occurs to you: rain since Tuesday, the ' +
          'wind gone round, the barley flat. Nobody has told them in years. The breathing stops, and ' +
          'when it comes back it comes at your own pace. Down the whole length of the grotto the caps ' +
          'lean out of one another’s way until there is a lane with a dry floor, and something picks ' +
          'the spores from your sleeves, one by one, to make you fit to be seen. At the end hangs a ' +
          'green light. It has been turned up a little, for people who are expected.',
      ],
      fr: [
        'Vous leur dites le temps qu’il fait. Rien d’autre ne vous vient : la pluie depuis mardi, ' +
          'le vent qui a tourné, l’orge couchée. Il y a des années que personne ne leur en parle. La ' +
          'respiration s’arrête, et quand elle reprend, c’est à votre allure. Sur toute la longueur ' +
          'de la grotte les chapeaux s’effacent l’un devant l’autre, jusqu’à ouvrir une allée au sol ' +
          'sec ; quelque chose ôte les spores de vos manches, une à une, pour vous rendre ' +
          'présentables. Au bout pend une lumière verte. On l’a montée un peu, comme pour des gens ' +
          'qu’on attend.',
      ],
    },
    journal: {
      en: 'The caps like to hear about the weather. They let you through.',
      fr: 'Les chapeaux aiment qu’on leur parle du temps. Ils vous laissent passer.',
    },
  },
  laneOfCaps: {
    no: 25,
    region: 'grotto',
    title: { en: 'A Lane of Caps', fr: 'Une allée de chapeaux' },
    text: {
      en: [
        'They know your step by now. You are hardly in the grotto when word runs ahead from gill to ' +
          'gill, and the lane opens, not quite straight, because it goes round a nest of seedlings on ' +
          'which you would have trodden. A young cap hops along beside you on its one foot until it ' +
          'is out of breath, which is all it consists of. At the bend a fungus has been laid out on a ' +
          'leaf, and the leaf on a flat stone. You cannot decide whether this is a toll paid back or ' +
          'a picnic.',
      ],
      fr: [
        'Ils connaissent votre pas, maintenant. À peine êtes-vous entrés que la nouvelle court ' +
          'devant vous de lame en lame, et l’allée s’ouvre, pas tout à fait droite, car elle ' +
          'contourne un nid de pousses que vous auriez piétiné. Un jeune chapeau sautille à côté de ' +
          'vous sur son unique pied jusqu’à perdre le souffle, dont il est fait. Au tournant, on a ' +
          'posé un champignon sur une feuille, et la feuille sur une pierre plate. Vous ne sauriez ' +
          'dire si c’est un péage qu’on vous rend ou un pique-nique.',
      ],
    },
    journal: {
      en: 'The caps open a lane for you, with refreshments.',
      fr: 'Les chapeaux vous ouvrent une allée, avec collation.',
    },
  },
  sporeMother: {
    no: 4,
    region: 'grotto',
    title: { en: 'Spore Mother', fr: 'Mère des spores' },
    text: {
      en: [
        'The grotto runs down to a hollow, and in the hollow hangs a husk of wet light. It would ' +
          'fill a barn. Shapes stir inside, knees under a blanket. It has no quarrel with you that ' +
          'you know of; but you have brought iron, iron has a smell, and the seam down its front is ' +
          'coming open without a sound. What drops out is round and blind, wobbles, finds its ' +
          'balance, and faces you. In the place that they have left something glows, green, as long ' +
          'as a finger, with the curve of a tooth.',
      ],
      fr: [
        'La grotte descend vers un creux, et dans le creux pend une cosse de lumière humide. Elle ' +
          'remplirait une grange. Des formes y remuent, genoux sous une couverture. Elle ne vous en ' +
          'veut pas, que vous sachiez ; mais vous avez apporté du fer, le fer a une odeur, et sur le ' +
          'devant la couture s’ouvre sans un bruit. Ce qui en tombe est rond, aveugle, chancelle, ' +
          'trouve son aplomb et vous fait face. À la place laissée libre luit quelque chose de vert, ' +
          'long d’un doigt, qui a la courbe d’une dent.',
      ],
    },
    remembers: {
      sporeFriend: {
        en: 'All the caps around the hollow have stopped breathing, to see what kind of guests you are.',
        fr: 'Autour du creux tous les chapeaux ont cessé de respirer, pour voir quels hôtes vous êtes.',
      },
      heskQuest: {
        en: 'Water, said Hesk. Slowly, and nothing in the hands.',
        fr: 'De l’eau, a dit Hesk. Lentement, et rien dans les mains.',
        unless: ['motherDead'],
      },
    },
    choices: {
      fight: {
        label: { en: 'Stand and fight', fr: 'Faire front' },
      },
      pour: {
        label: { en: 'Lay down your arms and pour the water', fr: 'Poser les armes et verser l’eau' },
      },
      flee: {
        label: { en: 'Back away up the slope', fr: 'Remonter la pente à reculons' },
        done: {
          en: 'They follow to the edge of the moss, and there they stop, and lean.',
          fr: 'Ils suivent jusqu’au bord de la mousse ; là ils s’arrêtent, et se penchent.',
        },
      },
    },
    journal: {
      en: 'In the lowest hollow of the grotto hangs the Mother, with something green inside.',
      fr: 'Dans le creux le plus bas de la grotte pend la Mère, avec quelque chose de vert dedans.',
    },
  },
  sporeKey: {
    no: 15,
    region: 'grotto',
    title: { en: 'Spore Key', fr: 'Clé de spore' },
    text: {
      en: [
        'What is left of them runs together and sinks into the moss. You wipe your blades on it and ' +
          'feel, absurdly, that one does not come to such a house without flowers. Inside, the husk ' +
          'is still warm. It beats; not many times. The key hangs where a heart would, soft as the ' +
          'lobe of an ear, and when you close your fist it takes the print of the hand, every line of ' +
          'it, and sets. Whoever holds it from now on will be able to say who did this. Behind you, ' +
          'cap by cap, the grotto puts out its lights.',
      ],
      fr: [
        'Ce qui en reste se rejoint et s’enfonce dans la mousse. Vous y essuyez vos lames, avec ' +
          'l’idée absurde qu’on ne vient pas dans une telle maison sans fleurs. Dedans, la cosse est ' +
          'encore chaude. Elle bat ; pas longtemps. La clé pend où serait un cœur, molle comme un ' +
          'lobe d’oreille, et quand votre poing se ferme elle prend l’empreinte de la main, chaque ' +
          'ligne, et durcit ainsi. Qui la tiendra désormais pourra dire qui a fait cela. Derrière ' +
          'vous, chapeau après chapeau, la grotte éteint ses lumières.',
      ],
    },
    remembers: {
      heskWith: {
        en: 'Hesk has put the boot down. She says nothing that could be answered, and goes home.',
        fr: 'Hesk a posé la botte. Elle ne dit rien à quoi l’on puisse répondre, et rentre chez elle.',
      },
    },
    journal: {
      en: 'The Mother is dead. The key that grew bears the print of your hand.',
      fr: 'La Mère est morte. La clé qui a poussé porte l’empreinte de votre main.',
    },
  },
  huskUnfolds: {
    no: 26,
    region: 'grotto',
    title: { en: 'The Husk Unfolds', fr: 'La cosse se déplie' },
    text: {
      en: [
        'You pour, and wait, and set your weapons down because your arms have grown tired; and ' +
          'that, as it turns out, was the whole art. The husk drinks as a field does, with small ' +
          'clicks. Then the seam parts at the bottom, no wider than a letter-box, and the round blind ' +
          'ones roll out between your feet to see the rest of the world, which is a grotto. When they ' +
          'have gone a tongue of moss comes out. It is holding up the key, quite flat, the way one ' +
          'offers sugar to a horse. You thank it. The caps write that down, in some fashion of their ' +
          'own.',
      ],
      fr: [
        'Vous versez, vous attendez, vous posez vos armes parce que les bras fatiguent ; or c’était ' +
          'là tout l’art. La cosse boit comme boit un champ, à petits claquements. Puis la couture ' +
          's’entrouvre par le bas, pas plus qu’une fente à lettres, et les ronds aveugles roulent ' +
          'entre vos pieds pour aller voir le reste du monde, qui est une grotte. Quand ils sont ' +
          'partis sort une langue de mousse. Elle tend la clé, bien à plat, comme on offre un sucre à ' +
          'un cheval. Vous remerciez. Les chapeaux en prennent note, à leur façon.',
      ],
    },
    remembers: {
      heskQuest: {
        en: 'From the hut comes the clink of a cup being set out.',
        fr: 'De la cabane vient le tintement d’une tasse que l’on sort.',
      },
    },
    journal: {
      en: 'The Mother was only thirsty. She gave the key that grew.',
      fr: 'La Mère avait seulement soif. Elle a donné la clé qui a poussé.',
    },
  },
  rot: {
    no: 66,
    region: 'grotto',
    title: { en: 'Rot', fr: 'Pourriture' },
    text: {
      en: [
        'There was no time to bury what fell here, and the grotto does not like things left lying. ' +
          'Within the hour it is furred over. An hour later it has been drawn down into the hollow, ' +
          'quite tenderly, as a maid clears a table, and all that remains on the spot is a bed of ' +
          'tiny caps in the outline of a body. You tell each other that this is how a wood mourns. ' +
          'Then the outline sits up. It holds its head a little to the left, as somebody you knew ' +
          'used to do. There the likeness ends, and it is hungry.',
      ],
      fr: [
        'On n’a pas eu le temps d’enterrer ce qui est tombé ici, et la grotte n’aime pas que les ' +
          'choses traînent. Au bout d’une heure, c’est couvert de duvet. Une heure encore, et cela a ' +
          'été tiré dans le creux, avec douceur, comme une servante débarrasse ; il ne reste sur ' +
          'place qu’un semis de chapeaux minuscules, en forme de corps. Vous vous dites que c’est ' +
          'ainsi qu’un bois porte le deuil. Alors la forme s’assied. Elle tient la tête un peu à ' +
          'gauche, comme le faisait quelqu’un que vous connaissiez. La ressemblance s’arrête là, et ' +
          'elle a faim.',
      ],
    },
    journal: {
      en: 'What falls in the grotto does not stay lying.',
      fr: 'Ce qui tombe dans la grotte n’y reste pas couché.',
    },
  },
} satisfies ProseTable
