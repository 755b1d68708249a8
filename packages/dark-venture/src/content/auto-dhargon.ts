// The Auto-Enemy deck of the Dhargon: all ten cards are read in order on every turn (DV-AUTO-02).
import type { AutoDeckRow } from './types.ts'

export const dhargonDeck: AutoDeckRow = {
  faction: 'dhargon',
  cards: [
    {
      id: 'dhargon1',
      name: { en: 'Build up', fr: 'Renforcement' },
      effects: [
        { do: 'hatch', unit: 'dhargon-hatchling' },
        {
          do: 'upgrade',
          who: { side: 'own', kind: ['standard'], carries: 'any', pick: 'west', count: 2 },
          ranks: 1,
          pay: 'any',
        },
      ],
    },
    {
      id: 'dhargon2',
      name: { en: 'Gather', fr: 'Récolte' },
      effects: [
        {
          do: 'gather',
          resource: 'any',
          who: { side: 'own', kind: ['standard'], pick: 'west', count: 3, clear: 0 },
        },
      ],
    },
    {
      id: 'dhargon3',
      name: { en: 'Lay an egg', fr: 'Ponte' },
      effects: [
        {
          do: 'when',
          cond: {
            all: [
              { carries: 'any', who: 'own', atLeast: 2 },
              { exists: { side: 'own', unit: ['dhargon-elder'], pick: 'all' } },
            ],
          },
          run: [
            { do: 'lose', resource: 'any', count: 2 },
            { do: 'lay', token: 'egg', at: { with: 'dhargon-elder' } },
          ],
        },
      ],
    },
    {
      id: 'dhargon4',
      name: { en: 'Move', fr: 'Déplacement' },
      effects: [
        {
          do: 'go',
          who: { side: 'own', except: 'dhargon-elder', pick: 'all' },
          moves: 2,
          goal: ['playerUnit', 'enemyUnit'],
        },
      ],
    },
    {
      id: 'dhargon5',
      name: { en: 'Combat: thorns', fr: 'Combat : épines' },
      effects: [
        {
          do: 'fight',
          who: { side: 'own', unit: ['dhargon-hunter'], pick: 'all' },
          how: 'ranged',
          target: 'weakestDefence',
          spoils: 'kill',
          attacks: 2,
        },
      ],
    },
    {
      id: 'dhargon6',
      name: { en: 'Combat', fr: 'Combat' },
      effects: [
        {
          do: 'fight',
          who: { side: 'own', pick: 'all' },
          how: 'pair',
          target: 'weakestDefence',
          spoils: 'meat',
        },
      ],
    },
    {
      id: 'dhargon7',
      name: { en: 'Move: Elder', fr: 'Déplacement : l’Aîné' },
      effects: [
        {
          do: 'go',
          who: { side: 'own', unit: ['dhargon-elder'], pick: 'all' },
          moves: 2,
          goal: ['awayFromEnemies'],
        },
      ],
    },
    {
      id: 'dhargon8',
      name: { en: 'Fortify', fr: 'Fortification' },
      effects: [
        {
          do: 'each',
          of: { side: 'own', kind: ['standard'], carries: 'wood', pick: 'west' },
          run: [
            { do: 'build', what: 'fence', count: 1, at: { of: 'it' } },
            { do: 'lose', resource: 'wood', count: 1, who: 'it' },
          ],
        },
      ],
    },
    {
      id: 'dhargon9',
      name: { en: 'Spawn', fr: 'Apparition' },
      effects: [
        {
          do: 'roll',
          dice: 2,
          atLeast: 6,
          run: [{ do: 'place', unit: 'lowest', at: { area: 'start' } }],
          otherwise: [{ do: 'lay', token: 'egg', at: { with: 'dhargon-elder' } }],
        },
      ],
    },
    {
      id: 'dhargon10',
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
