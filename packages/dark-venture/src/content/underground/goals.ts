// What can be played for below: the endings and their parts, the roads to the vault, the side quests and their steps.
import type { Names } from '../types.ts'
import type { PassageName } from './passages-prose.ts'

interface Ending {
  readonly name: Names
  readonly about: Names
  /** What it takes; the two bad ones take nothing. */
  readonly parts?: Readonly<Record<string, Names>>
}

interface Quest {
  readonly name: Names
  readonly steps: Readonly<Record<string, Names>>
}

export const undergroundEndings = {
  daylight: {
    name: { en: 'Daylight', fr: 'Le jour' },
    about: { en: 'Carry the Vault Heart up into the day.', fr: 'Porter le cœur du caveau jusqu’au jour.' },
    parts: {
      vaultOpen: { en: 'Open the vault', fr: 'Ouvrir le caveau' },
      heartTaken: { en: 'Take the Heart', fr: 'Prendre le cœur' },
      home: { en: 'Carry it to the entrance', fr: 'Le porter à l’entrée' },
    },
  },
  doorStaysShut: {
    name: { en: 'The Door That Stays Shut', fr: 'La porte qui reste close' },
    about: {
      en: 'Shut the vault for good, and want nothing from it.',
      fr: 'Fermer le caveau à jamais, et n’en rien vouloir.',
    },
    parts: {
      sealKnown: { en: 'Learn how it is shut', fr: 'Apprendre comment on ferme' },
      keys: { en: 'Have all three true keys', fr: 'Avoir les trois vraies clés' },
      bellRung: { en: 'Ring the bell', fr: 'Sonner la cloche' },
      posts: { en: 'One at the door, one at the bell', fr: 'L’un à la porte, l’un à la cloche' },
      home: { en: 'Come back to the entrance', fr: 'Revenir à l’entrée' },
    },
  },
  kingBelow: {
    name: { en: 'The King Below', fr: 'Le roi d’en bas' },
    about: {
      en: 'Set the Heart in the chair, and see who answers.',
      fr: 'Mettre le cœur dans le siège, et voir qui répond.',
    },
    parts: {
      kingHears: { en: 'Let the king hear of you', fr: 'Faire que le roi vous entende' },
      heartTaken: { en: 'Take the Heart', fr: 'Prendre le cœur' },
      heartInMachine: { en: 'Set it in the chair', fr: 'Le mettre dans le siège' },
      held: { en: 'Hold the gallery until he comes', fr: 'Tenir la galerie jusqu’à sa venue' },
    },
  },
  otherShore: {
    name: { en: 'The Other Shore', fr: 'L’autre rive' },
    about: {
      en: 'Take the people of the dark across the lake, and out.',
      fr: 'Emmener ceux du noir de l’autre côté du lac, et dehors.',
    },
    parts: {
      boat: { en: 'Have a boat', fr: 'Avoir une barque' },
      companions: { en: 'Bring companions aboard, or home', fr: 'Embarquer des compagnons, ou les ramener' },
      shore: { en: 'Reach the far shore', fr: 'Atteindre l’autre rive' },
    },
  },
  emptyHands: {
    name: { en: 'Empty Hands', fr: 'Les mains vides' },
    about: {
      en: 'All who were left came up again, with nothing.',
      fr: 'Ceux qui restaient sont remontés, sans rien.',
    },
  },
  darkCloses: {
    name: { en: 'The Dark Closes', fr: 'Le noir se referme' },
    about: { en: 'Nobody came up.', fr: 'Personne n’est remonté.' },
  },
} satisfies { readonly [P in PassageName]?: Ending }

