import { FairQueue } from './fair-queue.ts'
import { masked } from './thread-output.ts'
import { errorFromReply, ThreadFault, ThreadLost, type Loss, type Reply } from './worker-protocol.ts'
import { WorkerThread, type ThreadOptions } from './worker-thread.ts'

/** So often in a row a thread may end before it was given anything to do; then it is left until it is needed. */
const MOST_FAILURES = 3

/** One call, from when it is asked until it is answered. */
export interface Job {
  readonly method: string
  readonly args: readonly unknown[]
  readonly limit: number
  readonly resolve: (value: unknown) => void
  readonly reject: (error: Error) => void
}

export interface SlotOptions extends ThreadOptions {
  /** Milliseconds in which a thread must be ready to work. */
  readonly startLimit: number
}

/** What a slot asks and tells the pool. */
interface SlotEvents {
  /** Something to do. */
  next(): Job | undefined
  lost(why: Loss, detail: string): void
  fault(method: string, message: string): void
  /** No thread can be started here. */
  gaveUp(detail: string): void
}

/**
 * A slot of a pool: a thread works here, on one call at a time, and another takes over when it is lost. So a call's
 * time is counted from when the thread begins with it.
 */
export class WorkerSlot {
  /** Calls that only this slot may answer. */
  readonly own = new FairQueue<Job>()
  /** Is it the turn of what only this slot may answer, or of what any may? */
  isOwnTurn = true
  private readonly options: SlotOptions
  private readonly events: SlotEvents
  private readonly ending = new Set<Promise<void>>()
  private thread: WorkerThread | undefined
  private isReady = false
  private wasUsed = false
  private failures = 0
  private job: Job | undefined
  private calls = 0
  private timer: NodeJS.Timeout | undefined

  constructor(options: SlotOptions, events: SlotEvents) {
    this.options = options
    this.events = events
  }

  /** Does a thread stand here, or is one being started? */
  get hasThread(): boolean {
    return this.thread !== undefined
  }

  get isBusy(): boolean {
    return this.job !== undefined
  }

  /** Threads that are not gone yet. */
  get threads(): number {
    return this.ending.size
  }

  /** There may be something to do. */
  wake(): void {
    if (this.thread === undefined) this.start()
    else this.work()
  }

  /** Ends everything here; what was being worked on is lost. */
  async close(): Promise<void> {
    this.thread?.stop()
    this.thread = undefined
    this.finish()?.reject(new ThreadLost('closed', true))
    for (const job of this.own.drain()) job.reject(new ThreadLost('closed', false))
    await Promise.all(this.ending)
  }

  private start(): void {
    this.isReady = false
    this.wasUsed = false
    try {
      this.thread = this.startThread()
    } catch (error) {
      // The system gives no thread: trying again at once would not help.
      this.failures = MOST_FAILURES
      this.lose('crash', masked(String(error)))
      return
    }
    this.watch(this.options.startLimit, 'it did not start in time')
  }

  private startThread(): WorkerThread {
    const thread = new WorkerThread(this.options, {
      ready: () => this.begin(),
      answered: (reply) => this.answered(reply),
      ended: (detail) => this.lose('crash', detail),
    })
    this.ending.add(thread.gone)
    void thread.gone.then(() => this.ending.delete(thread.gone))
    return thread
  }

  private begin(): void {
    if (this.isReady) return
    this.rest()
    this.isReady = true
    this.work()
  }

  private work(): void {
    while (this.thread !== undefined && this.isReady && this.job === undefined) {
      const job = this.events.next()
      if (job === undefined) return
      this.give(this.thread, job)
    }
  }

  private give(thread: WorkerThread, job: Job): void {
    this.calls++
    try {
      thread.send({ call: this.calls, method: job.method, args: job.args })
    } catch (error) {
      // It cannot be sent to a thread at all, and no other thread would help.
      job.reject(error instanceof Error ? error : new Error(String(error)))
      return
    }
    this.job = job
    this.wasUsed = true
    this.failures = 0
    this.watch(job.limit, `${job.method} took more than ${job.limit} ms`)
  }

  private watch(limit: number, detail: string): void {
    const { thread } = this
    this.rest()
    this.timer = setTimeout(() => {
      // If it was the main thread that was busy, the answer may lie there already: it is heard first.
      const { timer } = this
      setImmediate(() => {
        if (this.thread !== thread || this.timer !== timer) return
        thread?.stop()
        this.lose('limit', detail)
      })
    }, limit)
  }

  private answered(reply: Reply): void {
    if (reply.call !== this.calls) return
    const job = this.finish()
    if (job === undefined) return
    if ('value' in reply) job.resolve(reply.value)
    else if ('refusal' in reply) job.reject(errorFromReply(reply.refusal, reply.status))
    else this.blame(job, masked(reply.fault))
    this.work()
  }

  private blame(job: Job, message: string): void {
    job.reject(new ThreadFault(message))
    this.events.fault(job.method, message)
  }

  /** The thread is of no use any more: another one takes over, and what waits goes on there. */
  private lose(why: Loss, detail: string): void {
    this.thread = undefined
    if (!this.wasUsed) this.failures++
    this.finish()?.reject(new ThreadLost(why, true, detail))
    if (this.failures < MOST_FAILURES) this.start()
    else this.events.gaveUp(detail)
    this.events.lost(why, detail)
  }

  private rest(): void {
    clearTimeout(this.timer)
    this.timer = undefined
  }

  private finish(): Job | undefined {
    this.rest()
    const { job } = this
    this.job = undefined
    return job
  }
}
