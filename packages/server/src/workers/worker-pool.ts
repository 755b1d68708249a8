import { availableParallelism } from 'node:os'
import { FairQueue } from './fair-queue.ts'
import { WorkerSlot, type Job } from './worker-slot.ts'
import { ThreadLost, type Loss } from './worker-protocol.ts'

export { ThreadFault, ThreadLost, type Loss } from './worker-protocol.ts'

export interface PoolOptions {
  /** The file that each thread runs; it calls `serveCalls`. */
  readonly entry: URL
  /** How many threads. */
  readonly size: number
  /** Milliseconds that a call may take, from when a thread begins with it. */
  readonly limit: number
  /** Megabytes of memory that each thread may fill. */
  readonly memory: number
  /** Milliseconds in which a thread must be ready to work. */
  readonly startLimit?: number
  /** A thread was lost and is replaced: all that it had in its memory is gone. */
  readonly onLost?: (worker: number, why: Loss, detail: string) => void
  /** A method broke; the thread goes on. */
  readonly onFault?: (method: string, message: string) => void
  /** A line that a thread wrote to its output, without anything that looks like a secret. */
  readonly onOutput?: (worker: number, line: string) => void
}

/**
 * Who may answer a call. Calls with the same `pin` always go to the same thread; those with the same `fair` to any
 * free one. Either way they take turns with the calls of others. What is for `later` takes turns with its like.
 */
export type Routing = { readonly pin: string } | Fair | null

interface Fair {
  readonly fair: string
  /** It waits until nobody else does, and never takes the last free thread; by this name it can be brought forward. */
  readonly later?: string
}

/** A call that can wait, and whose turn it is if it must not any more. */
interface LaterJob {
  readonly fair: string
  readonly job: Job
}

export interface PoolCounts {
  /** Calls asked so far. */
  readonly calls: number
  /** Threads lost so far. */
  readonly lost: number
  /** Calls that no thread has begun with. */
  readonly waiting: number
  /** Calls that a thread works on now. */
  readonly running: number
  /** Threads that are not gone. */
  readonly threads: number
}

const START_LIMIT = 30_000

/** One thread a core, and one core left; but at least two, so that one that hangs does not hold up all others. */
export function defaultPoolSize(): number {
  return Math.min(4, Math.max(2, availableParallelism() - 1))
}

/** A group of worker threads: one that hangs or breaks is replaced, and the others never wait for it. */
export class WorkerPool {
  private readonly options: PoolOptions
  private readonly slots: readonly WorkerSlot[]
  /** Calls that any thread may answer. */
  private readonly common = new FairQueue<Job>()
  /** Calls that can wait, and how many of them are being answered. */
  private readonly later = new FairQueue<LaterJob>()
  private laterRunning = 0
  private isClosed = false
  private calls = 0
  private lost = 0

  constructor(options: PoolOptions) {
    this.options = options
    this.slots = Array.from({ length: options.size }, (_, number) => this.newSlot(number))
    for (const slot of this.slots) slot.wake()
  }

  get counts(): PoolCounts {
    const sum = (count: (slot: WorkerSlot) => number): number =>
      this.slots.reduce((total, slot) => total + count(slot), 0)
    return {
      calls: this.calls,
      lost: this.lost,
      waiting: this.common.size + this.later.size + sum(({ own }) => own.size),
      running: sum(({ isBusy }) => Number(isBusy)),
      threads: sum(({ threads }) => threads),
    }
  }

  /** Refused as the method refuses; otherwise rejects with `ThreadLost` or `ThreadFault`. */
  call(
    where: Routing,
    method: string,
    args: readonly unknown[],
    limit: number = this.options.limit,
  ): Promise<unknown> {
    if (this.isClosed) return Promise.reject(new ThreadLost('closed', false))
    this.calls++
    return new Promise((resolve, reject) => {
      const job: Job = { method, args, limit, resolve, reject }
      if (where !== null && 'pin' in where) this.addTo(this.slotOf(where.pin), where.pin, job)
      else if (where?.later === undefined) this.addToAny(where?.fair ?? '', job)
      else this.addLater(where.later, { fair: where.fair, job })
    })
  }

  /** Somebody waits for what could wait until now. */
  bringForward(later: string): void {
    for (const { fair, job } of this.later.takeAll(later)) this.addToAny(fair, job)
  }

  /** Ends every thread and rejects what is open. Fulfilled when nothing is left. */
  async close(): Promise<void> {
    this.isClosed = true
    const waiting = [...this.common.drain(), ...this.later.drain().map(({ job }) => job)]
    for (const job of waiting) job.reject(new ThreadLost('closed', false))
    await Promise.all(this.slots.map((slot) => slot.close()))
  }

  private newSlot(number: number): WorkerSlot {
    const { entry, memory, startLimit = START_LIMIT, onLost, onFault, onOutput = write } = this.options
    const options = { entry, memory, startLimit, onOutput: (line: string) => onOutput(number, line) }
    const slot = new WorkerSlot(options, {
      next: () => this.nextFor(slot),
      fault: (method, message) => onFault?.(method, message),
      lost: (why, detail) => {
        this.lost++
        onLost?.(number, why, detail)
      },
      gaveUp: (detail) => this.giveUp(slot, detail),
    })
    return slot
  }

  private addTo(slot: WorkerSlot, key: string, job: Job): void {
    slot.own.add(key, job)
    slot.wake()
  }

  private addToAny(key: string, job: Job): void {
    this.common.add(key, job)
    for (const slot of this.slots) slot.wake()
  }

  private addLater(key: string, waiting: LaterJob): void {
    this.later.add(key, waiting)
    for (const slot of this.slots) slot.wake()
  }

  private slotOf(key: string): WorkerSlot {
    const slot = this.slots[hash(key) % this.slots.length]
    if (slot === undefined) throw new Error('a pool without threads answers nobody')
    return slot
  }

  /** Takes by turns what only this slot can answer and what anybody can. */
  private nextFor(slot: WorkerSlot): Job | undefined {
    const { own, isOwnTurn } = slot
    slot.isOwnTurn = !isOwnTurn
    const found = isOwnTurn ? (own.take() ?? this.common.take()) : (this.common.take() ?? own.take())
    return found ?? this.nextLater()
  }

  /** What can wait leaves a thread to those who cannot, where there is more than one. */
  private nextLater(): Job | undefined {
    if (this.laterRunning >= Math.max(1, this.slots.length - 1)) return undefined
    const job = this.later.take()?.job
    if (job === undefined) return undefined
    this.laterRunning++
    const ended =
      <T>(tell: (what: T) => void) =>
      (what: T): void => {
        this.laterRunning--
        tell(what)
      }
    return { ...job, resolve: ended(job.resolve), reject: ended(job.reject) }
  }

  /** No thread can be started in this slot: who waits for it alone is told so. */
  private giveUp(slot: WorkerSlot, detail: string): void {
    const stranded = slot.own.drain()
    if (this.slots.every(({ hasThread }) => !hasThread))
      stranded.push(...this.common.drain(), ...this.later.drain().map(({ job }) => job))
    for (const job of stranded) job.reject(new ThreadLost('crash', false, detail))
  }
}

/** FNV-1a. */
function hash(key: string): number {
  let sum = 0x811c9dc5
  for (let i = 0; i < key.length; i++) sum = Math.imul(sum ^ key.charCodeAt(i), 0x01000193)
  return sum >>> 0
}

function write(worker: number, line: string): void {
  process.stderr.write(`[thread ${worker}] ${line}\n`)
}
