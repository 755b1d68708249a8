// Book B: scenarios that stand alone, each with a twist.
import type { Condition, Cost, Effects } from './effects.ts'
import type { SpaceId } from './ids.ts'
import { mainMap } from './map-main.ts'
import type { ScenarioRow, ScenarioSide, SideName, StoryRule } from './stories.ts'
import { bag, before, did, hero, lay, stand } from './scenarios-shorthand.ts'

/** All spaces of a rectangle, by its corners. */
function block(first: SpaceId, last: SpaceId): readonly SpaceId[] {
  const [left, right] = [first.charCodeAt(0), last.charCodeAt(0)]
  const [top, bottom] = [Number(first.slice(1)), Number(last.slice(1))]
  const columns = Array.from({ length: right - left + 1 }, (_, i) => String.fromCharCode(left + i))
  return Array.from({ length: bottom - top + 1 }, (_, i) => top + i).flatMap((row) =>
    columns.map((column) => `${column}${row}`),
  )
}

// The Rising Lake

const FLOODS: readonly (readonly SpaceId[])[] = [
  [...block('G8', 'H11'), 'I10', 'J9', 'K9', 'L9'],
  [...block('E8', 'F12'), ...block('D8', 'D10'), 'I8', 'J8', 'K8'],
  [...block('I14', 'M16'), ...block('M8', 'N13')],
]
/** Every space of the upper floors. */
const UPSTAIRS: readonly SpaceId[] = mainMap.floors.flatMap(({ floor, from, rows }) =>
  rows.flatMap((line, down) =>
    line.split('').flatMap((letter, right) => {
      const column = String.fromCharCode(from.charCodeAt(0) + right)
      return letter === '#' ? [`${floor}${column}${Number(from.slice(1)) + down}`] : []
    }),
  ),
)
const DRY: readonly SpaceId[] = [...block('O11', 'P13'), ...block('P1', 'P5'), 'O1', 'O2', ...UPSTAIRS]
const LANDED: readonly SideName[] = ['varpen', 'dhargon', 'orpal']

/** At the end of every second round more ground is under water, and the water is stronger. */
const floods: readonly StoryRule[] = FLOODS.map((_, i) => ({
  id: `flood${i + 1}`,
  when: 'roundEnd',
  each: LANDED,
  needs: { round: [2 * i + 2] },
  effects: [
    {
      do: 'each',
      of: { side: 'own', at: FLOODS.slice(0, i + 1).flat(), pick: 'all' },
      run: [{ do: 'hazard', who: 'it', strength: i + 1 }],
    },
  ],
}))

const saved = (side: SideName): readonly Condition[] => [did('saved', side, 4)]

// The Blind Market

const MARKET = ['O11', 'O12', 'O13', 'P11', 'P12', 'P13'] as const
/** Wood, ore and water, or any three resources of different kinds. */
const SET: readonly Cost[] = [{ move: 1, anyGoods: 3 }]
const sold = (side: SideName): readonly Condition[] => [did('setsSold', side, 2)]
const toMarket: Effects = [
  { do: 'gather', resource: 'any', who: { side: 'own', pick: 'all' } },
  { do: 'go', who: { side: 'own', carries: 'any', pick: 'all' }, moves: 2, goal: [{ spaces: MARKET }] },
]

// Up the Dark Stair

const ROOF = ['3B11', '3C11', '3B12', '3C12', '3B13', '3C13'] as const
const BRIDGE = ['M9', 'M10', 'M11', 'M12', 'M13'] as const

/** To the roof with the star, or enough points. */
function burning(side: SideName): readonly Condition[] {
  return [
    { stands: side, on: ROOF, atLeast: 1, carrying: 'fallenStar', atRoundEnd: true },
    { points: side, atLeast: 10 },
  ]
}

const upTheStair: Effects = [
  { do: 'take', token: 'fallenStar', who: { side: 'own', pick: 'all' } },
  {
    do: 'go',
    who: { side: 'own', carries: 'fallenStar', pick: 'all' },
    moves: 2,
    goal: [{ spaces: ROOF }],
  },
  {
    do: 'go',
    who: { side: 'own', pick: 'nearest', to: { token: 'fallenStar' }, count: 2 },
    moves: 2,
    goal: [{ token: 'fallenStar' }],
  },
]

