import { expect } from 'vitest'
import { proves } from '@longtable/kernel/proofs'
import { SOURCES, type Source } from '../../src/state/codes.ts'
import { told } from '../support/fights.ts'
import { scene, type Scene, type SceneSpec, type SiteName } from '../support/scene.ts'

/** The scoring of the last round: the game is over afterwards, so that nothing else happens. */
function scored(spec: SceneSpec): Scene {
  return scene({
    round: 7,
    ...spec,
    stack: [{ step: 'rounds', phase: 4 }],
  })
}

/** What a seat has gained, by source; sources that gave nothing are left out. */
function gained(table: Scene, seat: number): Partial<Record<Source, number>> {
  const out: Partial<Record<Source, number>> = {}
  SOURCES.forEach((source, i) => {
    const points = table.state.players[seat].sources[i]
    if (points > 0) out[source] = points
  })
  return out
}

function points(table: Scene): number[] {
  return table.state.players.map((player) => player.points)
}

/** One army of a seat on each of these sites. */
function on(seat: number, ...names: readonly SiteName[]): NonNullable<SceneSpec['armies']> {
  return Object.fromEntries(names.map((name) => [name, [seat, 1]]))
}

const green: readonly SiteName[] = [
  'treehome light',
  'heartwood light',
  'emerald-cliff light',
  'mossgate light',
  'fernhollow light',
]

/** Five sites in five areas. */
const scattered: readonly SiteName[] = [
  'tribute-pass light',
  'treehome light',
  'borderland light',
  'white-falls dark',
  'the-murk dark',
]

const byCards = { scoring: 'cards' }

proves('IMM-SCORE-1', 'A site is owned by whoever has an army on it, whoever holds the card', () => {
  const table = scored({
    armies: { ...on(0, 'treehome light', 'borderland dark'), 'sunfield light': [1, 9] },
    holders: { treehome: 1, borderland: 1, sunfield: 2, 'the-murk': 2 },
  })
  expect(points(table)).toEqual([1, 0, 0])
  expect(points(scored({ armies: on(0, 'treehome light', 'treehome dark') }))).toEqual([1, 0, 0])
})

proves('IMM-SCORE-1', 'With scoring set to cards a region is owned by whoever holds its card', () => {
  const table = scored({
    options: byCards,
    armies: on(0, 'treehome light', 'borderland dark', 'sunfield light', 'sunfield dark'),
    holders: { treehome: 1, borderland: 1, 'white-falls': 1, 'the-murk': 1, foothold: 2 },
  })
  expect(points(table)).toEqual([0, 2, 0])
  expect(gained(table, 1)).toEqual({ regions: 2 })
})

proves('IMM-SCORE-2', 'Scoring begins with the left neighbour of the round’s first player', () => {
  const order = (spec: SceneSpec): number[] => told(scored(spec), 'scored').map(({ seat }) => seat)
  expect(order({ first: 0 })).toEqual([1, 2, 0])
  expect(order({ first: 2 })).toEqual([0, 1, 2])
  // Who has taken the marker meanwhile does not matter.
  expect(order({ first: 1, marker: 2 })).toEqual([2, 0, 1])
  expect(order({ seats: 5, round: 5, first: 3 })).toEqual([4, 0, 1, 2, 3])
})

proves('IMM-SCORE-2', 'The order of scoring changes no result', () => {
  const armies = {
    ...on(0, ...green),
    ...on(1, 'treehome dark', 'borderland dark'),
    ...on(2, 'foothold light'),
  }
  for (const first of [0, 1, 2]) expect(points(scored({ armies, first }))).toEqual([5, 1, 0])
})

proves('IMM-SCORE-3', 'Five regions of both realms give 2 points (rulebook example)', () => {
  const table = scored({ armies: on(0, ...scattered) })
  expect(gained(table, 0)).toEqual({ regions: 2 })
  expect(told(table, 'scored')).toContainEqual({
    event: 'scored',
    seat: 0,
    points: 2,
    sources: { regions: 2, shrines: 0, capitals: 0, areas: 0 },
  })
})

proves('IMM-SCORE-3', 'Each full two regions give a point, a single one over gives none', () => {
  const expected = [0, 0, 1, 1, 2, 2]
  expected.forEach((gain, count) => {
    const table = scored({ armies: on(0, ...scattered.slice(0, count)) })
    expect(points(table)).toEqual([gain, 0, 0])
  })
  // One in each realm: together they are two.
  expect(points(scored({ armies: on(0, 'tribute-pass light', 'the-murk dark') }))).toEqual([1, 0, 0])
})