export const undergroundRoads = {
  keys: {
    name: { en: 'The road of keys', fr: 'La voie des clés' },
    steps: {
      keyBone: {
        en: 'Win the key that was bone, from heap or court',
        fr: 'Gagner la clé qui fut os, sur l’amas ou au tribunal',
      },
      keySpore: {
        en: 'Win the key that grew, from the Mother',
        fr: 'Gagner la clé qui a poussé, auprès de la Mère',
      },
      keyIdol: { en: 'Ask the Idol for the third', fr: 'Demander la troisième à l’Idole' },
      vaultOpen: { en: 'Set all three in the door', fr: 'Mettre les trois dans la porte' },
    },
  },
  water: {
    name: { en: 'The road of water', fr: 'La voie de l’eau' },
    steps: {
      stairKnown: { en: 'Go down the drowned stair', fr: 'Descendre l’escalier noyé' },
      window: {
        en: 'Find the pane above the king’s table',
        fr: 'Trouver le carreau au-dessus de la table du roi',
      },
      ferryFree: { en: 'Or pay the Ferryman’s debt', fr: 'Ou payer la dette du passeur' },
      vaultOpen: { en: 'Swim under the door', fr: 'Nager sous la porte' },
    },
  },
  machine: {
    name: { en: 'The road of brass', fr: 'La voie du cuivre' },
    steps: {
      ledgerName: { en: 'Read the name in the ledger', fr: 'Lire le nom au registre' },
      falseKey: { en: 'Have a key made of nothing', fr: 'Faire faire une clé de rien' },
      oneKey: { en: 'Bring one true key', fr: 'Apporter une vraie clé' },
      vaultOpen: { en: 'Deceive the door', fr: 'Tromper la porte' },
    },
  },
  beast: {
    name: { en: 'The road of hunger', fr: 'La voie de la faim' },
    steps: {
      fed: { en: 'Feed the beast once', fr: 'Nourrir la bête une fois' },
      beastFriend: { en: 'Feed it until it gets up', fr: 'La nourrir jusqu’à ce qu’elle se lève' },
      vaultOpen: { en: 'Let it lean on the door', fr: 'La laisser s’appuyer à la porte' },
    },
  },
} satisfies Readonly<Record<string, Quest>>

export const undergroundQuests = {
  zero: {
    name: { en: 'Zero', fr: 'Zéro' },
    steps: {
      number: { en: 'Ask the Suuk what it is counting', fr: 'Demander au Suuk ce qu’il compte' },
      counterWith: { en: 'Free it, and count along', fr: 'Le libérer, et compter avec lui' },
      last: { en: 'Decide whether it may say the last word', fr: 'Décider s’il peut dire le dernier mot' },
    },
  },
  husk: {
    name: { en: 'The Husk', fr: 'La cosse' },
    steps: {
      heskQuest: { en: 'Hear what the Mother lacks', fr: 'Apprendre ce qui manque à la Mère' },
      water: { en: 'Fetch water from the lake', fr: 'Chercher de l’eau au lac' },
      keySpore: { en: 'Pour it, with nothing in your hands', fr: 'La verser, sans rien dans les mains' },
    },
  },
  thereAndBack: {
    name: { en: 'There and back', fr: 'L’aller et le retour' },
    steps: {
      ferryQuest: { en: 'Ask the Ferryman who was forgotten', fr: 'Demander au passeur qui fut oublié' },
      clapper: { en: 'Find the bell’s clapper', fr: 'Trouver le battant de la cloche' },
      ferryFree: { en: 'Bring it to him', fr: 'Le lui apporter' },
    },
  },
  debtOfBones: {
    name: { en: 'The debt of bones', fr: 'La dette d’os' },
    steps: {
      sentenced: { en: 'Be sentenced', fr: 'Être condamnés' },
      baskets: { en: 'Fill two baskets, or serve the time', fr: 'Remplir deux paniers, ou purger la peine' },
      judgeFavour: { en: 'Be acquitted', fr: 'Être acquittés' },
    },
  },
  promise: {
    name: { en: 'The promise', fr: 'La promesse' },
    steps: {
      promise: { en: 'Promise Varra a place in the boat', fr: 'Promettre à Varra une place dans la barque' },
      kept: { en: 'Keep it', fr: 'Tenir parole' },
    },
  },
  account: {
    name: { en: 'The account', fr: 'Le compte' },
    steps: {
      ledgerName: { en: 'Read today’s page', fr: 'Lire la page du jour' },
      signed: { en: 'Sign for the goods', fr: 'Signer pour la marchandise' },
      due: { en: 'See what is due', fr: 'Voir l’échéance' },
    },
  },
  namesOnTheWall: {
    name: { en: 'Names on the wall', fr: 'Des noms sur le mur' },
    steps: {
      namesQuest: { en: 'Promise the wall its six', fr: 'Promettre au mur ses six noms' },
      names: { en: 'Find what is left of them', fr: 'Trouver ce qu’il reste d’eux' },
      namesRead: { en: 'Read them out where it is warm', fr: 'Les lire là où il fait chaud' },
    },
  },
  eggsInTheDark: {
    name: { en: 'Eggs in the dark', fr: 'Des œufs dans le noir' },
    steps: {
      broodFriend: { en: 'Keep watch over the nests', fr: 'Veiller sur les nids' },
      hatched: { en: 'Wait for the one with the tick', fr: 'Attendre celui qui a une coche' },
    },
  },
} satisfies Readonly<Record<string, Quest>>
