import { Engine, Playout, Random, seedFrom, type BotSeat, type SearchHints } from '@longtable/kernel'
import { describe, expect, test } from 'vitest'
import { duel, handOf, type Duel } from '../../kernel/test/games/duel.ts'
import { botSeat, exp, playGame, random, Search, searchingBot, type SearchBudget } from '../src/index.ts'

/** Who duels likes life, and cards a little, and otherwise plays anything. */
const hints: SearchHints<Duel> = {
  model: {
    terms: ['life', 'cards'],
    isCooperative: () => false,
    measure: (s, _tables, seat, into) => {
      into[0] = s.life[seat]
      into[1] = handOf(s as never, seat).length
    },
    stage: () => 0,
    weights: [[1, 0.1]],
  },
  quick: ({ offered }, chance) => [chance.pick(offered)],
  comparesLines: () => true,
  clock: (s) => -s.life.reduce((sum, life) => sum + life, 0),
}

const budget: SearchBudget = {
  nodes: 60,
  horizon: 3,
  lines: 6,
  noise: 1,
}
const engine = new Engine(duel, 2)

/** A question with something to think about. */
function asked(seed: string): BotSeat<Duel> {
  const position = engine.start(seedFrom(seed))
  const [seat] = engine.awaited(position)
  const found = botSeat(engine, position, seat)
  if (found === undefined || found.offered.length < 3) throw new Error('there is nothing to think about')
  return found
}

describe('a search', () => {
  test('spends what it is given, and comes to the same again', () => {
    const once = new Search(asked('a'), hints, budget, new Random(seedFrom('chance')))
    once.run()
    expect(once.visits).toBeGreaterThan(budget.nodes / 2)
    expect(once.visits).toBeLessThanOrEqual(budget.nodes + budget.lines)
    const again = new Search(asked('a'), hints, budget, new Random(seedFrom('chance')))
    again.run()
    expect(again.line()).toEqual(once.line())
  })

  test('compares whole lines in the same imagined positions, and leaves out the worse', () => {
    const sketching: SearchHints<Duel> = {
      ...hints,
      comparesLines: ({ step }) => step === 'turn' || step === 'target',
      quick: ({ offered }, chance, noise) => [noise > 0 ? chance.pick(offered) : offered[0]],
    }
    const search = new Search(asked('a'), sketching, budget, new Random(seedFrom('chance')))
    search.run()
    const visits = search.candidates.map((candidate) => candidate.visits)
    expect(visits.length).toBeGreaterThan(2)
    expect(Math.max(...visits)).toBeGreaterThan(2 * Math.min(...visits))
    const playout = new Playout(engine, engine.imagineForPlayout(asked('a').view, new Random(seedFrom('x'))))
    expect(playout.chooseIfOffered(search.line()[0])).toBe(true)
  })

  test('goes as far as the question needs', () => {
    const reached: number[] = []
    const watching = (reach: number): SearchHints<Duel> => ({
      ...hints,
      reach: () => reach,
      quick: (seat, chance) => {
        reached.push(hints.clock(seat.view.state, engine.tables))
        return [chance.pick(seat.offered)]
      },
    })
    const farthest = (reach: number): number => {
      reached.length = 0
      new Search(asked('a'), watching(reach), { ...budget, horizon: 1 }, new Random(seedFrom('far'))).run()
      return Math.max(...reached)
    }
    expect(farthest(6)).toBeGreaterThan(farthest(0))
  })

  test('wins against chance', () => {
    const bot = searchingBot('thinks', hints, { ...budget, nodes: 24 })
    let won = 0
    for (let game = 0; game < 10; game++) {
      const seats = game % 2 === 0 ? [bot, random] : [random, bot]
      const winners = engine.result(playGame(engine, `duel ${game}`, seats as never))?.winners ?? []
      if (winners.includes(game % 2)) won += 1 / winners.length
    }
    expect(won).toBeGreaterThanOrEqual(7)
  })
})

describe('the exponential function', () => {
  test('is that of mathematics, to seven digits', () => {
    for (let x = -50; x <= 50; x += 0.37) expect(exp(x) / Math.exp(x)).toBeCloseTo(1, 7)
  })

  test('is nothing far below zero, and stays finite far above', () => {
    expect(exp(-1000)).toBe(0)
    expect(exp(-Infinity)).toBe(0)
    expect(Number.isFinite(exp(1e6))).toBe(true)
  })
})
