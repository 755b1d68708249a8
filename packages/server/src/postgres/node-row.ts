import type { Session } from './session.ts'

/** Milliseconds between two signs of life, and after which a server that gave none is taken for dead. */
export interface Beats {
  readonly every: number
  readonly expire: number
}

export const usualBeats: Beats = { every: 1000, expire: 4000 }

const beat = `INSERT INTO nodes (id, expires) VALUES ($1, now() + make_interval(secs => $2))
  ON CONFLICT (id) DO UPDATE SET expires = excluded.expires`

/**
 * This server among those that share a database: one row, renewed as long as it lives. Times are the database's own, so no
 * two machines have to agree on theirs. It only says how soon others may take over; what keeps matches whole is the epoch.
 */
export class NodeRow {
  readonly id: string
  readonly #session: Session
  readonly #beats: Beats
  readonly #onReturn: () => void
  #timer: NodeJS.Timeout | undefined
  #last = Number.NEGATIVE_INFINITY
  #ended = false

  /** `onReturn`: it was away so long that others may have taken its matches. */
  constructor(session: Session, id: string, beats: Beats, onReturn: () => void) {
    this.#session = session
    this.id = id
    this.#beats = beats
    this.#onReturn = onReturn
  }

  /** Did the database hear of it lately? If not, others may have taken over, and what is known here may be old. */
  get isCurrent(): boolean {
    return performance.now() - this.#last < this.#beats.expire
  }

  async begin(): Promise<void> {
    await this.#beat()
    this.#next()
  }

  /** Others may have everything at once; what was in use still says by whom, so that they know where to go on. */
  async end(): Promise<void> {
    this.#ended = true
    clearTimeout(this.#timer)
    await this.#session.query("DELETE FROM nodes WHERE id = $1 OR expires < now() - interval '1 hour'", [
      this.id,
    ])
  }

  #next(): void {
    if (this.#ended) return
    this.#timer = setTimeout(() => {
      const wasCurrent = this.isCurrent
      this.#beat()
        .then(() => {
          if (!wasCurrent) this.#onReturn()
        })
        .catch(() => {})
        .finally(() => this.#next())
    }, this.#beats.every)
    this.#timer.unref()
  }

  async #beat(): Promise<void> {
    // From before it was asked: the answer may be on its way for long.
    const asked = performance.now()
    await this.#session.query(beat, [this.id, this.#beats.expire / 1000])
    this.#last = asked
  }
}
