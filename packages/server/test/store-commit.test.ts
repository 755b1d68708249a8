import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openSqliteStore } from '../src/sqlite/sqlite-store.ts'
import type { Change, Store } from '../src/store/store.ts'
import { aLine, aMatch, child, fill, folder, open, printed, refusal } from './support/store.ts'

/** How many transactions there are in the journal: a frame that ends one says how big the database is then. */
function commits(at: string): number {
  const journal = readFileSync(join(at, 'longtable.sqlite-wal'))
  const frame = 24 + journal.readUInt32BE(8)
  const salt = journal.readBigUInt64BE(16)
  let found = 0
  for (let from = 32; from < journal.length; from += frame) {
    if (journal.readBigUInt64BE(from + 8) === salt && journal.readUInt32BE(from + 4) > 0) found++
  }
  return found
}

const person = (id: string, name: unknown): Change => ({
  put: 'person',
  person: { id, name: name as string, created: 0 },
})

test('what is asked for at once is one transaction, in which only what is wrong fails', async () => {
  const at = folder()
  const store = await open(at)
  await fill(store, 'm1', 1)
  const before = commits(at)
  const writes = Array.from({ length: 100 }, (_, n): readonly Change[] => {
    const line: Change = { put: 'line', line: aLine('m1', n + 1) }
    if (n === 37) return [person('half', 'of a write'), { put: 'line', line: aLine('m1', 0) }]
    if (n === 60) return [person('half too', 'of a write'), person('x', 10n)]
    return [line]
  })
  const ended = await Promise.allSettled(writes.map((changes) => store.write(changes)))
  expect(commits(at) - before).toBe(1)
  const failed = [...ended.keys()].filter((n) => ended[n].status === 'rejected')
  expect(failed).toEqual([37, 60])
  const numbers = (await store.lines('m1', 0, 1000)).map((line) => line.at)
  expect(numbers).toEqual([...Array(101).keys()].filter((n) => n !== 38 && n !== 61))
  expect(await store.person('half')).toBeUndefined()
  expect(await store.person('half too')).toBeUndefined()
})

test('writes are made in the order they were asked for', async () => {
  const store = await open(folder())
  await Promise.all(Array.from({ length: 50 }, (_, n) => store.write([person('anna', `Anna ${n}`)])))
  expect(await store.person('anna')).toMatchObject({ name: 'Anna 49' })
})

test('what is not written yet is not seen, and a store that is closed writes it first', async () => {
  const at = folder()
  const store = await open(at)
  const write = store.write([person('anna', 'Anna')])
  expect(await store.person('anna')).toBeUndefined()
  await store.close()
  await write
  const again = await open(at)
  expect(await again.person('anna')).toMatchObject({ name: 'Anna' })
})

test('a folder is used by one server', async () => {
  const at = folder()
  const store = await open(at)
  const used = { key: 'server.store.used', with: { folder: at } }
  expect(await refusal(openSqliteStore(at))).toEqual(used)
  expect(await printed(child('tryOpen', at))).toEqual(['server.store.used'])
  await store.close()
  await (await openSqliteStore(at)).close()
})

test('a server that is killed leaves the folder to the next', async () => {
  const at = folder()
  const holder = child('hold', at)
  const refused: string[] = []
  for await (const line of holder.lines) {
    refused.push(line, (await refusal(openSqliteStore(at))).key)
    holder.process.kill('SIGKILL')
  }
  expect(refused).toEqual(['open', 'server.store.used'])
  await holder.ended
  await open(at)
})

/** Every chain is unbroken, and all that one write put is there together. */
async function checkChains(store: Store, acknowledged: ReadonlyMap<string, number>): Promise<void> {
  for (const [match, last] of acknowledged) {
    const lines = await store.lines(match, 0, 1_000_000)
    const end = lines.length - 1
    expect(lines.map(({ at }) => at)).toEqual([...lines.keys()])
    // At most one write was on its way in each chain.
    expect([last, last + 1]).toContain(end)
    expect((await store.said(match, 1_000_000)).map(({ number }) => number)).toEqual([...lines.keys()])
    expect(await store.snapshot(match)).toEqual({ match, at: end, body: { at: end } })
    const listed = (await store.matchesOf('anna', { most: 99 })).find((found) => found.match.id === match)
    expect(listed).toMatchObject({ awaited: [end], deadline: end })
  }
}

test('what was acknowledged outlives SIGKILL at any moment, and nothing is there by half', async () => {
  const at = folder()
  const acknowledged = new Map<string, number>()
  for (let round = 0; round < 5; round++) {
    const writer = child('writeOn', at)
    let left = 1 + Math.floor(Math.random() * 400)
    for await (const line of writer.lines) {
      const [match, number] = line.split(' ')
      if (match !== 'open') acknowledged.set(match, Number(number))
      if (left-- === 0) writer.process.kill('SIGKILL')
    }
    await writer.ended
    expect(writer.process.signalCode).toBe('SIGKILL')
    const store = await open(at)
    await checkChains(store, acknowledged)
    await store.close()
    // What was on its way may have arrived; from here on it counts.
    for (const match of acknowledged.keys()) acknowledged.set(match, await lengthOf(at, match))
  }
  expect(acknowledged.size).toBe(4)
})

async function lengthOf(at: string, match: string): Promise<number> {
  const store = await openSqliteStore(at)
  const last = await store.lastLine(match)
  await store.close()
  return last?.at ?? -1
}

test('a disk that takes no more fails all of a batch, and nothing that was acknowledged', async () => {
  const at = folder()
  // No file of the process may grow beyond 2 MB: the write itself fails, in the middle of COMMIT.
  const lines = await printed(child('fillDisk', at, 'ulimit -f 4096'))
  const pairs = lines.filter((line) => line.includes('written'))
  expect(pairs.length).toBeGreaterThan(10)
  expect(new Set(pairs.map((line) => line.replace(/^\d+ /, '')))).toEqual(new Set(['written written']))
  expect(lines.slice(pairs.length)).toEqual([
    `${2 * pairs.length} server.store.running.failing server.store.running.failing`,
    `read ${2 * pairs.length}`,
    'closed',
  ])
  const store = await open(at)
  expect((await store.lines('m', 0, 1_000_000)).map((line) => line.at)).toEqual([
    ...Array(2 * pairs.length).keys(),
  ])
})

test('a match that is put and dropped in one write is not there', async () => {
  const store = await open(folder())
  await store.write([
    { put: 'match', match: aMatch('m1') },
    { put: 'line', line: aLine('m1', 0) },
    { drop: 'match', match: 'm1' },
  ])
  expect(await store.counts()).toEqual({ matches: 0, running: 0, lines: 0 })
})
