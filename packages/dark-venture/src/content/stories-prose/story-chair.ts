// The Chair: the third act of the campaign.
import type { StoryTable } from './story-prose.ts'

export const chairProse = {
  star: {
    code: 'A10',
    name: { en: 'The Fallen Star', fr: 'L’étoile tombée' },
    intro: {
      en: 'A star has come down and is still ringing. Stand by it while it cools.',
      fr: 'Une étoile est tombée et résonne encore. Qui l’approche pendant qu’elle refroidit la garde.',
    },
    story: {
      en:
        'It came down before noon, out of a clear sky, and went into the meadow up to the shoulder. The ' +
        'grass round it is glass. It rings; put a hand on any wall in Darkgrange and you will feel it ' +
        'there. The seers of five peoples, who have never agreed about anything, agree that the note ' +
        'belongs to whoever keeps it company until it is cold. They disagree as to what the note is. To ' +
        'one it sounds like a horn, to one like an egg about to open; and Delok, who has listened ' +
        'longest, says that it is somebody being called.',
      fr:
        'Elle est tombée avant midi, d’un ciel clair, et s’est fichée dans le pré jusqu’à l’épaule. ' +
        'Autour, l’herbe est de verre. Elle résonne ; posez la main sur n’importe quel mur de ' +
        'Darkgrange, vous l’y sentirez. Les devins de cinq peuples, qui n’ont jamais été d’accord sur ' +
        'rien, s’accordent là-dessus : la note appartiendra à qui lui tient compagnie jusqu’à ce ' +
        'qu’elle soit froide. Ils ne s’entendent pas sur la note. L’un y perçoit un cor, l’autre un œuf ' +
        'qui va s’ouvrir ; et Delok, qui a écouté le plus longtemps, dit que c’est quelqu’un qu’on ' +
        'appelle.',
    },
    outcomes: {
      varpen: {
        en:
          'The Varpen have cast it into a horn. It takes three to lift and it has been blown once. ' +
          'Every dog between the river and the tower is still under a bed.',
        fr:
          'Les Varpens en ont fondu un cor. Il faut être trois pour le lever, et l’on n’y a soufflé ' +
          'qu’une fois. Du fleuve à la tour, il n’est pas un chien qui ne soit encore sous un lit.',
      },
      dhargon: {
        en:
          'They rolled it into a nest and sat on it in turns. Nothing has come of it yet. But it rings ' +
          'more softly when it is warm, and the eggs around it have begun to hum.',
        fr:
          'Ils l’ont roulée dans un nid et l’ont couvée à tour de rôle. Rien n’en est sorti encore. ' +
          'Mais au chaud elle sonne plus doucement, et les œufs alentour se sont mis à fredonner.',
      },
      bohmerk: {
        en:
          'The lake has swallowed it, and rings. It is not loud. One hears it in the well, in the milk, ' +
          'in the glass at one’s bedside, a moment before sleep.',
        fr:
          'Le lac l’a avalée, et il sonne. Ce n’est pas fort. On l’entend dans le puits, dans le lait, ' +
          'dans le verre au chevet du lit, un instant avant le sommeil.',
      },
      orpal: {
        en:
          'The dead stood round it until it was cold, and after. They have remembered a tune. They do ' +
          'not know the words, but there are a good many of them, and they have time.',
        fr:
          'Les morts se sont tenus autour jusqu’à ce qu’elle fût froide, et au-delà. Il leur est revenu ' +
          'un air. Ils ne savent pas les paroles, mais ils sont nombreux, et ils ont le temps.',
      },
      alderkang: {
        en:
          'It stands in the laboratory on three screws. Delok strikes it each morning with a small ' +
          'hammer, notes the pitch, and each morning it is a little nearer to a voice.',
        fr:
          'Elle est au laboratoire, sur trois vis. Chaque matin Delok la frappe d’un petit marteau et ' +
          'note la hauteur, et chaque matin c’est un peu plus près d’une voix.',
      },
    },
  },
  copper: {
    code: 'A11',
    name: { en: 'The Copper Crown', fr: 'La couronne de cuivre' },
    intro: {
      en: 'At the top of the tower a chair is being wound with wire. It will not stay empty.',
      fr: 'En haut de la tour, on bobine un siège de fil. Il ne restera pas vide.',
    },
    story: {
      en:
        'Eleven miles of wire, and every inch of it goes round the chair. Delok does the winding ' +
        'himself. He has a banner under it for a cushion, a star beside it for the pitch, and a list of ' +
        'people whom he measured; out of such things, he says, anyone can make a king who is willing to ' +
        'be neat. When the coil hums the whole tower hums, and down in the hills graves that had been ' +
        'quiet turn over. There is one staircase. By the time that you have reached the top of it, try ' +
        'to have an opinion about kings.',
      fr:
        'Onze lieues de fil, et pas un pouce qui n’aille autour du siège. C’est Delok lui-même qui ' +
        'bobine. Il a mis dessous un étendard en guise de coussin, à côté une étoile pour le ton, et il ' +
        'a la liste de ceux qu’il a mesurés ; de cela, dit-il, n’importe qui peut faire un roi, pour ' +
        'peu qu’il soit soigneux. Quand la bobine bourdonne, toute la tour bourdonne, et dans les ' +
        'collines des tombes qui dormaient se retournent. Il y a un seul escalier. D’ici que vous soyez ' +
        'en haut, tâchez d’avoir un avis sur les rois.',
    },
    outcomes: {
      teamA: {
        en:
          'Somebody cut the wire with a pair of sheep shears. It took eleven miles to stop humming. The ' +
          'chair is only a chair; a whelp has sat in it, for a bet, and said that it pinches.',
        fr:
          'Quelqu’un a coupé le fil avec des ciseaux à tondre. Il a fallu onze lieues pour qu’il se ' +
          'taise. Le siège n’est plus qu’un siège ; un rejeton s’y est assis, par gageure, et a dit que ' +
          'cela pinçait.',
      },
      alderkang: {
        en:
          'It opened its eyes about noon. It asked for a glass of water, held it, and gave it back. ' +
          'Then it asked how long it had been gone; and since nobody dared to tell it, it began to ' +
          'count.',
        fr:
          'Vers midi cela a ouvert les yeux. Cela a demandé un verre d’eau, l’a tenu, l’a rendu. Puis ' +
          'cela a demandé combien de temps avait duré l’absence ; et comme personne n’osait le dire, ' +
          'cela s’est mis à compter.',
      },
    },
  },
  fires: {
    code: 'A12',
    name: { en: 'The Night of Four Fires', fr: 'La nuit des quatre feux' },
    intro: {
      en: 'The king walks where no fire is seen. Keep two of them alight until morning.',
      fr: 'Le roi va là où l’on ne voit pas de feu. Gardez-en deux jusqu’au matin.',
    },
    story: {
      en:
        'The word came by four riders, and each of them had it from the one before: what walks tonight ' +
        'keeps away from fire. So there are four, on four roads, each within sight of two others, and ' +
        'beside each a pile of wood that looked enormous in the afternoon. The old songs have a verse ' +
        'about it. They say that the king goes from house to house where it is dark, and asks whether ' +
        'he is expected. Nobody has ever thought of a good answer. Put on another log, and do not look ' +
        'round.',
      fr:
        'Quatre cavaliers l’ont apportée, et chacun la tenait du précédent : ce qui marche cette nuit ' +
        'évite le feu. Il y en a donc quatre, sur quatre routes, chacun en vue de deux autres, et près ' +
        'de chacun un tas de bois qui, l’après-midi, paraissait énorme. Les vieilles chansons ont un ' +
        'couplet là-dessus. Elles disent que le roi va de maison en maison, là où il fait noir, et ' +
        'demande s’il est attendu. Nul n’a jamais trouvé de bonne réponse. Remettez une bûche, et ne ' +
        'vous retournez pas.',
    },
    outcomes: {
      teamA: {
        en:
          'Two were still burning when the sky turned grey, if you count the one that was mostly a ' +
          'cartwheel and somebody’s door. Up and down the roads people came out, counted each other, ' +
          'and put the kettle on.',
        fr:
          'Deux brûlaient encore quand le ciel a blanchi, si l’on compte celui qui était surtout une ' +
          'roue et la porte de quelqu’un. Le long des routes les gens sont sortis, se sont comptés, et ' +
          'ont mis l’eau à chauffer.',
      },
      teamB: {
        en:
          'From the hills one could see them go: the ford; the crossroads; the mill. After that one ' +
          'could not see the hills. In every house that night there was a knock, quite low down, and ' +
          'very civil.',
        fr:
          'Des collines, on les a vus s’éteindre : le gué ; le carrefour ; le moulin. Ensuite on n’a ' +
          'plus vu les collines. Dans chaque maison, cette nuit-là, on a frappé, assez bas, et fort ' +
          'poliment.',
      },
    },
  },
  ancients: {
    code: 'A13',
    name: { en: 'Battle of the Ancients', fr: 'La bataille des Anciens' },
    intro: {
      en: 'Five names are spoken at dawn, and five answers come over the hills.',
      fr: 'À l’aube on prononce cinq noms, et cinq réponses viennent par-dessus les collines.',
    },
    story: {
      en:
        'Every people has a name that it keeps for the worst day. It is not taught. Grandmothers ' +
        'mention it once, with the door shut, and the child knows better than to ask for it again. This ' +
        'morning there is one throne in a burnt meadow and nobody left who could talk anyone out of it; ' +
        'and so, on five sides, somebody who was hoping to die without ever having said it draws ' +
        'breath. The hills are quiet for as long as it takes to be sorry. Then, one after another, they ' +
        'get up.',
      fr:
        'Chaque peuple a un nom qu’il garde pour le pire des jours. On ne l’enseigne pas. Les ' +
        'grand-mères le disent une fois, porte close, et l’enfant sait qu’il ne faut pas le redemander. ' +
        'Ce matin il y a un trône dans un pré brûlé, et plus personne pour en dissuader personne ; ' +
        'alors, de cinq côtés, quelqu’un qui espérait mourir sans l’avoir jamais prononcé prend son ' +
        'souffle. Les collines se taisent le temps qu’il faut pour le regretter. Puis, l’une après ' +
        'l’autre, elles se lèvent.',
    },
    outcomes: {
      varpen: {
        en:
          'Mantus Marturus sat on the throne for as long as one sits on a stone to shake out a boot. ' +
          'Then War got up and looked south. The whelps had been promised that it would stay.',
        fr:
          'Mantus Marturus s’est assis sur le trône le temps qu’on met à vider une botte. Puis la ' +
          'Guerre s’est levée et a regardé vers le sud. On avait promis aux rejetons qu’elle resterait.',
      },
      dhargon: {
        en:
          'Seternatus lay down around the throne, and where it lay the glass became grass again. By ' +
          'evening there were flowers, and nobody could have said, within a yard or so, where power had ' +
          'been.',
        fr:
          'Seternatus s’est couché autour du trône et, là où il était couché, le verre est redevenu ' +
          'herbe. Le soir il y avait des fleurs, et nul n’aurait su dire, à un pas près, où avait été ' +
          'le pouvoir.',
      },
      bohmerk: {
        en:
          'Dhoregat Kelt does not sit. It flowed over throne and meadow and left them cleaner than they ' +
          'had ever been. There is nothing on the field now, and the nothing is pleased.',
        fr:
          'Dhoregat Kelt ne s’assied pas. Il a coulé sur le trône, sur le pré, et les a laissés plus ' +
          'propres qu’ils ne l’avaient jamais été. Il n’y a plus rien sur le champ, et ce rien est ' +
          'content.',
      },
      orpal: {
        en:
          'Karderut read the throne as one reads a page, from the top, and closed it. The dead, who had ' +
          'stood for two hundred years, were told that they might lie down, and most of them did.',
        fr:
          'Karderut a lu le trône comme on lit une page, de haut en bas, et l’a refermé. Aux morts, ' +
          'debout depuis deux siècles, on a dit qu’ils pouvaient se coucher, et la plupart l’ont fait.',
      },
      alderkang: {
        en:
          'He knew the place. He sat down in it without looking, as one sits down in one’s own kitchen, ' +
          'and held out a hand for the crown; and it was there, since somebody had kept the receipt.',
        fr:
          'Il connaissait l’endroit. Il s’est assis sans regarder, comme on s’assied dans sa cuisine, ' +
          'et il a tendu la main pour la couronne ; et elle était là, car quelqu’un avait gardé le ' +
          'reçu.',
      },
    },
  },
} satisfies StoryTable
