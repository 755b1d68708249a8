import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Text } from '@longtable/kernel'
import { expect, test } from 'vitest'
import { serverMessages } from '../src/messages/index.ts'
import { backup } from '../src/sqlite/backup.ts'
import { connect } from '../src/sqlite/database.ts'
import { migrations } from '../src/sqlite/schema.ts'
import { openSqliteStore } from '../src/sqlite/sqlite-store.ts'
import { child, digests, fill, folder, open, refusal } from './support/store.ts'

const NAME = 'longtable.sqlite'
const PAGE = 4096

/** A folder with nothing but a database of some size in it. */
async function sound(): Promise<string> {
  const made = folder()
  const store = await open(made)
  await fill(store, 'm1', 600)
  await store.close()
  const at = folder()
  copyFileSync(join(made, NAME), join(at, NAME))
  return at
}

/** The folder of a server that was killed: part of its database is only in the journal. */
async function killed(at: string): Promise<string> {
  const writer = child('writeOn', at)
  let left = 300
  for await (const _ of writer.lines) if (left-- === 0) writer.process.kill('SIGKILL')
  await writer.ended
  return at
}

function overwrite(file: string, from: number, what: Buffer): void {
  const opened = openSync(file, 'r+')
  writeSync(opened, what, 0, what.length, from)
  closeSync(opened)
}

const noise = (length: number) => Buffer.alloc(length, 'a5c3')

/** Tries to open twice, and sees that no file was touched; tells the refusal. */
async function refusedUntouched(at: string): Promise<Text> {
  const before = digests(at)
  const first = await refusal(openSqliteStore(at))
  expect(await refusal(openSqliteStore(at))).toEqual(first)
  expect(digests(at)).toMatchObject(before)
  return first
}

test('a sound database is opened', async () => {
  const store = await open(await sound())
  expect(await store.counts()).toEqual({ matches: 1, running: 1, lines: 600 })
})

const wounds: Readonly<Record<string, (file: string) => void>> = {
  'garbage instead of a database': (file) => writeFileSync(file, noise(3 * PAGE)),
  'a text of a few letters': (file) => writeFileSync(file, 'hello'),
  'a header that was overwritten': (file) => overwrite(file, 0, noise(100)),
  'a first page that was overwritten': (file) => overwrite(file, 100, noise(PAGE - 100)),
  'pages that were overwritten': (file) => overwrite(file, 20 * PAGE, noise(5 * PAGE)),
  'pages full of zeros': (file) => overwrite(file, 20 * PAGE, Buffer.alloc(5 * PAGE)),
  'a file that was cut in half': (file) => truncateSync(file, statSync(file).size / 2),
  'a file that was cut in the middle of a page': (file) => truncateSync(file, 10 * PAGE + 77),
  'a file that was cut to its header': (file) => truncateSync(file, 100),
}

for (const [name, wound] of Object.entries(wounds)) {
  test(`${name}: refused, and left as it is`, async () => {
    const at = await sound()
    const file = join(at, NAME)
    wound(file)
    expect(await refusedUntouched(at)).toMatchObject({ key: 'server.store.damaged', with: { file } })
  })
}

test('a damaged database whose journal is not empty: both are left as they are', async () => {
  const at = await killed(await sound())
  const file = join(at, NAME)
  expect(statSync(`${file}-wal`).size).toBeGreaterThan(0)
  overwrite(file, 20 * PAGE, noise(5 * PAGE))
  const found = await refusedUntouched(at)
  expect(found).toMatchObject({ key: 'server.store.damaged', with: { file } })
})

test('an empty file in the place of the database is a lost database, not a new one', async () => {
  const at = await sound()
  const file = join(at, NAME)
  truncateSync(file, 0)
  expect(await refusedUntouched(at)).toEqual({ key: 'server.store.empty', with: { file } })
})

test('a journal without its database is not thrown away', async () => {
  const at = await killed(folder())
  const file = join(at, NAME)
  renameSync(file, join(at, 'elsewhere'))
  const found = await refusedUntouched(at)
  expect(found).toEqual({ key: 'server.store.missing', with: { file, journal: `${file}-wal` } })
  expect(existsSync(file)).toBe(false)
})

test('a backup is not mixed with the journal of the database whose place it takes', async () => {
  const at = await killed(folder())
  const other = await sound()
  const file = join(at, NAME)
  await backup(other, join(other, 'copy'))
  copyFileSync(join(other, 'copy'), file)
  const found = await refusedUntouched(at)
  expect(found).toEqual({ key: 'server.store.stale', with: { file, journal: `${file}-wal` } })
  renameSync(`${file}-wal`, join(at, 'old journal'))
  const store = await open(at)
  expect(await store.counts()).toMatchObject({ lines: 600 })
})

