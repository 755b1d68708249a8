import type { NodeAbout, NodeInfo } from '../store/store.ts'
import type { Session } from './session.ts'

/** All in milliseconds. */
export interface Beats {
  /** Between two signs of life. */
  readonly every: number
  /** A server that gave no sign for so long is taken for dead. */
  readonly expire: number
  /** Whoever has taken a match keeps it for so long at least, even where others cannot reach it. */
  readonly keep: number
}

export const usualBeats: Beats = { every: 1000, expire: 4000, keep: 10_000 }

const beat = `INSERT INTO nodes (id, expires, address, knows) VALUES ($1, now() + make_interval(secs => $2), $3, $4)
  ON CONFLICT (id) DO UPDATE SET expires = excluded.expires, address = excluded.address, knows = excluded.knows
  RETURNING extract(epoch FROM clock_timestamp())::float8 * 1000 AS time`

const others = 'SELECT id, address, knows FROM nodes WHERE id <> $1 AND expires > now() ORDER BY id'

const end = "DELETE FROM nodes WHERE id = $1 OR expires < now() - interval '1 hour'"

interface Told {
  /** Nobody has heard of this server for so long that others may take its matches. */
  readonly onStale: () => void
  /** It was away so long that others may have taken its matches, and is back. */
  readonly onReturn: () => void
}

/**
 * This server among those that share a database: one row, renewed as long as it lives. Times are the database's own, so no
 * two machines have to agree on theirs. It only says how soon others may take over; what keeps matches whole is the epoch.
 */
export class NodeRow {
  readonly id: string
  readonly #session: Session
  readonly #beats: Beats
  readonly #told: Told
  #about: NodeAbout = { address: null, knows: {} }
  #timer: NodeJS.Timeout | undefined
  #stale: NodeJS.Timeout | undefined
  #last = Number.NEGATIVE_INFINITY
  #returned = Number.NEGATIVE_INFINITY
  /** How much the database's clock is ahead of this machine's. */
  #ahead = 0
  #ended = false

  constructor(session: Session, id: string, beats: Beats, told: Told) {
    this.#session = session
    this.id = id
    this.#beats = beats
    this.#told = told
  }

  /** Did the database hear of it lately? If not, others may have taken over, and what is known here may be old. */
  get isCurrent(): boolean {
    return performance.now() - this.#last < this.#beats.expire
  }

  /** After an outage all others have to give signs of life first, or whoever is back first would take everything. */
  get isSettled(): boolean {
    return this.isCurrent && performance.now() - this.#returned >= 2 * this.#beats.every
  }

  now(): number {
    return Date.now() + this.#ahead
  }

  async begin(): Promise<void> {
    await this.#beat()
    this.#next()
  }

  async announce(about: NodeAbout): Promise<void> {
    this.#about = about
    await this.#beat()
  }

  async others(): Promise<readonly NodeInfo[]> {
    const rows = await this.#session.query<{ id: string; address: string | null; knows: string }>(others, [
      this.id,
    ])
    return rows.map(({ id, address, knows }) => ({
      id,
      address,
      knows: JSON.parse(knows) as NodeInfo['knows'],
    }))
  }

  /** Others may have everything at once; what was in use still says by whom, so that they know where to go on. */
  async end(): Promise<void> {
    if (this.#ended) return
    this.#ended = true
    clearTimeout(this.#timer)
    clearTimeout(this.#stale)
    await this.#session.query(end, [this.id])
  }

  #next(): void {
    if (this.#ended) return
    this.#timer = setTimeout(() => {
      const wasCurrent = this.isCurrent
      this.#beat()
        .then(() => {
          if (wasCurrent) return
          this.#returned = performance.now()
          this.#told.onReturn()
        })
        .catch(() => {})
        .finally(() => this.#next())
    }, this.#beats.every)
    this.#timer.unref()
  }

  async #beat(): Promise<void> {
    // From before it was asked: the answer may be on its way for long.
    const asked = performance.now()
    const { address, knows } = this.#about
    const values = [this.id, this.#beats.expire / 1000, address, JSON.stringify(knows)]
    const [row] = await this.#session.query<{ time: number }>(beat, values)
    if (this.#ended) return
    this.#last = asked
    const between = (performance.now() - asked) / 2
    if (row !== undefined) this.#ahead = row.time + between - Date.now()
    clearTimeout(this.#stale)
    this.#stale = setTimeout(this.#told.onStale, this.#beats.expire - 2 * between)
    this.#stale.unref()
  }
}
