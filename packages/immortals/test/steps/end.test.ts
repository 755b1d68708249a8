import { expect } from 'vitest'
import { proves } from '@longtable/kernel/proofs'
import { told } from '../support/fights.ts'
import { scene, type PlayerScene, type Scene, type SceneSpec } from '../support/scene.ts'

/** The last scoring of a game of three. */
function ended(spec: SceneSpec): Scene {
  return scene({ round: 7, ...spec, stack: [{ step: 'rounds', phase: 4 }] })
}

function winners(table: Scene): readonly number[] | undefined {
  return table.engine.result(table.position)?.winners
}

const pointsOf = (...all: readonly number[]): PlayerScene[] => all.map((points) => ({ points }))

proves(
  ['IMM-END-1', 'IMM-SETUP-5'],
  'A game of three ends after the scoring of round 7, not of round 6',
  () => {
    const last = ended({ armies: { 'treehome light': [0, 1], 'treehome dark': [0, 1] } })
    expect(last.step).toBe('over')
    expect(last.awaited).toEqual([])
    expect(last.engine.over(last.position)).toBe(true)
    expect(last.engine.result(last.position)).toEqual({ scores: [1, 0, 0], winners: [0] })
    expect(told(last, 'over')).toEqual([{ event: 'over', winners: [0] }])
    // Scored first, then over.
    expect(last.events.map(({ event }) => event)).toEqual(['scored', 'scored', 'scored', 'over'])
    const sixth = ended({ round: 6 })
    expect(sixth.step).toBe('reinforce.draw')
    expect(sixth.state.round).toBe(7)
    expect(sixth.engine.result(sixth.position)).toBeNull()
    expect(told(sixth, 'over')).toEqual([])
  },
)

proves(['IMM-END-1', 'IMM-SETUP-5', 'IMM-SETUP-6'], 'The last round is the table’s to agree on', () => {
  const over = (seats: number, rounds: number, round: number): boolean =>
    ended({ seats, round, options: { rounds } }).step === 'over'
  for (const seats of [4, 5]) {
    expect(over(seats, 0, 4)).toBe(false)
    expect(over(seats, 0, 5)).toBe(true)
  }
  expect(over(3, 10, 7)).toBe(false)
  expect(over(3, 10, 9)).toBe(false)
  expect(over(3, 10, 10)).toBe(true)
  expect(over(3, 1, 1)).toBe(true)
})

proves('IMM-END-2', 'The most victory points win, the points of the last round included', () => {
  expect(winners(ended({ players: pointsOf(9, 12, 11) }))).toEqual([1])
  // Seat 2 gains the two points that it takes in the last round.
  const table = ended({
    players: pointsOf(9, 12, 11),
    armies: {
      'tribute-pass light': [2, 1],
      'treehome light': [2, 1],
      'borderland light': [2, 1],
      'white-falls light': [2, 1],
      'the-murk light': [0, 20],
    },
  })
  expect(table.engine.result(table.position)).toEqual({ scores: [9, 12, 13], winners: [2] })
})

proves('IMM-END-2', 'A tie goes to the most armies on the board, both realms together', () => {
  const table = ended({
    players: pointsOf(12, 12, 11),
    armies: {
      'tribute-pass light': [0, 5],
      'treehome light': [1, 2],
      'treehome dark': [0, 1],
      'borderland dark': [1, 5],
      'the-murk light': [2, 20],
    },
  })
  expect(table.engine.result(table.position)).toEqual({ scores: [13, 13, 11], winners: [1] })
})

proves('IMM-END-2', 'Armies in limbos, tower and tray do not break a tie', () => {
  const table = ended({
    players: [
      { points: 12, limbo: [6, 6] },
      { points: 12, limbo: [0, 0] },
    ],
    armies: { 'tribute-pass light': [0, 2], 'treehome light': [1, 3] },
    tower: { armies: [7, 0] },
    tray: { armies: [4, 0] },
  })
  expect(winners(table)).toEqual([1])
})

proves('IMM-END-2', 'A tie that remains is a shared victory', () => {
  const armies = { 'tribute-pass light': [0, 3], 'treehome light': [1, 2], 'the-murk dark': [2, 3] } as const
  const three = ended({ players: pointsOf(12, 12, 12), armies })
  expect(winners(three)).toEqual([0, 2])
  expect(told(three, 'over')).toEqual([{ event: 'over', winners: [0, 2] }])
  expect(winners(ended({ players: pointsOf(5, 5, 5) }))).toEqual([0, 1, 2])
  expect(winners(ended({ players: pointsOf(12, 12, 13), armies }))).toEqual([2])
})

proves('IMM-END-3', 'Gold, energy and cards left over are worth nothing', () => {
  const table = ended({
    players: [{ points: 7, gold: 50, energy: 50, hand: ['wild red light', 'wild blue dark'] }, { points: 8 }],
    holders: { treehome: 0, heartwood: 0, 'emerald-cliff': 0, mossgate: 0, fernhollow: 0 },
  })
  expect(table.engine.result(table.position)).toEqual({ scores: [7, 8, 0], winners: [1] })
  // Nor do they break a tie.
  const tied = ended({ players: [{ points: 8, gold: 50, energy: 50 }, { points: 8 }] })
  expect(winners(tied)).toEqual([0, 1])
})
