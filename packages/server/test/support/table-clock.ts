import type { Clock } from '../../src/host/environment.ts'

interface Timer {
  readonly due: number
  readonly task: () => void
}

/** A clock that goes when a test says so. What is to be done at once is done at once. */
export class TableClock implements Clock {
  private time: number
  private timers: Timer[] = []
  private readonly watchers = new Set<() => void>()

  constructor(time = 1_700_000_000_000) {
    this.time = time
  }

  now(): number {
    return this.time
  }

  later(ms: number, task: () => void): () => void {
    if (ms <= 0) {
      const soon = setImmediate(task)
      return () => clearImmediate(soon)
    }
    const timer: Timer = { due: this.time + ms, task }
    this.timers.push(timer)
    for (const watcher of this.watchers) watcher()
    return () => {
      this.timers = this.timers.filter((each) => each !== timer)
    }
  }

  /** How long until each of those that wait. */
  get waits(): readonly number[] {
    return this.timers.map(({ due }) => due - this.time)
  }

  /** Lets time pass. */
  advance(ms: number): void {
    this.time += ms
    const due = this.timers.filter((timer) => timer.due <= this.time).toSorted((a, b) => a.due - b.due)
    this.timers = this.timers.filter((timer) => timer.due > this.time)
    for (const { task } of due) task()
  }

  /** Waits until something waits for so long. */
  until(wanted: (ms: number) => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (!this.waits.some(wanted)) return
        this.watchers.delete(look)
        resolve()
      }
      this.watchers.add(look)
      look()
    })
  }
}
