// Three that stand alone: a turncoat's banner, a wall, a stair.
import type { StoryTable } from './story-prose.ts'

export const burdensProse = {
  turncoats: {
    code: 'B4',
    name: { en: 'Turncoats', fr: 'Les vestes retournées' },
    intro: {
      en: 'A banner without an army pays double. Prisoners change sides by supper.',
      fr: 'Un étendard sans armée paie double. Les prisonniers changent de camp avant le souper.',
    },
    story: {
      en:
        'From the roof of the laboratory hangs a banner that belongs to nobody, and under it somebody ' +
        'has chalked: double pay. No one knows who is hiring. By noon there were four companies in the ' +
        'yard, each sure of its men; by one o’clock a Varpen was seen explaining the Dhargon drill to a ' +
        'Suuk. It begins with those who have been captured. They are offered a chair and a bowl of ' +
        'something hot, and asked, without any pressure, what exactly the other side had ever done for ' +
        'them. It is a difficult question on a full stomach.',
      fr:
        'Au toit du laboratoire pend un étendard qui n’est à personne, et dessous on a écrit à la ' +
        'craie : solde double. Qui recrute, on l’ignore. À midi il y avait quatre compagnies dans la ' +
        'cour, chacune sûre de ses hommes ; à une heure on vit un Varpen expliquer à un Suuk l’exercice ' +
        'dhargon. Cela commence par les prisonniers. On leur offre une chaise et un bol de quelque ' +
        'chose de chaud, et on leur demande, sans les presser, ce qu’au juste l’autre camp a jamais ' +
        'fait pour eux. La question est délicate, l’estomac plein.',
    },
    outcomes: {
      varpen: {
        en:
          'At roll call half of them answered in the wrong language. The captain had double pay handed ' +
          'out all the same. “Tomorrow,” she said, “we shall see who we are.”',
        fr:
          'À l’appel, la moitié a répondu dans la mauvaise langue. La capitaine a tout de même fait ' +
          'distribuer la double solde. « Demain, dit-elle, on verra qui nous sommes. »',
      },
      orpal: {
        en:
          'The dead take everyone, in the end; it was only a question of waiting. The new ones still ' +
          'complain of the cold. That passes.',
        fr:
          'Les morts prennent tout le monde, à la longue ; il suffisait d’attendre. Les nouveaux se ' +
          'plaignent encore du froid. Cela passe.',
      },
      dhargon: {
        en:
          'Five of them sit in the hall round one fire. Two have horns, and one ticks. The Elder has ' +
          'told them all the same story about the same river, and they have begun to remember it.',
        fr:
          'Ils sont cinq dans la salle, autour d’un feu. Deux ont des cornes, et l’un fait tic. L’Aîné ' +
          'leur a raconté à tous la même histoire du même fleuve, et ils commencent à s’en souvenir.',
      },
      alderkang: {
        en:
          'Delok had no need to persuade anybody. He showed them the page on which they already stood ' +
          'under his name, with a date, and several were relieved to have it settled.',
        fr:
          'Delok n’a eu personne à persuader. Il leur a montré la page où ils figuraient déjà sous son ' +
          'nom, avec une date, et plusieurs furent soulagés que ce fût réglé.',
      },
    },
  },
  wall: {
    code: 'B5',
    name: { en: 'The Long Wall', fr: 'Le long mur' },
    intro: {
      en: 'A wall that neither would have built alone. It has to stand for one night.',
      fr: 'Un mur qu’aucun n’aurait bâti seul. Il doit tenir une nuit.',
    },
    story: {
      en:
        'The lake has smelled the village. There are five spaces of open ground, one evening, and two ' +
        'crews who have never built anything but walls against each other. The Varpen say stone, the ' +
        'Dhargon say timber; a Varpen foreman and a Dhargon Elder have divided the plan by the simple ' +
        'means of tearing it in two. It will not be straight. Nobody has to be killed tonight, only ' +
        'kept out. You would be surprised how much harder they find that, and how they sing.',
      fr:
        'Le lac a flairé le village. Il y a cinq cases de terrain nu, un soir, et deux équipes qui ' +
        'n’ont jamais bâti de murs que l’une contre l’autre. Les Varpens disent pierre, les Dhargons ' +
        'disent bois ; un contremaître varpen et un Aîné dhargon ont partagé le plan de la façon la ' +
        'plus simple, en le déchirant. Il ne sera pas droit. Personne cette nuit n’est à tuer, ' +
        'seulement à tenir dehors. Vous seriez étonnés de voir combien ils trouvent cela plus dur, et ' +
        'comme ils chantent.',
    },
    outcomes: {
      teamA: {
        en:
          'It is the ugliest wall in Darkgrange, and both sides claim the other half. There is a lake ' +
          'mark on it at the height of a man’s chest, and not one above.',
        fr:
          'C’est le mur le plus laid de Darkgrange, et chacun attribue à l’autre la moitié qu’il a ' +
          'faite. On y voit la trace du lac à hauteur de poitrine, et rien plus haut.',
      },
      teamB: {
        en:
          'It came through at the join, where stone met timber and each had relied on the other. The ' +
          'village is very clean. In the foreman’s pocket they found his half of the plan.',
        fr:
          'Cela a cédé au raccord, là où la pierre touchait le bois et où chacun comptait sur l’autre. ' +
          'Le village est très propre. Dans la poche du contremaître, on a trouvé sa moitié du plan.',
      },
    },
  },
  stair: {
    code: 'B6',
    name: { en: 'Up the Dark Stair', fr: 'L’escalier noir' },
    intro: {
      en: 'A splinter of the star burns in the cellar. It will only go out on the roof.',
      fr: 'Un éclat d’étoile brûle à la cave. Il ne s’éteindra que sur le toit.',
    },
    story: {
      en:
        'Somebody has carried a splinter of the star down into the cellar of the tower and run away ' +
        'from it. It burns without smoke. Whoever lifts it is twice as strong as before, and is hurt by ' +
        'it at every step; one can tell the bearers by their faces, which are those of people who have ' +
        'just been proved right. It cannot be put out with water, earth or prayer. The old women say ' +
        'that it wants the sky. There are three floors, two ladders, and a whole countryside that would ' +
        'like to be stronger for a little while.',
      fr:
        'Quelqu’un a porté un éclat d’étoile dans la cave de la tour et s’est enfui. Il brûle sans ' +
        'fumée. Qui le soulève est deux fois plus fort qu’avant, et souffre à chaque marche ; on ' +
        'reconnaît les porteurs à leur visage, celui des gens à qui l’on vient de donner raison. Ni ' +
        'l’eau, ni la terre, ni la prière ne l’éteignent. Les vieilles disent qu’il veut le ciel. Il y ' +
        'a trois étages, deux échelles, et tout un pays qui aimerait être plus fort un petit moment.',
    },
    outcomes: {
      varpen: {
        en:
          'The last of them crossed the roof on his knees and would not be helped. It went out like an ' +
          'eye closing. He says that he could lift the tower, still, if there were any call for it.',
        fr:
          'Le dernier a traversé le toit à genoux sans vouloir qu’on l’aide. Cela s’est éteint comme un ' +
          'œil se ferme. Il dit qu’il pourrait encore soulever la tour, si on le lui demandait.',
      },
      orpal: {
        en:
          'It burned through four of them on the way, and each handed it to the next without a word. On ' +
          'the roof the fifth held it up. For a moment they all cast shadows, and looked at them.',
        fr:
          'Cela en a consumé quatre en chemin, et chacun l’a passé au suivant sans un mot. Sur le toit, ' +
          'le cinquième l’a levé. Un instant ils ont tous eu une ombre, et l’ont regardée.',
      },
      dhargon: {
        en:
          'They carried it as they carry eggs, in the mouth. None of them will ever taste anything ' +
          'again. The Elder laid it on the tiles, under the stars, and it went home.',
        fr:
          'Ils l’ont porté comme ils portent les œufs, dans la gueule. Aucun ne sentira plus jamais le ' +
          'goût de rien. L’Aîné l’a posé sur les tuiles, sous les étoiles, et l’éclat est rentré chez ' +
          'lui.',
      },
      bohmerk: {
        en:
          'What came out on to the roof was steam, mostly. It had got to the top by giving up ' +
          'everything below it. It rained on Darkgrange for two days, and the rain was warm.',
        fr:
          'Ce qui est sorti sur le toit, c’était surtout de la vapeur. Elle était arrivée en haut à ' +
          'force d’abandonner ce qu’elle avait en bas. Il a plu deux jours sur Darkgrange, et la pluie ' +
          'était tiède.',
      },
      ysra: {
        en:
          'Ysra had wrapped it in her cloak and did not look at it once. On the roof she let it go. ' +
          'Then it was dark, and she stayed up there for a good while, because it was.',
        fr:
          'Ysra l’avait roulé dans son manteau et ne l’a pas regardé une fois. Sur le toit elle l’a ' +
          'laissé partir. Alors il a fait noir, et elle est restée un bon moment là-haut, pour cette ' +
          'raison.',
      },
    },
  },
} satisfies StoryTable
