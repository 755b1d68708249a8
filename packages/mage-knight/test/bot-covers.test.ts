import { Random, seedFrom } from '@longtable/kernel'
import { describe, expect, test } from 'vitest'
import { covers, type ManaPrice, type Thing, type CoverOption } from '../src/bots/covers.ts'

/** The least price of all sets that reach the number, by trying every one. */
function cheapest(things: readonly Thing[], missing: number, purse: ManaPrice): number {
  let least = Infinity
  const look = (at: number, taken: readonly CoverOption[]): void => {
    if (at === things.length) {
      const full = taken.reduce((sum, way) => sum + way.full, 0)
      const half = taken.reduce((sum, way) => sum + way.half, 0)
      if (full + Math.floor(half / 2) < missing) return
      const price = taken.reduce((sum, way) => sum + way.price, 0)
      least = Math.min(least, price + purse(taken.flatMap(({ mana }) => mana)))
      return
    }
    look(at + 1, taken)
    for (const way of things[at].ways) look(at + 1, [...taken, way])
  }
  look(0, [])
  return least
}

function someHand(chance: Random): Thing[] {
  return Array.from({ length: 1 + chance.below(6) }, () => ({
    ways: Array.from({ length: 1 + chance.below(3) }, () => ({
      full: chance.below(5),
      half: chance.below(4),
      price: 0.25 * (1 + chance.below(8)),
      mana: chance.below(3) === 0 ? [chance.below(2)] : [],
    })),
  }))
}

/** Each colour of mana once. */
const oneOfEach: ManaPrice = (mana) => (new Set(mana).size === mana.length ? 0.5 * mana.length : Infinity)

describe('the cheapest plays for a number', () => {
  test('are found as surely as by trying all sets', () => {
    const chance = new Random(seedFrom('hands'))
    let reached = 0
    for (let n = 0; n < 400; n++) {
      const hand = someHand(chance)
      const missing = 1 + chance.below(9)
      const best = cheapest(hand, missing, oneOfEach)
      const [found] = covers(hand, missing, oneOfEach, 3)
      expect(found?.price ?? Infinity).toBeCloseTo(best, 9)
      if (found !== undefined) reached++
    }
    expect(reached).toBeGreaterThan(100)
  })

  test('are told cheapest first, and each reaches the number', () => {
    const chance = new Random(seedFrom('order'))
    for (let n = 0; n < 50; n++) {
      const found = covers(someHand(chance), 4, oneOfEach, 5)
      const prices = found.map(({ price }) => price)
      expect(prices).toEqual(prices.toSorted((a, b) => a - b))
      for (const { ways } of found) {
        const full = ways.reduce((sum, way) => sum + way.full, 0)
        const half = ways.reduce((sum, way) => sum + way.half, 0)
        expect(full + Math.floor(half / 2)).toBeGreaterThanOrEqual(4)
      }
    }
  })

  test('are none where nothing is missing', () => {
    expect(covers([], 0, () => 0, 3)).toEqual([{ ways: [], price: 0 }])
  })

  test('halve what is resisted all together', () => {
    const odd: Thing = { ways: [{ full: 0, half: 3, price: 1, mana: [] }] }
    expect(covers([odd, odd], 3, () => 0, 1)).toHaveLength(1)
    expect(covers([odd], 2, () => 0, 1)).toHaveLength(0)
  })
})
