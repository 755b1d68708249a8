import { StoreFault } from '../errors/store-fault.ts'
import { WorkerPool } from '../workers/worker-pool.ts'
import { threadEntry } from '../workers/thread-entry.ts'
import type { Run } from '../store/changes.ts'
import type { Outcome } from './commit.ts'
import { errorFrom, faultOf, troubleOf } from './database-errors.ts'

interface Waiting {
  readonly runs: readonly Run[]
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

/** A disk that takes longer than this for one batch is as good as gone. */
const LIMIT = 60_000
const MEMORY = 256

/**
 * Writes in a thread of its own, because to wait for the disk would hold up everybody. What is asked for while a batch
 * is being written goes into the next one, so a slow disk makes larger batches, not longer waits. Nobody is told of
 * success before the disk has everything.
 */
export class WriteQueue {
  readonly #file: string
  readonly #pool: WorkerPool
  #waiting: Waiting[] = []
  #writing: Promise<void> | undefined
  /** What showed that the database is damaged; nothing is written to it from then on. */
  #damage: unknown

  constructor(file: string) {
    this.#file = file
    this.#pool = new WorkerPool({
      entry: threadEntry(import.meta.url, 'writer-thread'),
      size: 1,
      limit: LIMIT,
      memory: MEMORY,
    })
  }

  add(runs: readonly Run[]): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ runs, resolve, reject })
      this.#writing ??= this.#writeAll()
    })
  }

  /** Looks whether an error means that the database is damaged. */
  note(error: unknown): void {
    if (troubleOf(error) === 'damaged') this.#damage ??= error
  }

  /** Writes what waits, and ends the thread; the journal is emptied into the database. */
  async close(): Promise<void> {
    await this.#writing
    // What cannot be emptied stays in the journal, where the next start finds it.
    if (this.#damage === undefined) await this.#pool.call(null, 'close', []).catch(() => {})
    await this.#pool.close()
  }

  async #writeAll(): Promise<void> {
    // Whatever else is asked for in this turn of the event loop comes along.
    await new Promise(setImmediate)
    while (this.#waiting.length > 0) {
      const batch = this.#waiting
      this.#waiting = []
      await this.#write(batch)
    }
    this.#writing = undefined
  }

  async #write(batch: readonly Waiting[]): Promise<void> {
    const outcomes = await this.#outcomes(batch)
    for (const [index, { resolve, reject }] of batch.entries()) {
      const error = outcomes[index]
      if (error === undefined) resolve()
      else reject(faultOf(error))
    }
  }

  /** For each write of a batch its error; all have the same if it could not be written at all. */
  async #outcomes(batch: readonly Waiting[]): Promise<readonly unknown[]> {
    try {
      if (this.#damage !== undefined) throw this.#damage
      const runs = batch.map((each) => each.runs)
      const answer = (await this.#pool.call(null, 'write', [this.#file, runs])) as Written
      if ('failed' in answer) throw errorFrom(answer.failed)
      return answer.outcomes.map((outcome) => (outcome === null ? undefined : errorFrom(outcome)))
    } catch (error) {
      this.note(error)
      // The thread went down with the batch: nobody knows whether it was written, so it is looked up on the disk.
      const told = troubleOf(error) === undefined ? new StoreFault('failing', error) : error
      return batch.map(() => told)
    }
  }
}

/** What the thread answers: an outcome for each write, or why nothing was written. */
export type Written = { readonly outcomes: readonly Outcome[] } | { readonly failed: NonNullable<Outcome> }
