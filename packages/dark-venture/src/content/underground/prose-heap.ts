// The Bone Pit: the heap, and the way out behind it.
import type { ProseTable } from './prose.ts'

export const heapProse = {
  rattlingHeap: {
    no: 5,
    region: 'pit',
    title: { en: 'Rattling Heap', fr: 'Amas cliquetant' },
    text: {
      en: [
        'The floor gives underfoot, and you take it for gravel until you see that the gravel has ' +
          'knuckles. Here lies everybody who was ever carried down without a name on him, spread flat ' +
          'and trodden flatter by all who followed. They have put up with a great deal. Yours, it ' +
          'appears, is the boot too many; you feel the decision pass beneath you, a rattle, from ' +
          'where you stand to the far wall. Hands go looking for wrists. They are not particular. ' +
          'What gets up first has three elbows and a grievance.',
      ],
      fr: [
        'Le sol cède sous le pied ; vous croyez à du gravier, puis vous voyez que le gravier a des ' +
          'phalanges. Ici gisent tous ceux qu’on a descendus sans un nom sur eux, étalés, puis tassés ' +
          'par tous ceux qui ont suivi. Ils ont beaucoup supporté. Votre botte, apparemment, est ' +
          'celle de trop : vous sentez la décision passer sous vous, un cliquetis, d’où vous êtes ' +
          'jusqu’au mur d’en face. Des mains se mettent en quête de poignets. Elles ne sont pas ' +
          'regardantes. Ce qui se lève en premier a trois coudes et un grief.',
      ],
    },
    remembers: {
      sentenced: {
        en: 'Some of them you know. You have had them in a basket.',
        fr: 'Vous en connaissez quelques-uns. Vous les avez eus dans un panier.',
      },
    },
    choices: {
      fight: {
        label: { en: 'Stand your ground', fr: 'Tenir bon' },
      },
      verdict: {
        label: { en: 'Read them the verdict', fr: 'Leur lire le jugement' },
      },
      flee: {
        label: { en: 'Step back off the bones', fr: 'Reculer hors des os' },
      },
    },
    journal: {
      en: 'The floor of the pit is people, and they have had enough.',
      fr: 'Le sol de la fosse, ce sont des gens, et ils en ont assez.',
    },
  },
  boneKey: {
    no: 16,
    region: 'pit',
    title: { en: 'Bone Key', fr: 'Clé d’os' },
    text: {
      en: [
        'The heap goes back to bed, and this time of its own accord. You have won, should anybody ' +
          'ask. On top rests a jaw with one tooth too many: long, yellow, and notched along the side ' +
          'by a file. It comes out between two fingers. The jaw shuts, and opens, and you wait for a ' +
          'last word; but it only wants to feel what it is like without. Behind a great deal of rock ' +
          'and water, something of exactly that size clicks, like a tongue.',
      ],
      fr: [
        'L’amas retourne se coucher, et de son plein gré cette fois. Vous avez gagné, si quelqu’un ' +
          'le demande. Tout en haut repose une mâchoire qui a une dent de trop : longue, jaune, ' +
          'entaillée de côté à la lime. Elle vient entre deux doigts. La mâchoire se ferme, s’ouvre, ' +
          'et vous attendez une dernière parole ; mais elle veut seulement sentir l’effet que cela ' +
          'fait sans. Derrière beaucoup de roche et beaucoup d’eau, quelque chose d’exactement cette ' +
          'taille claque comme une langue.',
      ],
    },
    journal: {
      en: 'The key that was bone is a tooth, notched with a file.',
      fr: 'La clé qui fut os est une dent, entaillée à la lime.',
    },
  },
  heapStandsAside: {
    no: 27,
    region: 'pit',
    title: { en: 'The Heap Stands Aside', fr: 'L’amas s’écarte' },
    text: {
      en: [
        'You read them the verdict. It is brief, in a language of which you know only the tune. The ' +
          'heap knows the words. At the third line it begins to make way: skulls to the left, long ' +
          'bones to the right, each finding its own as it goes, with small noises of apology, after ' +
          'centuries in which nobody had troubled. In the lane lies a jaw, which lets you have its ' +
          'tooth. One of them does not lie down with the rest. It is complete, clearly for the first ' +
          'time. It bends every finger to make sure, and then asks, with all ten, whether you have ' +
          'any errands.',
      ],
      fr: [
        'Vous leur lisez le jugement. Il est bref, dans une langue dont vous ne connaissez que ' +
          'l’air. L’amas connaît les paroles. À la troisième ligne il se met à faire place : crânes à ' +
          'gauche, os longs à droite, chacun retrouvant les siens au passage, avec de petits bruits ' +
          'd’excuse, après des siècles où nul n’y avait songé. Dans l’allée gît une mâchoire, qui ' +
          'vous cède sa dent. L’un d’eux ne se recouche pas. Il est entier, à l’évidence pour la ' +
          'première fois. Il plie chaque doigt pour s’en assurer, puis demande, avec les dix, si vous ' +
          'n’auriez pas quelque course à faire.',
      ],
    },
    journal: {
      en: 'The heap accepted the verdict. One of the dead, whole at last, has come along.',
      fr: 'L’amas a accepté le jugement. L’un des morts, enfin entier, vous a suivis.',
    },
  },
  pitsBackDoor: {
    no: 75,
    region: 'pit',
    title: { en: 'The Pit’s Back Door', fr: 'La porte de derrière de la fosse' },
    text: {
      en: [
        'At the end of the pit the wall is of another stone, newer, with a row of lines at the ' +
          'height of an ankle, a knee, a belt: somebody kept note of how the water rose. A door, ' +
          'then, and from this side never meant to be opened, only to be carried through. By now you ' +
          'know more than one way round a wall, and you use the one you have. There is a groan, and ' +
          'the slab leans out of its frame like a drunkard from a window. Black water looks in, sees ' +
          'the pit, and stays where it is. Along its edge runs a sill, hollowed by bearers who set ' +
          'down their load here to change hands.',
      ],
      fr: [
        'Au bout de la fosse, le mur est d’une autre pierre, plus récente, avec des traits à ' +
          'hauteur de cheville, de genou, de ceinture : quelqu’un a noté la montée de l’eau. C’est ' +
          'donc une porte, et qui de ce côté n’a jamais été faite pour s’ouvrir, mais pour qu’on y ' +
          'passe chargé. Vous savez à présent plus d’une façon de tourner un mur, et vous prenez ' +
          'celle que vous avez. Un gémissement, et la dalle se penche hors de son cadre comme un ' +
          'ivrogne à la fenêtre. L’eau noire regarde, voit la fosse, et reste chez elle. Tout du long ' +
          'court un rebord, creusé par les porteurs qui posaient là leur charge pour changer de main.',
      ],
    },
    journal: {
      en: 'Behind the pit a slab opens on the black water before the vault.',
      fr: 'Derrière la fosse, une dalle s’ouvre sur l’eau noire du caveau.',
    },
  },
} satisfies ProseTable