test('a new database that was never finished is made anew', async () => {
  const at = folder()
  writeFileSync(join(at, `${NAME}.new`), noise(PAGE))
  writeFileSync(join(at, `${NAME}.new-wal`), noise(PAGE))
  const store = await open(at)
  expect(await store.counts()).toMatchObject({ matches: 0 })
})

test('a database of something else, and one of a newer Longtable', async () => {
  const at = await sound()
  const file = join(at, NAME)
  const change = (sql: string) => {
    const db = connect(file)
    db.exec(sql)
    db.close()
  }
  change('PRAGMA user_version = 99')
  expect(await refusedUntouched(at)).toEqual({
    key: 'server.store.newer',
    with: { file, version: 99, known: migrations.length },
  })
  change('PRAGMA application_id = 7')
  expect(await refusedUntouched(at)).toEqual({ key: 'server.store.foreign', with: { file } })
})

test('a folder that cannot be made, or in which other things are in the way', async () => {
  const at = folder()
  writeFileSync(join(at, 'file'), '')
  const inFile = join(at, 'file', 'data')
  expect(await refusal(openSqliteStore(inFile))).toMatchObject({
    key: 'server.store.unusable',
    with: { file: inFile },
  })
  mkdirSync(join(at, 'taken', NAME), { recursive: true })
  const taken = { key: 'server.store.unusable', with: { file: join(at, 'taken', NAME) } }
  expect(await refusal(openSqliteStore(join(at, 'taken')))).toMatchObject(taken)
  mkdirSync(join(at, 'linked'))
  symlinkSync(join(at, 'nowhere'), join(at, 'linked', NAME))
  const linked = { key: 'server.store.unusable', with: { file: join(at, 'linked', NAME) } }
  expect(await refusal(openSqliteStore(join(at, 'linked')))).toMatchObject(linked)
  mkdirSync(join(at, 'locked'))
  writeFileSync(join(at, 'locked', 'lock.sqlite'), 'something else, much longer than nothing')
  const locked = { key: 'server.store.lockFile', with: { file: join(at, 'locked', 'lock.sqlite') } }
  expect(await refusal(openSqliteStore(join(at, 'locked')))).toEqual(locked)
})

test('a folder that cannot be written', async () => {
  // Nobody can make files in /proc, while root can everywhere else.
  const at = process.getuid?.() === 0 ? '/proc/self' : folder()
  if (at !== '/proc/self') chmodSync(at, 0o500)
  expect(await refusal(openSqliteStore(at))).toMatchObject({ key: 'server.store.unusable' })
})

test('damage that comes while the server runs is an error, and nothing is written after it', async () => {
  const at = await sound()
  const store = await open(at)
  const file = join(at, NAME)
  const size = readFileSync(file).length
  overwrite(file, 10 * PAGE, noise(size - 12 * PAGE))
  const damaged = { key: 'server.store.running.damaged' }
  expect(await refusal(store.lines('m1', 0, 600))).toEqual(damaged)
  const before = readFileSync(`${file}-wal`)
  const write = store.write([{ put: 'person', person: { id: 'anna', name: '', created: 0 } }])
  expect(await refusal(write)).toEqual(damaged)
  await store.close()
  expect(readFileSync(`${file}-wal`)).toEqual(before)
  expect(await refusal(openSqliteStore(at))).toMatchObject({ key: 'server.store.damaged', with: { file } })
})

test('damage that a write meets first', async () => {
  const at = await sound()
  const store = await open(at)
  const file = join(at, NAME)
  overwrite(file, PAGE, noise(readFileSync(file).length - PAGE))
  const person = (id: string) => store.write([{ put: 'person', person: { id, name: '', created: 0 } }])
  const damaged = { key: 'server.store.running.damaged' }
  const together = [refusal(person('anna')), refusal(store.write([{ drop: 'match', match: 'm1' }]))]
  expect(await Promise.all(together)).toEqual([damaged, damaged])
  expect(await refusal(person('bea'))).toEqual(damaged)
})

test('a row that is no JSON any more is damage of that row', async () => {
  const at = await sound()
  const store = await open(at)
  const other = connect(join(at, NAME))
  other.exec(`UPDATE lines SET body = '{"at":' WHERE at = 3`)
  other.close()
  expect(await refusal(store.lines('m1', 0, 9))).toEqual({ key: 'server.store.running.damaged' })
  expect(await store.lines('m1', 4, 9)).toHaveLength(5)
  await store.write([{ put: 'turn', match: 'm1', awaited: [], deadline: null }])
})

test('every sentence is there in both languages, with the same blanks', () => {
  const blanks = (of: unknown): unknown =>
    typeof of === 'string'
      ? [...of.matchAll(/\{\{\w+\}\}/g)].map(String).toSorted()
      : Object.entries(of as object).map(([key, value]) => [key, blanks(value)])
  const [en, fr] = [serverMessages.en, serverMessages.fr].map(
    (words) => (words.server as { store?: object }).store,
  )
  expect(blanks(fr)).toEqual(blanks(en))
})
