import type { Io } from './io.ts'

const WIDTH = 30
/** How often the bar is drawn anew, in milliseconds. */
const EVERY = 100

/** A bar on the terminal while something takes its time; nothing where no person looks. */
export class Progress {
  private readonly io: Io
  private readonly total: number
  private drawn = 0

  constructor(io: Io, total: number) {
    this.io = io
    this.total = total
  }

  at(done: number, note = ''): void {
    const { err } = this.io
    const now = performance.now()
    if (!err.tty || (done < this.total && now - this.drawn < EVERY)) return
    this.drawn = now
    const full = this.total === 0 ? WIDTH : Math.round((done / this.total) * WIDTH)
    const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full)
    err.write(`\r\u001B[2K${bar} ${done}/${this.total}${note === '' ? '' : ` ${note}`}`)
  }

  end(): void {
    if (this.io.err.tty) this.io.err.write('\r\u001B[2K')
  }
}
