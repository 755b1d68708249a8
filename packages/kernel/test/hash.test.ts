import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Hasher, Random, seedFrom } from '../src/index.ts'

function hashOf(list: readonly number[]): string {
  const into = new Hasher()
  into.addInts(list)
  return into.hex()
}

describe('a hash', () => {
  it('is 16 hexadecimal digits', () => {
    expect(hashOf([1, 2, 3])).toMatch(/^[0-9a-f]{16}$/)
    expect(new Hasher().hex()).toMatch(/^[0-9a-f]{16}$/)
  })

  it('does not change from run to run', () => {
    expect(hashOf([1, 2, 3])).toBe(hashOf([1, 2, 3]))
  })

  it('tells lists apart by content, order, length and where one ends', () => {
    const into = (...lists: number[][]): string => {
      const hasher = new Hasher()
      for (const list of lists) hasher.addInts(list)
      return hasher.hex()
    }
    const all = [
      into([1, 2], [3]),
      into([1], [2, 3]),
      into([1, 2, 3], []),
      into([3, 2, 1]),
      into([1, 2, 3]),
      into([]),
    ]
    expect(new Set(all).size).toBe(all.length)
  })

  it('adds one number as it adds several', () => {
    const one = new Hasher()
    one.add(5)
    one.add(-1)
    one.add(2)
    expect(one.hex()).toBe(hashOf([5, -1]))
  })

  it('tells words apart', () => {
    const of = (...words: string[]): string => {
      const hasher = new Hasher()
      for (const word of words) hasher.addText(word)
      return hasher.hex()
    }
    expect(new Set([of('ab', 'c'), of('a', 'bc'), of('abc'), of('abc', ''), of('')]).size).toBe(5)
  })

  it('is another for lists that differ in two places', () => {
    const small = fc.integer({ min: -2, max: 40 })
    fc.assert(
      fc.property(
        fc.array(small, { minLength: 2, maxLength: 60 }),
        fc.nat(),
        fc.nat(),
        small,
        small,
        (list, i, j, x, y) => {
          const other = list.slice()
          other[i % list.length] = x
          other[j % list.length] = y
          fc.pre(other.some((n, at) => n !== list[at]))
          expect(hashOf(other)).not.toBe(hashOf(list))
        },
      ),
      { numRuns: 2000 },
    )
  })

  it('is never the same for a hundred thousand states that look alike', () => {
    const random = new Random(seedFrom('hash'))
    const lists = new Set<string>()
    const hashes = new Set<string>()
    const list = Array.from({ length: 40 }, () => random.below(8) - 1)
    for (let i = 0; i < 100_000; i++) {
      list[random.below(list.length)] = random.below(8) - 1
      // Masks of zones use the high bits too.
      list[random.below(list.length)] = (1 << random.below(31)) | (1 << random.below(31))
      lists.add(list.join())
      hashes.add(hashOf(list))
    }
    expect(hashes.size).toBe(lists.size)
  })
})
