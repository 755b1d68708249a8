// The passages behind the twelve numbered event tokens. What happens, and what a reader may choose, stand in the effects.
import type { Effects } from './effects.ts'
import type { PassageRow } from './stories.ts'

/** Up to version 1 of the rules a wrong answer was the last. */
const firstIdol: Effects = [
  {
    do: 'choose',
    options: [
      {
        id: 'answer',
        name: { en: 'Answer', fr: 'Répondre' },
        effects: [
          {
            do: 'roll',
            dice: 2,
            atLeast: 8,
            run: [{ do: 'read', passage: 'P18' }],
            otherwise: [{ do: 'hazard', who: 'it', strength: 3 }],
          },
        ],
      },
      {
        id: 'pay',
        name: { en: 'Pay 2 cards', fr: 'Payer 2 cartes' },
        needs: { cards: 2 },
        effects: [
          { do: 'discard', cards: 2 },
          { do: 'read', passage: 'P18' },
        ],
      },
    ],
  },
]

export const eventPassages: readonly PassageRow[] = [
  {
    id: 'P1',
    title: { en: 'Broken Gate', fr: 'Porte brisée' },
    effects: [
      {
        do: 'choose',
        options: [
          {
            id: 'study',
            name: { en: 'Study the marks', fr: 'Étudier les signes' },
            effects: [
              {
                do: 'roll',
                dice: 2,
                atLeast: 7,
                run: [{ do: 'read', passage: 'P13' }],
                otherwise: [{ do: 'darkness', n: 1 }, { do: 'keepEvent' }],
              },
            ],
          },
          {
            id: 'force',
            name: { en: 'Force it', fr: 'La forcer' },
            effects: [
              { do: 'hazard', who: 'it', strength: 2 },
              { do: 'flag', flag: 'gateOpen' },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'P2',
    title: { en: 'The Warm Well', fr: 'Le puits tiède' },
    effects: [
      {
        do: 'choose',
        options: [
          {
            id: 'drink',
            name: { en: 'Drink', fr: 'Boire' },
            effects: [
              {
                do: 'roll',
                dice: 1,
                atLeast: 3,
                run: [{ do: 'gainDice', face: 'any', dice: 2 }],
                otherwise: [{ do: 'restrain', who: 'it' }],
              },
            ],
          },
          {
            id: 'drop',
            name: { en: 'Drop in a card', fr: 'Y jeter une carte' },
            needs: { cards: 1 },
            effects: [
              { do: 'discard', cards: 1 },
              { do: 'darkness', n: -1 },
            ],
          },
          { id: 'walk', name: { en: 'Walk on', fr: 'Passer son chemin' }, effects: [{ do: 'keepEvent' }] },
        ],
      },
    ],
  },
  {
    id: 'P3',
    title: { en: 'Breathing Caps', fr: 'Chapeaux qui respirent' },
    effects: [
      {
        do: 'choose',
        options: [
          {
            id: 'harvest',
            name: { en: 'Harvest', fr: 'Récolter' },
            effects: [{ do: 'lay', token: 'fungus', at: { of: 'it' } }],
          },
          {
            id: 'whisper',
            name: { en: 'Whisper to them', fr: 'Leur murmurer' },
            effects: [
              {
                do: 'roll',
                dice: 2,
                atLeast: 8,
                run: [{ do: 'read', passage: 'P14' }],
                otherwise: [{ do: 'restrain', who: 'it' }],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'P4',
    title: { en: 'Spore Mother', fr: 'Mère des spores' },
    effects: [
      {
        do: 'when',
        cond: { flag: 'sporeFriend' },
        run: [{ do: 'place', unit: 'bohmerk-glob', at: { of: 'it' }, of: 'bohmerk', guard: 'sporeGuard' }],
        otherwise: [
          {
            do: 'place',
            unit: 'bohmerk-glob',
            at: { of: 'it' },
            count: 2,
            of: 'bohmerk',
            guard: 'sporeGuard',
          },
        ],
      },
    ],
  },
  {
    id: 'P5',
    title: { en: 'Rattling Heap', fr: 'Amas cliquetant' },
    effects: [
      { do: 'place', unit: 'orpal-bonewalker', at: { of: 'it' }, count: 3, of: 'orpal', guard: 'boneGuard' },
    ],
  },
  {
    id: 'P6',
    title: { en: 'The Chained One', fr: 'L’enchaîné' },
    effects: [
      {
        do: 'choose',
        options: [
          {
            id: 'free',
            name: { en: 'Free it', fr: 'Le libérer' },
            effects: [
              {
                do: 'roll',
                dice: 1,
                atLeast: 3,
                run: [
                  { do: 'place', unit: 'suuk', at: { of: 'it' }, of: 'alderkang' },
                  { do: 'join', who: 'last' },
                ],
                otherwise: [
                  { do: 'place', unit: 'suuk', at: { of: 'it' }, of: 'alderkang' },
                  { do: 'attack', who: 'last', target: 'it' },
                ],
              },
            ],
          },
          {
            id: 'satchel',
            name: { en: 'Take its satchel', fr: 'Prendre sa besace' },
            effects: [
              { do: 'draw', deck: 'item', cards: 1 },
              { do: 'darkness', n: 1 },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'P7',
    title: { en: 'The Ledger Table', fr: 'La table du registre' },
    effects: [
      {
        do: 'choose',
        options: [
          {
            id: 'trade',
            name: { en: 'Trade a card for an item', fr: 'Échanger une carte contre un objet' },
            needs: { cards: 1 },
            effects: [
              { do: 'discard', cards: 1 },
              { do: 'draw', deck: 'item', cards: 1 },
            ],
          },
          {
            id: 'ledger',
            name: { en: 'Read the ledger', fr: 'Lire le registre' },
            effects: [{ do: 'read', passage: 'P17' }],
          },
        ],
      },
    ],
  },
  {
    id: 'P8',
    title: { en: 'Idol of Three Mouths', fr: 'Idole aux trois bouches' },
    effects: [
      {
        do: 'choose',
        options: [
          {
            id: 'answer',
            name: { en: 'Answer', fr: 'Répondre' },
            effects: [
              {
                do: 'roll',
                dice: 2,
                atLeast: 8,
                run: [{ do: 'read', passage: 'P18' }],
                otherwise: [
                  { do: 'hazard', who: 'it', strength: 3 },
                  { do: 'keepEvent' },
                  { do: 'tick', clock: 'idolAnger', n: 1 },
                ],
              },
            ],
          },
          {
            id: 'pay',
            name: { en: 'Pay 2 cards', fr: 'Payer 2 cartes' },
            needs: { cards: 2 },
            effects: [
              { do: 'discard', cards: 2 },
              { do: 'read', passage: 'P18' },
            ],
          },
        ],
      },
    ],
    until: { 1: { effects: firstIdol } },
  },
  {
    id: 'P9',
    title: { en: 'Swaying Ledge', fr: 'Corniche branlante' },
    effects: [
      {
        do: 'choose',
        options: [
          {
            id: 'run',
            name: { en: 'Run', fr: 'Courir' },
            effects: [
              {
                do: 'roll',
                dice: 1,
                atLeast: 3,
                run: [{ do: 'march', who: 'it', spaces: 3, how: { kind: 'any' } }],
                otherwise: [{ do: 'hazard', who: 'it', strength: 2 }],
              },
            ],
          },
          { id: 'crawl', name: { en: 'Crawl', fr: 'Ramper' }, effects: [{ do: 'restrain', who: 'it' }] },
        ],
      },
    ],
  },
  {
    id: 'P10',
    title: { en: 'Echo Chamber', fr: 'Chambre des échos' },
    effects: [{ do: 'read', passage: 'P17' }],
  },
  {
    id: 'P11',
    title: { en: 'Vault Door', fr: 'Porte du caveau' },
    effects: [
      {
        do: 'when',
        cond: { all: [{ flag: 'keyBone' }, { flag: 'keySpore' }, { flag: 'keyIdol' }] },
        run: [{ do: 'read', passage: 'P20' }],
        otherwise: [{ do: 'read', passage: 'P19' }],
      },
    ],
  },
  {
    id: 'P12',
    title: { en: 'The Lair', fr: 'Le repaire' },
    effects: [
      {
        do: 'when',
        cond: { flag: 'vaultOpen' },
        run: [{ do: 'read', passage: 'P21' }],
        otherwise: [
          { do: 'darkness', n: 1 },
          { do: 'read', passage: 'P19' },
        ],
      },
    ],
  },
]
