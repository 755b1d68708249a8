import { describe, expect, test } from 'vitest'
import { checkGame, type CheckOptions } from '@longtable/kernel/testing'
import { immortals } from '../src/game.ts'
import { otherReadings } from './support/readings.ts'

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

/** Four whole games and eight short ones; the dear checks are made at one state in so many. */
function faultsInTwelve(seats: number): unknown[] {
  return [
    ...faults({ seats, games: 4, seed: `whole-${seats}`, every: 90 }),
    ...faults({ seats, games: 8, seed: `short-${seats}`, every: 90, config: { rounds: 2 } }),
  ]
}

describe('The conformance kit finds nothing wrong', () => {
  test('in 12 games of three, four of them of full length', LONG, () => {
    expect(faultsInTwelve(3)).toEqual([])
  })

  test('in 12 games of four, four of them of full length', LONG, () => {
    expect(faultsInTwelve(4)).toEqual([])
  })

  test('in 12 games of five, four of them of full length', LONG, () => {
    expect(faultsInTwelve(5)).toEqual([])
  })

  test('in games with all the other readings of the rulebook', LONG, () => {
    const config = { ...otherReadings, rounds: 3 }
    for (const seats of [3, 4, 5]) {
      expect(faults({ seats, games: 1, seed: `readings-${seats}`, every: 30, config })).toEqual([])
    }
  })

  test('at every single state of a game of one round', LONG, () => {
    expect(faults({ seats: 4, games: 1, seed: 'closely', every: 1, config: { rounds: 1 } })).toEqual([])
  })
})
