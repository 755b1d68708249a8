import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ask, connect } from '../src/sqlite/database.ts'
import { migrate } from '../src/sqlite/schema.ts'
import { queries } from '../src/sqlite/statements.ts'
import type { CodeRow, ListedMatch } from '../src/store/store.ts'
import { aLine, aMatch, aPerson, aSaying, fill, folder, open, refusal } from './support/store.ts'

const ids = (listed: readonly ListedMatch[]) => listed.map(({ match }) => match.id)

test('a folder is made with its parents, for its owner alone', async () => {
  const at = join(folder(), 'a', 'b')
  const store = await open(at)
  expect(statSync(at).mode & 0o777).toBe(0o700)
  expect(statSync(join(at, 'longtable.sqlite')).mode & 0o777).toBe(0o600)
  await store.close()
  expect(readdirSync(at)).toContain('longtable.sqlite')
})

test('what was put is read again, also after a restart', async () => {
  const at = folder()
  const first = await open(at)
  const match = aMatch('m1', { notice: { key: 'k', with: { n: 1 } }, config: { a: 'é\u0000"', b: 2 } })
  await first.write([
    { put: 'person', person: aPerson('anna') },
    { put: 'match', match },
    { put: 'line', line: aLine('m1', 0) },
    { put: 'snapshot', snapshot: { match: 'm1', at: 0, body: { deep: [1, null, 'x'] } } },
    { put: 'holder', match: 'm1', seat: 1, person: 'anna' },
  ])
  await first.close()
  const again = await open(at)
  expect(await again.person('anna')).toEqual(aPerson('anna'))
  expect(await again.match('m1')).toEqual(match)
  expect(await again.lastLine('m1')).toEqual(aLine('m1', 0))
  expect(await again.snapshot('m1')).toEqual({ match: 'm1', at: 0, body: { deep: [1, null, 'x'] } })
  expect(await again.holders('m1')).toEqual([{ seat: 1, person: 'anna' }])
})

test('what is not there is undefined or empty', async () => {
  const store = await open(folder())
  expect(await store.person('x')).toBeUndefined()
  expect(await store.match('x')).toBeUndefined()
  expect(await store.lastLine('x')).toBeUndefined()
  expect(await store.lineById('x', 0, 'y')).toBeUndefined()
  expect(await store.snapshot('x')).toBeUndefined()
  expect(await store.saidById('x', 'y', 'z')).toBeUndefined()
  expect(await store.code('x')).toBeUndefined()
  expect(await store.holders('x')).toEqual([])
  expect(await store.lines('x', 0, 10)).toEqual([])
  expect(await store.said('x', 10)).toEqual([])
  expect(await store.counts()).toEqual({ matches: 0, running: 0, lines: 0 })
})

test('a person or a match that is put again takes the place of the old one, and keeps what hangs on it', async () => {
  const store = await open(folder())
  await fill(store, 'm1', 3)
  await store.write([
    { put: 'person', person: aPerson('anna') },
    { put: 'turn', match: 'm1', awaited: [2, 0], deadline: 70 },
  ])
  await store.write([
    { put: 'person', person: { ...aPerson('anna'), name: 'Anna II' } },
    { put: 'match', match: aMatch('m1', { late: 'bot' }) },
  ])
  expect(await store.person('anna')).toMatchObject({ name: 'Anna II' })
  expect(await store.match('m1')).toEqual(aMatch('m1', { late: 'bot' }))
  expect(await store.lines('m1', 0, 9)).toHaveLength(3)
  const [listed] = await store.listed('running', { most: 5 })
  expect(listed).toEqual({ match: aMatch('m1', { late: 'bot' }), awaited: [2, 0], deadline: 70 })
})

