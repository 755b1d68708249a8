import { Random, seedFrom, type Choice } from '@longtable/kernel'
import type { BotTask } from '../arbiter/types.ts'
import { offeredLike, type BotCall } from './bots.ts'
import { Crew, ThreadLost, usualSize, type Counts, type CrewOptions } from './crew.ts'
import { threadEntry } from './entry.ts'

type Why = 'limit' | 'crash' | 'fault'

export interface BotAnswer {
  readonly choice: Choice
  /** Did the bot choose, or was it drawn, so that the match goes on? */
  readonly by: 'bot' | 'fallback'
  /** What was wrong with the bot. */
  readonly why?: Why
}

export interface BotCounts extends Counts {
  /** Choices that were drawn because a bot failed. */
  readonly fallbacks: number
}

/** Bots at work: each choice in a thread, with a hard limit, and never without an answer. */
export class BotCrew {
  private readonly crew: Crew
  private fallbacks = 0

  constructor(options: Partial<CrewOptions> = {}) {
    this.crew = new Crew({
      entry: threadEntry('bot-thread'),
      size: usualSize(),
      limit: 3000,
      memory: 256,
      ...options,
    })
  }

  get counts(): BotCounts {
    return { ...this.crew.counts, fallbacks: this.fallbacks }
  }

  /** Bots of different matches take turns. Rejects only if nothing is offered or the crew was closed. */
  async choose(task: BotTask, bot: string, seed: string, match: string): Promise<BotAnswer> {
    if (task.offered.length === 0) throw new Error(`nothing is offered to the bot in ${task.step}`)
    const call: BotCall = { ...task, bot, seed }
    try {
      const choice = offeredLike(task.offered, await this.crew.call({ fair: match }, 'choose', [call]))
      return choice === undefined ? this.fallback(task, seed, 'fault') : { choice, by: 'bot' }
    } catch (error) {
      return this.fallback(task, seed, reasonOf(error))
    }
  }

  /** Ends all threads. */
  async end(): Promise<void> {
    await this.crew.close()
  }

  private fallback(task: BotTask, seed: string, why: Why): BotAnswer {
    this.fallbacks++
    return { choice: new Random(seedFrom(seed)).pick(task.offered), by: 'fallback', why }
  }
}

/** A crew that was closed is nobody's fault, and the match does not go on. */
function reasonOf(error: unknown): Why {
  if (!(error instanceof ThreadLost)) return 'fault'
  if (error.why === 'closed') throw error
  return error.why
}