/** A side of a scenario for whoever likes. */
function open(
  side: SideName,
  win: readonly Condition[],
  rest: Omit<ScenarioSide, 'side' | 'control' | 'win'>,
): ScenarioSide {
  return { side, control: side.startsWith('hero:') ? 'player' : 'any', optional: true, win, ...rest }
}

export const alone: readonly ScenarioRow[] = [
  {
    id: 'duel',
    name: { en: 'Duel of Heroes', fr: 'Duel de héros' },
    intro: {
      en: 'Three names on one warrant, and a purse that grows each time one of them gets up again. The dead are only there to make it interesting.',
      fr: 'Trois noms sur un même avis, et une bourse qui grossit chaque fois que l’un d’eux se relève. Les morts ne sont là que pour pimenter.',
    },
    mode: 'competitive',
    players: [1, 4],
    map: 'main',
    floors: true,
    rounds: 12,
    sides: [
      open('hero:larvok', [{ points: 'hero:larvok', atLeast: 9 }], { setup: hero('larvok', 'E1') }),
      open('hero:ysra', [{ points: 'hero:ysra', atLeast: 9 }], { setup: hero('ysra', 'M16') }),
      open('hero:delok', [{ points: 'hero:delok', atLeast: 8 }], { setup: hero('delok', 'B13') }),
      {
        side: 'orpal',
        control: 'any',
        setup: [
          ...lay('largePortal', 'J8'),
          ...stand('orpal-bonewalker', 'F9', 'M8', 'G14', 'K5'),
          ...stand('orpal-reaver', 'I6', 'C13'),
        ],
        start: ['J8'],
        bag: bag([5, 'orpal-bonewalker'], [3, 'orpal-shade'], [2, 'orpal-reaver']),
        win: [did('heroesKilled', 'orpal', 4)],
      },
    ],
    tokens: [
      ...lay('actionDraw', 'D10', 'I6'),
      ...lay('itemDraw', 'B15', 'C3', 'E11', 'L13', 'N3', '2G6', '2B12'),
    ],
    heroesReturn: { loses: 1 },
    rules: [
      {
        id: 'bounty',
        when: 'killed',
        effects: [{ do: 'when', cond: { kind: 'hero', who: 'it' }, run: [{ do: 'score', points: 1 }] }],
      },
    ],
    timeout: { most: 'points', among: ['hero:larvok', 'hero:ysra', 'hero:delok'] },
    until: before('duel'),
    provenance: 'reconstructed',
  },
  {
    id: 'flood',
    name: { en: 'The Rising Lake', fr: 'Le lac qui monte' },
    intro: {
      en: 'The dam upstream went in the night. By the eighth round the only dry people in Darkgrange will be on the second floor.',
      fr: 'La digue d’amont a cédé dans la nuit. À la huitième manche, les seuls gens secs de Darkgrange seront au premier étage.',
    },
    mode: 'competitive',
    players: [1, 4],
    map: 'main',
    floors: true,
    rounds: 9,
    sides: [
      open('varpen', saved('varpen'), {
        setup: [
          ...stand('varpen-whelp', 'J15', 'K15'),
          ...stand('varpen-raider', 'I15', 'L15'),
          ...stand('varpen-brute', 'M15'),
        ],
        start: ['M15'],
        orders: [{ do: 'go', who: { side: 'own', pick: 'all' }, moves: 2, goal: [{ spaces: DRY }] }],
      }),
      open('dhargon', saved('dhargon'), {
        setup: [
          ...stand('dhargon-elder', 'M6'),
          ...stand('dhargon-hatchling', 'N6', 'M7'),
          ...stand('dhargon-hunter', 'L5'),
          ...lay('egg', 'M6'),
        ],
        start: ['M6'],
        orders: [{ do: 'go', who: { side: 'own', pick: 'all' }, moves: 2, goal: [{ spaces: DRY }] }],
      }),
      open('orpal', saved('orpal'), {
        setup: [
          ...stand('orpal-bonewalker', 'F12', 'F13', 'F11'),
          ...stand('orpal-shade', 'E13', 'E12'),
          ...lay('largePortal', 'F12'),
        ],
        start: ['F12'],
        bag: bag([3, 'orpal-bonewalker'], [1, 'orpal-shade']),
        orders: [{ do: 'go', who: { side: 'own', pick: 'all' }, moves: 2, goal: [{ spaces: DRY }] }],
      }),
      open('bohmerk', [did('unitsKilled', 'bohmerk', 5)], {
        setup: [...stand('bohmerk-glob', 'J12', 'K12'), ...stand('bohmerk-mote', 'J11', 'L12')],
        start: ['J12'],
        abilities: [
          {
            id: 'ofTheLake',
            name: { en: 'Of the lake', fr: 'Du lac' },
            when: 'passive',
            costs: [],
            effects: [],
            mods: [{ mod: 'noStairs' }],
            provenance: { name: 'reconstructed', effect: 'reconstructed', cost: 'reconstructed' },
          },
        ],
      }),
    ],
    tokens: [
      ...lay('actionDraw', 'F9'),
      ...lay('itemDraw', '2G6', '2C12', 'B15', 'J8', 'N3'),
      ...lay('egg', 'O15', 'P4'),
    ],
    rules: [
      ...floods,
      {
        id: 'saved',
        when: 'roundEnd',
        each: LANDED,
        needs: { round: [9] },
        effects: [
          {
            do: 'each',
            of: { side: 'own', at: DRY, pick: 'all' },
            run: [{ do: 'count', deed: 'saved', n: 1 }],
          },
        ],
      },
    ],
    timeout: { most: 'saved' },
    provenance: 'reconstructed',
  },
  {
    id: 'market',
    name: { en: 'The Blind Market', fr: 'Le marché aveugle' },
    intro: {
      en: 'Once a year the Broken Waystation keeps a truce for four rounds and sells whatever is on the table. On the fifth, the roof comes off.',
      fr: 'Une fois l’an, le Relais en ruine tient une trêve de quatre manches et vend ce qui est sur la table. À la cinquième, le toit s’envole.',
    },
    mode: 'competitive',
    players: [1, 5],
    map: 'main',
    floors: false,
    rounds: 9,
    sides: [
      open('varpen', sold('varpen'), {
        setup: [
          ...stand('varpen-whelp', 'M15'),
          ...stand('varpen-raider', 'M14', 'L15'),
          ...stand('varpen-brute', 'M16'),
        ],
        start: ['M16'],
        orders: toMarket,
      }),
      open('dhargon', sold('dhargon'), {
        setup: [
          ...stand('dhargon-elder', 'M4'),
          ...stand('dhargon-hatchling', 'L4', 'N5'),
          ...stand('dhargon-hunter', 'P5'),
        ],
        start: ['M4'],
        orders: toMarket,
      }),
      open('bohmerk', sold('bohmerk'), {
        setup: [...stand('bohmerk-glob', 'J12', 'J13'), ...stand('bohmerk-mote', 'K12', 'L12')],
        start: ['J12'],
        orders: toMarket,
      }),
      open('orpal', sold('orpal'), {
        setup: [
          ...lay('largePortal', 'G9'),
          ...stand('orpal-bonewalker', 'G9', 'F9'),
          ...stand('orpal-shade', 'F10'),
          ...stand('orpal-reaver', 'G10'),
        ],
        start: ['G9'],
        bag: bag([3, 'orpal-bonewalker'], [2, 'orpal-shade']),
      }),
      open('hero:delok', sold('hero:delok'), { setup: hero('delok', 'K5') }),
    ],
    tokens: [...lay('itemDraw', 'O10', 'N12', 'P9', 'L7', 'J8'), ...lay('actionDraw', 'M9')],
    search: {
      at: ['G8', 'I9', 'E11', 'H15', 'K6', 'N15', 'P4', 'L16'],
      table: [
        [{ do: 'gain', resource: 'wood', count: 1, who: 'it' }],
        [{ do: 'gain', resource: 'wood', count: 1, who: 'it' }],
        [{ do: 'gain', resource: 'ore', count: 1, who: 'it' }],
        [{ do: 'gain', resource: 'ore', count: 1, who: 'it' }],
        [{ do: 'gain', resource: 'water', count: 1, who: 'it' }],
        [{ do: 'gain', resource: 'gold', count: 1, who: 'it' }],
      ],
    },
    truce: { until: 4, near: 'O12', within: 3 },
    openMarket: MARKET,
    abilities: [
      {
        id: 'sell',
        name: { en: 'Sell a set', fr: 'Vendre un lot' },
        when: 'turn',
        costs: SET,
        by: {},
        needs: { on: MARKET, who: 'self' },
        effects: [
          { do: 'count', deed: 'setsSold', n: 1 },
          { do: 'draw', deck: 'action', cards: 1 },
        ],
        provenance: { name: 'reconstructed', effect: 'reconstructed', cost: 'reconstructed' },
      },
    ],
    rules: [],
    timeout: { most: 'setsSold' },
    provenance: 'reconstructed',
  },
  {
    id: 'wall',
    name: { en: 'The Long Wall', fr: 'Le long mur' },
    intro: {
      en: 'Give a Varpen an ore and a Dhargon a log, and by evening they will have built something neither would have agreed to in the morning. It has to stand for one night.',
      fr: 'Donnez du minerai à un Varpen et du bois à une Dhargonne\u00a0: le soir, ils auront bâti ce qu’aucun n’eût accepté le matin. Il suffit que cela tienne une nuit.',
    },
    mode: 'cooperative',
    players: [1, 5],
    map: 'main',
    floors: false,
    rounds: 10,
    sides: [
      {
        side: 'varpen',
        control: 'player',
        team: 'A',
        setup: [
          ...stand('varpen-whelp', 'M12', 'M13', 'N11'),
          ...stand('varpen-raider', 'N12'),
          ...stand('varpen-brute', 'M10'),
        ],
        start: ['M16'],
        goods: [
          { unit: 'varpen-brute', resource: 'ore', count: 1 },
          { unit: 'varpen-whelp', resource: 'wood', count: 3 },
        ],
        win: [{ built: 'any', by: 'teamA', atLeast: 12, on: BRIDGE }],
      },
      {
        side: 'dhargon',
        control: 'player',
        team: 'A',
        setup: [
          ...stand('dhargon-elder', 'N10'),
          ...stand('dhargon-hatchling', 'N9', 'O9'),
          ...stand('dhargon-hunter', 'M9'),
          ...stand('dhargon-warden', 'M8'),
          ...lay('egg', 'N10'),
        ],
        start: ['N9'],
        goods: [
          { unit: 'dhargon-warden', resource: 'ore', count: 1 },
          { unit: 'dhargon-hunter', resource: 'wood', count: 1 },
        ],
      },
      { side: 'hero:larvok', control: 'player', team: 'A', optional: true, setup: hero('larvok', 'M14') },
      {
        side: 'bohmerk',
        control: 'any',
        team: 'B',
        setup: [...stand('bohmerk-glob', 'J11', 'K13'), ...stand('bohmerk-mote', 'J12', 'K11', 'L12', 'I12')],
        start: ['I12', 'J12', 'K12'],
        win: [did('crossings', 'teamB', 4)],
        orders: [
          {
            do: 'go',
            who: { side: 'own', pick: 'all' },
            moves: 2,
            goal: [{ spaces: ['N9', 'N10', 'N11', 'N12'] }],
          },
        ],
      },
      {
        side: 'orpal',
        control: 'any',
        team: 'B',
        fromSeats: 4,
        setup: [
          ...lay('largePortal', 'J16'),
          ...stand('orpal-bonewalker', 'J16', 'K16'),
          ...stand('orpal-shade', 'J15'),
        ],
        start: ['J16'],
        bag: bag([4, 'orpal-bonewalker'], [2, 'orpal-shade']),
        orders: [
          {
            do: 'go',
            who: { side: 'own', pick: 'all' },
            moves: 2,
            goal: [{ spaces: ['N9', 'N10', 'N11', 'N12'] }],
          },
        ],
      },
    ],
    tokens: [...lay('actionDraw', 'O10'), ...lay('itemDraw', 'M7', 'N13', 'O8')],
    fenceWallSupply: 20,
    rules: [
      {
        id: 'crossed',
        when: 'enter',
        effects: [
          {
            do: 'when',
            cond: {
              all: [
                { belongs: 'teamB', who: 'it' },
                { on: ['N9', 'N10', 'N11', 'N12', 'N13'], who: 'it' },
              ],
            },
            run: [
              { do: 'count', deed: 'crossings', n: 1 },
              { do: 'withdraw', who: 'it' },
            ],
          },
        ],
      },
      {
        id: 'theLakeRises',
        when: 'roundEnd',
        each: 'bohmerk',
        needs: { round: [3, 6, 9] },
        effects: [{ do: 'place', unit: 'bohmerk-mote', at: { area: 'start' }, count: 2 }],
      },
    ],
    timeout: {
      when: { built: 'any', by: 'teamA', atLeast: 6, on: BRIDGE },
      result: { winner: 'teamA' },
      otherwise: { winner: 'teamB' },
    },
    levels: {
      easy: {
        timeout: {
          when: { built: 'any', by: 'teamA', atLeast: 5, on: BRIDGE },
          result: { winner: 'teamA' },
          otherwise: { winner: 'teamB' },
        },
      },
      hard: {
        timeout: {
          when: { built: 'any', by: 'teamA', atLeast: 7, on: BRIDGE },
          result: { winner: 'teamA' },
          otherwise: { winner: 'teamB' },
        },
      },
    },
    provenance: 'reconstructed',
  },
  {
    id: 'stair',
    name: { en: 'Up the Dark Stair', fr: 'L’escalier noir' },
    intro: {
      en: 'Somebody has carried a piece of the star to the tower’s cellar and left it burning. It will only go out on the roof.',
      fr: 'Quelqu’un a porté un éclat d’étoile dans la cave de la tour et l’y a laissé brûler. Il ne s’éteindra que sur le toit.',
    },
    mode: 'competitive',
    players: [1, 5],
    map: 'main',
    floors: true,
    rounds: 10,
    sides: [
      open('varpen', burning('varpen'), {
        setup: [
          ...stand('varpen-raider', 'F12', 'F13'),
          ...stand('varpen-brute', 'F14'),
          ...stand('varpen-whelp', 'G14'),
        ],
        start: ['J16'],
        orders: upTheStair,
      }),
      open('orpal', burning('orpal'), {
        setup: [
          ...lay('largePortal', 'B15'),
          ...stand('orpal-bonewalker', 'B15', 'A15'),
          ...stand('orpal-shade', 'A16'),
          ...stand('orpal-reaver', 'B16'),
        ],
        start: ['B15'],
        bag: bag([3, 'orpal-bonewalker'], [2, 'orpal-shade']),
        orders: upTheStair,
      }),
      open('dhargon', burning('dhargon'), {
        setup: [
          ...stand('dhargon-elder', 'E9'),
          ...stand('dhargon-hunter', 'E10', 'D9'),
          ...stand('dhargon-warden', 'C9'),
          ...lay('egg', 'E9'),
        ],
        start: ['E9'],
        orders: upTheStair,
      }),
      open('bohmerk', burning('bohmerk'), {
        setup: [...stand('bohmerk-glob', 'H12', 'G11'), ...stand('bohmerk-mote', 'H11', 'I12')],
        start: ['H11'],
        orders: upTheStair,
      }),
      open('hero:ysra', burning('hero:ysra'), { setup: hero('ysra', 'F8') }),
    ],
    tokens: [
      ...lay('fallenStar', 'A11'),
      ...lay('actionDraw', 'D10'),
      ...lay('itemDraw', '2A14', '2D11', 'C14', 'E13'),
    ],
    carried: ['fallenStar'],
    heavy: ['fallenStar'],
    carriedMods: [{ token: 'fallenStar', mods: [{ mod: 'attackDice', n: 1 }] }],
    gates: [{ edge: 'D14|E14', shut: 'doorFallen' }],
    rules: [
      {
        id: 'burns',
        when: 'roundEnd',
        each: true,
        effects: [
          {
            do: 'each',
            of: { side: 'own', carries: 'fallenStar', pick: 'all' },
            run: [{ do: 'hazard', who: 'it', strength: 2 }],
          },
        ],
      },
      {
        id: 'doorFalls',
        when: 'roundEnd',
        needs: { round: [5] },
        effects: [{ do: 'flag', flag: 'doorFallen' }],
      },
    ],
    timeout: { most: 'points' },
    provenance: 'reconstructed',
  },
]