test('lists are newest first, in pages, without what is private or of another status', async () => {
  const store = await open(folder())
  const put = (id: string, created: number, more = {}) =>
    store.write([{ put: 'match', match: aMatch(id, { created, ...more }) }])
  await Promise.all([
    put('c', 30),
    put('a', 10),
    put('e', 50),
    put('b', 20),
    put('d', 40),
    put('b2', 20),
    put('private', 35, { listed: false }),
    put('over', 36, { status: 'over' }),
  ])
  expect(ids(await store.listed('running', { most: 2 }))).toEqual(['e', 'd'])
  expect(ids(await store.listed('running', { most: 2, before: 40 }))).toEqual(['c', 'b2'])
  expect(ids(await store.listed('running', { most: 9, before: 30 }))).toEqual(['b2', 'b', 'a'])
  expect(ids(await store.listed('over', { most: 9 }))).toEqual(['over'])
  expect(ids(await store.listed('gathering', { most: 9 }))).toEqual([])
  expect((await store.listed('over', { most: 1 }))[0]).toMatchObject({ awaited: [], deadline: null })
})

test('the matches of a person are those that the person has a seat in or is host of, each once', async () => {
  const store = await open(folder())
  const put = (id: string, created: number, host: string) =>
    store.write([{ put: 'match', match: aMatch(id, { created, host, listed: false }) }])
  await Promise.all([
    put('hosted', 10, 'bea'),
    put('held', 30, 'anna'),
    put('both', 20, 'bea'),
    put('not', 40, 'anna'),
  ])
  await store.write([
    { put: 'holder', match: 'held', seat: 0, person: 'bea' },
    { put: 'holder', match: 'both', seat: 0, person: 'bea' },
    { put: 'holder', match: 'both', seat: 1, person: 'bea' },
    { put: 'holder', match: 'not', seat: 1, person: 'carl' },
  ])
  expect(ids(await store.matchesOf('bea', { most: 9 }))).toEqual(['held', 'both', 'hosted'])
  expect(ids(await store.matchesOf('bea', { most: 1, before: 30 }))).toEqual(['both'])
  expect(ids(await store.matchesOf('nobody', { most: 9 }))).toEqual([])
})

test('running matches, and those that are late', async () => {
  const store = await open(folder())
  const put = (id: string, deadline: number | null, status: 'running' | 'over' | 'gathering' = 'running') =>
    store.write([
      { put: 'match', match: aMatch(id, { status }) },
      { put: 'turn', match: id, awaited: [0], deadline },
    ])
  await Promise.all([put('b', 20), put('a', 10), put('c', 30), put('never', null), put('over', 5, 'over')])
  expect(await store.due(9)).toEqual([])
  expect(await store.due(20)).toEqual(['a', 'b'])
  expect((await store.running()).toSorted()).toEqual(['a', 'b', 'c', 'never'])
  expect(await store.counts()).toEqual({ matches: 5, running: 4, lines: 0 })
})

test('lines come in order, by range and by the id of their message', async () => {
  const store = await open(folder())
  await fill(store, 'm1', 12)
  await fill(store, 'm2', 2)
  expect((await store.lines('m1', 3, 11)).map(({ at }) => at)).toEqual([3, 4, 5, 6, 7, 8, 9, 10])
  expect(await store.lines('m1', 4, 5)).toEqual([aLine('m1', 4)])
  expect(await store.lastLine('m1')).toEqual(aLine('m1', 11))
  expect(await store.lineById('m1', 2, 'm5')).toEqual(aLine('m1', 5))
  expect(await store.lineById('m1', 1, 'm5')).toBeUndefined()
  expect(await store.lineById('m2', 2, 'm5')).toBeUndefined()
})

test('a line is written once: by its number, and by its seat and id', async () => {
  const store = await open(folder())
  await fill(store, 'm1', 3)
  const put = (at: number, seat: number | null, id: string | null) =>
    store.write([{ put: 'line', line: aLine('m1', at, { seat, id }) }])
  expect(await refusal(put(2, 0, 'new'))).toEqual({ key: 'server.store.running.taken' })
  expect(await refusal(put(3, 2, 'm2'))).toEqual({ key: 'server.store.running.taken' })
  await put(3, 0, 'm2')
  await put(4, null, null)
  await put(5, null, null)
  expect(await store.lines('m1', 0, 3)).toEqual([0, 1, 2].map((at) => aLine('m1', at)))
  expect(await store.counts()).toMatchObject({ lines: 6 })
})

