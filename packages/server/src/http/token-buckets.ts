import type { Rate } from './limits.ts'

interface Bucket {
  tokens: number
  time: number
}

/** A bucket of tokens that fills up again by itself. */
export class TokenBucket {
  readonly #rate: Rate
  readonly #now: () => number
  readonly #bucket: Bucket

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate
    this.#now = now
    this.#bucket = { tokens: rate?.burst ?? 0, time: now() }
  }

  /** Takes one token: 0, or the seconds to wait for it. */
  take(): number {
    return this.#rate === null ? 0 : take(this.#bucket, this.#rate, this.#now())
  }
}

/** One allowance for each key, forgotten when it is full again. */
export class TokenBuckets {
  readonly #rate: Rate
  readonly #most: number
  readonly #now: () => number
  readonly #buckets = new Map<string, Bucket>()

  constructor(rate: Rate, most: number, now: () => number) {
    this.#rate = rate
    this.#most = most
    this.#now = now
  }

  get size(): number {
    return this.#buckets.size
  }

  /** Takes a token, or so many at once: 0, or the seconds to wait for them. */
  take(key: string, count = 1): number {
    return this.#rate === null ? 0 : take(this.#bucket(key, this.#rate), this.#rate, this.#now(), count)
  }

  /** Puts a token back that was not needed after all. */
  giveBack(key: string): void {
    const bucket = this.#buckets.get(key)
    if (this.#rate !== null && bucket !== undefined)
      bucket.tokens = Math.min(this.#rate.burst, bucket.tokens + 1)
  }

  /** The seconds to wait before a token can be taken; 0 if there is one. */
  wait(key: string): number {
    const bucket = this.#buckets.get(key)
    if (this.#rate === null || bucket === undefined) return 0
    fill(bucket, this.#rate, this.#now())
    return missing(bucket, this.#rate)
  }

  #bucket(key: string, rate: NonNullable<Rate>): Bucket {
    const found = this.#buckets.get(key)
    if (found !== undefined) return found
    if (this.#buckets.size >= this.#most) this.#forget(rate)
    const made = { tokens: rate.burst, time: this.#now() }
    this.#buckets.set(key, made)
    return made
  }

  /** Full buckets are as good as none. If that does not make room, the oldest half goes, so that this stays cheap. */
  #forget(rate: NonNullable<Rate>): void {
    for (const [key, bucket] of this.#buckets) {
      fill(bucket, rate, this.#now())
      if (bucket.tokens >= rate.burst) this.#buckets.delete(key)
    }
    let surplus = this.#buckets.size - Math.floor(this.#most / 2)
    for (const key of this.#buckets.keys()) {
      if (surplus <= 0) break
      this.#buckets.delete(key)
      surplus -= 1
    }
  }
}

function fill(bucket: Bucket, rate: NonNullable<Rate>, now: number): void {
  // A clock that was set back gives nothing and takes nothing.
  const seconds = Math.max(0, now - bucket.time) / 1000
  bucket.tokens = Math.min(rate.burst, bucket.tokens + seconds * rate.perSecond)
  bucket.time = now
}

/** More than a bucket holds is never there at once: a full one is enough for it, and owes the rest. */
function missing(bucket: Bucket, rate: NonNullable<Rate>, count = 1): number {
  const wanted = Math.min(count, rate.burst)
  return bucket.tokens >= wanted ? 0 : (wanted - bucket.tokens) / rate.perSecond
}

function take(bucket: Bucket, rate: NonNullable<Rate>, now: number, count = 1): number {
  fill(bucket, rate, now)
  const wait = missing(bucket, rate, count)
  if (wait === 0) bucket.tokens -= count
  return wait
}
