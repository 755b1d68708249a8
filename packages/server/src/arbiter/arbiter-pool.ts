import { ASIDE, type Arbiter } from './arbiter-types.ts'
import { asyncArbiter } from './async-arbiter.ts'
import { WorkerPool, defaultPoolSize, type PoolCounts, type PoolOptions } from '../workers/worker-pool.ts'
import { threadEntry } from '../workers/thread-entry.ts'

export interface ArbiterPoolOptions extends PoolOptions {
  /** Milliseconds for what may follow a whole log: opening a match, and making a record. */
  readonly longLimit: number
}

/**
 * The arbiters' threads. A match is kept by one of them; when that thread is lost, it answers as an arbiter that does
 * not have the match (`MATCH_NOT_OPEN`), until the match is opened again.
 */
export class ArbiterPool {
  private readonly options: ArbiterPoolOptions
  private readonly pool: WorkerPool
  /** For records and files, which are made and read aside so that no match waits for a long one; started when it is needed. */
  private aside: WorkerPool | undefined
  private isEnded = false
  /** What the threads can be asked. */
  readonly arbiter = asyncArbiter((method, args) => this.call(method, args))

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

  /** Ends all threads. */
  async end(): Promise<void> {
    this.isEnded = true
    await Promise.all([this.pool.close(), this.aside?.close()])
  }

  /** Calls about a match go to the thread that keeps it. */
  private call<M extends keyof Arbiter>(
    method: M,
    args: Parameters<Arbiter[M]>,
  ): Promise<ReturnType<Arbiter[M]>> {
    const isLong = method === 'open' || method === 'record'
    const limit = isLong ? this.options.longLimit : this.options.limit
    const [match] = args
    // The thread answers with what the method returned there.
    const isAside = typeof match !== 'string' || match.startsWith(ASIDE)
    const where = typeof match === 'string' ? { pin: match } : null
    const answer = (isAside ? this.asidePool() : this.pool).call(where, method, args, limit)
    return answer as Promise<ReturnType<Arbiter[M]>>
  }

  private asidePool(): WorkerPool {
    if (this.isEnded) return this.pool
    this.aside ??= new WorkerPool({ ...this.options, size: 1 })
    return this.aside
  }
}