test('nothing hangs on a match that does not exist', async () => {
  const store = await open(folder())
  const writes = [
    store.write([{ put: 'line', line: aLine('none', 0) }]),
    store.write([{ put: 'turn', match: 'none', awaited: [], deadline: null }]),
    store.write([{ put: 'said', said: aSaying('none', 0) }]),
    store.write([{ put: 'holder', match: 'none', seat: 0, person: 'anna' }]),
  ]
  for (const write of writes) expect(await refusal(write)).toEqual({ key: 'server.store.running.taken' })
})

test('the last snapshot, or the last one up to a line', async () => {
  const store = await open(folder())
  const put = (at: number, body: string) =>
    store.write([{ put: 'snapshot', snapshot: { match: 'm1', at, body } }])
  await store.write([{ put: 'match', match: aMatch('m1') }])
  await Promise.all([put(50, 'b'), put(0, 'a'), put(100, 'c'), put(50, 'b again')])
  expect(await store.snapshot('m1')).toEqual({ match: 'm1', at: 100, body: 'c' })
  expect(await store.snapshot('m1', 99)).toEqual({ match: 'm1', at: 50, body: 'b again' })
  expect(await store.snapshot('m1', 50)).toMatchObject({ at: 50 })
  expect(await store.snapshot('m1', 49)).toMatchObject({ at: 0 })
  expect(await store.snapshot('m1', -1)).toBeUndefined()
})

test('sayings are the last ones, in order, and tell nothing of who may not be known', async () => {
  const store = await open(folder())
  await store.write([{ put: 'match', match: aMatch('m1') }])
  await Promise.all([0, 1, 2, 3, 4].map((n) => store.write([{ put: 'said', said: aSaying('m1', n) }])))
  expect((await store.said('m1', 2)).map(({ number }) => number)).toEqual([3, 4])
  expect((await store.said('m1', 2, 3)).map(({ number }) => number)).toEqual([1, 2])
  const { match: _match, person: _person, id: _id, ...shown } = aSaying('m1', 2)
  expect(await store.said('m1', 1, 3)).toEqual([shown])
  expect(await store.saidById('m1', 'anna', 's2')).toEqual(shown)
  expect(await store.saidById('m1', 'bea', 's2')).toBeUndefined()
  const again = store.write([{ put: 'said', said: aSaying('m1', 5, { id: 's2' }) }])
  expect(await refusal(again)).toEqual({ key: 'server.store.running.taken' })
  await store.write([{ put: 'said', said: aSaying('m1', 5, { id: 's2', person: 'bea' }) }])
})

test('holders of a seat, put twice and dropped', async () => {
  const store = await open(folder())
  const holder = (seat: number, person: string) => ({ put: 'holder', match: 'm1', seat, person }) as const
  await store.write([
    { put: 'match', match: aMatch('m1') },
    holder(1, 'bea'),
    holder(1, 'anna'),
    holder(0, 'carl'),
  ])
  await store.write([holder(1, 'bea')])
  expect(await store.holders('m1')).toEqual([
    { seat: 0, person: 'carl' },
    { seat: 1, person: 'anna' },
    { seat: 1, person: 'bea' },
  ])
  await store.write([{ drop: 'holders', match: 'm1', seat: 1 }])
  expect(await store.holders('m1')).toEqual([{ seat: 0, person: 'carl' }])
})

