import { averageOf, ratingsOf, shareOf, withBounds } from '@longtable/bots/arena'
import { describe, expect, test } from 'vitest'

describe('a share of games won', () => {
  test('has the interval of Wilson', () => {
    const { low, high } = shareOf(50, 100)
    expect(low).toBeCloseTo(0.4038, 4)
    expect(high).toBeCloseTo(0.5962, 4)
    // As in Newcombe (1998), method 3.
    expect(shareOf(81, 263)).toMatchObject({
      low: expect.closeTo(0.2553, 4),
      high: expect.closeTo(0.3662, 4),
    })
    expect(shareOf(15, 148)).toMatchObject({
      low: expect.closeTo(0.0624, 4),
      high: expect.closeTo(0.1605, 4),
    })
    expect(withBounds(shareOf(50, 100))).toBe('50.0 % (40.4–59.6)')
  })

  test('stays between 0 and 1 when nothing or everything was won', () => {
    expect(shareOf(0, 20)).toMatchObject({ low: 0, high: expect.closeTo(0.1611, 4) })
    expect(shareOf(20, 20).low).toBeCloseTo(1 - 0.1611, 4)
    expect(shareOf(1, 29)).toMatchObject({ low: expect.closeTo(0.0061, 4), high: expect.closeTo(0.1718, 4) })
    expect(shareOf(0, 0)).toMatchObject({ share: 0, low: 0, high: 1 })
  })

  test('counts a shared win in parts', () => {
    expect(shareOf(1.5, 3).share).toBe(0.5)
  })
})

describe('scores', () => {
  test('have a mean with its interval, and a median', () => {
    const { mean, low, high, median } = averageOf([2, 4, 4, 4, 5, 5, 7, 9])
    expect([mean, median]).toEqual([5, 4.5])
    // The deviation is the square root of 32 / 7, and there are eight of them.
    expect(high - mean).toBeCloseTo(1.959964 * Math.sqrt(32 / 7 / 8), 9)
    expect(mean - low).toBeCloseTo(high - mean, 9)
    expect(averageOf([3, 1, 2]).median).toBe(2)
  })
})

describe('ratings', () => {
  /** Without the half a win that is added to both sides. */
  const wins = (won: number): number => won - 0.5

  test('of two follow from the odds alone', () => {
    const [first, second] = ratingsOf([
      [0, wins(10)],
      [wins(30), 0],
    ])
    expect(first).toEqual({ rating: 0, low: 0, high: 0 })
    expect(second.rating).toBeCloseTo(400 * Math.log10(3), 6)
    // The variance of the logarithm of the odds is 1 / 10 + 1 / 30.
    const reach = (400 / Math.LN10) * 1.959964 * Math.sqrt(1 / 10 + 1 / 30)
    expect(second.high - second.rating).toBeCloseTo(reach, 6)
    expect(second.rating - second.low).toBeCloseTo(reach, 6)
  })

  test('of players whose odds fit together are those odds', () => {
    // Strengths 1, 2 and 6: the odds are 1 : 2, 1 : 6 and 1 : 3.
    const ratings = ratingsOf([
      [0, wins(20), wins(10)],
      [wins(40), 0, wins(15)],
      [wins(60), wins(45), 0],
    ])
    expect(ratings[1].rating).toBeCloseTo(400 * Math.log10(2), 6)
    expect(ratings[2].rating).toBeCloseTo(400 * Math.log10(6), 6)
  })

  test('of players whose odds do not fit together lie where all the games are likeliest', () => {
    // The baseball teams in Agresti's book: Milwaukee, Detroit, Toronto, New York, Boston, Cleveland, Baltimore in 1987.
    const baseball = [
      [0, 7, 9, 7, 7, 9, 11],
      [6, 0, 7, 5, 11, 9, 9],
      [4, 6, 0, 7, 7, 8, 12],
      [6, 8, 6, 0, 6, 7, 10],
      [6, 2, 6, 7, 0, 7, 12],
      [4, 4, 5, 6, 6, 0, 6],
      [2, 4, 1, 3, 1, 7, 0],
    ]
    const ratings = ratingsOf(baseball.map((row) => row.map(wins)).map((row, i) => row.with(i, 0)))
    // Published as logarithms above Baltimore: 1.58, 1.44, 1.29, 1.25, 1.11, 0.68.
    const aboveLast = ratings.map(({ rating }) => ((rating - ratings[6].rating) * Math.LN10) / 400)
    const published = [1.58, 1.44, 1.29, 1.25, 1.11, 0.68, 0]
    published.forEach((logarithm, i) => expect(aboveLast[i]).toBeCloseTo(logarithm, 2))
  })

  test('of somebody who never lost are finite', () => {
    const [, winner] = ratingsOf([
      [0, 0],
      [200, 0],
    ])
    expect(winner.rating).toBeCloseTo(400 * Math.log10(401), 6)
    expect(winner.low).toBeGreaterThan(400)
  })

  test('of somebody who met nobody are unknown', () => {
    const [, , lonely] = ratingsOf([
      [0, 5, 0],
      [5, 0, 0],
      [0, 0, 0],
    ])
    expect(lonely.high - lonely.low).toBeGreaterThan(10_000)
  })
})
