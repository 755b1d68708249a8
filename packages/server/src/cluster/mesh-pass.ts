import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** How far the clocks of two servers may be apart, both of which go by the database's. */
const MOST_SECONDS_APART = 30

/**
 * How servers of one house know each other: both know a secret, which is never sent. Whoever connects signs its own name and
 * the other's, the time and a word that is never used again; the other signs that word in its answer.
 */
export class MeshPass {
  readonly #key: Buffer
  readonly #now: () => number
  /** Words that were used lately, and until when they are remembered. */
  readonly #used = new Map<string, number>()

  constructor(secret: string, now: () => number) {
    // Not the secret itself: it may serve other purposes, too.
    this.#key = createHmac('sha256', secret).update('longtable mesh').digest()
    this.#now = now
  }

  #sign(...parts: readonly string[]): string {
    return createHmac('sha256', this.#key).update(parts.join('\n')).digest('base64url')
  }

  #isSigned(mac: string, ...parts: readonly string[]): boolean {
    const [given, right] = [Buffer.from(mac), Buffer.from(this.#sign(...parts))]
    return given.length === right.length && timingSafeEqual(given, right)
  }

  /** What a server shows when it connects to another. */
  show(from: string, to: string): { readonly pass: string; readonly word: string } {
    const word = randomBytes(16).toString('base64url')
    const time = String(Math.round(this.#now() / 1000))
    return { pass: [from, to, time, word, this.#sign('asks', from, to, time, word)].join(' '), word }
  }

  /** The answer to a good pass; undefined to any other. */
  check(pass: string, to: string): string | undefined {
    const [from = '', meant = '', time = '', word = '', mac = ''] = pass.split(' ')
    const now = this.#now() / 1000
    for (const [known, until] of this.#used) if (until < now) this.#used.delete(known)
    const isNow = Math.abs(Number(time) - now) <= MOST_SECONDS_APART
    if (meant !== to || !isNow || this.#used.has(word)) return undefined
    if (!this.#isSigned(mac, 'asks', from, to, time, word)) return undefined
    this.#used.set(word, now + 2 * MOST_SECONDS_APART)
    return this.#sign('answers', word)
  }

  isAnswer(answer: string, word: string): boolean {
    return this.#isSigned(answer, 'answers', word)
  }
}
