// The Sunken Vault: the beast, and the Heart.
import type { ProseTable } from './prose.ts'

export const beastProse = {
  lair: {
    no: 12,
    region: 'vault',
    title: { en: 'The Lair', fr: 'Le repaire' },
    text: {
      en: [
        'You smell it first: river, iron, and underneath a sweetness that you know from farms. The ' +
          'passage widens. On both sides the rock is polished to the height of a gable, as a gatepost ' +
          'is polished by cattle. You look for bones, since one expects them. There are none, not a ' +
          'splinter. Whatever could be eaten here was eaten so long ago that even the stains have ' +
          'been licked up. Ahead of you the air begins to move, away, into the dark, steadily, as if ' +
          'a sluice had been raised. You have time to wonder whether it ever comes back. Then it ' +
          'comes back.',
      ],
      fr: [
        'On le sent d’abord : de la rivière, du fer et, dessous, une douceur qu’on connaît des ' +
          'fermes. Le passage s’élargit. Des deux côtés la roche est polie jusqu’à hauteur de pignon, ' +
          'comme un poteau de barrière par les bêtes. Vous cherchez des os, puisqu’il en faut. Il n’y ' +
          'en a pas, pas une esquille. Ce qui pouvait se manger ici le fut il y a si longtemps que ' +
          'les taches mêmes ont été léchées. Devant vous l’air se met en mouvement, vers le fond, ' +
          'régulièrement, comme si l’on avait levé une vanne. Vous avez le temps de vous demander ' +
          's’il revient jamais. Puis il revient.',
      ],
    },
    remembers: {
      fed: {
        en: 'This time it smells of you, a little, and there is no threat in it.',
        fr: 'Cette fois il sent un peu vous, et il ne menace pas.',
      },
    },
    journal: {
      en: 'Behind the vault water something very large breathes in its lair.',
      fr: 'Derrière l’eau du caveau, quelque chose de très grand respire dans son repaire.',
    },
  },
  tenBreaths: {
    no: 36,
    region: 'vault',
    title: { en: 'Ten of Your Breaths', fr: 'Dix de vos souffles' },
    text: {
      en: [
        'It lies with its chin on the ground, as animals lie that have been told to stay. For each ' +
          'breath of it you take ten. Round the neck goes a collar, long since too small, grown into ' +
          'the hide, and from the collar hangs a tag. One of you ventures near enough to read: back ' +
          'soon. So it never guarded anything. Somebody tied it up outside and went in. An eye comes ' +
          'open, as big as a table. It does not trouble with your swords, having seen swords. It goes ' +
          'to your hands, first the one and then the other.',
      ],
      fr: [
        'Elle est couchée, le menton à terre, comme les bêtes à qui l’on a dit de ne pas bouger. ' +
          'Pour un de ses souffles, vous en prenez dix. Autour du cou passe un collier, trop petit ' +
          'depuis longtemps, entré dans le cuir, et au collier pend une plaque. L’un de vous ' +
          's’approche assez pour lire : je reviens. Elle n’a donc jamais rien gardé. Quelqu’un l’a ' +
          'attachée dehors et il est entré. Un œil s’ouvre, grand comme une table. Il ne s’arrête pas ' +
          'à vos épées ; des épées, il en a vu. Il va à vos mains, d’abord l’une, ensuite l’autre.',
      ],
    },
    remembers: {
      fed: {
        en:
          'It knows you. Far back, what you had taken for a rockfall moves from left to right: the ' +
          'tail.',
        fr:
          'Elle vous connaît. Tout au fond, ce que vous aviez pris pour un éboulis va de gauche à ' +
          'droite : la queue.',
      },
      broodFriend: {
        en: 'It sniffs where the eggs’ warmth has rubbed off on you, and its ears come forward.',
        fr: 'Elle flaire sur vous la chaleur des œufs, et ses oreilles se dressent.',
      },
    },
    choices: {
      meat: {
        label: { en: 'Give it meat', fr: 'Lui donner de la viande' },
        done: {
          en: 'Gone. The eye has not left your hand.',
          fr: 'Disparue. L’œil n’a pas quitté votre main.',
        },
      },
      egg: {
        label: { en: 'Give it an egg', fr: 'Lui donner un œuf' },
        done: {
          en:
            'It keeps the egg in its cheek for a while, as if it were thinking of something, and then ' +
            'swallows.',
          fr:
            'Elle garde l’œuf un moment dans la joue, comme si elle pensait à quelque chose, puis ' +
            'avale.',
        },
      },
      fungus: {
        label: { en: 'Give it a fungus', fr: 'Lui donner un champignon' },
        done: {
          en: 'It has eaten worse. It has eaten nothing, which is worse.',
          fr: 'Elle a mangé pire. Elle n’a rien mangé, ce qui est pire.',
        },
      },
      prisoner: {
        label: { en: 'Give it a prisoner', fr: 'Lui donner un prisonnier' },
        done: {
          en: 'It is quick, and not cruel about it. That part it leaves to you.',
          fr: 'C’est vite fait, et sans cruauté. Cette part-là, elle vous la laisse.',
        },
      },
      nothing: {
        label: { en: 'Show it empty hands', fr: 'Lui montrer des mains vides' },
        done: {
          en: 'It sighs. Every flame leans away.',
          fr: 'Elle soupire. Toutes les flammes se penchent.',
        },
      },
    },
    journal: {
      en: 'The beast was tied up outside the vault and left. The tag says: back soon.',
      fr: 'On a attaché la bête devant le caveau et on l’a laissée. La plaque dit : je reviens.',
    },
  },
  beastFollows: {
    no: 37,
    region: 'vault',
    title: { en: 'The Beast Follows', fr: 'La bête suit' },
    text: {
      en: [
        'It gets up. You had not thought of this as something it could do. It gets up in sections, ' +
          'with rests between, and shakes itself, and the mud of several reigns comes down like a ' +
          'roof. The collar bursts. Then it pushes its nose into the nearest of you, who falls over; ' +
          'it waits for him to stand, and tries again, more gently. You keep the tag. Somebody might ' +
          'have to be shown it one day. From now on there are two kinds of footsteps in the dark ' +
          'behind you: those of the dead, and those at which the dead leave off.',
      ],
      fr: [
        'Elle se lève. Vous n’aviez pas songé que cela se pouvait. Elle se lève par sections, avec ' +
          'des repos, se secoue, et la vase de plusieurs règnes s’abat comme un toit. Le collier ' +
          'casse. Puis elle pousse du nez le plus proche d’entre vous, qui tombe ; elle attend qu’il ' +
          'se redresse et recommence, plus doucement. Vous gardez la plaque. Il faudra peut-être un ' +
          'jour la montrer à quelqu’un. Désormais, dans le noir, il y a derrière vous deux sortes de ' +
          'pas : ceux des morts, et ceux qui font taire les morts.',
      ],
    },
    remembers: {
      broodFriend: {
        en: 'The hatchling rides between the ears and gives directions.',
        fr: 'L’éclos voyage entre les oreilles et donne la route.',
      },
    },
    journal: { en: 'The beast has been fed, and follows you.', fr: 'La bête a mangé, et vous suit.' },
  },
  letsYouPass: {
    no: 35,
    region: 'vault',
    title: { en: 'It Lets You Pass', fr: 'Il vous laisse passer' },
    text: {
      en: [
        'It lies across the way, and has watched you since the bend. It shifts. What was a wall ' +
          'becomes a lane, between the rock and a flank like a ploughed hill, and you go along it ' +
          'sideways, in the warm, your coats ruffled by each breath in and smoothed by each breath ' +
          'out. Where stone is still in the way it sets its forehead to it, unasked, and leans, as a ' +
          'cow leans on a gate that she has known all her life. The round door had been sworn to by ' +
          'three kings’ locksmiths. It says one short word, and goes in.',
      ],
      fr: [
        'Il est couché en travers et vous regarde depuis le tournant. Il se déplace. Ce qui était ' +
          'un mur devient une allée, entre la roche et un flanc pareil à un coteau labouré, et vous ' +
          'la suivez de côté, au chaud, le manteau ébouriffé à chaque souffle qui entre, lissé à ' +
          'chaque souffle qui sort. Où la pierre gêne encore, il y pose le front, sans qu’on le lui ' +
          'demande, et s’appuie, comme une vache à la barrière qu’elle a connue toute sa vie. Les ' +
          'serruriers de trois rois s’étaient portés garants de la porte ronde. Elle dit un seul mot, ' +
          'bref, et cède.',
      ],
    },
    journal: {
      en: 'The beast let you by, and what was shut it leaned on.',
      fr: 'La bête vous a laissés passer et, où c’était fermé, elle s’est appuyée.',
    },
  },
  rhorgonkrul: {
    no: 21,
    region: 'vault',
    title: { en: 'Rhorgonkrul', fr: 'Rhorgonkrul' },
    text: {
      en: [
        'It is in front of you and, on second thoughts, on both sides. It does not roar. It ' +
          'considers you, as a hill might consider carts. Between the forefoot and the rock there is ' +
          'a gap, about as wide as somebody who has had no supper. Under the jaw, where a collar has ' +
          'rubbed it raw, is a place that would take steel. And there are your packs, at which it is ' +
          'looking now. It has no preference among the three; but it would be obliged if you decided ' +
          'before it does.',
      ],
      fr: [
        'Il est devant vous et, tout bien considéré, des deux côtés. Il ne rugit pas. Il vous ' +
          'examine, comme une colline examinerait des charrettes. Entre la patte de devant et la ' +
          'roche il y a un vide, de la largeur à peu près de quelqu’un qui n’a pas soupé. Sous la ' +
          'mâchoire, là où un collier l’a mis à vif, une place où l’acier entrerait. Et puis il y a ' +
          'vos sacs, qu’il regarde en ce moment. Des trois, il n’a pas de préférence ; mais il vous ' +
          'saurait gré de choisir avant lui.',
      ],
    },
    choices: {
      fight: {
        label: { en: 'Strike under the jaw', fr: 'Frapper sous la mâchoire' },
      },
      slip: {
        label: { en: 'Slip past the forefoot', fr: 'Se glisser derrière la patte' },
        failed: {
          en: 'The foot comes down. There is no anger in it; you were standing where it puts it.',
          fr: 'La patte retombe. Sans colère ; vous étiez là où il la pose.',
        },
      },
      feed: {
        label: { en: 'Open your packs', fr: 'Ouvrir vos sacs' },
      },
      leave: {
        label: { en: 'Walk backwards, slowly', fr: 'Reculer, lentement' },
      },
    },
    journal: {
      en: 'The Rhorgonkrul leaves the choice to you: steel, supper, or the gap.',
      fr: 'Le Rhorgonkrul vous laisse le choix : l’acier, le souper, ou le passage.',
    },
  },
  vaultHeart: {
    no: 22,
    region: 'vault',
    title: { en: 'The Vault Heart', fr: 'Le cœur du caveau' },
    text: {
      en: [
        'It comes out of its niche with a small tug, like an egg from under a hen. It is hot, and ' +
          'heavy beyond all reason, as a sleeping child is. The torches bow. You think that it has ' +
          'missed a beat; then that you have; then you understand that the two have fallen into step. ' +
          'Behind you something that has been holding up the rock lets go of it, to see what will ' +
          'happen. So run. Do not put it down. It knows the way and pulls a little at every turning. ' +
          'It is glad, you would swear to it, and it has been glad before, and that was how the whole ' +
          'trouble began.',
      ],
      fr: [
        'Il quitte sa niche avec une petite secousse, comme un œuf de dessous la poule. Il est ' +
          'brûlant, et lourd au-delà du raisonnable, comme un enfant endormi. Les torches ' +
          's’inclinent. Vous croyez qu’il a manqué un battement ; puis que c’est vous ; puis vous ' +
          'comprenez que les deux se sont mis au pas. Derrière, ce qui tenait la roche la lâche, pour ' +
          'voir. Alors courez. Ne le posez pas. Il connaît le chemin et tire un peu à chaque ' +
          'tournant. Il est content, vous en jureriez ; il l’a déjà été, et c’est ainsi que tout le ' +
          'malheur a commencé.',
      ],
    },
    remembers: {
      kingHears: { en: 'North, it pulls. Towards the gallery.', fr: 'Au nord, il tire. Vers la galerie.' },
    },
    journal: {
      en: 'The Heart has been taken. It beats in step with its bearer.',
      fr: 'Le cœur est pris. Il bat au pas de qui le porte.',
    },
  },
} satisfies ProseTable
