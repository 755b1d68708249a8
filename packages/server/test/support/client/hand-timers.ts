import type { Timers } from '../../../src/client/socket.ts'

interface Timer {
  readonly work: () => void
  readonly milliseconds: number
}

/** Time that passes when a test says so. */
export class HandTimers implements Timers {
  readonly running: Timer[] = []
  private readonly watchers: (() => void)[] = []

  set(work: () => void, milliseconds: number): unknown {
    const timer: Timer = { work, milliseconds }
    this.running.push(timer)
    for (const watcher of this.watchers.splice(0)) watcher()
    return timer
  }

  clear(timer: unknown): void {
    const at = this.running.indexOf(timer as Timer)
    if (at >= 0) this.running.splice(at, 1)
  }

  /** Waits until one with such a delay runs. */
  async until(wanted: (milliseconds: number) => boolean): Promise<number> {
    for (;;) {
      const found = this.running.find(({ milliseconds }) => wanted(milliseconds))
      if (found !== undefined) return found.milliseconds
      await new Promise<void>((resolve) => this.watchers.push(resolve))
    }
  }

  /** Lets those run out that have such a delay. */
  fire(wanted: (milliseconds: number) => boolean): void {
    for (const timer of this.running.filter(({ milliseconds }) => wanted(milliseconds))) {
      this.clear(timer)
      timer.work()
    }
  }
}
