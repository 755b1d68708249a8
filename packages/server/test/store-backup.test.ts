import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { backup } from '../src/sqlite/backup.ts'
import { ask, connect } from '../src/sqlite/database.ts'
import { child, digests, fill, folder, open, refusal } from './support/store.ts'

const NAME = 'longtable.sqlite'

/** A data folder with nothing but a backup in it. */
function restored(copy: string): string {
  const at = folder()
  copyFileSync(copy, join(at, NAME))
  return at
}

test('a backup that is made while another process writes is the database of one moment', async () => {
  const at = folder()
  const to = folder()
  const writer = child('writeOn', at)
  const acknowledged = new Map<string, number>()
  const copies: { readonly file: string; readonly least: ReadonlyMap<string, number> }[] = []
  let heard = 0
  for await (const line of writer.lines) {
    const [match, number] = line.split(' ')
    if (match !== 'open') acknowledged.set(match, Number(number))
    if (++heard % 150 !== 0 || copies.length === 4) continue
    const file = join(to, `copy ${copies.length}`)
    const least = new Map(acknowledged)
    await backup(at, file)
    copies.push({ file, least })
    if (copies.length === 4) writer.process.kill('SIGKILL')
  }
  expect(copies).toHaveLength(4)
  expect(readdirSync(to)).toEqual(['copy 0', 'copy 1', 'copy 2', 'copy 3'])
  for (const { file, least } of copies) await checkCopy(file, least)
})

async function checkCopy(file: string, least: ReadonlyMap<string, number>): Promise<void> {
  const db = connect(file, { readOnly: true })
  expect(ask(db, 'integrity_check', 'pragma_integrity_check')).toEqual(['ok'])
  db.close()
  const store = await open(restored(file))
  let total = 0
  for (const [match, last] of least) {
    const lines = await store.lines(match, 0, 1_000_000)
    expect(lines.map((line) => line.at)).toEqual([...lines.keys()])
    expect(lines.length).toBeGreaterThan(last)
    expect(await store.snapshot(match)).toMatchObject({ at: lines.length - 1 })
    expect(await store.said(match, 1_000_000)).toHaveLength(lines.length)
    total += lines.length
  }
  expect(await store.counts()).toEqual({ matches: least.size, running: least.size, lines: total })
  await store.write([{ drop: 'match', match: 'match0' }])
  await store.close()
}

test('a backup of a folder that is in use here, and of one that is not', async () => {
  const at = folder()
  const store = await open(at)
  await fill(store, 'm1', 20)
  const to = join(folder(), "it's a copy")
  await backup(at, to)
  expect(statSync(to).mode & 0o777).toBe(0o600)
  await store.write([{ drop: 'match', match: 'm1' }])
  await store.close()
  await backup(at, `${to} too`)
  const first = await open(restored(to))
  const second = await open(restored(`${to} too`))
  expect(await first.counts()).toEqual({ matches: 1, running: 1, lines: 20 })
  expect(await second.counts()).toEqual({ matches: 0, running: 0, lines: 0 })
})

test('a backup overwrites nothing', async () => {
  const at = folder()
  await fill(await open(at), 'm1', 3)
  const to = folder()
  writeFileSync(join(to, 'file'), 'precious')
  mkdirSync(join(to, 'folder'))
  for (const name of ['file', 'folder']) {
    const file = join(to, name)
    expect(await refusal(backup(at, file))).toEqual({ key: 'server.store.backup.exists', with: { file } })
  }
  expect(await refusal(backup(at, join(at, NAME)))).toMatchObject({ key: 'server.store.backup.exists' })
  expect(readFileSync(join(to, 'file'), 'utf8')).toBe('precious')
  expect(readdirSync(to)).toEqual(['file', 'folder'])
})

test('a backup of nothing, to nowhere, or of something damaged is refused, and leaves nothing behind', async () => {
  const empty = folder()
  const to = folder()
  const absent = { key: 'server.store.backup.absent', with: { folder: empty } }
  expect(await refusal(backup(empty, join(to, 'copy')))).toEqual(absent)
  expect(readdirSync(empty)).toEqual([])

  const made = folder()
  const store = await open(made)
  await fill(store, 'm1', 300)
  const nowhere = join(to, 'no', 'such')
  expect(await refusal(backup(made, nowhere))).toMatchObject({
    key: 'server.store.unusable',
    with: { file: nowhere },
  })
  await store.close()

  const at = restored(join(made, NAME))
  const file = join(at, NAME)
  truncateSync(file, 40_000)
  const before = digests(at)
  const damaged = { key: 'server.store.damaged', with: { file } }
  expect(await refusal(backup(at, join(to, 'copy')))).toMatchObject(damaged)
  expect(digests(at)).toMatchObject(before)
  expect(existsSync(join(to, 'copy'))).toBe(false)
  expect(readdirSync(to)).toEqual([])
})
