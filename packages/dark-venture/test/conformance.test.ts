import { checkGame, type CheckOptions } from '@longtable/kernel/testing'
import { describe, expect, test } from 'vitest'
import { darkVenture } from '../src/game.ts'
import { effort, seeded } from '../../../scripts/effort.ts'

/** The kit plays random games and checks at their states all that the house promises of every game. */

const LONG = { timeout: 300_000 }

/** Checks that need what a table may lack: a second player, something hidden. */
const RARE = new Set([
  'leaks.secrets',
  'leaks.told',
  'leaks.varies',
  'undo.others',
  'shortcuts.offered',
  'shortcuts.undo',
  'texts.odds',
])

/** All that a run found wrong; a check that was never made has proved nothing and is named too. */
function faults(options: CheckOptions & { readonly games: number }): unknown[] {
  const { failures, made, games } = checkGame(darkVenture, { longest: 60_000, ...options })
  const idle = Object.keys(made).filter((check) => made[check] === 0 && !RARE.has(check))
  const missing = games < options.games ? [`only ${games} games were played`] : []
  return [...failures, ...idle, ...missing]
}

/** One number of players each; `npm run soak` takes all of them. The dear checks are made at one state in so many. */
const tables = darkVenture.scenarios.map(
  ({ id, players: { min, max }, config }, n) => [id, min + (n % (max - min + 1)), config] as const,
)

const EVERY = effort({ quick: 1200, deep: 400 })
const GAMES = effort({ quick: 1, deep: 3 })

const played = tables.filter((_, n) => effort({ quick: n % 6 === 0, deep: true }))

describe('The conformance kit finds nothing wrong', () => {
  test.each(played)('in a game of %s with %i', LONG, (id, seats, config) => {
    const seed = seeded(`kit ${id}`)
    expect(faults({ seats, games: GAMES, seed, every: EVERY, samples: 48, config: { ...config } })).toEqual(
      [],
    )
  })

  test.each([
    [2, { map: 'underground' }],
    [1, { floors: true, varpen: 'auto', orpal: 'auto' }],
  ])('in a Victory game of %i with %o', LONG, (seats, config) => {
    expect(faults({ seats, games: GAMES, seed: 'kit map', every: EVERY, samples: 48, config })).toEqual([])
  })
})
