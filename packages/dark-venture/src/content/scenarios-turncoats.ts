// Turncoats: prisoners change sides at the end of the round.
import type { Condition } from './effects.ts'
import type { SpaceId } from './ids.ts'
import type { ScenarioRow, ScenarioSide, SideName, StoryRule } from './stories.ts'
import { bag, lay, stand } from './scenarios-shorthand.ts'

/** The great room of the laboratory, on the ground. */
const HALL: readonly SpaceId[] = [5, 6, 7].flatMap((row) =>
  ['D', 'E', 'F', 'G'].map((column) => `${column}${row}`),
)

/** So many of others serve a side at one time. */
const MOST = 2
/** There are no more control tokens than that. */
const ALL = 9

const held = (side: SideName): readonly Condition[] => [
  { stands: side, on: HALL, atLeast: 5, bearing: 'banner', atRoundEnd: true },
]

function inHall(side: SideName, rest: Pick<ScenarioSide, 'setup' | 'start' | 'bag'>): ScenarioSide {
  return {
    side,
    control: 'any',
    optional: true,
    win: held(side),
    orders: [
      { do: 'take', token: 'banner', who: { side: 'own', pick: 'all' } },
      { do: 'go', who: { side: 'own', pick: 'all' }, moves: 2, goal: [{ spaces: HALL }] },
    ],
    ...rest,
  }
}

/** At a round’s end whom a side holds comes over, where no enemy stands beside the captor. */
function comeOver(id: string, each: 'players' | 'autos', most: number): StoryRule {
  return {
    id,
    when: 'roundEnd',
    each,
    effects: [{ do: 'recruit', who: { side: 'own', captor: true, clear: 0, pick: 'all' }, most }],
  }
}

/** When time is up it counts who stands in the hall. */
const counted: StoryRule = {
  id: 'rollCall',
  when: 'roundEnd',
  each: true,
  needs: { round: [10] },
  effects: [
    {
      do: 'each',
      of: { side: 'own', at: HALL, pick: 'all' },
      run: [{ do: 'count', deed: 'inHall', n: 1 }],
    },
    {
      do: 'each',
      of: { side: 'own', at: HALL, carries: 'banner', pick: 'all' },
      run: [{ do: 'count', deed: 'inHall', n: 1 }],
    },
  ],
}

export const turncoats: ScenarioRow = {
  id: 'turncoats',
  name: { en: 'Turncoats', fr: 'Les vestes retournées' },
  intro: {
    en: 'A banner without an army hangs from the laboratory roof and pays double. By nightfall nobody will remember who came with whom.',
    fr: 'Un étendard sans armée pend au toit du laboratoire et paie double. Ce soir, nul ne saura plus qui est venu avec qui.',
  },
  mode: 'competitive',
  players: [1, 4],
  map: 'main',
  floors: true,
  rounds: 10,
  sides: [
    inHall('varpen', {
      setup: [
        ...stand('varpen-whelp', 'F10', 'G10'),
        ...stand('varpen-raider', 'F11', 'G9'),
        ...stand('varpen-brute', 'F12'),
      ],
      start: ['F14'],
    }),
    inHall('orpal', {
      setup: [
        ...lay('largePortal', 'F2'),
        ...stand('orpal-bonewalker', 'F2', 'F1', 'G1'),
        ...stand('orpal-shade', 'F3'),
        ...stand('orpal-reaver', 'F4'),
      ],
      start: ['F2'],
      bag: bag([3, 'orpal-bonewalker'], [2, 'orpal-reaver']),
    }),
    inHall('dhargon', {
      setup: [
        ...stand('dhargon-elder', 'L5'),
        ...stand('dhargon-hatchling', 'K5', 'L4'),
        ...stand('dhargon-hunter', 'K6'),
        ...stand('dhargon-warden', 'L6'),
        ...lay('egg', 'L5'),
      ],
      start: ['L5'],
    }),
    inHall('alderkang', {
      setup: [{ hero: 'delok', at: ['B5'] }, ...stand('suuk', 'B6', 'C5', 'B7')],
      start: ['B5'],
    }),
  ],
  tokens: [...lay('banner', '2G6'), ...lay('actionDraw', 'I6'), ...lay('itemDraw', '2C5', '2I6', 'F8', 'H6')],
  carried: ['banner'],
  rules: [comeOver('turnCoat', 'players', MOST), comeOver('turnCoatToo', 'autos', MOST), counted],
  timeout: { most: 'inHall' },
  levels: {
    easy: {
      rules: [comeOver('turnCoat', 'players', ALL), comeOver('turnCoatToo', 'autos', 1), counted],
    },
    hard: {
      rules: [comeOver('turnCoat', 'players', MOST), comeOver('turnCoatToo', 'autos', ALL), counted],
    },
  },
  provenance: 'reconstructed',
}
