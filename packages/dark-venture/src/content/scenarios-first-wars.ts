// Competitive scenarios of open war, as they were up to version 1 of the rules. All sides are enemies.
import type { Effect } from './effects.ts'
import type { ScenarioRow } from './stories.ts'

/** A unit that brings two banners delivers both; nobody needs a third. */
const delivery: Effect = {
  do: 'when',
  cond: { all: [{ carries: 'banner', who: 'it' }, { inStart: 'it' }] },
  run: [
    { do: 'count', deed: 'bannersDelivered', n: 1 },
    { do: 'spend', token: 'banner', from: 'it' },
  ],
}

export const firstWars: readonly ScenarioRow[] = [
  {
    id: 'embers',
    texts: 'firstScenarios',
    name: { en: 'Embers on the Road', fr: 'Braises sur la route' },
    intro: {
      en: 'Varpen raiders march north along the old road; a Dhargon brood means to close it.',
      fr: 'Des pillards varpens remontent la vieille route ; une couvée dhargonne veut la fermer.',
    },
    mode: 'competitive',
    players: [2, 2],
    map: 'main',
    floors: false,
    rounds: 12,
    sides: [
      {
        side: 'varpen',
        control: 'player',
        setup: [
          { unit: 'varpen-whelp', at: 'K16' },
          { unit: 'varpen-whelp', at: 'L16' },
          { unit: 'varpen-whelp', at: 'M16' },
          { unit: 'varpen-whelp', at: 'L15' },
          { unit: 'varpen-raider', at: 'M15' },
          { unit: 'varpen-raider', at: 'K15' },
        ],
        win: [{ killed: 'dhargon-elder' }],
      },
      {
        side: 'dhargon',
        control: 'player',
        setup: [
          { unit: 'dhargon-elder', at: 'K1' },
          { unit: 'dhargon-hatchling', at: 'J1' },
          { unit: 'dhargon-hatchling', at: 'L1' },
          { unit: 'dhargon-hatchling', at: 'K2' },
          { unit: 'dhargon-hunter', at: 'L4' },
          { token: 'egg', at: 'K1' },
          { token: 'egg', at: 'J1' },
        ],
        win: [
          { built: 'any', by: 'dhargon', atLeast: 4, on: ['L4', 'L5', 'K5', 'M4', 'M5', 'M6', 'N6'] },
          { roundOver: 12 },
        ],
      },
    ],
    tokens: [
      { token: 'actionDraw', at: 'I6' },
      { token: 'actionDraw', at: 'M9' },
      { token: 'itemDraw', at: 'J8' },
      { token: 'itemDraw', at: 'F9' },
      { token: 'itemDraw', at: 'N3' },
    ],
    noSuccession: true,
    rules: [],
    timeout: { winner: 'dhargon' },
    provenance: 'reconstructed',
  },
  {
    id: 'banners',
    texts: 'firstScenarios',
    name: { en: 'Three Banners', fr: 'Trois étendards' },
    intro: {
      en: 'Three banners of a dead king lie on the field; two of them make a ruler.',
      fr: 'Trois étendards d’un roi mort gisent sur le champ ; deux font un souverain.',
    },
    mode: 'competitive',
    players: [2, 4],
    map: 'main',
    floors: false,
    rounds: 15,
    sides: [
      {
        side: 'varpen',
        control: 'either',
        setup: 'basic',
        win: [{ deed: 'bannersDelivered', by: 'varpen', atLeast: 2 }],
      },
      {
        side: 'dhargon',
        control: 'either',
        setup: 'basic',
        win: [{ deed: 'bannersDelivered', by: 'dhargon', atLeast: 2 }],
      },
      {
        side: 'bohmerk',
        control: 'either',
        setup: 'basic',
        win: [{ deed: 'bannersDelivered', by: 'bohmerk', atLeast: 2 }],
      },
      {
        side: 'orpal',
        control: 'either',
        setup: 'basic',
        win: [{ deed: 'bannersDelivered', by: 'orpal', atLeast: 2 }],
      },
    ],
    tokens: [
      { token: 'banner', at: 'G6' },
      { token: 'banner', at: 'I14' },
      { token: 'banner', at: 'M8' },
      { token: 'actionDraw', at: 'D10' },
      { token: 'actionDraw', at: 'I6' },
      { token: 'itemDraw', at: 'B15' },
      { token: 'itemDraw', at: 'C3' },
      { token: 'itemDraw', at: 'E11' },
      { token: 'itemDraw', at: 'J8' },
      { token: 'itemDraw', at: 'N3' },
    ],
    carried: ['banner'],
    rules: [
      {
        id: 'deliver',
        when: 'enter',
        effects: [delivery, delivery],
      },
    ],
    timeout: { most: 'bannersDelivered' },
    provenance: 'reconstructed',
  },
  {
    id: 'star',
    texts: 'firstScenarios',
    name: { en: 'The Fallen Star', fr: 'L’étoile tombée' },
    intro: {
      en: 'A star falls at J8. Whoever stands by it as it cools takes its power.',
      fr: 'Une étoile tombe en J8. Qui se tient près d’elle quand elle refroidit prend sa force.',
    },
    mode: 'competitive',
    players: [2, 5],
    map: 'main',
    floors: false,
    rounds: 16,
    sides: [
      {
        side: 'varpen',
        control: 'either',
        setup: 'basic',
        win: [{ deed: 'starHeld', by: 'varpen', atLeast: 4 }],
      },
      {
        side: 'dhargon',
        control: 'either',
        setup: 'basic',
        win: [{ deed: 'starHeld', by: 'dhargon', atLeast: 4 }],
      },
      {
        side: 'bohmerk',
        control: 'either',
        setup: 'basic',
        win: [{ deed: 'starHeld', by: 'bohmerk', atLeast: 4 }],
      },
      {
        side: 'orpal',
        control: 'either',
        setup: 'basic',
        win: [{ deed: 'starHeld', by: 'orpal', atLeast: 4 }],
      },
      {
        side: 'alderkang',
        control: 'either',
        setup: 'basic',
        win: [{ deed: 'starHeld', by: 'alderkang', atLeast: 4 }],
      },
    ],
    tokens: [
      { token: 'fallenStar', at: 'J8' },
      { token: 'actionDraw', at: 'D10' },
      { token: 'actionDraw', at: 'I6' },
      { token: 'itemDraw', at: 'B15' },
      { token: 'itemDraw', at: 'C3' },
      { token: 'itemDraw', at: 'E11' },
      { token: 'itemDraw', at: 'L13' },
      { token: 'itemDraw', at: 'N3' },
    ],
    spaceMods: [{ space: 'J8', mods: [{ mod: 'attackDice', n: 1 }] }],
    rules: [
      {
        id: 'starHeld',
        when: 'roundEnd',
        each: true,
        effects: [
          {
            do: 'when',
            cond: {
              stands: 'own',
              on: ['J8', 'I7', 'J7', 'K7', 'I8', 'K8', 'I9', 'J9', 'K9'],
              atLeast: 1,
              alone: true,
            },
            run: [{ do: 'count', deed: 'starHeld', n: 1 }],
          },
        ],
      },
    ],
    timeout: { most: 'starHeld' },
    provenance: 'reconstructed',
  },
]