proves('IMM-SCORE-3', 'With scoring set to cards each full two cards give a point', () => {
  const cards = { 'tribute-pass': 0, treehome: 0, borderland: 0, 'white-falls': 0, 'the-murk': 0 } as const
  expect(gained(scored({ options: byCards, holders: cards }), 0)).toEqual({ regions: 2 })
  const { treehome: _, ...four } = cards
  expect(gained(scored({ options: byCards, holders: four }), 0)).toEqual({ regions: 2 })
  const { borderland: __, ...three } = four
  expect(gained(scored({ options: byCards, holders: three }), 0)).toEqual({ regions: 1 })
})

proves('IMM-SCORE-4', 'Two regions with shrines give 2 points (rulebook example)', () => {
  const table = scored({
    armies: on(0, 'treehome light', 'the-murk dark'),
    shrines: ['treehome light', 'the-murk dark', 'white-falls dark'],
  })
  expect(gained(table, 0)).toEqual({ regions: 1, shrines: 2 })
  expect(points(table)).toEqual([3, 0, 0])
  expect(told(table, 'scored')).toContainEqual({
    event: 'scored',
    seat: 0,
    points: 3,
    sources: { regions: 1, shrines: 2, capitals: 0, areas: 0 },
  })
})

proves('IMM-SCORE-5', 'A region with a capital gives 1 point (rulebook example)', () => {
  const table = scored({ armies: on(0, 'treehome light'), capitals: ['treehome light'] })
  expect(gained(table, 0)).toEqual({ capitals: 1 })
  expect(points(table)).toEqual([1, 0, 0])
  const three = scored({
    armies: on(0, 'treehome light', 'treehome dark', 'the-murk dark'),
    capitals: ['treehome light', 'treehome dark', 'the-murk dark'],
  })
  expect(gained(three, 0)).toEqual({ regions: 1, capitals: 3 })
  expect(told(three, 'scored')).toContainEqual({
    event: 'scored',
    seat: 0,
    points: 4,
    sources: { regions: 1, shrines: 0, capitals: 3, areas: 0 },
  })
})

proves(['IMM-SCORE-4', 'IMM-SCORE-5'], 'Buildings score for whoever owns the region now', () => {
  const table = scored({
    armies: { 'treehome light': [1, 4], 'the-murk dark': [2, 1] },
    holders: { treehome: 0, 'the-murk': 0 },
    shrines: ['treehome light'],
    capitals: ['the-murk dark'],
  })
  expect(points(table)).toEqual([0, 1, 1])
  expect(gained(table, 1)).toEqual({ shrines: 1 })
  expect(gained(table, 2)).toEqual({ capitals: 1 })
})

proves('IMM-SCORE-6', 'An area gives 2 points for 3 or 4 regions and 3 for all 5 (rulebook examples)', () => {
  const expected = [0, 0, 0, 2, 2, 3]
  expected.forEach((gain, count) => {
    const table = scored({ armies: on(0, ...green.slice(0, count)) })
    expect(gained(table, 0).areas ?? 0).toBe(gain)
  })
  // All five regions of one area and no other: 2 for the regions and 3 for the area.
  const all = scored({ armies: on(0, ...green) })
  expect(points(all)).toEqual([5, 0, 0])
  expect(gained(all, 0)).toEqual({ regions: 2, areas: 3 })
  expect(told(all, 'scored')).toContainEqual({
    event: 'scored',
    seat: 0,
    points: 5,
    sources: { regions: 2, shrines: 0, capitals: 0, areas: 3 },
  })
})

proves('IMM-SCORE-6', 'Each area is counted by itself, whoever else is in it', () => {
  const table = scored({
    armies: {
      ...on(0, 'treehome light', 'heartwood light', 'emerald-cliff light'),
      ...on(1, 'mossgate light', 'fernhollow light'),
      ...on(0, 'borderland light', 'kingsroad light', 'harrow-plain light', 'sunfield light'),
      ...on(1, 'amber-steppe light', 'tribute-pass dark', 'mountainhome dark', 'forge-fire dark'),
    },
  })
  expect(gained(table, 0)).toEqual({ regions: 3, areas: 4 })
  expect(gained(table, 1)).toEqual({ regions: 3, areas: 2 })
})

proves('IMM-SCORE-7', 'Area points are counted in each realm by itself', () => {
  const across = scored({ armies: on(0, 'treehome light', 'heartwood light', 'emerald-cliff dark') })
  expect(gained(across, 0)).toEqual({ regions: 1 })
  const both = scored({
    armies: on(
      0,
      'treehome light',
      'heartwood light',
      'emerald-cliff light',
      'treehome dark',
      'heartwood dark',
      'emerald-cliff dark',
    ),
  })
  expect(gained(both, 0)).toEqual({ regions: 3, areas: 4 })
})