test('codes, dropped when used and some time after they expired', async () => {
  const at = folder()
  const day = 86_400_000
  const store = await open(at)
  const code = (hash: string, expires: number): CodeRow => ({ hash, match: 'm1', seat: 1, expires })
  await store.write([
    { put: 'match', match: aMatch('m1') },
    { put: 'code', code: code('old', 10 * day - 1) },
    { put: 'code', code: code('late', 10 * day) },
    { put: 'code', code: code('used', 20 * day) },
  ])
  expect(await store.code('used')).toEqual(code('used', 20 * day))
  await store.write([{ drop: 'code', hash: 'used' }])
  expect(await store.code('used')).toBeUndefined()
  expect(await store.code('old')).toEqual(code('old', 10 * day - 1))
  await store.close()
  const again = await open(at, () => 11 * day)
  expect(await again.code('old')).toBeUndefined()
  expect(await again.code('late')).toEqual(code('late', 10 * day))
})

test('a dropped match takes everything of it along, and nothing of another', async () => {
  const store = await open(folder())
  for (const id of ['m1', 'm2']) {
    await fill(store, id, 5)
    await store.write([
      { put: 'snapshot', snapshot: { match: id, at: 0, body: 1 } },
      { put: 'said', said: aSaying(id, 0) },
      { put: 'holder', match: id, seat: 0, person: 'anna' },
      { put: 'code', code: { hash: `code of ${id}`, match: id, seat: 0, expires: 9e15 } },
    ])
  }
  await store.write([{ drop: 'match', match: 'm1' }])
  await store.write([{ drop: 'match', match: 'm1' }])
  const all = async (id: string) => [
    await store.match(id),
    await store.lastLine(id),
    await store.lineById(id, 1, 'm1'),
    await store.snapshot(id),
    (await store.said(id, 9)).at(0),
    await store.saidById(id, 'anna', 's0'),
    (await store.holders(id)).at(0),
    await store.code(`code of ${id}`),
  ]
  expect(await all('m1')).toEqual(Array(8).fill(undefined))
  expect(await all('m2')).not.toContain(undefined)
  expect(await store.counts()).toEqual({ matches: 1, running: 1, lines: 5 })
  expect(ids(await store.matchesOf('anna', { most: 9 }))).toEqual(['m2'])
})

test('a closed store says so, and can be closed twice', async () => {
  const store = await open(folder())
  await store.close()
  await store.close()
  expect(await refusal(store.counts())).toEqual({ key: 'server.store.running.closed' })
  expect(await refusal(store.write([]))).toEqual({ key: 'server.store.running.closed' })
})

test('no question to the database reads a whole table', () => {
  const db = connect(':memory:')
  migrate(db)
  const steps = Object.entries(queries).flatMap(([name, sql]) =>
    db
      .prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .all()
      .map(({ detail }: { readonly detail: string }) => `${name}: ${detail}`),
  )
  const scans = steps.filter((step) => step.includes('SCAN'))
  // Both go through the index of running matches alone; the totals are two rows.
  expect(scans).toEqual([
    'running: SCAN matches USING COVERING INDEX matches_running',
    'runningCount: SCAN matches USING COVERING INDEX matches_running',
    'totals: SCAN totals',
  ])
  expect(steps.join('\n')).toContain(
    'listed: SEARCH matches USING INDEX matches_listed (status=? AND created<?)',
  )
})

test('a migration is made whole or not at all', () => {
  const db = connect(':memory:')
  const one = 'CREATE TABLE one (a); INSERT INTO one VALUES (1)'
  const version = () => ask(db, 'user_version', 'pragma_user_version')[0]
  migrate(db, [one])
  expect(() => migrate(db, [one, 'CREATE TABLE two (a)', 'CREATE TABLE one (a)'])).toThrow('already exists')
  expect(version()).toBe(1)
  expect(ask(db, 'name', 'sqlite_schema')).toEqual(['one'])
  migrate(db, [one, 'CREATE TABLE two (a)'])
  migrate(db, [one, 'CREATE TABLE two (a)'])
  expect(version()).toBe(2)
  expect(ask(db, 'a', 'one')).toEqual([1])
})
