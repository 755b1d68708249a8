// The Bohmerk dashboard.
import type { FactionRow } from './types.ts'

export const bohmerk: FactionRow = {
  id: 'bohmerk',
  name: { en: 'Bohmerk', fr: 'Bohmerk' },
  kind: { en: 'plague', fr: 'fléau' },
  colour: '#3a5fa0',
  gathers: true,
  builds: false,
  mods: [{ mod: 'ignoreWater' }],
  start: { main: ['A2', 'A3', 'B2', 'B3'], underground: ['A1', 'A2', 'B1', 'B2'] },
  setup: {
    main: [
      { unit: 'bohmerk-glob', at: 'A3' },
      { unit: 'bohmerk-glob', at: 'B3' },
      { unit: 'bohmerk-mote', at: 'A2' },
      { unit: 'bohmerk-mote', at: 'B2' },
    ],
    underground: [
      { unit: 'bohmerk-glob', at: 'A2' },
      { unit: 'bohmerk-glob', at: 'B2' },
      { unit: 'bohmerk-mote', at: 'A1' },
      { unit: 'bohmerk-mote', at: 'B1' },
    ],
  },
  abilities: [
    {
      id: 'gather',
      name: { en: 'Gather', fr: 'Récolter' },
      when: 'turn',
      costs: [{ move: 1 }, { skull: 2 }],
      by: {},
      effects: [{ do: 'gather', resource: 'choose', who: 'self' }],
      provenance: { name: 'rulebook', effect: 'rulebook', cost: 'rulebook' },
    },
    {
      id: 'split',
      name: { en: 'Split', fr: 'Diviser' },
      when: 'turn',
      costs: [{ skull: 1 }],
      by: {},
      effects: [{ do: 'split', who: 'self' }],
      provenance: { name: 'found', effect: 'found', cost: 'reconstructed' },
    },
    {
      id: 'fuse',
      name: { en: 'Fuse', fr: 'Fusionner' },
      when: 'turn',
      costs: [{ skull: 1 }],
      effects: [
        { do: 'fuse', who: { side: 'own', kind: ['standard'], pick: 'choose', count: 2, together: true } },
      ],
      provenance: { name: 'found', effect: 'found', cost: 'reconstructed' },
    },
    {
      id: 'absorb',
      name: { en: 'Absorb', fr: 'Absorber' },
      when: 'defeat',
      costs: [],
      optional: true,
      effects: [{ do: 'absorb' }],
      provenance: { name: 'found', effect: 'reconstructed', cost: 'reconstructed' },
    },
    {
      id: 'ooze',
      name: { en: 'Ooze Forth', fr: 'Suinter' },
      when: 'turn',
      costs: [{ skull: 1, goods: { water: 1 } }],
      by: {},
      effects: [{ do: 'place', unit: 'bohmerk-mote', at: { of: 'self' } }],
      provenance: { name: 'reconstructed', effect: 'reconstructed', cost: 'reconstructed' },
    },
    {
      id: 'seep',
      name: { en: 'Seep', fr: 'S’infiltrer' },
      when: 'turn',
      costs: [{ skull: 2 }],
      limit: { per: 'turn', times: 1 },
      effects: [
        {
          do: 'march',
          who: { side: 'own', kind: ['standard'], on: 'water', pick: 'choose' },
          spaces: 3,
          how: { kind: 'any', ignores: ['fence', 'water'], through: 'water' },
        },
      ],
      provenance: { name: 'reconstructed', effect: 'reconstructed', cost: 'reconstructed' },
    },
  ],
  bonus: [
    { deed: 'absorbs', per: 2, points: 3, provenance: 'reconstructed' },
    { deed: 'fuses', per: 2, points: 1, provenance: 'reconstructed' },
    { deed: 'waterGathered', per: 2, points: 1, provenance: 'reconstructed' },
  ],
  ancient: {
    id: 'dhoregat-kelt',
    name: { en: 'Dhoregat Kelt', fr: 'Dhoregat Kelt' },
    title: { en: 'Ancient of Death', fr: 'Ancien de la Mort' },
    strength: 6,
    defence: 3,
    favour: [
      { deed: 'absorbs', count: 2, provenance: 'reconstructed' },
      { deed: 'fuses', count: 2, provenance: 'reconstructed' },
      { deed: 'splits', count: 3, provenance: 'reconstructed' },
    ],
    summon: {
      cost: { skull: 2 },
      effects: [
        {
          do: 'summon',
          at: 'replaced',
          replace: { side: 'own', kind: ['standard'], on: 'water', pick: 'choose' },
        },
      ],
      provenance: 'reconstructed',
    },
    power: {
      id: 'toTheEarth',
      name: { en: 'To the Earth', fr: 'À la terre' },
      when: 'turn',
      costs: [],
      limit: { per: 'game', times: 2 },
      effects: [{ do: 'winAttack', not: ['ancient'] }],
      provenance: { name: 'rulebook', effect: 'rulebook', cost: 'rulebook' },
    },
  },
  provenance: { name: 'rulebook', colour: 'found', setup: 'reconstructed' },
}
