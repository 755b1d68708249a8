import { Engine, Random, seedFrom, weightsFrom, type SearchHints } from '@longtable/kernel'
import { describe, expect, it } from 'vitest'
import { walk, type Walk } from '../../kernel/test/games/walk.ts'
import { learn, trainingSamplesOf, type TrainingSample } from '../src/learn/index.ts'
import { chancesIn, fit, solve } from '../src/learn/newton.ts'
import { explained, fitSums, type MeasuredOutcome } from '../src/learn/sums.ts'

const TRUE = [1.5, -0.75, 0]

/** Moments of a game whose winner is drawn by weights that are known. */
function lessonsBy(
  weights: readonly number[],
  count: number,
  rows: number,
  together: boolean,
): TrainingSample[] {
  const chance = new Random(seedFrom('lessons'))
  const number = (): number => chance.below(2001) / 1000 - 1
  return Array.from({ length: count }, () => {
    const bare: TrainingSample = {
      stage: 0,
      together,
      rows: Array.from({ length: rows }, () =>
        Float64Array.from(weights, (_, i) => (together && i === weights.length - 1 ? 1 : number())),
      ),
      won: [],
    }
    const chances = chancesIn(bare, weights)
    const drawn = chance.below(1_000_000) / 1_000_000
    let sum = 0
    const winner = chances.findIndex((each) => (sum += each) > drawn)
    return { ...bare, won: chances.map((_, r) => (r === winner ? 1 : 0)) }
  })
}

describe('fitting', () => {
  it('finds the weights that four rivals were drawn by', () => {
    const found = fit(lessonsBy(TRUE, 20_000, 4, false))
    found.forEach((weight, i) => expect(weight).toBeCloseTo(TRUE[i], 1))
  })

  it('finds the weights of a game that is won together, and how often it is won anyway', () => {
    const found = fit(lessonsBy(TRUE.with(2, 0.8), 20_000, 1, true))
    expect(found[0]).toBeCloseTo(1.5, 1)
    expect(found[1]).toBeCloseTo(-0.75, 1)
    expect(found[2]).toBeCloseTo(0.8, 1)
  })

  it('stays with what it was told where few lessons say otherwise', () => {
    const few = lessonsBy(TRUE, 3, 4, false)
    const [drawn] = fit(few, [5, 0, 0])
    expect(drawn).toBeGreaterThan(4)
    expect(Math.abs(fit(few)[0])).toBeLessThan(0.5)
  })

  it('gives a term that never differs no weight', () => {
    const lessons = lessonsBy(TRUE, 500, 3, false).map((lesson) => ({
      ...lesson,
      rows: lesson.rows.map((row) => row.with(2, 7)),
    }))
    expect(fit(lessons)[2]).toBe(0)
  })

  it('is about differences, not about sizes', () => {
    const lessons = lessonsBy(TRUE, 2000, 3, false)
    const larger = lessons.map((lesson) => ({
      ...lesson,
      rows: lesson.rows.map((row) => row.with(0, row[0] * 1000)),
    }))
    const [plain, scaled] = [fit(lessons), fit(larger)]
    expect(scaled[0] * 1000).toBeCloseTo(plain[0], 4)
    expect(scaled[1]).toBeCloseTo(plain[1], 4)
  })

  it('solves a symmetric system', () => {
    const lower = [Float64Array.of(4, 0), Float64Array.of(2, 3)]
    const [x, y] = solve(lower, Float64Array.of(10, 8))
    expect(4 * x + 2 * y).toBeCloseTo(10, 10)
    expect(2 * x + 3 * y).toBeCloseTo(8, 10)
  })
})

describe('learning', () => {
  it('is graded on games that it was not taught', () => {
    const games = lessonsBy(TRUE, 20_000, 4, false).map((lesson) => [lesson])
    const [{ grade, weights }] = learn(games)
    expect(grade.lessons).toBe(4000)
    expect(weights[0]).toBeCloseTo(1.5, 1)
    expect(grade.ignorance).toBeCloseTo(Math.log(4), 6)
    expect(grade.surprise).toBeLessThan(0.9 * grade.ignorance)
    expect(grade.right).toBeGreaterThan(0.4)
    for (const { said, came } of grade.tenths.filter(({ count }) => count > 500))
      expect(Math.abs(said - came)).toBeLessThan(0.05)
  })

  it('has a bit of every lecture in the exam, also where five make a course', () => {
    const lessons = lessonsBy(TRUE, 500, 4, false)
    const graded = learn(lessons.map((lesson, n) => [{ ...lesson, stage: n % 5 }]))
    expect(graded.map(({ grade }) => grade.lessons)).toEqual([20, 20, 20, 20, 20])
  })

  it('tells what is nothing but noise from knowledge', () => {
    const games = lessonsBy([0, 0, 0], 5000, 4, false).map((lesson) => [lesson])
    const [{ grade }] = learn(games)
    expect(grade.surprise).toBeGreaterThan(0.99 * grade.ignorance)
  })

  it('refuses a stage of games that are won together and of games that are not', () => {
    const mixed = [lessonsBy(TRUE, 5, 4, false), lessonsBy(TRUE, 5, 1, true), lessonsBy(TRUE, 5, 4, false)]
    expect(() => learn(mixed)).toThrow('stage 0')
  })
})

