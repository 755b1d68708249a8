import { spawn, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { UserError, type Text } from '@longtable/kernel'
import { onTestFinished } from 'vitest'
import { openSqliteStore } from '../../src/sqlite/sqlite-store.ts'
import type { LineRow, MatchRow, PersonRow, ChatRow, Store } from '../../src/store/store.ts'

/** A folder that goes away after the test. */
export function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'longtable-store-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

/** A store that is closed after the test, if the test does not do it. */
export async function open(at: string, now?: () => number): Promise<Store> {
  const store = await openSqliteStore(at, now === undefined ? {} : { now })
  onTestFinished(() => store.close())
  return store
}

export const aPerson = (id: string): PersonRow => ({
  id,
  name: `Name of ${id}`,
  created: 5,
})

export const aMatch = (id: string, more: Partial<MatchRow> = {}): MatchRow => ({
  id,
  game: 'immortals',
  rulesVersion: 1,
  config: {},
  pace: { kind: 'live', clock: null },
  late: 'ask',
  listed: true,
  password: null,
  host: 'anna',
  seats: [],
  seeded: false,
  seed: '00',
  salt: '11',
  commitment: '22',
  start: null,
  base: 0,
  status: 'running',
  created: 1000,
  started: null,
  ended: null,
  paused: null,
  result: null,
  previous: null,
  next: null,
  notice: null,
  webhook: null,
  botSeed: '33',
  clocks: null,
  ...more,
})

export const aLine = (match: string, at: number, more: Partial<LineRow> = {}): LineRow => ({
  match,
  at,
  entry: at === 0 ? null : { seat: at % 3, choice: { do: 'wait' } },
  seat: at === 0 ? null : at % 3,
  id: at === 0 ? null : `m${at}`,
  made: 1,
  hash: `hash${at}`,
  told: [],
  after: { counters: [[at, at]], awaited: [0], left: null, deadline: null },
  time: 100 + at,
  ...more,
})

export const aSaying = (match: string, number: number, more: Partial<ChatRow> = {}): ChatRow => ({
  match,
  number,
  seat: 0,
  name: 'Anna',
  text: `Saying ${number} « é 😀 »`,
  time: 200 + number,
  person: 'anna',
  id: `s${number}`,
  ...more,
})

/** A match with so many lines, each in a write of its own. */
export async function fill(store: Store, match: string, lines: number): Promise<void> {
  await store.write([{ put: 'match', match: aMatch(match) }])
  const writes = Array.from({ length: lines }, (_, at) =>
    store.write([{ put: 'line', line: aLine(match, at) }]),
  )
  await Promise.all(writes)
}

/** The sentence that something is refused with. */
export async function refusal(doing: Promise<unknown>): Promise<Text> {
  try {
    await doing
  } catch (error) {
    if (error instanceof UserError) return error.text
    throw error
  }
  throw new Error('it was not refused')
}

/** A digest of every file of a folder; without SQLite's shared memory, which holds nothing that is not elsewhere. */
export function digests(at: string): Readonly<Record<string, string>> {
  const names = readdirSync(at).filter((name) => !name.endsWith('-shm'))
  const digest = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join(at, name)))
      .digest('hex')
  return Object.fromEntries(names.map((name) => [name, digest(name)]))
}

export interface Child {
  readonly process: ChildProcess
  /** The lines it prints, as they come; ends when the process does. */
  readonly lines: AsyncIterable<string>
  readonly ended: Promise<void>
}

/** Another process that does something with a store; see `store-child.ts`. `before` is a command of the shell. */
export function child(task: string, at: string, before = 'true'): Child {
  const file = fileURLToPath(new URL('./store-child.ts', import.meta.url))
  const script = `${before}; exec "$0" --import tsx "$@"`
  const made = spawn('/bin/sh', ['-c', script, process.execPath, file, task, at], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => made.on('close', () => resolve()))
  onTestFinished(async () => {
    made.kill('SIGKILL')
    await ended
  })
  return { process: made, lines: createInterface({ input: made.stdout }), ended }
}

/** All that it prints until it ends. */
export async function printed({ lines }: Child): Promise<readonly string[]> {
  const all: string[] = []
  for await (const line of lines) all.push(line)
  return all
}
