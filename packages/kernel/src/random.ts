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

const input = new Int32Array(16)

/**
 * One block of sixteen words: the cipher's state is the constant, the seed, and (block, stream, epoch, 0). Written
 * out with a variable for each word, because an array in the inner loop costs three times as much.
 */
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
  let a0 = input[0]
  let a1 = input[1]
  let a2 = input[2]
  let a3 = input[3]
  let b0 = input[4]
  let b1 = input[5]
  let b2 = input[6]
  let b3 = input[7]
  let c0 = input[8]
  let c1 = input[9]
  let c2 = input[10]
  let c3 = input[11]
  let d0 = input[12]
  let d1 = input[13]
  let d2 = input[14]
  let d3 = input[15]
  for (let i = 0; i < rounds; i += 2) {
    a0 = (a0 + b0) | 0
    d0 = ((d0 ^ a0) << 16) | ((d0 ^ a0) >>> 16) | 0
    c0 = (c0 + d0) | 0
    b0 = ((b0 ^ c0) << 12) | ((b0 ^ c0) >>> 20) | 0
    a0 = (a0 + b0) | 0
    d0 = ((d0 ^ a0) << 8) | ((d0 ^ a0) >>> 24) | 0
    c0 = (c0 + d0) | 0
    b0 = ((b0 ^ c0) << 7) | ((b0 ^ c0) >>> 25) | 0
    a1 = (a1 + b1) | 0
    d1 = ((d1 ^ a1) << 16) | ((d1 ^ a1) >>> 16) | 0
    c1 = (c1 + d1) | 0
    b1 = ((b1 ^ c1) << 12) | ((b1 ^ c1) >>> 20) | 0
    a1 = (a1 + b1) | 0
    d1 = ((d1 ^ a1) << 8) | ((d1 ^ a1) >>> 24) | 0
    c1 = (c1 + d1) | 0
    b1 = ((b1 ^ c1) << 7) | ((b1 ^ c1) >>> 25) | 0
    a2 = (a2 + b2) | 0
    d2 = ((d2 ^ a2) << 16) | ((d2 ^ a2) >>> 16) | 0
    c2 = (c2 + d2) | 0
    b2 = ((b2 ^ c2) << 12) | ((b2 ^ c2) >>> 20) | 0
    a2 = (a2 + b2) | 0
    d2 = ((d2 ^ a2) << 8) | ((d2 ^ a2) >>> 24) | 0
    c2 = (c2 + d2) | 0
    b2 = ((b2 ^ c2) << 7) | ((b2 ^ c2) >>> 25) | 0
    a3 = (a3 + b3) | 0
    d3 = ((d3 ^ a3) << 16) | ((d3 ^ a3) >>> 16) | 0
    c3 = (c3 + d3) | 0
    b3 = ((b3 ^ c3) << 12) | ((b3 ^ c3) >>> 20) | 0
    a3 = (a3 + b3) | 0
    d3 = ((d3 ^ a3) << 8) | ((d3 ^ a3) >>> 24) | 0
    c3 = (c3 + d3) | 0
    b3 = ((b3 ^ c3) << 7) | ((b3 ^ c3) >>> 25) | 0
    a0 = (a0 + b1) | 0
    d3 = ((d3 ^ a0) << 16) | ((d3 ^ a0) >>> 16) | 0
    c2 = (c2 + d3) | 0
    b1 = ((b1 ^ c2) << 12) | ((b1 ^ c2) >>> 20) | 0
    a0 = (a0 + b1) | 0
    d3 = ((d3 ^ a0) << 8) | ((d3 ^ a0) >>> 24) | 0
    c2 = (c2 + d3) | 0
    b1 = ((b1 ^ c2) << 7) | ((b1 ^ c2) >>> 25) | 0
    a1 = (a1 + b2) | 0
    d0 = ((d0 ^ a1) << 16) | ((d0 ^ a1) >>> 16) | 0
    c3 = (c3 + d0) | 0
    b2 = ((b2 ^ c3) << 12) | ((b2 ^ c3) >>> 20) | 0
    a1 = (a1 + b2) | 0
    d0 = ((d0 ^ a1) << 8) | ((d0 ^ a1) >>> 24) | 0
    c3 = (c3 + d0) | 0
    b2 = ((b2 ^ c3) << 7) | ((b2 ^ c3) >>> 25) | 0
    a2 = (a2 + b3) | 0
    d1 = ((d1 ^ a2) << 16) | ((d1 ^ a2) >>> 16) | 0
    c0 = (c0 + d1) | 0
    b3 = ((b3 ^ c0) << 12) | ((b3 ^ c0) >>> 20) | 0
    a2 = (a2 + b3) | 0
    d1 = ((d1 ^ a2) << 8) | ((d1 ^ a2) >>> 24) | 0
    c0 = (c0 + d1) | 0
    b3 = ((b3 ^ c0) << 7) | ((b3 ^ c0) >>> 25) | 0
    a3 = (a3 + b0) | 0
    d2 = ((d2 ^ a3) << 16) | ((d2 ^ a3) >>> 16) | 0
    c1 = (c1 + d2) | 0
    b0 = ((b0 ^ c1) << 12) | ((b0 ^ c1) >>> 20) | 0
    a3 = (a3 + b0) | 0
    d2 = ((d2 ^ a3) << 8) | ((d2 ^ a3) >>> 24) | 0
    c1 = (c1 + d2) | 0
    b0 = ((b0 ^ c1) << 7) | ((b0 ^ c1) >>> 25) | 0
  }
  out[0] = a0 + input[0]
  out[1] = a1 + input[1]
  out[2] = a2 + input[2]
  out[3] = a3 + input[3]
  out[4] = b0 + input[4]
  out[5] = b1 + input[5]
  out[6] = b2 + input[6]
  out[7] = b3 + input[7]
  out[8] = c0 + input[8]
  out[9] = c1 + input[9]
  out[10] = c2 + input[10]
  out[11] = c3 + input[11]
  out[12] = d0 + input[12]
  out[13] = d1 + input[13]
  out[14] = d2 + input[14]
  out[15] = d3 + input[15]
}

/** How many words there are: the most that one can be drawn from. */
const WORDS = 0x1_0000_0000

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
    const index = counter >>> 4
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
    if (!(n >= 1 && n <= WORDS)) throw new Error(`there is nothing to draw from: ${n}`)
    if (n === WORDS) return this.word(state, stream)
    // In unsigned words throughout, for a remainder of floating-point numbers takes ten times as long. What is left over
    // of 2^32, when n goes into it as often as it can, would favour the low numbers and is drawn again.
    const size = n >>> 0
    const over = (-n >>> 0) % size
    for (;;) {
      const w = this.word(state, stream) >>> 0
      if (w < WORDS - over) return w % size
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
