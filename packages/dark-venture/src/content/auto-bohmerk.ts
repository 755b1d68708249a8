// The Auto-Enemy deck of the Bohmerk: all ten cards are read in order on every turn (DV-AUTO-02).
import type { AutoDeckRow } from './types.ts'

export const bohmerkDeck: AutoDeckRow = {
  faction: 'bohmerk',
  cards: [
    {
      id: 'bohmerk1',
      name: { en: 'Build up', fr: 'Renforcement' },
      effects: [
        { do: 'fuse', who: { side: 'own', kind: ['standard'], pick: 'weakest', count: 2, together: true } },
      ],
    },
    {
      id: 'bohmerk2',
      name: { en: 'Gather', fr: 'Récolte' },
      effects: [
        {
          do: 'gather',
          resource: 'water',
          who: { side: 'own', kind: ['standard'], on: 'water', pick: 'west', count: 2, clear: 0 },
        },
      ],
    },
    {
      id: 'bohmerk3',
      name: { en: 'Move', fr: 'Déplacement' },
      effects: [{ do: 'go', who: { side: 'own', pick: 'all' }, moves: 2, goal: ['playerUnit', 'enemyUnit'] }],
    },
    {
      id: 'bohmerk4',
      name: { en: 'Combat', fr: 'Combat' },
      effects: [
        {
          do: 'fight',
          who: { side: 'own', pick: 'all' },
          how: 'pair',
          target: 'weakestDefence',
          spoils: 'absorb',
        },
      ],
    },
    {
      id: 'bohmerk5',
      name: { en: 'Split', fr: 'Division' },
      effects: [
        {
          do: 'split',
          who: { side: 'own', kind: ['standard'], clear: 3, size: { atLeast: 4 }, pick: 'west' },
        },
      ],
    },
    {
      id: 'bohmerk6',
      name: { en: 'Move: seep', fr: 'Déplacement : suintement' },
      effects: [
        {
          do: 'go',
          who: { side: 'own', on: 'water', pick: 'all' },
          moves: 1,
          goal: ['playerUnit', 'enemyUnit'],
        },
      ],
    },
    {
      id: 'bohmerk7',
      name: { en: 'Combat: engulf', fr: 'Combat : engloutissement' },
      effects: [
        {
          do: 'fight',
          who: { side: 'own', pick: 'strongest' },
          how: 'single',
          target: 'weakestDefence',
          spoils: 'absorb',
          attacks: 1,
        },
      ],
    },
    {
      id: 'bohmerk8',
      name: { en: 'Ooze', fr: 'Suintement' },
      effects: [
        {
          do: 'each',
          of: { side: 'own', kind: ['standard'], carries: 'water', pick: 'west' },
          run: [
            { do: 'place', unit: 'bohmerk-mote', at: { of: 'it' } },
            { do: 'lose', resource: 'water', count: 1, who: 'it' },
          ],
        },
      ],
    },
    {
      id: 'bohmerk9',
      name: { en: 'Spawn', fr: 'Apparition' },
      effects: [
        { do: 'roll', dice: 1, atLeast: 5, run: [{ do: 'place', unit: 'lowest', at: { area: 'start' } }] },
      ],
    },
    {
      id: 'bohmerk10',
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
