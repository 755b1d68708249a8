// Competitive scenarios about heroes, as they were up to version 1 of the rules.
import type { ScenarioRow } from './stories.ts'

export const firstDuels: readonly ScenarioRow[] = [
  {
    id: 'ledger',
    texts: 'firstScenarios',
    name: { en: 'The Collector’s Ledger', fr: 'Le registre du Collectionneur' },
    intro: {
      en: 'Delok needs two living samples; the sampled disagree.',
      fr: 'Il faut à Delok deux échantillons vivants ; les échantillons ne sont pas d’accord.',
    },
    mode: 'competitive',
    players: [2, 3],
    map: 'main',
    floors: true,
    rounds: 14,
    sides: [
      {
        side: 'alderkang',
        control: 'player',
        setup: [
          { hero: 'delok', at: ['B5'] },
          { unit: 'suuk', at: 'C5' },
          { unit: 'suuk', at: 'B6' },
          { unit: 'alderkang-splicer', at: '2D6' },
        ],
        win: [{ deed: 'extractions', by: 'alderkang', atLeast: 2 }],
      },
      {
        side: 'varpen',
        control: 'either',
        setup: [
          { unit: 'varpen-whelp', at: 'F12' },
          { unit: 'varpen-whelp', at: 'F13' },
          { unit: 'varpen-whelp', at: 'F14' },
          { unit: 'varpen-raider', at: 'F11' },
          { unit: 'varpen-raider', at: 'G10' },
        ],
        win: [{ any: [{ killed: 'delok' }, { deed: 'delokCaptured', by: 'varpen', atLeast: 1 }] }],
      },
      {
        side: 'orpal',
        control: 'either',
        setup: [
          { unit: 'orpal-bonewalker', at: 'K1' },
          { unit: 'orpal-bonewalker', at: 'L1' },
          { unit: 'orpal-bonewalker', at: 'L4' },
          { unit: 'orpal-shade', at: 'M4' },
          { unit: 'orpal-reaver', at: 'L5' },
          { token: 'largePortal', at: 'K1' },
        ],
        bag: [
          { unit: 'orpal-bonewalker', count: 4 },
          { unit: 'orpal-shade', count: 2 },
          { unit: 'orpal-reaver', count: 2 },
        ],
        win: [{ any: [{ killed: 'delok' }, { deed: 'delokCaptured', by: 'orpal', atLeast: 1 }] }],
      },
    ],
    tokens: [
      { token: 'actionDraw', at: 'I6' },
      { token: 'actionDraw', at: 'D10' },
      { token: 'itemDraw', at: '2G6' },
      { token: 'itemDraw', at: 'E11' },
      { token: 'itemDraw', at: 'J8' },
    ],
    rules: [
      {
        id: 'delokTaken',
        when: 'capture',
        effects: [
          {
            do: 'when',
            cond: { is: 'delok', who: 'it' },
            run: [{ do: 'count', deed: 'delokCaptured', n: 1 }],
          },
        ],
      },
    ],
    timeout: { most: 'unitsKilled', among: ['varpen', 'orpal'] },
    provenance: 'reconstructed',
  },
  {
    id: 'duel',
    texts: 'firstScenarios',
    name: { en: 'Duel of Heroes', fr: 'Duel de héros' },
    intro: {
      en: 'Three wanderers, one reward: first to 8 points.',
      fr: 'Trois errants, une récompense : le premier à 8 points.',
    },
    mode: 'competitive',
    players: [2, 3],
    map: 'main',
    floors: true,
    rounds: 15,
    sides: [
      {
        side: 'hero:larvok',
        control: 'player',
        setup: [{ hero: 'larvok', at: ['E1'] }],
        win: [{ points: 'hero:larvok', atLeast: 8 }],
      },
      {
        side: 'hero:ysra',
        control: 'player',
        setup: [{ hero: 'ysra', at: ['M16'] }],
        win: [{ points: 'hero:ysra', atLeast: 8 }],
      },
      {
        side: 'hero:delok',
        control: 'player',
        setup: [{ hero: 'delok', at: ['B13'] }],
        win: [{ points: 'hero:delok', atLeast: 8 }],
      },
      {
        side: 'orpal',
        control: 'auto',
        setup: [
          { unit: 'orpal-bonewalker', at: 'F9' },
          { unit: 'orpal-bonewalker', at: 'M8' },
          { unit: 'orpal-bonewalker', at: 'G14' },
          { unit: 'orpal-bonewalker', at: 'K5' },
          { unit: 'orpal-reaver', at: 'I6' },
          { unit: 'orpal-reaver', at: 'C13' },
          { token: 'largePortal', at: 'J8' },
        ],
        bag: [
          { unit: 'orpal-bonewalker', count: 6 },
          { unit: 'orpal-shade', count: 4 },
          { unit: 'orpal-reaver', count: 2 },
        ],
      },
    ],
    tokens: [
      { token: 'actionDraw', at: 'D10' },
      { token: 'actionDraw', at: 'I6' },
      { token: 'itemDraw', at: 'B15' },
      { token: 'itemDraw', at: 'C3' },
      { token: 'itemDraw', at: 'E11' },
      { token: 'itemDraw', at: 'L13' },
      { token: 'itemDraw', at: 'N3' },
      { token: 'itemDraw', at: '2G6' },
      { token: 'itemDraw', at: '2B12' },
    ],
    heroesReturn: { loses: 1 },
    rules: [],
    timeout: { most: 'points' },
    provenance: 'reconstructed',
  },
]
