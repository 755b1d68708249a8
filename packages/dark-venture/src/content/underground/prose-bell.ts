// The Sunken Vault: the bell, the water, the white room.
import type { ProseTable } from './prose.ts'

export const bellProse = {
  sunkenBell: {
    no: 92,
    region: 'vault',
    title: { en: 'The Sunken Bell', fr: 'La cloche engloutie' },
    text: {
      en: [
        'A bell as big as a hayrick lies on its side beneath the flood. Around it the water is so ' +
          'clear that it might be afraid to touch. Along the lip runs a line in letters made to be ' +
          'read from far off: once, to be fetched; twice, to be done. The clapper is not where it ' +
          'belongs. Somebody has unhooked it, wrapped it in a stocking and tucked it up behind the ' +
          'yoke, as one hides sugar from a child. You lay a finger on the rim, and the hall hums, ' +
          'from the floor to your back teeth. On the other side of the door something holds its ' +
          'breath, to listen.',
      ],
      fr: [
        'Une cloche grande comme une meule de foin est couchée sous la crue. Autour d’elle l’eau ' +
          'est si claire qu’on la dirait intimidée. Le long du bord court une ligne, en lettres ' +
          'faites pour être lues de loin : une fois, qu’on vienne nous prendre ; deux fois, c’est ' +
          'fini. Le battant n’est pas à sa place. On l’a décroché, roulé dans un bas et glissé ' +
          'derrière la monture, comme on cache le sucre à un enfant. Vous posez un doigt sur le ' +
          'rebord, et la salle bourdonne, du sol jusqu’à vos molaires. De l’autre côté de la porte, ' +
          'quelque chose retient son souffle pour écouter.',
      ],
    },
    remembers: {
      clapper: {
        en: 'The stocking floats there, empty, waving its foot.',
        fr: 'Le bas flotte là, vide, en remuant du pied.',
      },
      bellRung: {
        en: 'It is humming still from the last time.',
        fr: 'Elle bourdonne encore de la dernière fois.',
      },
      window: {
        en: 'Through the clear water you see a pane of yellow light, and the arm-hole you left in it.',
        fr:
          'À travers l’eau claire vous voyez un carreau de lumière jaune, et le trou par où vous aviez ' +
          'passé le bras.',
      },
    },
    choices: {
      ring: {
        label: { en: 'Ring the bell', fr: 'Sonner la cloche' },
        done: {
          en:
            'Once. Everything below that has ears lifts them. The flames stand up straight; so does the ' +
            'beast.',
          fr:
            'Une fois. Tout ce qui en bas a des oreilles les dresse. Les flammes se tiennent droites ; ' +
            'la bête aussi.',
        },
      },
      clapper: {
        label: { en: 'Take the clapper', fr: 'Prendre le battant' },
        done: {
          en: 'It is no larger than a pear, and you cannot carry it without its telling.',
          fr: 'Il n’est pas plus gros qu’une poire, et l’on ne peut le porter sans que cela s’entende.',
        },
      },
      strike: {
        label: { en: 'Strike the bell with a weapon', fr: 'Frapper la cloche d’une arme' },
        done: {
          en: 'It answers, cracked and unwilling, and the torches flinch.',
          fr: 'Elle répond, fêlée, à contrecœur, et les torches bronchent.',
        },
      },
      dive: {
        label: { en: 'Dive under the door', fr: 'Plonger sous la porte' },
      },
      leave: {
        label: { en: 'Leave it to hum', fr: 'La laisser bourdonner' },
      },
    },
    journal: {
      en: 'The bell in the flood: once, to be fetched; twice, to be done.',
      fr: 'La cloche dans la crue : une fois pour qu’on vienne, deux fois pour finir.',
    },
  },
  underDoor: {
    no: 93,
    region: 'vault',
    title: { en: 'Under the Door', fr: 'Sous la porte' },
    text: {
      en: [
        'One of you goes. The others hold the rope, or one another. Beneath the bell is a culvert, ' +
          'and in the culvert a grating that lacks a bar; after that it is done by feel, with the ' +
          'whole of the door overhead, along a seam of cold as wide as a body. Count, says a voice in ' +
          'the skull. At thirty the hands find a step. At fifty there is air, of a sort, and a lever ' +
          'no longer than a spoon, with a card: in case of error. It is stiff. In all these years ' +
          'nobody had been on that side to make one. Then, with a groan, the door starts to roll.',
      ],
      fr: [
        'L’un de vous y va. Les autres tiennent la corde, ou se tiennent. Sous la cloche il y a une ' +
          'buse et, dans la buse, une grille où manque un barreau ; ensuite cela se fait à tâtons, ' +
          'toute la porte au-dessus de soi, le long d’une veine de froid large comme un corps. ' +
          'Compte, dit une voix dans le crâne. À trente, les mains trouvent une marche. À cinquante, ' +
          'il y a de l’air, si l’on veut, et un levier pas plus long qu’une cuillère, avec un ' +
          'carton : en cas d’erreur. Il est dur. En tant d’années, personne ne s’était trouvé de ce ' +
          'côté pour en commettre une. Puis, en gémissant, la porte se met à rouler.',
      ],
    },
    remembers: {
      ferryFree: {
        en: 'The lake has been told about you, and lets the swimmer through with hardly a scratch.',
        fr: 'On a parlé de vous au lac, et il laisse passer le nageur presque sans l’égratigner.',
      },
    },
    journal: {
      en: 'One of you swam beneath the door and opened it from inside.',
      fr: 'L’un de vous a nagé sous la porte et l’a ouverte de l’intérieur.',
    },
  },
  heartChamber: {
    no: 96,
    region: 'vault',
    title: { en: 'The Heart Chamber', fr: 'La chambre du cœur' },
    text: {
      en: [
        'After all that, a small room. It has been whitewashed. There is a stool, a nail for a hat, ' +
          'and in the wall the sort of niche in which a household keeps its lamp. In the niche is the ' +
          'Heart. It is as big as two fists, dark, and crossed with mends by someone who otherwise ' +
          'mended nets. It beats. Now and again it misses, waits, and goes on, like a person climbing ' +
          'stairs without a light. All around it, from the skirting to the ceiling, the plaster is ' +
          'covered with carpenter’s pencil, in a hand that grows smaller the less wall it has left.',
      ],
      fr: [
        'Après tout cela, une petite pièce. On l’a passée à la chaux. Il y a un tabouret, un clou ' +
          'pour un chapeau et, dans le mur, une de ces niches où les maisons gardent leur lampe. Dans ' +
          'la niche est le cœur. Il est gros comme deux poings, sombre, sillonné de reprises par ' +
          'quelqu’un qui d’habitude reprisait des filets. Il bat. De temps en temps il manque, attend ' +
          'et repart, comme on monte un escalier sans lumière. Tout autour, de la plinthe au plafond, ' +
          'le plâtre est couvert de crayon de charpentier, d’une main qui rapetisse à mesure qu’il ' +
          'lui reste moins de mur.',
      ],
    },
    remembers: {
      kingHears: {
        en: 'Your name, it seems to you, is in the beat.',
        fr: 'Il vous semble que, dans le battement, il y a votre nom.',
      },
    },
    choices: {
      take: {
        label: { en: 'Take the Heart', fr: 'Prendre le cœur' },
      },
      read: {
        label: { en: 'Read the wall', fr: 'Lire le mur' },
      },
      leave: {
        label: { en: 'Take off your hat, and go', fr: 'Ôter votre chapeau et sortir' },
      },
    },
    journal: {
      en: 'A small white room, and in it a mended heart.',
      fr: 'Une petite pièce blanche et, dedans, un cœur reprisé.',
    },
  },
  whyLocked: {
    no: 97,
    region: 'vault',
    title: { en: 'Why It Was Locked', fr: 'Pourquoi on l’a fermé' },
    text: {
      en: [
        '“We were told treasure. It is the king’s heart. He did not wish to die, so they took out ' +
          'the part that does it, and put him under water till he should be called. But it will not ' +
          'keep still. It beats for company, and whoever is buried within earshot gets up and cannot ' +
          'think why. So we have made a door. To shut it for good: three true teeth, turned the wrong ' +
          'way; the bell; one of you here, and one there, and both must mean it. We would do it now, ' +
          'but the bell does not sound. No doubt somebody is seeing to it.” Forty names follow. Most ' +
          'are crosses.',
      ],
      fr: [
        '« On nous avait dit un trésor. C’est le cœur du roi. Il ne voulait pas mourir, alors ils ' +
          'lui ont ôté la partie qui meurt, et l’ont mis sous l’eau jusqu’à ce qu’on l’appelle. Mais ' +
          'ce cœur ne tient pas en place. Il bat pour avoir de la compagnie, et qui est enterré à ' +
          'portée se relève et ne sait pas pourquoi. Nous avons donc fait une porte. Pour la fermer à ' +
          'jamais : trois vraies dents, tournées à l’envers ; la cloche ; l’un de vous ici, l’un ' +
          'là-bas, et que tous deux le veuillent. Nous le ferions bien, mais la cloche ne sonne pas. ' +
          'Sans doute quelqu’un s’en occupe. » Suivent quarante noms. La plupart sont des croix.',
      ],
    },
    remembers: {
      falseKey: {
        en: 'Three true teeth. You look at what is in your hand, and it ticks.',
        fr: 'Trois vraies dents. Vous regardez ce que vous avez en main, et cela fait tic.',
      },
      ferryFree: {
        en: 'Somebody has seen to it, you tell the wall. It took a while.',
        fr: 'Quelqu’un s’en est occupé, dites-vous au mur. Cela a pris du temps.',
      },
    },
    journal: {
      en: 'The masons wrote down why they locked it, and how to do so for good.',
      fr: 'Les maçons ont écrit pourquoi ils l’ont fermé, et comment le fermer à jamais.',
    },
  },
} satisfies ProseTable
