import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BotPlayer } from '@longtable/kernel'
import { entry, type Entry, type TextTable } from '../../src/house.ts'
import type { Io, Lines, Sink } from '../../src/io.ts'
import { main } from '../../src/main.ts'
import { toy, type Toy } from './game.ts'

/** Plays the highest card it may. */
const proud: BotPlayer<Toy> = {
  id: 'proud',
  choose: ({ offered }) => offered[Math.max(0, offered.length - 2)],
}

const table: TextTable<Toy> = {
  summary: ({ look }) => [`points ${look.state.points.join(' ')}`],
  board: ({ look }) => [`cards: ${JSON.stringify(look.state.cards)}`],
}

export function toyEntry(tests: string): Entry {
  return entry({ game: toy, bots: [proud], table, tests })
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

export interface Setting {
  readonly lines?: readonly string[] | ((prompt: string) => string | undefined)
  readonly typed?: boolean
  readonly env?: Readonly<Record<string, string>>
  readonly entries?: readonly Entry[]
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
  } = setting
  let out = ''
  let err = ''
  let transcript = ''
  const sink = (tty: boolean, write: (text: string) => void): Sink => ({ tty, columns: 100, rows: 30, write })
  const script = typeof lines === 'function' ? lines : fromList(lines)
  const answers: Lines = {
    next: (prompt) => {
      if (typed) {
        out += prompt
        transcript += prompt
      }
      const line = script(prompt)
      if (typed && line !== undefined) transcript += `${line}\n`
      return Promise.resolve(line === undefined ? 'end' : { line })
    },
    close: () => {},
  }
  const io: Io = {
    env: { LONGTABLE_HOME: folder(), NO_COLOR: '1', ...env },
    cwd: folder(),
    typed,
    out: sink(typed, (text) => {
      out += text
      transcript += text
    }),
    err: sink(progress, (text) => {
      err += text
    }),
    lines: () => answers,
  }
  const code = await main(args, io, entries, root)
  return { code, out, err, transcript, screens: out.split(CLEAR) }
}

function fromList(lines: readonly string[]): () => string | undefined {
  let at = 0
  return () => lines[at++]
}

export function json(ran: Ran): unknown {
  return JSON.parse(ran.out)
}
