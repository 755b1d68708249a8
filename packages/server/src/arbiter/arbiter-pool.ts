import type {
  Act,
  Acted,
  Arbiter,
  BotTask,
  Declined,
  NeedsAll,
  Opened,
  Opening,
  Recorded,
} from './arbiter-types.ts'
import type { Json } from '@longtable/kernel'
import type { Face } from '../wire/to-client.ts'
import { WorkerPool, defaultPoolSize, type PoolCounts, type PoolOptions } from '../workers/worker-pool.ts'
import { threadEntry } from '../workers/thread-entry.ts'

export interface ArbiterPoolOptions extends PoolOptions {
  /** Milliseconds for what may follow a whole log: opening a match, and making a record. */
  readonly longLimit: number
}

/**
 * The arbiters' threads. A match is kept by one of them; when that thread is lost, it answers as an arbiter that does
 * not have the match (`CLOSED`), until the match is opened again.
 */
export class ArbiterPool {
  private readonly options: ArbiterPoolOptions
  private readonly pool: WorkerPool
  /** Records are made aside, so that no match waits for a long one; started when the first is asked for. */
  private aside: WorkerPool | undefined
  private isEnded = false

  constructor(options: Partial<ArbiterPoolOptions> = {}) {
    this.options = {
      entry: threadEntry(import.meta.url, 'arbiter-thread'),
      size: defaultPoolSize(),
      limit: 5000,
      longLimit: 20_000,
      memory: 512,
      ...options,
    }
    this.pool = new WorkerPool(this.options)
  }

  get counts(): PoolCounts {
    const main = this.pool.counts
    const aside = this.aside?.counts
    if (aside === undefined) return main
    return {
      calls: main.calls + aside.calls,
      lost: main.lost + aside.lost,
      waiting: main.waiting + aside.waiting,
      running: main.running + aside.running,
      threads: main.threads + aside.threads,
    }
  }

  open(match: string, opening: Opening): Promise<Opened | NeedsAll> {
    return this.ask('open', [match, opening], this.options.longLimit)
  }

  act(match: string, act: Act): Promise<Acted | Declined | NeedsAll> {
    return this.ask('act', [match, act])
  }

  face(match: string, viewer: number): Promise<Face> {
    return this.ask('face', [match, viewer])
  }

  botTask(match: string, seat: number): Promise<BotTask | null> {
    return this.ask('botTask', [match, seat])
  }

  save(match: string): Promise<Json> {
    return this.ask('save', [match])
  }

  mayAskBack(match: string, seat: number): Promise<boolean> {
    return this.ask('mayAskBack', [match, seat])
  }

  close(match: string): Promise<void> {
    return this.ask('close', [match])
  }

  record(opening: Opening, viewer: number): Promise<readonly Recorded[]> {
    return this.clerk().call(null, 'record', [opening, viewer], this.options.longLimit) as Promise<
      readonly Recorded[]
    >
  }

  /** Ends all threads. */
  async end(): Promise<void> {
    this.isEnded = true
    await Promise.all([this.pool.close(), this.aside?.close()])
  }

  private ask<M extends Exclude<keyof Arbiter, 'record'>>(
    method: M,
    args: Parameters<Arbiter[M]>,
    limit?: number,
  ): Promise<ReturnType<Arbiter[M]>> {
    return this.pool.call({ pin: args[0] }, method, args, limit) as Promise<ReturnType<Arbiter[M]>>
  }

  private clerk(): WorkerPool {
    if (this.isEnded) return this.pool
    this.aside ??= new WorkerPool({ ...this.options, size: 1 })
    return this.aside
  }
}
