import { expect, test } from 'vitest'
import { Playout } from '@longtable/kernel'
import { proves } from '@longtable/kernel/proofs'
import { opening, playAtRandom } from '../support/draft.ts'
import { told } from '../support/fights.ts'
import { scene, type Scene, type SceneSpec } from '../support/scene.ts'

/** A round is about to begin, and everybody has something to do in each phase. */
function beforeRound(spec: SceneSpec): Scene {
  return scene({
    round: 0,
    armies: { 'treehome light': [0, 1], 'heartwood light': [1, 1], 'mossgate light': [2, 1] },
    players: [{ limbo: [3, 0] }, { limbo: [3, 0] }, { limbo: [3, 0] }],
    stack: [{ step: 'rounds', phase: 0 }],
    ...spec,
  })
}

/** Nobody does anything for a whole round. */
function idle(table: Scene): void {
  const { round } = table.state
  while (table.step !== 'over' && table.state.round === round) {
    const wanted = ['decline', 'done', 'ready'].find((verb) => table.offers({ do: verb }))
    if (wanted === undefined) throw new Error(`cannot be idle in ${table.step}`)
    table.choose({ do: wanted })
  }
}

proves('IMM-FLOW-1', 'reinforcements, planning, performance and scoring follow each other', () => {
  const table = beforeRound({ first: 1 })
  const met: string[] = []
  const note = (): void => {
    if (met.at(-1) !== table.step) met.push(table.step)
  }
  note()
  expect(table.state.round).toBe(1)
  for (const seat of [1, 2, 0]) {
    expect(table.awaited).toEqual([seat])
    table.choose({ do: 'draw' })
    note()
  }
  for (const seat of [1, 2, 0]) {
    expect(table.awaited).toEqual([seat])
    table.choose({ do: 'done' })
    note()
  }
  expect(table.awaited).toEqual([0, 1, 2])
  for (const seat of [0, 1, 2]) {
    const blank = table.hand(seat).find((card) => table.offers({ do: 'put', space: 0, card }, seat)) ?? -1
    table.choose({ do: 'put', space: 0, card: blank }, seat).choose({ do: 'ready' }, seat)
  }
  note()
  expect(table.awaited).toEqual([1])
  expect(told(table, 'scored')).toEqual([])
  for (const seat of [1, 2, 0]) {
    expect(table.awaited).toEqual([seat])
    table.choose({ do: 'pass', take: 'gold' })
  }
  note()
  expect(met).toEqual(['reinforce.draw', 'reinforce.place', 'plan', 'perform.turn', 'reinforce.draw'])
  const kinds = table.events.map(({ event }) => event)
  const firstOf = (event: (typeof kinds)[number]): number => kinds.indexOf(event)
  expect(firstOf('round')).toBeLessThan(firstOf('drew'))
  expect(kinds.lastIndexOf('drew')).toBeLessThan(firstOf('planned'))
  expect(kinds.lastIndexOf('planned')).toBeLessThan(firstOf('passed'))
  expect(kinds.lastIndexOf('passed')).toBeLessThan(firstOf('scored'))
  expect(kinds.lastIndexOf('scored')).toBeLessThan(kinds.lastIndexOf('round'))
})

proves('IMM-FLOW-1', 'a player who passed in one round acts again in the next', () => {
  const table = scene({
    first: 2,
    marker: 0,
    players: [{ passed: true }, { passed: true }, { passed: true }],
    stack: [{ step: 'rounds', phase: 4 }],
  })
  expect(table.state.round).toBe(2)
  expect(table.state.players.map(({ passed }) => passed)).toEqual([false, false, false])
  expect(table.state.first).toBe(0)
  expect(told(table, 'round')).toEqual([{ event: 'round', round: 2, first: 0 }])
})

proves(
  ['IMM-FLOW-2', 'IMM-SETUP-5'],
  'with 3 players one round follows the other until the seventh has been scored',
  () => {
    const table = beforeRound({})
    for (let round = 1; round <= 7; round++) {
      expect(table.state.round).toBe(round)
      expect(table.step).toBe('reinforce.draw')
      idle(table)
      expect(told(table, 'scored')).toHaveLength(3 * round)
    }
    expect(table.step).toBe('over')
    expect(table.state.round).toBe(7)
    expect(told(table, 'round').map(({ round }) => round)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(told(table, 'over')).toEqual([{ event: 'over', winners: [0, 1, 2] }])
    expect(table.engine.result(table.position)).toEqual({ scores: [0, 0, 0], winners: [0, 1, 2] })
  },
)

proves(['IMM-FLOW-2', 'IMM-SETUP-5'], 'with 4 and with 5 players a game has 5 rounds', () => {
  for (const seats of [4, 5]) {
    const table = beforeRound({ seats })
    for (let round = 1; round <= 5; round++) idle(table)
    expect(table.step).toBe('over')
    expect(told(table, 'round')).toHaveLength(5)
    expect(told(table, 'scored')).toHaveLength(5 * seats)
  }
})

proves(['IMM-FLOW-2', 'IMM-SETUP-5', 'IMM-SETUP-6'], 'the table sets 2 rounds, or 10', () => {
  for (const rounds of [2, 10]) {
    const table = beforeRound({ options: { rounds } })
    for (let round = 1; round <= rounds; round++) {
      expect(table.step).toBe('reinforce.draw')
      idle(table)
    }
    expect(table.step).toBe('over')
    expect(told(table, 'round')).toHaveLength(rounds)
  }
})

test('a playout, to which nothing is told, comes to the same end by the same choices', () => {
  const table = opening(4, { houseReturn: true })
  const playout = new Playout(table.engine, table.position)
  playAtRandom(table, 'playout', (_table, _told, choice) => playout.take(choice))
  expect(playout.over).toBe(true)
  expect(playout.position.state).toEqual(table.state)
})
