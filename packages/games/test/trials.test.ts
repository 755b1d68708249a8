import { botSeat } from '@longtable/bots'
import { Engine, Random, sameChoice, seedFrom } from '@longtable/kernel'
import { describe, expect, test } from 'vitest'
import { loadGames } from '../src/index.ts'
import { trialsOf } from '../src/trials.ts'
import { effort } from '../../../scripts/effort.ts'

const registry = await loadGames()

/** How often bots are asked here that choose at once, and those that search; and one of how many turns is theirs. */
const QUICK = { times: effort({ quick: 300, deep: 10_000 }), every: 1 }
const SLOW = { times: effort({ quick: 1, deep: 20 }), every: 5 }

describe('every bot on the registry chooses only what is offered', () => {
  test.each(trialsOf(registry).map((each) => [each.game, each.bot, each] as const))(
    '%s, %s',
    (_game, _bot, { isSlow, run }) => {
      const { times, every } = isSlow ? SLOW : QUICK
      expect(run(times, every).asked).toBe(times)
    },
    180_000,
  )
})

test('the same bot says the same to the same questions', () => {
  for (const { isSlow, run } of trialsOf(registry)) {
    const times = isSlow ? effort({ quick: 0, deep: 2 }) : effort({ quick: 15, deep: 200 })
    expect(run(times, 3)).toEqual(run(times, 3))
  }
})

/** Whoever takes a seat over finds it as somebody else has left it, in the middle of a plan or of a fight. */
test.each(registry.map((each) => [each.game.id, each] as const))(
  '%s: a novice goes on from whatever was done before',
  (_id, { game, bots }) => {
    const engine = new Engine(game, Math.max(game.players.min, 2))
    const novice = bots.find(({ id }) => id === 'novice') ?? bots[0]
    const position = engine.start(seedFrom('taken over'))
    const chance = new Random(seedFrom('by turns'))
    let answers = 0
    for (let n = 0; n < 1500 && !engine.over(position); n++) {
      const [seat] = engine.awaited(position)
      const asked = botSeat(engine, position, seat)
      if (asked === undefined) throw new Error('nobody is asked')
      const isNovice = chance.below(2) === 0
      const choice = isNovice ? novice.choose(asked, chance) : chance.pick(asked.offered)
      expect(asked.offered.some((each) => sameChoice(each, choice))).toBe(true)
      if (isNovice) answers++
      engine.apply(position, seat, choice)
    }
    expect(answers).toBeGreaterThan(100)
  },
  60_000,
)
