import { StoreFault } from '../errors/store-fault.ts'
import type { Run } from '../store/changes.ts'
import type { Hold } from '../store/store.ts'
import type { DatabaseUrl } from './database-url.ts'
import { troubleOfCode } from './postgres-errors.ts'
import { Session } from './session.ts'

interface Waiting {
  /** What the order is kept for. */
  readonly subject: string
  readonly runs: readonly Run[]
  readonly hold: Hold | undefined
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

/** More open savepoints than this in one transaction make PostgreSQL slow for everybody. */
const MOST_AT_ONCE = 64

/**
 * Writes in one lane, one batch after the other. What is asked for while a batch is being written goes into the next one, so
 * a slow disk makes larger batches, not longer waits.
 */
class WriteLane {
  readonly #session: Session
  #waiting: Waiting[] = []
  #writing: Promise<void> | undefined

  constructor(url: DatabaseUrl) {
    this.#session = new Session(url)
  }

  add(waiting: Waiting): void {
    this.#waiting.push(waiting)
    this.#writing ??= this.#writeAll()
  }

  renew(): Promise<void> {
    return this.#session.renew()
  }

  /** Writes what waits, and ends the connection. */
  async close(): Promise<void> {
    await this.#writing
    await this.#session.close()
  }

  async #writeAll(): Promise<void> {
    // Whatever else is asked for in this turn of the event loop comes along.
    await new Promise(setImmediate)
    while (this.#waiting.length > 0) await this.#write(this.#waiting.splice(0, MOST_AT_ONCE))
    this.#writing = undefined
  }

  async #write(batch: readonly Waiting[]): Promise<void> {
    // Always in the same order, so that two servers cannot wait for each other's rows.
    const sorted = batch.toSorted((a, b) => (a.subject < b.subject ? -1 : a.subject > b.subject ? 1 : 0))
    try {
      const sent = JSON.stringify(sorted.map(({ runs, hold }) => ({ runs, ...hold })))
      const [row] = await this.#session.query<{ outcomes: readonly (string | null)[] }>(
        'SELECT write_all($1::jsonb) AS outcomes',
        [sent],
        'write_all',
      )
      for (const [i, { resolve, reject }] of sorted.entries()) {
        const code = row?.outcomes[i]
        if (code === null) resolve()
        else reject(new StoreFault(troubleOfCode(code ?? ''), new Error(`SQLSTATE ${code ?? 'unknown'}`)))
      }
    } catch (error) {
      // Nobody knows whether it was written, so it is looked up in the database.
      for (const { reject } of sorted) reject(error)
    }
  }
}

/** All lanes: they wait for the disk at the same time. What is about one thing always goes through the same one. */
export class WriteLanes {
  readonly #lanes: readonly WriteLane[]

  constructor(url: DatabaseUrl, size: number) {
    this.#lanes = Array.from({ length: size }, () => new WriteLane(url))
  }

  add(subject: string, runs: readonly Run[], hold: Hold | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#lanes[numberOf(subject) % this.#lanes.length]?.add({ subject, runs, hold, resolve, reject })
    })
  }

  /** Gives up connections that may be dead: what was being written has failed, as far as anybody knows. */
  async renew(): Promise<void> {
    await Promise.all(this.#lanes.map((lane) => lane.renew()))
  }

  async close(): Promise<void> {
    await Promise.all(this.#lanes.map((lane) => lane.close()))
  }
}

/** Spreads words evenly (FNV-1a). */
function numberOf(words: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < words.length; i += 1) hash = Math.imul(hash ^ words.charCodeAt(i), 0x01000193) >>> 0
  return hash
}