/** Who walks likes gold, and looks at how much strength is left. */
const hints: SearchHints<Walk> = {
  model: {
    terms: ['gold', 'strength'],
    isCooperative: () => false,
    measure: (s, _tables, seat, into) => {
      into[0] = s.tokens[2 + seat].length
      into[1] = s.strength[seat]
    },
    stage: () => 0,
    weights: [[1, 0]],
  },
  quick: ({ offered }, random) => [random.pick(offered)],
  clock: (s) => -s.strength.reduce((sum, left) => sum + left, 0),
}

describe('lessons', () => {
  const engine = new Engine(walk, 3)

  it('measure every seat whenever the clock moves on, and tell who won', () => {
    const lessons = trainingSamplesOf(engine, hints, 'a')
    expect(lessons.length).toBeGreaterThan(5)
    for (const { rows, won } of lessons) {
      expect(rows).toHaveLength(3)
      expect(won.reduce((sum, part) => sum + part, 0)).toBeCloseTo(1, 9)
    }
    const spent = lessons.map(({ rows }) => rows.reduce((sum, row) => sum + row[1], 0))
    expect(spent).toEqual([...new Set(spent)])
  })

  it('are the same for the same seed, and others for another', () => {
    expect(trainingSamplesOf(engine, hints, 'a')).toEqual(trainingSamplesOf(engine, hints, 'a'))
    expect(trainingSamplesOf(engine, hints, 'a')).not.toEqual(trainingSamplesOf(engine, hints, 'b'))
  })

  it('can be played by bots', () => {
    const bot = { id: 'last', choose: ({ offered }: { offered: readonly { do: string }[] }) => offered[0] }
    const lessons = trainingSamplesOf(engine, hints, 'a', [bot, bot, bot])
    expect(lessons.length).toBeGreaterThan(5)
  })
})

describe('fitted weights', () => {
  const fitted = {
    version: 1,
    terms: ['gold', 'wood'],
    weights: [
      [1, 2, 0.5],
      [3, 4],
    ],
  }

  it('go to the terms of their names; a new term counts nothing yet', () => {
    expect(weightsFrom(fitted, ['wood', 'stone', 'gold'], 2)).toEqual([
      [2, 0, 1, 0.5],
      [4, 0, 3],
    ])
  })

  it('are nothing for a stage that was never seen', () => {
    expect(weightsFrom(fitted, ['gold'], 3)[2]).toEqual([0])
  })
})

describe('fitting sums', () => {
  const chance = new Random(seedFrom('sums'))
  const number = (): number => chance.below(2001) / 1000 - 1
  /** What came is the sum by the true weights, some luck, and much that only its group decides. */
  const outcomes = Array.from({ length: 4000 }, (_, n): MeasuredOutcome => {
    const row = Float64Array.from(TRUE, () => number() + (n % 3))
    const sum = row.reduce((all, value, i) => all + TRUE[i] * value, 0)
    return { group: n % 3, row, came: sum + number() / 2 + 50 * (n % 3) }
  })
  const believed = [0, 0, 5]
  const free = [false, false, false]

  it('finds the weights behind what came, whatever is usual in a group', () => {
    const found = fitSums(outcomes, { weights: believed, held: free, pull: 0.01 })
    found.forEach((weight, i) => expect(weight).toBeCloseTo(TRUE[i], 1))
    expect(explained(outcomes, found)).toBeGreaterThan(0.9)
    expect(explained(outcomes, believed)).toBeLessThan(0)
  })

  it('leaves what is held, and stays the nearer to what is believed the more that counts', () => {
    const [first, second, third] = fitSums(outcomes, {
      weights: believed,
      held: [false, true, false],
      pull: 1,
    })
    expect(second).toBe(0)
    expect(first).toBeGreaterThan(1)
    const [drawn, , kept] = fitSums(outcomes, { weights: believed, held: free, pull: 1000 })
    expect(drawn).toBeGreaterThan(0)
    expect(drawn).toBeLessThan(first)
    expect(kept).toBeGreaterThan(third)
  })

  it('leaves what never differs', () => {
    const flat = outcomes.map((one) => ({ ...one, row: Float64Array.from(one.row.with(2, 7)) }))
    expect(fitSums(flat, { weights: believed, held: free, pull: 1 })[2]).toBe(5)
  })
})
