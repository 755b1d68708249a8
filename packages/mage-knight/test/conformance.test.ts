import { checkGame, type CheckOptions } from '@longtable/kernel/testing'
import { describe, expect, test } from 'vitest'
import { mageKnight } from '../src/game.ts'
import { effort, seeded } from '../../../scripts/effort.ts'

/** The kit plays random games and checks at their states all that the house promises of every game. */

const LONG = { timeout: 300_000 }

/** Checks that need what a table may lack: a second player, a secret of a team. */
const RARE = new Set(['leaks.secrets', 'leaks.told', 'undo.others', 'shortcuts.offered', 'shortcuts.undo'])

/** All that a run found wrong; a check that was never made has proved nothing and is named too. */
function faults(options: CheckOptions & { readonly games: number }): unknown[] {
  const { failures, made, games } = checkGame(mageKnight, options)
  const idle = Object.keys(made).filter((check) => made[check] === 0 && !RARE.has(check))
  const missing = games < options.games ? [`only ${games} games were played`] : []
  return [...failures, ...idle, ...missing]
}

/** One number of players each; `npm run soak` takes all of them. The dear checks are made at one state in so many. */
const tables = [
  ['firstReconnaissance', 4],
  ['fullConquest', 2],
  ['blitzConquest', 3],
  ['soloConquest', 1],
  ['fullCooperation', 2],
  ['blitzCooperation', 3],
  ['minesLiberation', 2],
  ['druidNights', 2],
  ['dungeonLords', 2],
  ['conquerAndHold', 2],
  ['oneToReturn', 3],
] as const

/** With every change one in four of them, against each other and together: below somebody plays alone. */
const played = tables.filter((_, n) => effort({ quick: n % 4 === 1, deep: true }))

describe('The conformance kit finds nothing wrong', () => {
  test.each(played)('in a game of %s with %i', LONG, (scenario, seats) => {
    const config = { scenario }
    const { every, games } = effort({ quick: { every: 700, games: 1 }, deep: { every: 250, games: 3 } })
    const seed = seeded(`kit ${scenario}`)
    expect(faults({ seats, games, seed, every, samples: 24, config })).toEqual([])
  })

  test('with the printed variants that ask and hide', LONG, () => {
    const variants = {
      drafting: true,
      actionUpgrades: true,
      interactiveCombat: true,
      randomOrientation: true,
    }
    const config = { scenario: 'blitzConquest', heroes: 'auction', ...variants }
    const { every, games } = effort({ quick: { every: 500, games: 1 }, deep: { every: 100, games: 3 } })
    expect(faults({ seats: 3, games, seed: seeded('kit variants'), every, samples: 24, config })).toEqual([])
  })

  test('at many states of a short game', LONG, () => {
    const config = { scenario: 'firstReconnaissance' }
    expect(faults({ seats: 1, games: 1, seed: 'near', every: 8, samples: 24, config })).toEqual([])
  })
})
