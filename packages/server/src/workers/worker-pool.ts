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
 * free one. Either way they take turns with the calls of others.
 */
export type Routing = { readonly pin: string } | { readonly fair: string } | null

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
      waiting: this.common.size + sum(({ own }) => own.size),
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
      else this.addToAny(where?.fair ?? '', job)
    })
  }

  /** Ends every thread and rejects what is open. Fulfilled when nothing is left. */
  async close(): Promise<void> {
    this.isClosed = true
    for (const job of this.common.drain()) job.reject(new ThreadLost('closed', false))
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

  private slotOf(key: string): WorkerSlot {
    const slot = this.slots[hash(key) % this.slots.length]
    if (slot === undefined) throw new Error('a pool without threads answers nobody')
    return slot
  }

  /** Takes by turns what only this slot can answer and what anybody can. */
  private nextFor(slot: WorkerSlot): Job | undefined {
    const { own, isOwnTurn } = slot
    slot.isOwnTurn = !isOwnTurn
    return isOwnTurn ? (own.take() ?? this.common.take()) : (this.common.take() ?? own.take())
  }

  /** No thread can be started in this slot: who waits for it alone is told so. */
  private giveUp(slot: WorkerSlot, detail: string): void {
    const stranded = slot.own.drain()
    if (this.slots.every(({ hasThread }) => !hasThread)) stranded.push(...this.common.drain())
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
