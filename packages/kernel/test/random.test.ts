import { describe, expect, it } from 'vitest'
import { chacha, Dice, Random, seedFrom, seedToHex, type RandomState } from '../src/index.ts'

const ZERO = Array.from({ length: 8 }, () => 0)

function bytesOf(words: Int32Array): string {
  return Array.from(new Uint8Array(words.buffer), (byte) => byte.toString(16).padStart(2, '0')).join(' ')
}

function state(seed = seedFrom('random'), streams = 2): RandomState {
  return { seed, epoch: 0, counters: Array.from({ length: streams }, () => 0) }
}

const wordsOf = (dice: Dice, from: RandomState, stream: number, count: number): number[] =>
  Array.from({ length: count }, () => dice.word(from, stream))

describe('the cipher', () => {
  it('gives the published blocks for a key of zeros and 20 rounds', () => {
    const out = new Int32Array(16)
    chacha(out, ZERO, 0, 0, 0, 20)
    expect(bytesOf(out)).toBe(
      '76 b8 e0 ad a0 f1 3d 90 40 5d 6a e5 53 86 bd 28 bd d2 19 b8 a0 8d ed 1a a8 36 ef cc 8b 77 0d c7 ' +
        'da 41 59 7c 51 57 48 8d 77 24 e0 3f b8 d8 4a 37 6a 43 b8 f4 15 18 a1 1c c3 87 b6 69 b2 ee 65 86',
    )
    chacha(out, ZERO, 1, 0, 0, 20)
    expect(bytesOf(out).slice(0, 47)).toBe('9f 07 e7 be 55 51 38 7a 98 ba 97 7c 73 2d 08 0d')
  })

  it('gives the published block for 8 rounds', () => {
    const out = new Int32Array(16)
    chacha(out, ZERO, 0, 0, 0, 8)
    expect(bytesOf(out).slice(0, 47)).toBe('3e 00 ef 2f 89 5f 40 d6 7f 5b b8 e8 1f 09 a5 a1')
  })

  it('gives something else for another block, stream, epoch or seed', () => {
    const block = (
      ...from: Parameters<typeof chacha> extends [Int32Array, ...infer Rest] ? Rest : never
    ): string => {
      const out = new Int32Array(16)
      chacha(out, ...from)
      return bytesOf(out)
    }
    const one = [1, ...ZERO.slice(1)]
    const all = [
      block(ZERO, 0, 0, 0),
      block(ZERO, 1, 0, 0),
      block(ZERO, 0, 1, 0),
      block(ZERO, 0, 0, 1),
      block(one, 0, 0, 0),
    ]
    expect(new Set(all).size).toBe(all.length)
  })
})

describe('dice', () => {
  it('give the words of the blocks in order, across blocks', () => {
    const seed = seedFrom('blocks')
    const expected: number[] = []
    for (let block = 0; block < 3; block++) {
      const out = new Int32Array(16)
      chacha(out, seed, block, 1, 0)
      expected.push(...Array.from(out, (w) => w >>> 0))
    }
    expect(wordsOf(new Dice(), state(seed), 1, 48)).toEqual(expected)
  })

  it('depend on nothing but the state: not on who else drew, nor on other streams', () => {
    const alone = wordsOf(new Dice(), state(), 0, 40)
    const shared = new Dice()
    const a = state()
    const b = state(seedFrom('other'))
    const mixed = Array.from({ length: 40 }, () => {
      shared.word(b, 0)
      shared.word(a, 1)
      return shared.word(a, 0)
    })
    expect(mixed).toEqual(alone)
  })

  it('give something new in a new epoch', () => {
    const before = state()
    const after = { ...state(), epoch: 1 }
    const old = new Set(wordsOf(new Dice(), before, 0, 64))
    expect(wordsOf(new Dice(), after, 0, 64).filter((w) => old.has(w))).toEqual([])
  })

  it('go on where a copy of the state stands', () => {
    const first = state()
    wordsOf(new Dice(), first, 0, 21)
    const copy = { ...first, counters: first.counters.slice() }
    expect(wordsOf(new Dice(), copy, 0, 20)).toEqual(wordsOf(new Dice(), first, 0, 20))
  })

  it('are fair: each of six sides comes up as often as it should', () => {
    const random = new Random(seedFrom('fair'))
    const counts = Array.from({ length: 6 }, () => 0)
    const throws = 60_000
    for (let i = 0; i < throws; i++) counts[random.below(6)]++
    const expected = throws / 6
    const chiSquared = counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0)
    // With five degrees of freedom, more than 25 comes up once in about 7,000 tables; the seed is fixed.
    expect(chiSquared).toBeLessThan(25)
  })

  it('throw again rather than favour low numbers', () => {
    // Two thirds of 2^32: without throwing again, the lower half of the range would come up twice as often.
    const n = 0xaaaa_aaab
    const random = new Random(seedFrom('bias'))
    let low = 0
    for (let i = 0; i < 20_000; i++) if (random.below(n) < n / 2) low++
    expect(low).toBeGreaterThan(9_600)
    expect(low).toBeLessThan(10_400)
  })

  it('refuse to draw one of none', () => {
    expect(() => new Random(ZERO).below(0)).toThrow('nothing to draw from')
    expect(() => new Random(ZERO).pick([])).toThrow('nothing to draw from')
  })

  it('shuffle into every order alike', () => {
    const random = new Random(seedFrom('shuffle'))
    const counts = new Map<string, number>()
    for (let i = 0; i < 24_000; i++) {
      const order = random.shuffle([0, 1, 2, 3]).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(24)
    for (const n of counts.values()) expect(Math.abs(n - 1000)).toBeLessThan(150)
  })
})

describe('seeds', () => {
  it('are read back from 64 hexadecimal digits', () => {
    const seed = seedFrom('a few words')
    expect(seedToHex(seed)).toMatch(/^[0-9a-f]{64}$/)
    expect(seedFrom(seedToHex(seed))).toEqual(seed)
  })

  it('differ for different words', () => {
    const words = ['', 'a', 'b', 'aa', 'ab', 'ba', 'a'.repeat(64), `${'a'.repeat(63)}g`, 'A']
    expect(new Set(words.map((each) => seedToHex(seedFrom(each)))).size).toBe(words.length)
  })
})
