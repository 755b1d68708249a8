import { createInterface } from 'node:readline'

export interface Sink {
  readonly tty: boolean
  readonly columns: number
  readonly rows: number
  write(text: string): void
}

/** A line; `end` when there are no more, `silence` when nothing came in time. */
export type Read = { readonly line: string } | 'end' | 'silence'

/** Lines that somebody types, or that a script sends. */
export interface Lines {
  next(prompt: string): Promise<Read>
  /** Shows the prompt again, with what was typed so far, after something else was written. */
  again(prompt: string): void
  close(): void
}

/** All that the command line touches of the world outside, so that tests can hand it another one. */
export interface Io {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly cwd: string
  readonly out: Sink
  readonly err: Sink
  /** Does a person sit at the keyboard? */
  readonly typed: boolean
  /** `patience` is how long to wait for a line, in seconds; 0 waits for ever. */
  lines(patience: number): Lines
  /** Waits until somebody wants the program to end; when they want it again, it ends at once. */
  stopped(): Promise<void>
}

function sink(stream: NodeJS.WriteStream): Sink {
  return {
    tty: stream.isTTY === true,
    get columns() {
      return stream.columns ?? 100
    },
    get rows() {
      return stream.rows ?? 40
    },
    write: (text) => void stream.write(text),
  }
}

export function terminal(): Io {
  // A reader that goes away (`longtable … | head`) is no fault: there is only nobody left to write to.
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(process.exitCode ?? 0)
      throw error
    })
  }
  return {
    env: process.env,
    cwd: process.cwd(),
    out: sink(process.stdout),
    err: sink(process.stderr),
    typed: process.stdin.isTTY === true,
    lines: stdinLines,
    stopped,
  }
}

function stopped(): Promise<void> {
  return new Promise((resolve) => {
    let asked = 0
    for (const [signal, code] of [
      ['SIGINT', 130],
      ['SIGTERM', 143],
    ] as const) {
      process.on(signal, () => {
        if (++asked > 1) process.exit(code)
        resolve()
      })
    }
  })
}

function stdinLines(patience: number): Lines {
  const typed = process.stdin.isTTY === true
  const reader = createInterface({
    input: process.stdin,
    ...(typed ? { output: process.stdout, terminal: true } : { terminal: false }),
    // Nobody brings back with an arrow key what another person typed.
    historySize: 0,
  })
  const waiting: string[] = []
  let ended = false
  let wake: (() => void) | undefined
  reader.on('line', (line) => {
    waiting.push(line)
    wake?.()
  })
  const end = (): void => {
    ended = true
    wake?.()
  }
  reader.on('close', end)
  // Ctrl+C at the prompt leaves the table in order, like the end of the input.
  reader.on('SIGINT', end)

  const arrival = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = patience > 0 ? setTimeout(resolve, patience * 1000) : undefined
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  return {
    async next(prompt) {
      if (typed) {
        reader.setPrompt(prompt)
        reader.prompt()
      }
      if (waiting.length === 0 && !ended) await arrival()
      wake = undefined
      const line = waiting.shift()
      if (line !== undefined) return { line }
      return ended ? 'end' : 'silence'
    },
    again: (prompt) => {
      if (!typed || ended) return
      reader.setPrompt(prompt)
      reader.prompt(true)
    },
    close: () => {
      reader.close()
      process.stdin.unref?.()
    },
  }
}
