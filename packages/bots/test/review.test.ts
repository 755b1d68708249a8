import { Engine, Match, Recorder, seedFrom, type Choice, type MatchFile } from '@longtable/kernel'
import { describe, expect, it } from 'vitest'
import { searchingBot } from '../src/index.ts'
import { reviewing, type Review } from '../src/review/index.ts'
import { coin, coinHints, SURE, THROW, type Coin } from './coin.ts'

/** Many draws, each played to the end: what is expected is what the rules say, within a few percent. */
const CARE = { draws: 1500, more: 1500, horizon: 1, turns: 3 }

const clever = searchingBot('clever', coinHints, {
  nodes: 400,
  horizon: 1,
  lines: 2,
  noise: 0,
})

/** A match in which the coins fall like this: the seed is looked for. */
function played(line: readonly Choice[], points: readonly number[], config = {}): MatchFile {
  const engine = new Engine(coin, line.length, config)
  for (let seed = 0; ; seed++) {
    const match = new Match<Coin>(engine, seedFrom(`coin ${seed}`))
    line.forEach((choice, seat) => match.choose(seat, choice))
    if (String(match.position.state.points) !== String(points)) continue
    return new Recorder(
      match,
      line.map(() => 'Ada'),
    ).file()
  }
}

function reviewed(
  file: MatchFile,
  hints = coinHints,
): { readonly review: Review; readonly shares: readonly number[] } {
  const looking = reviewing(coin, hints, file, clever, CARE)
  const shares: number[] = []
  for (;;) {
    const { done, value } = looking.next()
    if (done === true) return { review: value, shares }
    shares.push(value)
  }
}

describe('a review', () => {
  // Both sure: half a win each. Ada throws: three points half of the time, and Bo takes one; so she wins half of the time.
  // Bo then knows what Ada has.
  const { review, shares } = reviewed(played([THROW, SURE], [3, 1]))
  const [ada, bo] = review.moves

  it('says how likely each was to win at every moment', () => {
    expect(review.points.map(({ at }) => at)).toEqual([0, 1, 2])
    expect(review.points[0].chances).toEqual([0.5, 0.5])
    expect(review.points[1].chances).toEqual([1, 0])
    expect(review.points[2].chances).toEqual([1, 0])
  })

  it('tells luck from choice', () => {
    // The throw was worth as much as the sure point, and then it fell well.
    expect(ada.choice[0]).toBeCloseTo(0, 1)
    expect(ada.luck[0]).toBeCloseTo(0.5, 1)
    // A throw would have given Bo a quarter; but against what is quick, his sure point was no other choice.
    expect(bo.choice).toEqual([0, 0])
    expect(bo.luck).toEqual([0, 0])
  })

  it('adds up, for each seat, from its chance at the start to the result', () => {
    for (const { seat, luck, choices, others } of review.balances) {
      const [first, last] = [review.points[0].chances[seat], review.points[2].chances[seat]]
      expect(luck + choices + others).toBeCloseTo(last - first, 10)
    }
    expect(review.balances[0].luck).toBeCloseTo(0.5, 1)
    expect(review.balances[1].luck).toBeCloseTo(-0.5, 1)
    expect(review.balances[0].within).toBeGreaterThan(0)
    expect(review.balances[0].within).toBeLessThan(0.1)
  })

  it('finds what turned the match, and whose it was', () => {
    expect(review.turns).toHaveLength(1)
    expect(review.turns[0]).toMatchObject({ at: 1, seat: 0, by: 0.5 })
  })

  it('says how far it is', () => {
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(shares.at(-1)).toBeLessThanOrEqual(1)
  })

  it('says the same of the same match', () => {
    expect(reviewed(played([THROW, SURE], [3, 1])).review).toEqual(review)
  })
})

describe('a choice', () => {
  it('that was worse than a quick one counts against its seat, whatever came of it', () => {
    // Bo needs one point more than Ada's one: the sure point shares the win, and so does half a throw.
    const { review } = reviewed(played([SURE, THROW], [1, 3]))
    expect(review.moves[1].choice[1]).toBeCloseTo(0, 1)
    expect(review.moves[1].luck[1]).toBeCloseTo(0.5, 1)
    // With three points on the table the sure one loses for certain, and only a throw could have helped.
    const late = reviewed(played([THROW, THROW], [3, 0])).review
    expect(late.moves[1].choice[1]).toBeCloseTo(0.25, 1)
    expect(late.moves[1].luck[1]).toBeCloseTo(-0.25, 1)
  })

  it('is compared with a better one at a turning point', () => {
    // All win together if nobody has less than two points. Those who would throw have half a chance once Ada has three;
    // Bo's sure point throws that away.
    const bold = { ...coinHints, quick: () => [THROW] }
    const file = played([THROW, SURE], [3, 1], { together: true })
    const { turns, isTogether, points, balances } = reviewed(file, bold).review
    expect(isTogether).toBe(true)
    for (const { chances } of points) expect(chances[0]).toBe(chances[1])
    expect(points[0].chances[0]).toBeCloseTo(0.25, 1)
    const last = turns.at(-1)
    expect(last).toMatchObject({ at: 2, seat: 1 })
    expect(last?.choice[1]).toBeCloseTo(-0.5, 1)
    expect(last?.better?.idea.steps.map(({ choice }) => choice)).toEqual([THROW])
    expect(last?.better?.by).toBeCloseTo(0.5, 1)
    expect(balances[0].others).toBeCloseTo(-0.5, 1)
  })
})

describe('what was taken back', () => {
  it('is not reviewed, and the moments are those of the log', () => {
    const engine = new Engine(coin, 2)
    const match = new Match<Coin>(engine, seedFrom('taken back'))
    match.choose(0, SURE)
    match.undo(0)
    match.choose(0, SURE)
    match.choose(1, SURE)
    const file = new Recorder(match, ['Ada', 'Bo']).file()
    const { review } = reviewed(file)
    expect(review.moves.map(({ seat, after, at }) => [seat, after, at])).toEqual([
      [0, 0, 3],
      [1, 3, 4],
    ])
    expect(review.turns).toEqual([])
    expect(review.balances.map(({ luck }) => luck)).toEqual([0, 0])
  })
})
