// The North Gallery: the king, in pictures and in copper.
import type { ProseTable } from './prose.ts'

export const kingProse = {
  kingsGallery: {
    no: 79,
    region: 'gallery',
    title: { en: 'The King’s Gallery', fr: 'La galerie du roi' },
    text: {
      en: [
        'The king at six, with a hoop. The king on horseback; in armour; in thought. He sat often, ' +
          'and to people who knew how, so that you can tell the lace from the linen. He has no face ' +
          'in any of them. A small sharp knife has gone round under the hair and along the jaw, ' +
          'without hurry, and lifted it out, as one lifts a tart from its tin. Everything else was ' +
          'spared. In the varnish of the hoop there is still a child’s thumbprint. The last frame, at ' +
          'the end of the wall, is empty. It hangs at the height of your own heads, and a card in the ' +
          'corner says: reserved.',
      ],
      fr: [
        'Le roi à six ans, avec un cerceau. Le roi à cheval ; en armure ; en pensée. Il a posé ' +
          'souvent, et pour des gens du métier : on distingue la dentelle de la toile. Dans aucun il ' +
          'n’a de visage. Un petit couteau bien affûté a suivi la racine des cheveux, puis la ' +
          'mâchoire, sans hâte, et l’a soulevé comme on démoule une tarte. Tout le reste fut épargné. ' +
          'Dans le vernis du cerceau il y a encore l’empreinte d’un pouce d’enfant. Le dernier cadre, ' +
          'au bout du mur, est vide. Il pend à la hauteur de vos propres têtes, et un carton, dans le ' +
          'coin, dit : réservé.',
      ],
    },
    remembers: {
      kingHears: {
        en: 'Two dots and a line look back at you, from one of them, with growing interest.',
        fr: 'De l’un d’eux, deux points et un trait vous regardent, avec un intérêt croissant.',
        unless: ['kingScorned'],
      },
      kingScorned: {
        en: 'Soot, now, and hooks. It smells of burnt hair.',
        fr: 'De la suie, maintenant, et des crochets. Cela sent le cheveu brûlé.',
      },
    },
    choices: {
      restore: {
        label: { en: 'Paint a face back in', fr: 'Repeindre un visage' },
        done: {
          en:
            'Two dots and a line, such as children make. Beneath the floor somebody who has heard ' +
            'himself described pays attention.',
          fr:
            'Deux points et un trait, comme font les enfants. Sous le plancher, quelqu’un qui s’est ' +
            'entendu décrire dresse l’oreille.',
        },
      },
      burn: {
        label: { en: 'Burn them', fr: 'Les brûler' },
        done: {
          en: 'They are mostly oil and give a good light. Something below will remember the smell.',
          fr:
            'C’est surtout de l’huile, et cela éclaire bien. Quelque chose, en bas, se rappellera ' +
            'l’odeur.',
        },
      },
      look: {
        label: { en: 'Look into the empty frame', fr: 'Regarder dans le cadre vide' },
      },
      leave: {
        label: { en: 'Walk by with your eyes down', fr: 'Passer les yeux baissés' },
      },
    },
    journal: {
      en: 'A wall of portraits of one king, and all the faces gone.',
      fr: 'Un mur de portraits d’un seul roi, et plus un visage.',
    },
  },
  faceForFrame: {
    no: 80,
    region: 'gallery',
    title: { en: 'A Face for the Frame', fr: 'Un visage pour le cadre' },
    text: {
      en: [
        'The frame is not empty any more. Since you signed, somebody has been at work, and there ' +
          'hangs one of you, to the life, in a collar that you never owned, looking as though you had ' +
          'slept. It is an improvement. A brass plate gives the dates, both of them. Behind the ' +
          'canvas a clerkly voice remarks that this was in the small print; that it is an honour; ' +
          'that nothing would be required of the sitter. He would merely be consulted from time to ' +
          'time, whenever there was a crown to be tried on.',
      ],
      fr: [
        'Le cadre n’est plus vide. Depuis que vous avez signé, on a travaillé, et voilà l’un de ' +
          'vous, criant de vérité, dans un col que vous n’avez jamais eu, avec l’air d’avoir dormi. ' +
          'Vous y gagnez. Une plaque de cuivre donne les dates, toutes les deux. Derrière la toile, ' +
          'une voix de bureau fait observer que c’était dans les petits caractères ; que c’est un ' +
          'honneur ; que l’on n’exigerait rien du modèle. On le consulterait seulement de loin en ' +
          'loin, quand il y aurait une couronne à essayer.',
      ],
    },
    choices: {
      accept: {
        label: { en: 'Let it hang', fr: 'Le laisser au mur' },
        done: {
          en:
            'The painted mouth thanks you. From behind the frame steps a Suuk, carrying the hat that ' +
            'goes with the collar.',
          fr:
            'La bouche peinte remercie. De derrière le cadre sort un Suuk, avec le chapeau qui va avec ' +
            'le col.',
        },
      },
      refuse: {
        label: { en: 'Put a boot through it', fr: 'Y passer la botte' },
        done: {
          en: 'It hurts exactly where it should. On a page not far from here, a signature grows pale.',
          fr: 'Cela fait mal exactement où il faut. Sur une page, non loin, une signature pâlit.',
        },
      },
    },
    journal: {
      en: 'Whoever signs is painted. One of you has hung in the king’s frame.',
      fr: 'Qui signe est peint. L’un de vous a pendu dans le cadre du roi.',
    },
  },
  chair: {
    no: 81,
    region: 'gallery',
    title: { en: 'The Chair', fr: 'Le siège' },
    text: {
      en: [
        'Take off the cloth and it is no table. The legs go down through the floor as pipes; the ' +
          'leaves fold back; and inside is a seat of copper, wound with wire like a bobbin, and in ' +
          'its back a hollow the size of two fists. They have been doing sums on the king’s chair. ' +
          'Bring the Heart near and the wires stir, and the Heart leans in your hands, as one leans ' +
          'towards a voice in the next room. Set it in, and there will be a king. Nobody has ' +
          'mentioned what kind. It is curious how many have dreamed of standing here, and how few had ' +
          'thought any further.',
      ],
      fr: [
        'Ôtez la nappe, et ce n’est pas une table. Les pieds descendent à travers le sol en ' +
          'tuyaux ; les rallonges se replient ; et dedans il y a un siège de cuivre, bobiné de fil, ' +
          'avec au dossier un creux de la taille de deux poings. C’est sur le siège du roi qu’ils ' +
          'faisaient leurs additions. Approchez le cœur : les fils bougent, et lui, dans vos mains, ' +
          'se penche, comme on se penche vers une voix dans la chambre à côté. Mettez-le, et il y ' +
          'aura un roi. De quelle sorte, on ne l’a pas précisé. Il est curieux de voir combien ont ' +
          'rêvé d’être ici, et combien peu avaient pensé plus loin.',
      ],
    },
    remembers: {
      kingScorned: {
        en: 'The wires smell the smoke on you, and draw back to strike.',
        fr: 'Les fils sentent sur vous la fumée et se ramassent pour frapper.',
      },
    },
    choices: {
      set: {
        label: { en: 'Set the Heart in the chair', fr: 'Mettre le cœur dans le siège' },
      },
      keep: {
        label: { en: 'Keep the Heart', fr: 'Garder le cœur' },
      },
    },
    journal: {
      en: 'Under the white cloth is the king’s chair. It wants the Heart.',
      fr: 'Sous la nappe blanche, il y a le siège du roi. Il veut le cœur.',
    },
  },
} satisfies ProseTable
