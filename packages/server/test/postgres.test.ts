import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { emptySchema, startPostgres } from '../../../scripts/test/cluster.ts'
import { MatchElsewhere } from '../src/errors/match-elsewhere.ts'
import { readDatabaseUrl } from '../src/postgres/database-url.ts'
import { openPostgresStore } from '../src/postgres/postgres-store.ts'
import type { Change, Hold, Store } from '../src/store/store.ts'
import { aLine, aMatch, aPerson, fill, refusal } from './support/store.ts'

// What only PostgreSQL does: several servers on one database, and connections that break.

const beats = { every: 40, expire: 200, keep: 300 }

/** Gives one sign of life and no more, as a process that was stopped. */
const frozen = { every: 60_000, expire: 100, keep: 0 }

async function open(url: string, as = beats): Promise<Store> {
  const store = await openPostgresStore(url, { beats: as })
  onTestFinished(() => store.close())
  return store
}

/** Somebody else at the same database. */
async function sql<Row extends object>(url: string, text: string): Promise<Row[]> {
  const { hosts, schema } = readDatabaseUrl(url)
  const client = new pg.Client({ connectionString: hosts[0] })
  await client.connect()
  try {
    await client.query(`SET search_path = ${schema}`)
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

const line = (at: number): Change => ({ put: 'line', line: aLine('m1', at) })

/** Takes the match, as soon as whoever has it is known to be gone. */
function claimed(store: Store): Promise<Hold> {
  return vi.waitFor(
    async () => {
      const hold = await store.claim('m1')
      if (hold === undefined) throw new Error('there is no such match')
      return hold
    },
    { timeout: 30_000, interval: 10 },
  )
}

test('a match that another server uses is not claimed, and is free once that one is gone', async () => {
  const url = await emptySchema()
  const [one, other] = [await open(url), await open(url)]
  await fill(one, 'm1', 1)
  await claimed(one)
  expect(await refusal(other.claim('m1'))).toEqual({ key: 'server.store.running.elsewhere' })
  expect(await other.running()).toEqual([])
  await one.close()
  expect(await other.orphaned()).toEqual(['m1'])
  await claimed(other)
  expect(await other.orphaned()).toEqual([])
})

test('what was let go is free at once, and nobody has to go on there', async () => {
  const url = await emptySchema()
  const [one, other] = [await open(url), await open(url)]
  await fill(one, 'm1', 1)
  await one.release(await claimed(one))
  expect(await other.running()).toEqual(['m1'])
  expect(await other.orphaned()).toEqual([])
  await claimed(other)
})

test('whoever was replaced writes nothing any more, whatever it believes', async () => {
  const url = await emptySchema()
  const [one, other] = [await open(url, frozen), await open(url)]
  await fill(one, 'm1', 1)
  const old = await claimed(one)
  await one.write([line(1)], old)
  // The first stands still; the second waits until that is known, and takes over.
  const hold = await claimed(other)
  const late = one.write([{ put: 'person', person: aPerson('zombie') }, line(2)], old)
  expect(await refusal(late)).toEqual({ key: 'server.store.running.fenced' })
  expect(await one.person('zombie')).toBeUndefined()
  await other.write([line(2)], hold)
  expect((await one.lines('m1', 0, 9)).map(({ at }) => at)).toEqual([0, 1, 2])
  // To let go what one has no more does not take it from the other.
  await one.release(old)
  await other.write([line(3)], hold)
})

test('a match that is claimed again outdates what the same server sent before', async () => {
  const store = await open(await emptySchema())
  await fill(store, 'm1', 1)
  const before = await claimed(store)
  const after = await claimed(store)
  expect(await refusal(store.write([line(1)], before))).toEqual({ key: 'server.store.running.fenced' })
  await store.write([line(1)], after)
})

test('a server that nobody hears lets its matches go, and has those again that nobody took', async () => {
  const url = await emptySchema()
  const one = await open(url)
  const [{ id }] = await sql<{ id: string }>(url, 'SELECT id FROM nodes')
  const other = await open(url)
  const lost: string[] = []
  one.onLost((match) => lost.push(match))
  for (const match of ['m1', 'kept']) await fill(one, match, 1)
  await claimed(one)
  await one.claim('kept')
  // Its signs of life do not arrive, until another has taken over.
  await sql(url, `ALTER TABLE nodes ADD CONSTRAINT cut CHECK (id <> '${id}') NOT VALID`)
  await claimed(other)
  expect(await refusal(one.check())).toEqual({ key: 'server.store.running.unreachable' })
  await sql(url, 'ALTER TABLE nodes DROP CONSTRAINT cut')
  await vi.waitFor(() => one.check(), { timeout: 30_000 })
  expect(lost).toEqual(['m1', 'kept'])
  expect(await refusal(one.claim('m1'))).toEqual({ key: 'server.store.running.elsewhere' })
  expect(await one.claim('kept')).toMatchObject({ match: 'kept' })
})

test('a match is taken from a server that lives only if that is wanted, and not before it had its time', async () => {
  const url = await emptySchema()
  const [one, other] = [await open(url), await open(url)]
  await fill(one, 'm1', 1)
  const old = await claimed(one)
  const owner = one.shared?.node
  const refused = await other.claim('m1').catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(MatchElsewhere)
  expect(refused).toMatchObject({ match: 'm1', owner, needs: null })
  expect(await refusal(other.claim('m1', 'somebody'))).toEqual({ key: 'server.store.running.elsewhere' })
  const hold = await vi.waitFor(() => other.claim('m1', owner), { timeout: 30_000, interval: 20 })
  expect(await refusal(one.write([line(1)], old))).toEqual({ key: 'server.store.running.fenced' })
  await other.write([line(1)], hold)
  // The one that was robbed cannot have it back at once.
  expect(await refusal(one.claim('m1', other.shared?.node))).toEqual({
    key: 'server.store.running.elsewhere',
  })
})

test('servers know each other by their rows, and agree on the time', async () => {
  const url = await emptySchema()
  const [one, other] = [await open(url), await open(url)]
  await one.shared?.announce({ address: '10.0.0.7:8080', knows: { toy: 3 } })
  const known = { id: one.shared?.node, address: '10.0.0.7:8080', knows: { toy: 3 } }
  expect(await other.shared?.others()).toEqual([known])
  expect(Math.abs((one.shared?.now() ?? 0) - (other.shared?.now() ?? 0))).toBeLessThan(60_000)
  await one.shared?.retire()
  expect(await other.shared?.others()).toEqual([])
})

test('a match that was lost without being put away is among those that somebody has to go on with', async () => {
  const store = await open(await emptySchema())
  await fill(store, 'm1', 1)
  store.orphan(await claimed(store))
  expect(await store.orphaned()).toEqual(['m1'])
  await claimed(store)
  expect(await store.orphaned()).toEqual([])
})

test('writes of several servers to many matches do not wait for each other', async () => {
  const url = await emptySchema()
  const stores = [await open(url), await open(url)]
  const ids = Array.from({ length: 40 }, (_, n) => `m${n}`)
  for (const id of ids) await stores[0].write([{ put: 'match', match: aMatch(id) }])
  const put = (id: string, at: number): Change => ({ put: 'line', line: aLine(id, at) })
  const writes = stores.flatMap((store, which) =>
    ids.flatMap((id, n) => [
      store.write([put(id, 10 * which + 1), put(ids[(n + 7) % ids.length], 10 * which + 3)]),
      store.write([put(id, 10 * which + 5)]),
    ]),
  )
  const ended = await Promise.allSettled(writes)
  expect(ended.filter(({ status }) => status === 'rejected')).toEqual([])
})

test('connections that are cut come back by themselves', async () => {
  const url = await emptySchema()
  const store = await open(url)
  await fill(store, 'm1', 1)
  await sql(
    url,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()
    AND application_name = 'longtable'`,
  )
  await wait(50)
  await store.write([line(1)])
  expect(await store.lastLine('m1')).toEqual(aLine('m1', 1))
  await store.check()
})

test('a database that goes away fails what is asked, and what asks whether all is well', async () => {
  const cluster = await startPostgres()
  const store = await openPostgresStore(cluster.url, { beats })
  await fill(store, 'm1', 1)
  await cluster.stop()
  expect(await refusal(store.write([line(1)]))).toEqual({ key: 'server.store.running.unreachable' })
  expect(await refusal(store.person('x'))).toEqual({ key: 'server.store.running.unreachable' })
  await vi.waitFor(async () =>
    expect(await refusal(store.check())).toEqual({ key: 'server.store.running.unreachable' }),
  )
  await store.close()
})

test('three that start at once make the tables once', async () => {
  const url = await emptySchema()
  const stores = await Promise.all([open(url), open(url), open(url)])
  await stores[0].write([{ put: 'person', person: aPerson('anna') }])
  expect(await stores[2].person('anna')).toEqual(aPerson('anna'))
  expect(await sql(url, 'SELECT number::int FROM version')).toEqual([{ number: 3 }])
})

test('what cannot be used is refused in one sentence that tells no password', async () => {
  const refused = (url: string) => refusal(openPostgresStore(url))
  expect(await refused('mysql://me:secret@x/y')).toEqual({
    key: 'server.store.postgres.url',
    with: { url: 'mysql://me@x/y' },
  })
  const away = await refused('postgres://me:secret@127.0.0.1:1/x')
  expect(away).toMatchObject({
    key: 'server.store.postgres.unusable',
    with: { database: 'postgres://me@127.0.0.1:1/x', detail: expect.stringContaining('ECONNREFUSED') },
  })
  const two = await refused('postgres://127.0.0.1:1,127.0.0.1:2/x')
  expect(two).toMatchObject({ with: { detail: expect.stringMatching(/:1; .*:2/) } })
  expect(await refused('postgres://x/y?schema=No%20way')).toMatchObject({
    key: 'server.store.postgres.schema',
  })
  const url = await emptySchema()
  await (await openPostgresStore(url)).close()
  await sql(url, 'UPDATE version SET number = 99')
  expect(await refused(url)).toMatchObject({
    key: 'server.store.postgres.newer',
    with: { version: 99, known: 3 },
  })
})

test('a database of another encoding is refused', async () => {
  const url = await emptySchema()
  await sql(url, `CREATE DATABASE ascii TEMPLATE template0 ENCODING 'SQL_ASCII' LC_COLLATE 'C' LC_CTYPE 'C'`)
  const other = url.replace('/postgres?', '/ascii?')
  expect(await refusal(openPostgresStore(other))).toMatchObject({
    key: 'server.store.postgres.encoding',
    with: { encoding: 'SQL_ASCII' },
  })
})

test('the address of a database, taken apart', () => {
  const read = readDatabaseUrl('postgres://me:word@one:5432,two/games?schema=lt&sslmode=require')
  expect(read).toEqual({
    hosts: [
      'postgres://me:word@one:5432/games?sslmode=require',
      'postgres://me:word@two/games?sslmode=require',
    ],
    schema: 'lt',
    shown: 'postgres://me@one:5432,two/games?schema=lt&sslmode=require',
  })
  expect(readDatabaseUrl('postgresql:///games').schema).toBe('longtable')
})
