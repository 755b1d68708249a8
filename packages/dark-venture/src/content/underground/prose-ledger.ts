// The North Gallery: the ledger and its clerk.
import type { ProseTable } from './prose.ts'

export const ledgerProse = {
  ledgerTable: {
    no: 7,
    region: 'gallery',
    title: { en: 'The Ledger Table', fr: 'La table du registre' },
    text: {
      en: [
        'A table with a white cloth stands in a gallery where the dust is otherwise an inch deep. ' +
          'On the cloth, evenly spaced, are set out a glove, a whistle, a bottle with an afternoon in ' +
          'it, a good knife; and to each belongs a ticket with a price, in a neat hand, and none of ' +
          'the prices is money. Nobody serves. There is a little bell for that, and beside the bell a ' +
          'ledger as thick as a loaf, open at a page with today’s date. You came in one minute ago. ' +
          'The ink that says so is dry.',
      ],
      fr: [
        'Une table à nappe blanche, dans une galerie où la poussière a partout ailleurs un pouce ' +
          'd’épaisseur. Sur la nappe, à intervalles égaux, un gant, un sifflet, une bouteille avec un ' +
          'après-midi dedans, un bon couteau ; à chacun son étiquette et son prix, d’une main ' +
          'soignée, et aucun de ces prix n’est en argent. Personne ne sert. Il y a pour cela une ' +
          'petite sonnette et, près d’elle, un registre épais comme une miche, ouvert à la date ' +
          'd’aujourd’hui. Vous êtes entrés il y a une minute. L’encre qui le dit est sèche.',
      ],
    },
    remembers: {
      signed: {
        en: 'Your signature has been blotted, ruled off and numbered.',
        fr: 'Votre signature a été séchée au buvard, soulignée et numérotée.',
      },
      tornPage: {
        en: 'Where a page is missing somebody has laid a ruler, very straight.',
        fr: 'Là où manque une page, on a posé une règle, bien droite.',
      },
    },
    choices: {
      trade: {
        label: { en: 'Give a card for an item', fr: 'Donner une carte pour un objet' },
        done: { en: 'The ticket turns itself face down.', fr: 'L’étiquette se retourne d’elle-même.' },
      },
      ledger: {
        label: { en: 'Read the ledger', fr: 'Lire le registre' },
      },
      ring: {
        label: { en: 'Ring the bell', fr: 'Sonner' },
      },
      leave: {
        label: { en: 'Touch nothing', fr: 'Ne toucher à rien' },
      },
    },
    journal: {
      en: 'A shop without a keeper, and a ledger that is ahead of you.',
      fr: 'Une boutique sans marchand, et un registre en avance sur vous.',
    },
  },
  todaysPage: {
    no: 29,
    region: 'gallery',
    title: { en: 'Today’s Page', fr: 'La page du jour' },
    text: {
      en: [
        'The entries are brief. The gate, at such an hour. What was said by the fire, and by which ' +
          'of you, when the others were asleep. You stand there one under another with weight, ' +
          'remaining teeth and, in the third column, a figure in pencil that has been rubbed out and ' +
          'raised. You leaf back to page one. It bears a single name, a king’s, and his account has ' +
          'never been closed. At the foot of today runs a dotted line: goods to be called for. The ' +
          'pen is dipped. What shames you is the third column, and that you are adding it up to see ' +
          'which of you comes out on top.',
      ],
      fr: [
        'Les écritures sont brèves. La porte, à telle heure. Ce qui s’est dit près du feu, et par ' +
          'qui, pendant que les autres dormaient. Vous y êtes l’un sous l’autre, avec le poids, les ' +
          'dents restantes et, dans la troisième colonne, un chiffre au crayon que l’on a gommé pour ' +
          'en mettre un plus fort. Vous remontez à la première page. Elle porte un seul nom, celui ' +
          'd’un roi, et le compte n’a jamais été clos. Au bas d’aujourd’hui, une ligne de points : ' +
          'marchandise à prendre. La plume est trempée. Ce qui vous fait honte, c’est la troisième ' +
          'colonne, et que vous la comparez déjà, pour voir lequel d’entre vous vaut le plus.',
      ],
    },
    choices: {
      sign: {
        label: { en: 'Sign', fr: 'Signer' },
        done: {
          en: 'The pen writes a better hand than yours. It is your name all the same.',
          fr: 'La plume écrit mieux que vous. C’est pourtant bien votre nom.',
        },
      },
      tear: {
        label: { en: 'Tear out the page', fr: 'Arracher la page' },
      },
      close: {
        label: { en: 'Close the book', fr: 'Fermer le livre' },
        done: {
          en: 'You shut it. Inside, you can hear it go on.',
          fr: 'Vous le fermez. Dedans, on l’entend continuer.',
        },
      },
    },
    journal: {
      en: 'The ledger has you down to the teeth. On its first page stands a king’s name.',
      fr: 'Le registre vous connaît jusqu’aux dents. À sa première page, le nom d’un roi.',
    },
  },
  clerk: {
    no: 76,
    region: 'gallery',
    title: { en: 'The Clerk', fr: 'Le commis' },
    text: {
      en: [
        'The bell is answered from below. A clerk rises through the cloth, or round it, wearing a ' +
          'second pair of sleeves to spare the first; he is copper up to the collar, and from there ' +
          'on something that has been shaved. “Delivery or complaint?” It is the same form. He minds ' +
          'the place, he says, for a gentleman who collects, and who is above ground at present with ' +
          'a list. Meanwhile he sells what is in stock. All of it belonged to persons who had asked ' +
          'for time to pay. He says so without malice, as a butcher will tell you which part is the ' +
          'shoulder.',
      ],
      fr: [
        'C’est d’en bas qu’on répond à la sonnette. Un commis monte à travers la nappe, ou autour, ' +
          'une seconde paire de manches par-dessus la première pour l’épargner ; il est de cuivre ' +
          'jusqu’au col et, au-delà, de quelque chose qu’on a rasé. « Livraison ou réclamation ? » ' +
          'C’est le même formulaire. Il tient la place, dit-il, pour un monsieur qui collectionne et ' +
          'qui se trouve en ce moment à la surface, avec une liste. En attendant, il vend le fonds. ' +
          'Tout y vient de personnes qui avaient demandé un délai. Il le dit sans méchanceté, comme ' +
          'un boucher vous montre où est l’épaule.',
      ],
    },
    remembers: {
      signed: {
        en: '“An account,” he adds, and bows as far as the collar allows.',
        fr: '« Un compte ouvert », ajoute-t-il, et il s’incline autant que le permet le col.',
      },
      number: {
        en: 'At the number he looks up for the first time. It is, he says, exact change.',
        fr: 'Au nombre, il lève les yeux pour la première fois. C’est, dit-il, l’appoint.',
        unless: ['zero'],
      },
      zero: {
        en: 'He sees who is with you, not hanging any more, and puts the other hand behind his back.',
        fr: 'Il voit qui vous accompagne, et qui ne pend plus, et passe l’autre main derrière son dos.',
      },
    },
    choices: {
      buy: {
        label: { en: 'Give a card for an item', fr: 'Donner une carte pour un objet' },
      },
      dice: {
        label: { en: 'Sell a little of your renown', fr: 'Céder un peu de votre renom' },
        done: {
          en: 'He weighs it, sniffs at it, and counts two dice on to the cloth.',
          fr: 'Il le pèse, le flaire, et compte deux dés sur la nappe.',
        },
      },
      key: {
        label: { en: 'Order a key, and give the number', fr: 'Commander une clé, et donner le nombre' },
      },
      keyCards: {
        label: { en: 'Order a key for 3 cards', fr: 'Commander une clé pour 3 cartes' },
      },
      keyPrisoner: {
        label: { en: 'Order a key for a prisoner', fr: 'Commander une clé pour un prisonnier' },
      },
      keyDrawing: {
        label: { en: 'Have the drawing made up for 1 card', fr: 'Faire exécuter le dessin pour 1 carte' },
      },
      page: {
        label: { en: 'Show him the torn page', fr: 'Lui montrer la page arrachée' },
      },
      chair: {
        label: { en: 'Show him the Heart', fr: 'Lui montrer le cœur' },
      },
      leave: {
        label: { en: 'Want nothing', fr: 'Ne rien vouloir' },
      },
    },
    journal: {
      en: 'A clerk of copper keeps shop for a gentleman who collects.',
      fr: 'Un commis de cuivre tient boutique pour un monsieur qui collectionne.',
    },
  },
  falseKey: {
    no: 77,
    region: 'gallery',
    title: { en: 'The False Key', fr: 'La fausse clé' },
    text: {
      en: [
        'Nobody calls it a copy; a copy wants an original. Into one pan of the scale goes the name ' +
          'from page one, into the other a number, or what you have brought in place of a number. ' +
          'When they hang level, a file is laid to the empty air between two copper thumbs, and goes ' +
          'on filing until shavings fall. The thing that comes across the cloth is a key as a forged ' +
          'signature is a signature: every part agrees with a lock that was never made. It will serve ' +
          'for two teeth of the three. One must be real, or the door has nothing to be mistaken ' +
          'about.',
      ],
      fr: [
        'On ne dit pas une copie ; une copie suppose un original. Dans un plateau de la balance on ' +
          'met le nom de la première page, dans l’autre un nombre, ou ce que vous avez apporté en ' +
          'guise de nombre. Quand ils sont de niveau, une lime attaque le vide entre deux pouces de ' +
          'cuivre, et lime jusqu’à ce que tombent des copeaux. Ce qui passe la nappe est une clé ' +
          'comme un faux est une signature : tout y répond à une serrure jamais faite. Elle tiendra ' +
          'lieu de deux dents sur trois. Il en faut une vraie, sans quoi la porte n’a rien sur quoi ' +
          'se tromper.',
      ],
    },
    journal: {
      en: 'A key that was never cut stands for two of the three.',
      fr: 'Une clé jamais taillée en vaut deux sur trois.',
    },
  },
  clerkCloses: {
    no: 78,
    region: 'gallery',
    title: { en: 'The Clerk Closes His Book', fr: 'Le commis ferme son livre' },
    text: {
      en: [
        'It tears along the fold, with the sound of a tooth being drawn. Then you notice the clerk ' +
          'at your elbow. He considers the gap. He shuts the ledger, squares it with the edge of the ' +
          'table, corks the ink, takes off the outer sleeves and folds them; in all his years he has ' +
          'done none of this before closing time. “There is a copy, naturally,” he says. “But that ' +
          'was somebody.” He rings the bell, himself, twice. From under the cloth, one at each ' +
          'corner, come the ones who see to it that accounts are not left open.',
      ],
      fr: [
        'Elle se déchire le long du pli, avec le bruit d’une dent qu’on arrache. Vous remarquez ' +
          'alors le commis, à votre coude. Il contemple la brèche. Il ferme le registre, l’aligne au ' +
          'bord de la table, bouche l’encrier, ôte les manches de dessus et les plie ; de toute sa ' +
          'carrière il n’a rien fait de tel avant l’heure. « Il y a un double, naturellement, dit-il. ' +
          'Mais c’était quelqu’un. » Puis il sonne, lui-même, deux fois. De dessous la nappe, un à ' +
          'chaque coin, sortent ceux qui veillent à ce que les comptes ne restent pas ouverts.',
      ],
    },
    outcomes: {
      beaten: {
        en:
          'In the apron of the smallest is a drawing, folded to the size of a stamp: a key, in three ' +
          'views, of nothing.',
        fr:
          'Dans le tablier du plus petit, un dessin plié au format d’un timbre : une clé, sous trois ' +
          'angles, de rien.',
      },
    },
    journal: {
      en: 'You tore out today’s page. The clerk closed early.',
      fr: 'Vous avez arraché la page du jour. Le commis a fermé plus tôt.',
    },
  },
} satisfies ProseTable
