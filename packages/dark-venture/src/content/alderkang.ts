// The Alderkang dashboard.
import type { FactionRow } from './types.ts'

export const alderkang: FactionRow = {
  id: 'alderkang',
  name: { en: 'Alderkang', fr: 'Alderkang' },
  kind: { en: 'gene-splicers', fr: 'manipulateurs de gènes' },
  colour: '#2f8a86',
  gathers: false,
  builds: false,
  start: { main: ['B5', 'B13'], underground: ['A7', 'J1'] },
  setup: {
    main: [
      { hero: 'delok', at: ['B5', 'B13'] },
      { unit: 'suuk', besides: 'delok' },
    ],
    underground: [
      { hero: 'delok', at: ['A7', 'J1'] },
      { unit: 'suuk', besides: 'delok' },
    ],
  },
  controlTokens: 9,
  abilities: [
    {
      id: 'extraction',
      name: { en: 'Extraction', fr: 'Extraction' },
      when: 'turn',
      costs: [{ move: 1 }],
      needs: { exists: { side: 'own', captor: 'new', pick: 'all' } },
      effects: [
        {
          do: 'roll',
          dice: 2,
          atLeast: 6,
          run: [{ do: 'extract', who: { side: 'own', captor: 'new', pick: 'choose' } }],
        },
      ],
      provenance: { name: 'rulebook', effect: 'rulebook', cost: 'rulebook' },
    },
    {
      id: 'revive',
      name: { en: 'Revive', fr: 'Ranimer' },
      when: 'killed',
      costs: [{ cards: 1 }],
      optional: true,
      effects: [
        { do: 'count', deed: 'reviveAttempts', n: 1 },
        { do: 'roll', dice: 2, atLeast: 8, run: [{ do: 'revive', who: 'self' }] },
      ],
      provenance: { name: 'rulebook', effect: 'rulebook', cost: 'rulebook' },
    },
    {
      id: 'fabricate',
      name: { en: 'Fabricate', fr: 'Fabriquer' },
      when: 'turn',
      costs: [{ move: 1, skullPerStrength: true }],
      by: { on: 'fabricator' },
      effects: [{ do: 'fabricate', unit: 'choose', at: { of: 'self' } }],
      provenance: { name: 'rulebook', effect: 'rulebook', cost: 'reconstructed' },
    },
    {
      id: 'temporalShift',
      name: { en: 'Temporal Shift', fr: 'Glissement temporel' },
      when: 'turn',
      costs: [{ skull: 2 }],
      limit: { per: 'turn', times: 1 },
      by: { unit: ['suuk'] },
      effects: [
        {
          do: 'choose',
          options: [
            {
              id: 'blink',
              name: { en: 'Blink', fr: 'Se téléporter' },
              effects: [{ do: 'teleport', who: 'self', spaces: 3 }],
            },
            {
              id: 'trade',
              name: { en: 'Trade places', fr: 'Échanger les places' },
              effects: [
                {
                  do: 'swap',
                  who: 'self',
                  with: { side: 'any', kind: ['standard'], near: { of: 'self', within: 4 }, pick: 'choose' },
                },
              ],
            },
          ],
        },
        { do: 'count', deed: 'temporalShifts', n: 1 },
      ],
      provenance: { name: 'rulebook', effect: 'reconstructed', cost: 'reconstructed' },
    },
    {
      id: 'wheelOfSparks',
      name: { en: 'Wheel of Sparks', fr: 'Roue d’étincelles' },
      when: 'turn',
      costs: [{ move: 1, skull: 1 }],
      limit: { per: 'turn', times: 1 },
      by: { unit: ['alderkang-splicer', 'delok'] },
      effects: [
        {
          do: 'attack',
          who: 'self',
          target: { side: 'enemy', near: { of: 'self', within: 2, sight: true }, pick: 'choose' },
          strength: 2,
          range: 2,
        },
        { do: 'count', deed: 'wheelOfSparks', n: 1 },
      ],
      provenance: { name: 'rulebook', effect: 'reconstructed', cost: 'reconstructed' },
    },
  ],
  bonus: [
    { deed: 'temporalShifts', per: 2, points: 1, provenance: 'rulebook' },
    { deed: 'wheelOfSparks', per: 2, points: 1, provenance: 'rulebook' },
  ],
  ancient: {
    id: 'the-alderkang',
    name: { en: 'The Alderkang', fr: 'L’Alderkang' },
    title: { en: 'Undead, deposed king', fr: 'Roi mort-vivant et déchu' },
    strength: 6,
    defence: 3,
    favour: [
      { deed: 'reviveAttempts', count: 2, provenance: 'rulebook' },
      { deed: 'fabrications', count: 4, provenance: 'rulebook' },
      { deed: 'cardsDrawn', count: 5, provenance: 'rulebook' },
    ],
    summon: {
      cost: { cardsOrSkull: 6 },
      effects: [{ do: 'summon', at: { area: 'fabricator' } }],
      provenance: 'rulebook',
    },
    power: {
      id: 'induction',
      name: { en: 'Induction', fr: 'Induction' },
      when: 'defeat',
      costs: [],
      effects: [{ do: 'roll', dice: 2, atLeast: 10, run: [{ do: 'join', who: 'defender' }] }],
      provenance: { name: 'rulebook', effect: 'rulebook', cost: 'rulebook' },
    },
  },
  provenance: { name: 'rulebook', colour: 'found', setup: 'rulebook' },
}
