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
import { Crew, usualSize, type Counts, type CrewOptions } from '../workers/worker-pool.ts'
import { threadEntry } from '../workers/thread-entry.ts'

export interface ArbiterOptions extends CrewOptions {
  /** Milliseconds for what may follow a whole log: opening a match, and making a record. */
  readonly longLimit: number
}

/**
 * The arbiters' threads. A match is kept by one of them; when that thread is lost, it answers as an arbiter that does
 * not have the match (`CLOSED`), until the match is opened again.
 */
export class ArbiterCrew {
  private readonly options: ArbiterOptions
  private readonly crew: Crew
  /** Records are made aside, so that no match waits for a long one; started when the first is asked for. */
  private aside: Crew | undefined
  private isEnded = false

  constructor(options: Partial<ArbiterOptions> = {}) {
    this.options = {
      entry: threadEntry(import.meta.url, 'arbiter-thread'),
      size: usualSize(),
      limit: 5000,
      longLimit: 20_000,
      memory: 512,
      ...options,
    }
    this.crew = new Crew(this.options)
  }

  get counts(): Counts {
    const main = this.crew.counts
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
    await Promise.all([this.crew.close(), this.aside?.close()])
  }

  private ask<M extends Exclude<keyof Arbiter, 'record'>>(
    method: M,
    args: Parameters<Arbiter[M]>,
    limit?: number,
  ): Promise<ReturnType<Arbiter[M]>> {
    return this.crew.call({ pin: args[0] }, method, args, limit) as Promise<ReturnType<Arbiter[M]>>
  }

  private clerk(): Crew {
    if (this.isEnded) return this.crew
    this.aside ??= new Crew({ ...this.options, size: 1 })
    return this.aside
  }
}
