// The Entry Hall: the camp, and the wall of names.
import type { ProseTable } from './prose.ts'

export const campProse = {
  lastCamp: {
    no: 38,
    region: 'entry',
    title: { en: 'The Last Camp', fr: 'Le dernier camp' },
    text: {
      en: [
        'Somebody kept house here. Boots stand in pairs along the wall, dry, stuffed with straw so ' +
          'that they hold their shape: the pair one means to come home in. A line is strung for ' +
          'washing. The fire is low and tidy, and there is no wood anywhere to account for it; next ' +
          'to it lies a spoon with a bite taken out of the bowl. Thirty paces up the slope the tunnel ' +
          'turns grey, and now and then a breath comes down that smells of wet grass. Nothing from ' +
          'below has ever crossed the row of boots. Nobody tells you so. You notice that you have all ' +
          'sat down inside it.',
      ],
      fr: [
        'Quelqu’un a tenu maison ici. Des bottes s’alignent par paires le long du mur, sèches, ' +
          'bourrées de paille pour garder leur forme : celles dans lesquelles on compte rentrer. Une ' +
          'corde attend la lessive. Le feu est bas, soigné, et rien alentour n’explique de quel bois ' +
          'il se chauffe ; à côté traîne une cuillère où l’on a mordu. À trente pas, en haut de la ' +
          'pente, le tunnel devient gris, et il en descend parfois un souffle qui sent l’herbe ' +
          'mouillée. Rien de ce qui vit en bas n’a jamais franchi la rangée de bottes. On ne vous le ' +
          'dit pas. Vous remarquez que vous vous êtes tous assis en deçà.',
      ],
    },
    remembers: {
      secondBand: {
        en: 'There are more boots than on your first evening. Some are yours.',
        fr: 'Il y a plus de bottes que le premier soir. Certaines sont les vôtres.',
      },
      lamp: {
        en:
          'The child has put the lamp down among the boots, and moved the smallest pair nearer to the ' +
          'warmth.',
        fr: 'L’enfant a posé la lampe parmi les bottes et rapproché de la chaleur la plus petite paire.',
      },
      namesRead: {
        en: 'Over the fire every name has its stroke, and the wall looks like a wall.',
        fr: 'Au-dessus du feu chaque nom est rayé, et le mur a l’air d’un mur.',
      },
      longNight: {
        en: 'The fire is the last coloured thing in the world.',
        fr: 'Le feu est la dernière chose au monde à avoir une couleur.',
      },
    },
    choices: {
      rest: {
        label: { en: 'Rest', fr: 'Se reposer' },
        done: {
          en: 'You sleep by turns, and wake with hands that close. The torches did not sleep.',
          fr:
            'Vous dormez à tour de rôle, et vos mains se referment au réveil. Les torches, elles, n’ont ' +
            'pas dormi.',
        },
      },
      names: {
        label: { en: 'Read the wall above the fire', fr: 'Lire le mur au-dessus du feu' },
      },
      child: {
        label: { en: 'Talk to the child', fr: 'Parler à l’enfant' },
      },
      home: {
        label: { en: 'Send a companion up into the daylight', fr: 'Renvoyer un compagnon au jour' },
      },
      embers: {
        label: { en: 'Feed the fire', fr: 'Nourrir le feu' },
      },
      leave: {
        label: { en: 'Go back down', fr: 'Redescendre' },
      },
    },
    journal: {
      en: 'A camp whose fire burns without wood. One can rest there.',
      fr: 'Un camp dont le feu brûle sans bois. On peut s’y reposer.',
    },
  },
  namesOnTheWall: {
    no: 39,
    region: 'entry',
    title: { en: 'Names on the Wall', fr: 'Des noms sur le mur' },
    text: {
      en: [
        'The rock over the fire is covered with names, cut with whatever was at hand. Most have a ' +
          'stroke through them: this one came up again, ate his soup and crossed himself out. Six ' +
          'have none. Orra. Pell of the Ford. Two Hadrecs, father and son. Mistress Anquetil. Tam, ' +
          'with a goat drawn beside him, not badly. No titles. One has put his trade, which was ' +
          'roofs. It would be little enough to find what is left of them and to read it out where it ' +
          'is warm. Little things weigh a good deal down here, but they can be carried.',
      ],
      fr: [
        'Au-dessus du feu, la roche est couverte de noms, taillés avec ce qu’on avait. La plupart ' +
          'sont rayés : celui-ci est remonté, a mangé sa soupe et s’est biffé lui-même. Six ne le ' +
          'sont pas. Orra. Pell du Gué. Deux Hadrec, le père et le fils. Dame Anquetil. Tam, avec une ' +
          'chèvre dessinée à côté, pas mal du tout. Aucun titre. L’un a mis son métier : les toits. ' +
          'Ce serait peu de chose que de retrouver ce qu’il en reste et de le lire ici, où il fait ' +
          'chaud. Les petites choses pèsent lourd en bas, mais elles se portent.',
      ],
    },
    remembers: {
      lamp: {
        en: 'The child looks at the goat for a long time and says that the horns are wrong.',
        fr: 'L’enfant regarde longuement la chèvre et dit que les cornes ne vont pas.',
      },
    },
    choices: {
      promise: {
        label: { en: 'Promise to look for the six', fr: 'Promettre de chercher les six' },
        done: {
          en: 'You say it to the wall, which is the kind of listener that keeps such things.',
          fr: 'Vous le dites au mur, qui est de ceux qui retiennent.',
        },
      },
      leave: {
        label: { en: 'Leave the wall its six', fr: 'Laisser ses six noms au mur' },
      },
    },
    journal: {
      en: 'Six names without a stroke: Orra, Pell, two Hadrecs, Mistress Anquetil, Tam.',
      fr: 'Six noms sans rature : Orra, Pell, deux Hadrec, dame Anquetil, Tam.',
    },
  },
  childWithLamp: {
    no: 40,
    region: 'entry',
    title: { en: 'The Child with the Lamp', fr: 'L’enfant à la lampe' },
    text: {
      en: [
        'By the fire sits a child, eight years old or a very small nine, holding a lamp on its ' +
          'knees. It is here for its brother, who was here for the goat. It says so in the voice of ' +
          'one who has said it to every party that came through, and been patted on the head by each. ' +
          '“You have torches,” it observes. “A torch looks at you. A lamp looks where you are going.” ' +
          'And it is true that the flame does not stand straight. It points, like a dog, at the dark ' +
          'beyond the gate, and trembles slightly, like a dog.',
      ],
      fr: [
        'Près du feu, il y a un enfant, huit ans ou un tout petit neuf ans, une lampe sur les ' +
          'genoux. Il est venu pour son frère, qui était venu pour la chèvre. Il le dit du ton de qui ' +
          'l’a dit à chaque troupe de passage, et s’est vu chaque fois tapoter la tête. « Vous avez ' +
          'des torches, remarque-t-il. Une torche, ça vous regarde. Une lampe, ça regarde où l’on ' +
          'va. » Et c’est vrai que la flamme n’est pas droite. Elle montre, comme un chien à l’arrêt, ' +
          'le noir derrière la porte, et comme lui elle tremble un peu.',
      ],
    },
    remembers: {
      namesQuest: {
        en: 'It has heard what you promised the wall. It has moved over, so that there is room beside it.',
        fr:
          'Il a entendu ce que vous avez promis au mur. Il s’est poussé, de sorte qu’il y a une place à ' +
          'côté de lui.',
      },
      lampRefused: {
        en: 'It does not ask this time. It only holds the lamp a little higher than it needs to.',
        fr: 'Cette fois il ne demande rien. Il tient seulement la lampe un peu plus haut qu’il ne faut.',
        unless: ['lamp'],
      },
    },
    choices: {
      take: {
        label: { en: 'Take the child along', fr: 'Emmener l’enfant' },
        done: {
          en:
            'It walks in front, since that is where the lamp is, and the dark draws in its feet to let ' +
            'it by.',
          fr:
            'Il marche devant, puisque c’est là qu’est la lampe, et le noir rentre les pieds pour le ' +
            'laisser passer.',
        },
      },
      refuse: {
        label: { en: 'Tell it to wait here', fr: 'Lui dire d’attendre ici' },
        done: {
          en: '“All right,” says the child, and turns down the wick, to make it last.',
          fr: '« Bon », dit l’enfant, et il baisse la mèche pour qu’elle dure.',
        },
      },
    },
    journal: {
      en: 'A child waits at the camp, with a lamp that points the way.',
      fr: 'Au camp, un enfant attend, avec une lampe qui montre le chemin.',
    },
  },
  othersCame: {
    no: 41,
    region: 'entry',
    title: { en: 'Others Came After You', fr: 'D’autres vous ont suivis' },
    text: {
      en: [
        'At the top of the slope somebody calls names, gets no answer, and comes down all the same. ' +
          'There are only a few of them. They have followed chalk marks, then crumbs, then a shield ' +
          'that one of them knew by its dent. They do not ask. They look along the row of boots, ' +
          'where some pairs have not been fetched, and one of them takes a dry pair from her pack, ' +
          'stuffs it with straw and sets it at the end. “Well,” she says to the fire, getting up off ' +
          'her knees, “show me how far they got.”',
      ],
      fr: [
        'En haut de la pente quelqu’un appelle des noms, n’obtient pas de réponse, et descend quand ' +
          'même. Ils ne sont que quelques-uns. Ils ont suivi des marques à la craie, puis des ' +
          'miettes, puis un bouclier que l’un d’eux a reconnu à sa bosse. Ils ne demandent rien. Ils ' +
          'regardent la rangée de bottes, dont certaines paires n’ont pas été reprises ; l’une ' +
          'd’entre eux tire de son sac une paire sèche, la bourre de paille et la range au bout. ' +
          '« Bien, dit-elle au feu en se relevant, montre-moi jusqu’où ils sont allés. »',
      ],
    },
    journal: {
      en: 'A second band came down to look for the first.',
      fr: 'Une seconde troupe est descendue chercher la première.',
    },
  },
  daylightBehind: {
    no: 42,
    region: 'entry',
    title: { en: 'Daylight Behind You', fr: 'Le jour dans le dos' },
    text: {
      en: [
        'You walk the last stretch together, up to where the rain gets in. Nobody has prepared a ' +
          'sentence. Whoever has been below so long stops at the rim of the grey and puts out an arm, ' +
          'to see whether the wet is still meant for everyone; then the other arm. “And you are going ' +
          'down again.” It is not a question, so you spare each other the answer. From the bend you ' +
          'look round, once. In the opening stands a figure, small against so much sky, trying to ' +
          'remember what one does with one’s hands.',
      ],
      fr: [
        'Vous faites ensemble le dernier bout, jusqu’où la pluie entre. Personne n’a préparé de ' +
          'phrase. Qui est resté si longtemps en bas s’arrête au bord du gris et tend un bras, pour ' +
          'voir si l’eau du ciel est toujours à tout le monde ; puis l’autre bras. « Et vous, vous ' +
          'redescendez. » Ce n’est pas une question, et l’on s’épargne la réponse. Au tournant, vous ' +
          'vous retournez une fois. Dans l’ouverture une silhouette, petite devant tant de ciel, ' +
          'cherche à se rappeler ce que l’on fait de ses mains.',
      ],
    },
    journal: {
      en: 'Somebody who had been below for years stood in the rain.',
      fr: 'Quelqu’un qui était en bas depuis des années s’est tenu sous la pluie.',
    },
  },
  namesRead: {
    no: 104,
    region: 'entry',
    title: { en: 'The Names Are Read', fr: 'Les noms sont lus' },
    text: {
      en: [
        'You read them by the fire in the order in which they were cut, those you found and those ' +
          'you only looked for. Orra. Pell of the Ford. Hadrec, and Hadrec. Mistress Anquetil. After ' +
          'each you draw the stroke, for that is what the wall says: this one is not down there any ' +
          'more. Tam is the last, and then, since it seems unfriendly to stop, the goat. When you ' +
          'turn round the dark has moved. Not far: about as far as people shift on a bench when one ' +
          'more wants to sit.',
      ],
      fr: [
        'Vous les lisez près du feu dans l’ordre où ils furent taillés, ceux que vous avez trouvés ' +
          'et ceux que vous avez seulement cherchés. Orra. Pell du Gué. Hadrec, et Hadrec. Dame ' +
          'Anquetil. Après chacun vous tirez le trait, car c’est ce que dit le mur : celui-là n’est ' +
          'plus en bas. Tam vient en dernier, et puis, parce qu’il serait peu aimable de s’arrêter ' +
          'là, la chèvre. Quand vous vous retournez, le noir a reculé. Pas de beaucoup ; comme on se ' +
          'pousse sur un banc quand quelqu’un d’autre voudrait s’asseoir.',
      ],
    },
    remembers: {
      lamp: {
        en: 'The last two strokes are the child’s. It corrects the horns first.',
        fr: 'Les deux derniers traits sont de l’enfant. Il corrige d’abord les cornes.',
      },
    },
    journal: {
      en: 'The six names have been read by the fire. The dark made room.',
      fr: 'Les six noms ont été lus près du feu. Le noir a fait de la place.',
    },
  },
} satisfies ProseTable