proves('IMM-SCORE-7', 'There are 10 areas: with every site owned each gives 3 points', () => {
  const { tables } = scored({}).engine
  const all = tables.edition.regions.flatMap(({ id }): SiteName[] => [`${id} light`, `${id} dark`])
  const half = all.slice(0, 40)
  // 40 sites are the whole of four areas in both realms.
  expect(gained(scored({ armies: on(0, ...half) }), 0)).toEqual({ regions: 20, areas: 24 })
  const dark = all.filter((name) => name.endsWith('dark'))
  expect(gained(scored({ armies: on(0, ...dark) }), 0)).toEqual({ regions: 12, areas: 15 })
})

proves('IMM-SCORE-8', 'With scoring set to cards there are five areas of five cards', () => {
  const holders = { treehome: 0, heartwood: 0, 'emerald-cliff': 0 } as const
  const three = scored({ options: byCards, holders, armies: on(1, ...green) })
  expect(gained(three, 0)).toEqual({ regions: 1, areas: 2 })
  expect(points(three)).toEqual([3, 0, 0])
  const two = scored({ options: byCards, holders: { treehome: 0, heartwood: 0 } })
  expect(gained(two, 0)).toEqual({ regions: 1 })
  const five = scored({ options: byCards, holders: { ...holders, mossgate: 0, fernhollow: 0 } })
  expect(gained(five, 0)).toEqual({ regions: 2, areas: 3 })
  const purple = { 'the-murk': 1, gloomfen: 1, blackreed: 1, 'wraith-hollow': 1 } as const
  expect(gained(scored({ options: byCards, holders: purple }), 1)).toEqual({ regions: 2, areas: 2 })
})

proves(
  'IMM-SCORE-8',
  'With scoring set to cards buildings on either site score for the card’s holder',
  () => {
    const table = scored({
      options: byCards,
      holders: { treehome: 0, 'the-murk': 1 },
      armies: { 'treehome light': [2, 3], 'the-murk light': [2, 1] },
      shrines: ['treehome light', 'treehome dark', 'foothold light'],
      capitals: ['the-murk dark'],
    })
    expect(gained(table, 0)).toEqual({ shrines: 2 })
    expect(gained(table, 1)).toEqual({ capitals: 1 })
    expect(points(table)).toEqual([2, 1, 0])
  },
)

proves('IMM-SCORE-9', 'A building on an unoccupied site scores for nobody', () => {
  const table = scored({
    armies: on(0, 'treehome dark'),
    holders: { treehome: 0, foothold: 1 },
    shrines: ['treehome light'],
    capitals: ['foothold dark'],
  })
  expect(points(table)).toEqual([0, 0, 0])
})

proves('IMM-SCORE-10', 'Portals give nothing at scoring', () => {
  const armies = on(0, 'treehome light', 'treehome dark')
  const portals = ['treehome light', 'treehome dark'] as const
  expect(points(scored({ armies, portals }))).toEqual([1, 0, 0])
  expect(points(scored({ options: byCards, holders: { treehome: 0 }, portals }))).toEqual([0, 0, 0])
})

proves('IMM-SCORE-11', 'Every round is scored, the first, the last and those between', () => {
  for (const round of [1, 4, 7]) {
    const table = scene({
      round,
      armies: on(1, 'treehome light', 'the-murk dark'),
      stack: [{ step: 'rounds', phase: 4 }],
    })
    expect(told(table, 'scored')).toHaveLength(3)
    expect(points(table)).toEqual([0, 1, 0])
    expect(table.state.round).toBe(Math.min(round + 1, 7))
    expect(table.step === 'over').toBe(round === 7)
  }
})

proves('IMM-SCORE-11', 'Points add up from round to round, by their source', () => {
  const table = scene({
    round: 6,
    deck: 'empty',
    armies: on(0, ...green),
    shrines: ['treehome light'],
    stack: [{ step: 'rounds', phase: 4 }],
  })
  expect(points(table)).toEqual([6, 0, 0])
  // The last round: nothing is planned, and it is scored again.
  for (const seat of [0, 1, 2]) table.choose({ do: 'ready' }, seat)
  expect(table.step).toBe('over')
  expect(points(table)).toEqual([12, 0, 0])
  expect(gained(table, 0)).toEqual({ regions: 4, shrines: 2, areas: 6 })
  expect(told(table, 'scored')).toHaveLength(6)
})

proves('IMM-SCORE-12', 'A score goes on beyond 60, and beyond 120', () => {
  const table = scored({
    armies: { ...on(0, ...green), ...on(1, 'treehome dark', 'the-murk dark') },
    players: [{ points: 58 }, { points: 119 }, { points: 200 }],
  })
  expect(points(table)).toEqual([63, 120, 200])
  expect(table.engine.result(table.position)?.scores).toEqual([63, 120, 200])
  expect(table.engine.decode(table.engine.encode(table.position)).state.players[2].points).toBe(200)
})
