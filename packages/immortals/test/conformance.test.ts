import { describe, expect, test } from 'vitest'
import { checkGame, type CheckOptions } from '@longtable/kernel/testing'
import { immortals } from '../src/game.ts'
import { otherReadings } from './support/readings.ts'
import { effort, seeded } from '../../../scripts/effort.ts'

/** The kit plays random games and checks at their states all that the house promises of every game. */

const LONG = { timeout: 300_000 }

/** All that a run found wrong; a check that was never made has proved nothing and is named too. */
function faults(options: CheckOptions & { readonly games: number }): unknown[] {
  const { failures, made, games } = checkGame(immortals, options)
  // Only cards are secret in Immortals, no other values.
  const idle = Object.keys(made).filter((check) => made[check] === 0 && check !== 'leaks.secrets')
  const missing = games < options.games ? [`only ${games} games were played`] : []
  return [...failures, ...idle, ...missing]
}

const WHOLE = effort({ quick: 1, deep: 4 })
const SHORT = effort({ quick: 2, deep: 8 })

/** Whole games and short ones; the dear checks are made at one state in so many. */
function faultsIn(seats: number): unknown[] {
  const every = effort({ quick: 150, deep: 90 })
  return [
    ...faults({ seats, games: WHOLE, seed: seeded(`whole-${seats}`), every }),
    ...faults({ seats, games: SHORT, seed: seeded(`short-${seats}`), every, config: { rounds: 2 } }),
  ]
}

/** With every change one number of players; all of them whenever there is time. */
const SIZES = effort({ quick: [4], deep: [3, 4, 5] })

describe('The conformance kit finds nothing wrong', () => {
  test.each(SIZES)('in games of %i, some of them of full length', LONG, (seats) => {
    expect(faultsIn(seats)).toEqual([])
  })

  test('in games with all the other readings of the rulebook', LONG, () => {
    const config = { ...otherReadings, rounds: effort({ quick: 1, deep: 3 }) }
    for (const seats of effort({ quick: [3, 5], deep: SIZES })) {
      expect(faults({ seats, games: 1, seed: `readings-${seats}`, every: 30, config })).toEqual([])
    }
  })

  test('at a great many states of a game of one round, or at every single one', LONG, () => {
    const every = effort({ quick: 5, deep: 1 })
    expect(faults({ seats: 4, games: 1, seed: 'closely', every, config: { rounds: 1 } })).toEqual([])
  })
})
