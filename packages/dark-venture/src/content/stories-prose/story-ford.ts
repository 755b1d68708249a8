// The Ledger: the second act of the campaign, from the ford to the bridge.
import type { StoryTable } from './story-prose.ts'

export const fordProse = {
  hunt: {
    code: 'A8',
    name: { en: 'Hunt for the Rhorgonkrul', fr: 'La chasse au Rhorgonkrul' },
    intro: {
      en: 'Something has taken the ford. For once every banner agrees.',
      fr: 'Quelque chose a pris le gué. Pour une fois, tous les étendards sont d’accord.',
    },
    story: {
      en:
        'It came up out of the river on market day and took the ford; then the mill; then the miller, ' +
        'who had been explaining to a customer that it was only the weather. It is not wicked. It eats ' +
        'whatever stands on the spot where it wishes to be. The captains of all banners met under one ' +
        'tree, and the only speech came from a boy who had seen it yawn. He held his arms apart, as far ' +
        'as they went, and then walked to show the rest. The vote was taken while he was still walking.',
      fr:
        'Il est sorti du fleuve un jour de marché et il a pris le gué ; puis le moulin ; puis le ' +
        'meunier, qui expliquait à un client que c’était le temps. Il n’est pas méchant. Il mange ce ' +
        'qui se trouve à l’endroit où il désire être. Les capitaines de tous les étendards se réunirent ' +
        'sous un seul arbre, et l’unique discours fut celui d’un garçon qui l’avait vu bâiller. Il ' +
        'écarta les bras, autant qu’ils allaient, puis se mit à marcher pour montrer le reste. On vota ' +
        'pendant qu’il marchait encore.',
    },
    outcomes: {
      teamA: {
        en:
          'It took an hour to fall. When it was down nobody cheered. Someone found an iron ring under ' +
          'the jaw, grown in, with a link of chain on it, and asked who keeps such a thing on a chain.',
        fr:
          'Il a mis une heure à tomber. Quand il fut à terre, personne n’a crié victoire. On a trouvé ' +
          'sous la mâchoire un anneau de fer, entré dans la chair, avec un maillon, et quelqu’un a ' +
          'demandé qui tient une chose pareille à la chaîne.',
      },
      beast: {
        en:
          'It lies across the ford and sleeps. Each banner has sent word to the others that the others ' +
          'ran first. The road goes round by the hills now, and will for some time.',
        fr:
          'Il dort en travers du gué. Chaque étendard a fait savoir aux autres que les autres avaient ' +
          'fui les premiers. La route passe à présent par les collines, et cela pour un bon moment.',
      },
    },
  },
  convoy: {
    code: 'A9',
    name: { en: 'The Bridge of Knives', fr: 'Le pont des couteaux' },
    intro: {
      en: 'Three sealed chests, one bridge, and an escort promised to both sides.',
      fr: 'Trois coffres scellés, un pont, et une escorte promise aux deux camps.',
    },
    story: {
      en:
        'Three chests are going to the tower. They are sealed with copper, they hum when the cart ' +
        'stops, and the carters are paid by the mile and not to ask. The long way takes a week; the ' +
        'short one is the lake bridge. They were told that there would be an escort, and there it is, ' +
        'Varpen, polishing its boots. Below, in the cold, with only the eyes above the surface, waits ' +
        'another party that was told the same, by the same gentleman, with the same smile. He does like ' +
        'to see a thing tested before he pays.',
      fr:
        'Trois coffres vont à la tour. Ils sont scellés de cuivre, ils bourdonnent quand la charrette ' +
        's’arrête, et les charretiers sont payés à la lieue et pour ne rien demander. Le long chemin ' +
        'prend une semaine ; le court, c’est le pont du lac. On leur avait dit qu’il y aurait une ' +
        'escorte ; la voici, varpen, qui cire ses bottes. En dessous, dans le froid, les yeux seuls ' +
        'hors de l’eau, attend une autre troupe à qui l’on a dit la même chose, le même monsieur, avec ' +
        'le même sourire. Il aime voir éprouver ce qu’il achète.',
    },
    outcomes: {
      teamA: {
        en:
          'Two chests stand in the hall of the tower. They were signed for. When the seals were cut ' +
          'there was wire in them, wound very tight, mile upon mile of it, and it was warm.',
        fr:
          'Deux coffres sont dans la salle de la tour. On en a donné reçu. Les sceaux coupés, il y ' +
          'avait dedans du fil, bobiné très serré, des lieues de fil, et il était chaud.',
      },
      teamB: {
        en:
          'The lake has the chests, and has been trying to open them ever since, in its patient way. On ' +
          'still nights they hum. The fish have left that end.',
        fr:
          'Le lac a les coffres, et s’efforce depuis de les ouvrir, à sa manière patiente. Par les ' +
          'nuits calmes ils bourdonnent. Les poissons ont quitté ce bout-là.',
      },
    },
  },
} satisfies StoryTable
