import { fixturesOf, gamesFor, samplesOf, seatingsOf, standingsOf } from '@longtable/bots/arena'
import type { FixtureOutcome, PlayedFixture, Study } from '@longtable/bots/arena'
import { describe, expect, test } from 'vitest'

function study(seats: number, more: Partial<Study> = {}): Study {
  return {
    game: 'toy',
    rulesVersion: 1,
    seats,
    config: {},
    bots: ['a', 'b', 'c'],
    seed: 's',
    isTogether: seats === 1,
    ...more,
  }
}

const exchanged = (seating: readonly number[]): number[] => seating.map((kind) => 1 - kind)
const text = (seating: readonly number[]): string => seating.join('')

describe('the seatings', () => {
  test('of a duel are both', () => {
    expect(seatingsOf(study(2)).map(text)).toEqual(['01', '10'])
  })

  test('of four are all with two seats for each kind', () => {
    expect(seatingsOf(study(4)).map(text)).toEqual(['0011', '1100', '0101', '1010', '0110', '1001'])
  })

  test.each([3, 5])('of %i give each kind the odd seat equally often', (seats) => {
    const seatings = seatingsOf(study(seats))
    expect(seatings).toHaveLength(seats === 3 ? 6 : 20)
    expect(new Set(seatings.map(text)).size).toBe(seatings.length)
    expect(seatings.flat().reduce((sum, kind) => sum + kind, 0)).toBe((seatings.length * seats) / 2)
  })

  test('come in pairs that exchange the kinds', () => {
    const seatings = seatingsOf(study(5))
    for (let i = 0; i < seatings.length; i += 2) expect(seatings[i + 1]).toEqual(exchanged(seatings[i]))
  })
})

describe('the games', () => {
  test('are as many as it takes to play every seating equally often', () => {
    expect(gamesFor(study(4), 200)).toBe(204)
    expect(gamesFor(study(2), 200)).toBe(200)
    expect(gamesFor(study(1), 7)).toBe(7)
  })

  test('are the same deals for every pair, each played once more with the kinds exchanged', () => {
    const fixtures = fixturesOf(study(4), 6)
    expect(fixtures).toHaveLength(18)
    const ofPair = fixtures.filter(({ group }) => group.join() === 'a,c')
    expect(ofPair.map(({ seed }) => seed)).toEqual(['s/1', 's/1', 's/2', 's/2', 's/3', 's/3'])
    expect(ofPair[1].seating).toEqual(exchanged(ofPair[0].seating))
    expect(new Set(fixtures.map(({ id }) => id)).size).toBe(18)
    expect(fixtures.slice(0, 3).map(({ id }) => id)).toEqual(['a-b/1', 'a-c/1', 'b-c/1'])
  })

  test('of a ladder are those of neighbours only', () => {
    const groups = fixturesOf(study(2), 2, true).map(({ group }) => group.join())
    expect(groups).toEqual(['a,b', 'b,c', 'a,b', 'b,c'])
  })

  test('of somebody alone are a deal each', () => {
    const fixtures = fixturesOf(study(1), 2)
    expect(fixtures.map(({ id, seed }) => `${id} ${seed}`)).toEqual([
      'a/1 s/1',
      'b/1 s/1',
      'c/1 s/1',
      'a/2 s/2',
      'b/2 s/2',
      'c/2 s/2',
    ])
  })

  test('that are played again for a check have every kind in them', () => {
    expect(samplesOf(fixturesOf(study(2), 4)).map(({ id }) => id)).toEqual(['a-b/1', 'a-c/1'])
    expect(samplesOf(fixturesOf(study(1), 4))).toHaveLength(3)
  })
})

describe('the standings', () => {
  const think = { turns: 2, whole: 10, slowest: 8 }

  /** Games that the seats win which `wins` says. */
  function played(of: Study, games: number, wins: (seating: readonly number[]) => number[]): PlayedFixture[] {
    return fixturesOf(of, games).map((fixture) => {
      const winners = wins(fixture.seating)
      const scores = fixture.seating.map((_, seat) => (winners.includes(seat) ? 10 : 4))
      const thinking = fixture.seating.map((kind) => ({ ...think, slowest: think.slowest + kind }))
      const outcome: FixtureOutcome = {
        id: fixture.id,
        winners,
        scores,
        feats: { fame: scores, goal: scores.map((score) => score > 4) },
        choices: 9,
        isOver: true,
        hash: 'h',
        thinking,
      }
      return { fixture, outcome }
    })
  }

  test('are even when the seat decides', () => {
    const of = study(4, { bots: ['a', 'b'] })
    const { meetings, bots } = standingsOf(
      of,
      played(of, 12, () => [0]),
    )
    expect(meetings[0].shares.map(({ share }) => share)).toEqual([0.5, 0.5])
    expect(bots[1].rating?.rating).toBeCloseTo(0, 9)
  })

  test('tell who wins, counting a shared win in parts', () => {
    const of = study(3, { bots: ['a', 'b'] })
    const { meetings, bots, games } = standingsOf(
      of,
      played(of, 6, (seating) => [seating.indexOf(0), seating.lastIndexOf(1)]),
    )
    expect(games).toBe(6)
    expect(meetings[0].shares.map(({ wins }) => wins)).toEqual([3, 3])
    expect(bots[0].share).toMatchObject({ wins: 3, games: 6 })
  })

  test('say how many games nobody won, which say nothing of strength', () => {
    const of = study(2, { bots: ['a', 'b'] })
    const { meetings, bots } = standingsOf(
      of,
      played(of, 4, (seating) => (seating[0] === 0 ? [0] : [])),
    )
    expect(meetings[0]).toMatchObject({ lost: 2, shares: [{ wins: 2, games: 4 }, { wins: 0 }] })
    expect(bots[1].rating?.rating).toBeCloseTo(400 * Math.log10(0.5 / 2.5), 6)
  })

  test('of those who play by themselves have shares, scores and times, and no ratings', () => {
    const of = study(1, { bots: ['a', 'b'] })
    const { meetings, bots } = standingsOf(
      of,
      played(of, 5, () => [0]),
    )
    expect(meetings).toEqual([])
    expect(bots[0]).toMatchObject({
      bot: 'a',
      share: { wins: 5, games: 5 },
      score: { mean: 10, median: 10 },
      feats: [
        { name: 'fame', of: { mean: 10 } },
        { name: 'goal', of: { wins: 5, games: 5 } },
      ],
      turn: 5,
      game: 10,
      slowest: 8,
    })
    expect(bots[0]).not.toHaveProperty('rating')
  })
})
