/**
 * Randomness as a function: a draw depends on (256-bit seed, stream, epoch, counter) and on nothing else, through
 * ChaCha with 8 rounds. Every draw can be checked afterwards and none can be foreseen without the seed.
 */
export interface RandomState {
  /** Eight 32-bit words. Never changed, so copies share it. */
  readonly seed: readonly number[]
  /** Raised when players agree to take back a draw, so that nothing foreseen comes again. */
  epoch: number
  /** How many words each stream has given. */
  counters: number[]
}

const ROUNDS = 8

function quarter(x: Int32Array, a: number, b: number, c: number, d: number): void {
  x[a] += x[b]
  x[d] ^= x[a]
  x[d] = (x[d] << 16) | (x[d] >>> 16)
  x[c] += x[d]
  x[b] ^= x[c]
  x[b] = (x[b] << 12) | (x[b] >>> 20)
  x[a] += x[b]
  x[d] ^= x[a]
  x[d] = (x[d] << 8) | (x[d] >>> 24)
  x[c] += x[d]
  x[b] ^= x[c]
  x[b] = (x[b] << 7) | (x[b] >>> 25)
}

const input = new Int32Array(16)

/** One block of sixteen words: the cipher's state is the constant, the seed, and (block, stream, epoch, 0). */
export function chacha(
  out: Int32Array,
  seed: readonly number[],
  block: number,
  stream: number,
  epoch: number,
  rounds = ROUNDS,
): void {
  input[0] = 0x61707865
  input[1] = 0x3320646e
  input[2] = 0x79622d32
  input[3] = 0x6b206574
  for (let i = 0; i < 8; i++) input[4 + i] = seed[i]
  input[12] = block
  input[13] = stream
  input[14] = epoch
  input[15] = 0
  out.set(input)
  for (let i = 0; i < rounds; i += 2) {
    quarter(out, 0, 4, 8, 12)
    quarter(out, 1, 5, 9, 13)
    quarter(out, 2, 6, 10, 14)
    quarter(out, 3, 7, 11, 15)
    quarter(out, 0, 5, 10, 15)
    quarter(out, 1, 6, 11, 12)
    quarter(out, 2, 7, 8, 13)
    quarter(out, 3, 4, 9, 14)
  }
  for (let i = 0; i < 16; i++) out[i] += input[i]
}

interface Block {
  seed: readonly number[]
  epoch: number
  index: number
  readonly words: Int32Array
}

/** Draws from a RandomState. Holds only a cache of blocks, so one may serve any number of states. */
export class Dice {
  private readonly blocks: Block[] = []

  /** The next word of a stream, 0 to 2^32 - 1. */
  word(state: RandomState, stream: number): number {
    const counter = state.counters[stream]++
    const block = this.blocks[stream] ?? this.open(stream)
    const index = Math.floor(counter / 16)
    if (block.index !== index || block.seed !== state.seed || block.epoch !== state.epoch) {
      chacha(block.words, state.seed, index, stream, state.epoch)
      block.seed = state.seed
      block.epoch = state.epoch
      block.index = index
    }
    return block.words[counter & 15] >>> 0
  }

  private open(stream: number): Block {
    while (this.blocks.length <= stream) {
      this.blocks.push({ seed: [], epoch: 0, index: -1, words: new Int32Array(16) })
    }
    return this.blocks[stream]
  }

  /** A whole number from 0 to n - 1, each equally likely. */
  below(state: RandomState, stream: number, n: number): number {
    if (!(n >= 1)) throw new Error(`there is nothing to draw from: ${n}`)
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % n)
    for (;;) {
      const w = this.word(state, stream)
      if (w < limit) return w % n
    }
  }
}

/** A generator of its own, for bots, tests and imagination: never for what happens in a match. */
export class Random {
  private readonly dice = new Dice()
  private readonly state: RandomState

  constructor(seed: readonly number[]) {
    this.state = { seed, epoch: 0, counters: [0] }
  }

  below(n: number): number {
    return this.dice.below(this.state, 0, n)
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)]
  }

  shuffle<T>(list: T[]): T[] {
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.below(i + 1)
      const held = list[i]
      list[i] = list[j]
      list[j] = held
    }
    return list
  }
}

const HEX = /^[0-9a-f]{64}$/

export function seedToHex(seed: readonly number[]): string {
  return seed.map((w) => (w >>> 0).toString(16).padStart(8, '0')).join('')
}

/** A seed from 64 hexadecimal digits as they are, or from any other words a person typed. */
export function seedFrom(words: string): readonly number[] {
  if (HEX.test(words)) {
    return Array.from({ length: 8 }, (_, i) => Number.parseInt(words.slice(i * 8, i * 8 + 8), 16) | 0)
  }
  const key = Array.from({ length: 8 }, (_, i) => 0x6a09e667 ^ Math.imul(i + 1, 0x9e3779b1))
  for (let i = 0; i < words.length; i++) {
    const lane = i & 7
    key[lane] = Math.imul(key[lane] ^ words.charCodeAt(i), 0x01000193) + i
  }
  const out = new Int32Array(16)
  chacha(out, key, words.length, 0, 0, 20)
  return Array.from(out.subarray(0, 8))
}
