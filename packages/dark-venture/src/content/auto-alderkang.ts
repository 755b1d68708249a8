// The Auto-Enemy deck of the Alderkang: all ten cards are read in order on every turn (DV-AUTO-02).
import type { AutoDeckRow } from './types.ts'

export const alderkangDeck: AutoDeckRow = {
  faction: 'alderkang',
  cards: [
    {
      id: 'alderkang1',
      name: { en: 'Build up', fr: 'Renforcement' },
      effects: [
        {
          do: 'when',
          cond: { exists: { side: 'own', captor: 'new', pick: 'all' } },
          run: [
            {
              do: 'roll',
              dice: 2,
              atLeast: 6,
              run: [{ do: 'extract', who: { side: 'own', captor: 'new', pick: 'west' } }],
            },
          ],
        },
      ],
    },
    {
      id: 'alderkang2',
      name: { en: 'Study', fr: 'Étude' },
      effects: [
        {
          do: 'go',
          who: { side: 'own', pick: 'nearest', to: 'actionToken' },
          moves: 1,
          goal: ['actionToken'],
        },
        {
          do: 'each',
          of: { side: 'own', on: 'actionToken', pick: 'all' },
          run: [{ do: 'count', deed: 'cardsDrawn', n: 1 }],
        },
      ],
    },
    {
      id: 'alderkang3',
      name: { en: 'Fabricate', fr: 'Fabrication' },
      effects: [
        {
          do: 'roll',
          dice: 2,
          atLeast: 8,
          run: [{ do: 'fabricate', unit: 'lowest', at: { area: 'fabricator' } }],
        },
      ],
    },
    {
      id: 'alderkang4',
      name: { en: 'Move', fr: 'Déplacement' },
      effects: [{ do: 'go', who: { side: 'own', pick: 'all' }, moves: 2, goal: ['playerUnit', 'enemyUnit'] }],
    },
    {
      id: 'alderkang5',
      name: { en: 'Wheel of Sparks', fr: 'Roue d’étincelles' },
      effects: [
        {
          do: 'each',
          of: { side: 'own', unit: ['alderkang-splicer', 'delok'], pick: 'west' },
          run: [
            {
              do: 'when',
              cond: { exists: { side: 'enemy', near: { of: 'it', within: 2, sight: true }, pick: 'all' } },
              run: [
                {
                  do: 'attack',
                  who: 'it',
                  target: { side: 'enemy', near: { of: 'it', within: 2, sight: true }, pick: 'weakest' },
                  strength: 2,
                  range: 2,
                },
                { do: 'count', deed: 'wheelOfSparks', n: 1 },
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'alderkang6',
      name: { en: 'Combat: seize', fr: 'Combat : capture' },
      effects: [
        {
          do: 'fight',
          who: { side: 'own', pick: 'all' },
          how: 'pair',
          target: 'newFactionFirst',
          spoils: 'capture',
          attacks: 1,
        },
      ],
    },
    {
      id: 'alderkang7',
      name: { en: 'Temporal Shift', fr: 'Glissement temporel' },
      effects: [
        {
          do: 'roll',
          dice: 1,
          atLeast: 4,
          run: [
            {
              do: 'each',
              of: { side: 'own', unit: ['suuk'], pick: 'nearest', to: 'playerUnit' },
              run: [
                { do: 'teleport', who: 'it', spaces: 3, to: 'playerUnit' },
                { do: 'count', deed: 'temporalShifts', n: 1 },
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'alderkang8',
      name: { en: 'Combat', fr: 'Combat' },
      effects: [
        {
          do: 'fight',
          who: { side: 'own', pick: 'all' },
          how: 'single',
          target: 'weakestDefence',
          spoils: 'kill',
          attacks: 1,
        },
      ],
    },
    {
      id: 'alderkang9',
      name: { en: 'Spawn', fr: 'Apparition' },
      effects: [
        {
          do: 'roll',
          dice: 2,
          atLeast: 8,
          run: [{ do: 'place', unit: 'suuk', at: { area: 'fabricator' } }],
        },
      ],
    },
    {
      id: 'alderkang10',
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
