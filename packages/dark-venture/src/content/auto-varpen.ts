// The Auto-Enemy deck of the Varpen: all ten cards are read in order on every turn (DV-AUTO-02).
import type { AutoDeckRow } from './types.ts'

export const varpenDeck: AutoDeckRow = {
  faction: 'varpen',
  cards: [
    {
      id: 'varpen1',
      name: { en: 'Build up', fr: 'Renforcement' },
      effects: [
        {
          do: 'upgrade',
          who: { side: 'own', kind: ['standard'], carries: 'ore', pick: 'west', count: 2 },
          ranks: 1,
          pay: 'ore',
        },
      ],
    },
    {
      id: 'varpen2',
      name: { en: 'Gather', fr: 'Récolte' },
      effects: [
        {
          do: 'gather',
          resource: 'ore',
          who: { side: 'own', kind: ['standard'], on: 'rock', pick: 'west', count: 2, clear: 0 },
        },
        {
          do: 'roll',
          dice: 1,
          atLeast: 3,
          run: [
            { do: 'gain', resource: 'ore', count: 1, who: { side: 'own', kind: ['standard'], pick: 'west' } },
          ],
        },
      ],
    },
    {
      id: 'varpen3',
      name: { en: 'Move', fr: 'Déplacement' },
      effects: [{ do: 'go', who: { side: 'own', pick: 'all' }, moves: 2, goal: ['playerUnit', 'enemyUnit'] }],
    },
    {
      id: 'varpen4',
      name: { en: 'Combat', fr: 'Combat' },
      effects: [
        {
          do: 'fight',
          who: { side: 'own', pick: 'all' },
          how: 'pair',
          target: 'weakestDefence',
          spoils: 'kill',
        },
      ],
    },
    {
      id: 'varpen5',
      name: { en: 'War cry', fr: 'Cri de guerre' },
      effects: [
        {
          do: 'roll',
          dice: 1,
          atLeast: 4,
          run: [{ do: 'modify', mods: [{ mod: 'attackScore', n: 2 }], lasts: 'turn' }],
        },
      ],
    },
    {
      id: 'varpen6',
      name: { en: 'Move: charge', fr: 'Déplacement : charge' },
      effects: [
        {
          do: 'go',
          who: { side: 'own', pick: 'nearest', count: 2, to: 'playerUnit' },
          moves: 2,
          goal: ['playerUnit', 'enemyUnit'],
        },
      ],
    },
    {
      id: 'varpen7',
      name: { en: 'Combat: seize', fr: 'Combat : capture' },
      effects: [
        {
          do: 'fight',
          who: { side: 'own', pick: 'all' },
          how: 'single',
          target: 'weakestDefence',
          spoils: 'capture',
          attacks: 2,
        },
      ],
    },
    {
      id: 'varpen8',
      name: { en: 'Exchange', fr: 'Échange' },
      effects: [
        { do: 'go', who: { side: 'own', captor: true, pick: 'all' }, moves: 3, goal: ['openEdge'] },
        { do: 'exchange', who: { side: 'own', captor: true, pick: 'all' } },
      ],
    },
    {
      id: 'varpen9',
      name: { en: 'Spawn', fr: 'Apparition' },
      effects: [
        {
          do: 'roll',
          dice: 2,
          atLeast: 6,
          run: [{ do: 'place', unit: 'lowest', at: { area: 'start' } }],
          otherwise: [
            { do: 'gain', resource: 'ore', count: 1, who: { side: 'own', kind: ['standard'], pick: 'west' } },
          ],
        },
      ],
    },
    {
      id: 'varpen10',
      name: { en: 'Ancient', fr: 'Ancien' },
      effects: [
        {
          do: 'when',
          cond: { favourWon: true },
          run: [
            { do: 'summon', at: 'replaced', replace: { side: 'own', kind: ['standard'], pick: 'strongest' } },
          ],
        },
        { do: 'free', who: { side: 'own', pick: 'all' } },
      ],
    },
  ],
  provenance: 'reconstructed',
}
