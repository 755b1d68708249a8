import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPostgres, type Database } from '../../../scripts/test/cluster.ts'
import { tableOf } from './support/arena-table.ts'
import { folder } from './toy/terminal.ts'

let database: Database

beforeAll(async () => {
  database = await startPostgres()
})

afterAll(() => database.stop())

const bin = fileURLToPath(new URL('../bin/longtable.mjs', import.meta.url))

/** The command line in a process of its own. */
class Program {
  out = ''
  err = ''
  readonly ended: Promise<number | null>
  private readonly child: ChildProcess
  private readonly waiting: (() => void)[] = []

  constructor(...args: readonly string[]) {
    const env = { ...process.env, LONGTABLE_HOME: folder(), LC_ALL: 'C' }
    this.child = spawn(process.execPath, [bin, ...args], { env })
    const heard = (): void => {
      for (const wake of this.waiting.splice(0)) wake()
    }
    this.child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      this.out += text
      heard()
    })
    this.child.stderr?.setEncoding('utf8').on('data', (text: string) => (this.err += text))
    this.ended = new Promise((resolve) => {
      this.child.on('close', (code) => {
        heard()
        resolve(code)
      })
    })
  }

  /** How many games this worker has played. */
  get played(): number {
    return this.out.split('\n').filter((line) => line.startsWith('played ')).length
  }

  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) {
      if (this.child.exitCode !== null) throw new Error(`it ended too soon: ${this.err}`)
      await new Promise<void>((resolve) => this.waiting.push(resolve))
    }
  }

  signal(name: NodeJS.Signals): void {
    this.child.kill(name)
  }
}

interface Row {
  readonly key: string
}

async function taken(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<Row>(
    'select key from graphile_worker.jobs where locked_by is not null order by key',
  )
  return rows.map(({ key }) => key)
}

/** The games of a results file, without how long anybody thought. */
function gamesIn(path: string): string[] {
  return readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.replace(/,"thinking".*/, ''))
    .toSorted()
}

test('two workers play every game once, though one of them is killed in the middle of a game', async () => {
  const study = ['arena', 'immortals', '--players', '3', '--bots', 'random,novice', '--games', '18', '--json']
  const [alone, shared] = [join(folder(), 'alone.jsonl'), join(folder(), 'shared.jsonl')]
  const worker = (): Program => new Program('arena-worker', '--queue', database.url, '--threads', '1')
  const [lost, left] = [worker(), worker()]
  await Promise.all([lost, left].map((each) => each.until(() => each.out.includes('Playing games from'))))
  const arena = new Program(...study, '--queue', database.url, '--results', shared)
  await lost.until(() => lost.played > 0)

  // One of them stops breathing with a game on its hands, and as long as it lives nobody takes that game from it.
  const client = new pg.Client(database.url)
  await client.connect()
  lost.signal('SIGSTOP')
  const before = await taken(client)
  const count = left.played
  await left.until(() => left.played >= count + 3)
  const stuck = (await taken(client)).filter((key) => before.includes(key))
  expect(stuck).toHaveLength(1)
  lost.signal('SIGKILL')

  expect(await arena.ended).toBe(0)
  const { rows } = await client.query<{ id: string }>('select id from longtable.done')
  expect(rows).toHaveLength(18)
  expect(rows.map(({ id }) => id)).toContain(stuck[0].split(' ')[1])
  expect(await taken(client)).toEqual([])
  await client.end()
  left.signal('SIGTERM')
  expect(await left.ended).toBe(0)
  expect(left.out).toContain(`played ${stuck[0].split(' ')[1]}\n`)

  const threads = new Program(...study, '--results', alone)
  expect(await threads.ended).toBe(0)
  expect(gamesIn(shared)).toHaveLength(18)
  expect(gamesIn(shared)).toEqual(gamesIn(alone))
  expect(tableOf(arena.out)).toEqual(tableOf(threads.out))
}, 180_000)
