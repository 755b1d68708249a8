import type { Idea } from '@longtable/bots'
import { Random, seedFrom, type Choice } from '@longtable/kernel'
import type { BotTask } from '../arbiter/arbiter-types.ts'
import { lineLike, type BotCall, type ThinkCall } from './bot-calls.ts'
import {
  WorkerPool,
  ThreadLost,
  defaultPoolSize,
  type PoolCounts,
  type PoolOptions,
} from '../workers/worker-pool.ts'
import { threadEntry } from '../workers/thread-entry.ts'

type Why = 'limit' | 'crash' | 'fault'

export interface BotAnswer {
  /** What it does, and what it has thought through to do after that. */
  readonly line: readonly Choice[]
  /** Did the bot choose, or was it drawn, so that the match goes on? */
  readonly by: 'bot' | 'fallback'
  /** What was wrong with the bot. */
  readonly why?: Why
}

/** For whom a bot thinks. */
interface Audience {
  /** Who takes turns with others: whose match it is. */
  readonly who?: string
  /** Does anybody look on? Otherwise it can wait. */
  readonly isWatched?: boolean
}

export interface BotCounts extends PoolCounts {
  /** Choices that were drawn because a bot failed. */
  readonly fallbacks: number
}

/** The most that a bot may take for one answer: what the strongest needs for a whole plan, on a machine five times slower. */
const LIMIT = 60_000

/** Bots at work: each thinks in a thread, with a hard limit, and never without an answer. */
export class BotPool {
  private readonly pool: WorkerPool
  private fallbacks = 0

  constructor(options: Partial<PoolOptions> = {}) {
    this.pool = new WorkerPool({
      entry: threadEntry(import.meta.url, 'bot-thread'),
      size: defaultPoolSize(),
      limit: LIMIT,
      memory: 256,
      ...options,
    })
  }

  get counts(): BotCounts {
    return { ...this.pool.counts, fallbacks: this.fallbacks }
  }

  /** Bots of different people take turns. Rejects only if nothing is offered or the pool was closed. */
  async think(
    task: BotTask,
    bot: string,
    seed: string,
    match: string,
    { who = match, isWatched = true }: Audience = {},
  ): Promise<BotAnswer> {
    if (task.offered.length === 0) throw new Error(`nothing is offered to the bot in ${task.step}`)
    const call: BotCall = { ...task, bot, seed }
    try {
      const where = { fair: who, ...(isWatched ? {} : { later: match }) }
      const line = lineLike(task.offered, await this.pool.call(where, 'line', [call]))
      return line === undefined ? this.fallback(task, seed, 'fault') : { line, by: 'bot' }
    } catch (error) {
      return this.fallback(task, seed, reasonOf(error))
    }
  }

  /** Somebody has come to look at this match: its bots do not wait for others any more. */
  bringForward(match: string): void {
    this.pool.bringForward(match)
  }

  /** What a seat could do. People who ask for advice wait for each other, and not the bots for them. */
  async advise(task: BotTask, seed: string, match: string): Promise<readonly Idea[]> {
    const call: ThinkCall = { ...task, seed }
    return (await this.pool.call({ fair: `advice ${match}` }, 'advice', [call])) as readonly Idea[]
  }

  /** Ends all threads. */
  async end(): Promise<void> {
    await this.pool.close()
  }

  private fallback(task: BotTask, seed: string, why: Why): BotAnswer {
    this.fallbacks++
    return { line: [new Random(seedFrom(seed)).pick(task.offered)], by: 'fallback', why }
  }
}

/** A pool that was closed is nobody's fault, and the match does not go on. */
function reasonOf(error: unknown): Why {
  if (!(error instanceof ThreadLost)) return 'fault'
  if (error.why === 'closed') throw error
  return error.why
}
