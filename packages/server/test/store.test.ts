import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ask, connect } from '../src/sqlite/database.ts'
import { migrate } from '../src/sqlite/schema.ts'
import { queries } from '../src/sqlite/statements.ts'
import { folder, open } from './support/store.ts'

test('a folder is made with its parents, for its owner alone', async () => {
  const at = join(folder(), 'a', 'b')
  const store = await open(at)
  expect(statSync(at).mode & 0o777).toBe(0o700)
  expect(statSync(join(at, 'longtable.sqlite')).mode & 0o777).toBe(0o600)
  await store.close()
  expect(readdirSync(at)).toContain('longtable.sqlite')
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
  // Both go through the index of running matches alone; the totals are two rows, the pulse one, and a constant none.
  expect(scans).toEqual([
    'putSpend: SCAN CONSTANT ROW',
    'putPulse: SCAN pulse',
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
