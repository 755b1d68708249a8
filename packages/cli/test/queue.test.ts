import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPostgres, type Database } from '../../../scripts/test/cluster.ts'
import { tableOf } from './support/arena-table.ts'
import { longtable } from './toy/terminal.ts'

let database: Database

beforeAll(async () => {
  database = await startPostgres()
})

afterAll(() => database.stop())

test('a queue that cannot be reached is told in one sentence, without its password', async () => {
  const ran = await longtable(['arena-worker', '--queue', 'postgres://me:secret@127.0.0.1:1/x'])
  expect(ran.code).toBe(2)
  expect(ran.err).toMatch(
    /^The queue at postgres:\/\/me@127\.0\.0\.1:1\/x cannot be reached: .*ECONNREFUSED.*\.\n$/,
  )
  expect((await longtable(['arena-worker'])).err).toContain('“--queue <url>” is missing')
})

test('what is done already is not played again, and a worker that is asked to stop leaves its game to others', async () => {
  const args = ['arena', 'toy', '--players', '2', '--games', '4', '--json', '--queue', database.url]
  const never = new Promise<void>(() => {})
  let stop = (): void => {}
  const stopped = new Promise<void>((resolve) => (stop = resolve))
  const worker = longtable(['arena-worker', '--queue', database.url, '--threads', '2'], { stopped })
  const first = await longtable(args, { stopped: never })
  expect(first).toMatchObject({ code: 0, err: '' })
  stop()
  expect((await worker).code).toBe(0)
  // Nobody works any more, and nobody needs to.
  expect(tableOf((await longtable(args, { stopped: never })).out)).toEqual(tableOf(first.out))
})
