import { letChoose } from '@longtable/bots'
import { Engine, Playout, Random, seedFrom, setsOf } from '@longtable/kernel'
import { checkGame } from '@longtable/kernel/testing'
import { describe, expect, test } from 'vitest'
import { seeded } from '../../../scripts/effort.ts'
import { novice } from '../src/bots/novice.ts'
import { scenarios } from '../src/content/scenarios.ts'
import { mageKnight } from '../src/game.ts'

/** Games with all sets: every scenario at every number of players, at random and by a bot, and the conformance kit. */

const LONG = { timeout: 300_000 }
const MOST_CHOICES = 20_000
const sets = setsOf(mageKnight.config)

const tables = scenarios.flatMap(({ id, players }) => players.map((seats) => [id, seats] as const))

describe('with all sets', () => {
  test.each(tables)('%s with %i ends, and nothing is lost', LONG, (scenario, seats) => {
    const engine = new Engine(mageKnight, seats, { scenario, sets })
    const seed = seeded(`sets ${scenario} ${seats}`)
    const random = new Random(seedFrom(`${seed}/play`))
    const playout = new Playout(engine, engine.start(seedFrom(seed)))
    const { state } = playout.position
    let choices = 0
    for (; !playout.over && choices < MOST_CHOICES; choices++) {
      playout.take(playout.at(random.below(playout.size)))
      expect(mageKnight.violations(state, engine.tables, seats)).toEqual([])
    }
    expect(playout.over).toBe(true)
  })

  test.each(tables)('a bot plays %s with %i', LONG, (scenario, seats) => {
    const engine = new Engine(mageKnight, seats, { scenario, sets })
    const chance = new Random(seedFrom('bot'))
    const position = engine.start(seedFrom(seeded(`bot ${scenario} ${seats}`)))
    for (let choices = 0; !engine.over(position) && choices < 1500; choices++) {
      const [seat] = engine.awaited(position)
      engine.apply(position, seat, letChoose(novice, engine, position, seat, chance))
    }
    expect(mageKnight.violations(position.state, engine.tables, seats)).toEqual([])
  })

  test.each([
    ['fullConquest', 2],
    ['soloConquest', 1],
    ['fullCooperation', 3],
  ])('the conformance kit finds nothing wrong in %s with %i', LONG, (scenario, seats) => {
    const config = { scenario, sets }
    const run = { seats, games: 2, seed: seeded(`kit sets ${scenario}`), every: 250, samples: 24, config }
    expect(checkGame(mageKnight, run).failures).toEqual([])
  })
})
