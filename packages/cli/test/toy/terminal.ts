import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cliGameEntry, type CliGameEntry } from '../../src/games/game-entry.ts'
import type { TextBoard } from '../../src/games/text-board.ts'
import type { Io, Lines, Sink } from '../../src/terminal/io.ts'
import { main } from '../../src/main.ts'
import { toy, type Toy } from './game.ts'
import { proud } from './registry.ts'

const textBoard: TextBoard<Toy> = {
  summary: ({ ctx }) => [`points ${ctx.state.points.join(' ')}`],
  board: ({ ctx }) => [`cards: ${JSON.stringify(ctx.state.cards)}`],
}

export function toyEntry(tests: string): CliGameEntry {
  return cliGameEntry({ game: toy, bots: [proud], textBoard, tests })
}

export interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
  /** All that was written and all that was typed, in order. */
  readonly transcript: string
  /** What stood on the screen between two clearings of it. */
  readonly screens: readonly string[]
}

/** A line that somebody types; undefined when there are no more. */
type Answer = string | undefined

export interface Setting {
  readonly lines?: readonly string[] | ((prompt: string) => Answer | Promise<Answer>)
  /** When somebody wants the program to end; otherwise at once. */
  readonly stopped?: Promise<void>
  /** Told of everything that is written. */
  readonly onWrite?: (all: string) => void
  readonly typed?: boolean
  readonly env?: Readonly<Record<string, string>>
  readonly entries?: readonly CliGameEntry[]
  readonly progress?: boolean
  /** Another folder than the project's own. */
  readonly root?: string
}

const CLEAR = '\u001B[2J\u001B[3J\u001B[H'

export function folder(): string {
  return mkdtempSync(join(tmpdir(), 'longtable-cli-'))
}

/** Runs the command line as a person or a script would, with the toy as its only game. */
export async function longtable(args: readonly string[], setting: Setting = {}): Promise<Ran> {
  const {
    lines = [],
    typed = false,
    env = {},
    entries = [toyEntry(folder())],
    progress = false,
    root,
    stopped = Promise.resolve(),
    onWrite = () => {},
  } = setting
  let out = ''
  let err = ''
  let transcript = ''
  const sink = (tty: boolean, write: (text: string) => void): Sink => ({ tty, columns: 100, rows: 30, write })
  const script = typeof lines === 'function' ? lines : fromList(lines)
  const answers: Lines = {
    next: async (prompt) => {
      if (typed) {
        out += prompt
        transcript += prompt
      }
      const line = await script(prompt)
      if (typed && line !== undefined) transcript += `${line}\n`
      return line === undefined ? 'end' : { line }
    },
    again: () => {},
    close: () => {},
  }
  const io: Io = {
    env: { LONGTABLE_HOME: folder(), NO_COLOR: '1', ...env },
    cwd: folder(),
    typed,
    out: sink(typed, (text) => {
      out += text
      transcript += text
      onWrite(out)
    }),
    err: sink(progress, (text) => {
      err += text
    }),
    lines: () => answers,
    stopped: () => stopped,
  }
  const games = entries.map((entry) => ({
    id: entry.game.id,
    game: () => Promise.resolve(entry.game),
    load: () => Promise.resolve(entry),
  }))
  const code = await main(args, io, games, root, new URL('./arena-thread.ts', import.meta.url))
  return { code, out, err, transcript, screens: out.split(CLEAR) }
}

function fromList(lines: readonly string[]): () => string | undefined {
  let at = 0
  return () => lines[at++]
}

/** Lets a test wait until something has been written. */
export class Reader {
  private out = ''
  private readonly waiting: (() => void)[] = []

  readonly onWrite = (all: string): void => {
    this.out = all
    for (const wake of this.waiting.splice(0)) wake()
  }

  async sees(words: string): Promise<void> {
    while (!this.out.includes(words)) await new Promise<void>((resolve) => this.waiting.push(resolve))
  }
}

export function json(ran: Ran): unknown {
  return JSON.parse(ran.out)
}
