// The four magic cards that each player has.
import type { MagicRow } from './types.ts'

const known = { name: 'rulebook', cost: 'rulebook', options: 'rulebook' } as const

export const magic: readonly MagicRow[] = [
  {
    id: 'transition5',
    name: { en: 'Transition of 5 armies', fr: 'Transition de 5 armées' },
    cost: { gold: 1, energy: 4 },
    options: [{ kind: 'transition', armies: 5 }],
    provenance: known,
  },
  {
    id: 'drawOrFirst',
    name: { en: 'Conflict card or first player marker', fr: 'Carte Conflit ou marqueur Premier joueur' },
    cost: { gold: 1, energy: 0 },
    options: [{ kind: 'draw', cards: 1 }, { kind: 'firstPlayer' }],
    provenance: known,
  },
  {
    id: 'shrineOrTakeover',
    name: { en: 'Region card or shrine', fr: 'Carte Région ou sanctuaire' },
    cost: { gold: 2, energy: 2 },
    options: [{ kind: 'shrine' }, { kind: 'takeover' }],
    provenance: known,
  },
  {
    id: 'draw2OrTransition2',
    name: { en: '2 conflict cards or 2 armies', fr: '2 cartes Conflit ou 2 armées' },
    cost: { gold: 2, energy: 0 },
    options: [
      { kind: 'draw', cards: 2 },
      { kind: 'transition', armies: 2 },
    ],
    provenance: known,
  },
]
