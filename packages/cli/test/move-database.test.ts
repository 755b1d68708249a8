import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { emptySchema } from '../../../scripts/test/cluster.ts'
import { openPostgresStore } from '../../server/src/postgres/postgres-store.ts'
import { longtable } from './toy/terminal.ts'

interface Moved {
  readonly from: string
  readonly to: string
  readonly tables: readonly { readonly table: string; readonly rows: number; readonly hash: string }[]
}

function newFolder(): string {
  const made = mkdtempSync(join(tmpdir(), 'longtable-move-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

/** What a server of the first version left: people, matches in all states, chat, links. */
function oldHouse(): string {
  const folder = newFolder()
  const packed = new URL('../../server/test/samples/house/v1/longtable.sqlite.gz', import.meta.url)
  writeFileSync(join(folder, 'longtable.sqlite'), gunzipSync(readFileSync(packed)))
  return folder
}

const move = (...args: readonly string[]) => longtable(['move-database', ...args])

async function moved(...args: readonly string[]): Promise<Moved> {
  const { code, out, err } = await move(...args, '--json')
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return JSON.parse(out) as Moved
}

test('everything goes to PostgreSQL and back, and is the same', async () => {
  const folder = oldHouse()
  const database = await emptySchema()
  const there = await moved(folder, database)
  const rows = Object.fromEntries(there.tables.map(({ table, rows: count }) => [table, count]))
  expect(rows).toMatchObject({ persons: 3, keys: 3 })
  for (const table of ['matches', 'holders', 'lines', 'snapshots', 'said', 'codes'])
    expect(rows[table]).toBeGreaterThan(0)
  const back = join(newFolder(), 'back')
  const again = await moved(database, back)
  expect(again.tables).toEqual(there.tables)
  expect(existsSync(join(back, 'longtable.sqlite'))).toBe(true)
  // Both are as they were: each can be carried once more.
  const third = join(newFolder(), 'third')
  expect((await moved(back, third)).tables).toEqual(there.tables)
})

test('says what it did in words, and tells no password', async () => {
  const database = await emptySchema()
  const { out } = await move(oldHouse(), database.replace('longtable@', 'longtable:secret@'))
  expect(out).toMatch(/^persons: 3 rows, SHA-256 [0-9a-f]{64}$/m)
  expect(out).toMatch(/^codes: 1 row, SHA-256/m)
  expect(out).toContain('compared row by row')
  expect(out).not.toContain('secret')
})

test('nothing is overwritten, and what is not there is said', async () => {
  const folder = oldHouse()
  const other = newFolder()
  cpSync(folder, other, { recursive: true })
  const full = await move(folder, other)
  expect(full).toMatchObject({ code: 2, out: '' })
  expect(full.err).toMatch(/is not empty .* table persons/)
  const missing = await move(join(folder, 'nowhere'), await emptySchema())
  expect(missing.err).toMatch(/^There is no database of Longtable in the folder/)
  const away = await move(folder, 'postgres://me:secret@127.0.0.1:1/x')
  expect(away.err).toMatch(/^Longtable cannot use the database postgres:\/\/me@127\.0\.0\.1:1\/x/)
  expect((await move(folder)).err).toContain('to')
})

test('a database that a server uses stays where it is', async () => {
  const database = await emptySchema()
  const store = await openPostgresStore(database)
  try {
    expect((await move(database, join(newFolder(), 'x'))).err).toMatch(
      /^A Longtable server uses the database/,
    )
  } finally {
    await store.close()
  }
  await moved(database, join(newFolder(), 'y'))
})
