import type { Connection, Statement } from './database.ts'

const listing = 'SELECT body, awaited, deadline FROM matches'

/** Everything that is ever asked of the database. */
export const queries = {
  putPerson: 'INSERT INTO persons (id, body) VALUES (?, ?) ON CONFLICT DO UPDATE SET body = excluded.body',
  // Not REPLACE, which would delete the match first, and all that hangs on it.
  putMatch: `INSERT INTO matches (id, host, status, listed, created, body) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET host = excluded.host, status = excluded.status, listed = excluded.listed,
    created = excluded.created, body = excluded.body`,
  putTurn: 'UPDATE matches SET awaited = ?, deadline = ? WHERE id = ?',
  putLine: 'INSERT INTO lines (match, at, seat, id, body) VALUES (?, ?, ?, ?, ?)',
  putSnapshot: `INSERT INTO snapshots (match, at, body) VALUES (?, ?, ?)
    ON CONFLICT DO UPDATE SET body = excluded.body`,
  putSaid: 'INSERT INTO said (match, number, person, id, body) VALUES (?, ?, ?, ?, ?)',
  putHolder: 'INSERT INTO holders (match, seat, person) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
  putCode: `INSERT INTO codes (hash, match, seat, expires) VALUES (?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET match = excluded.match, seat = excluded.seat, expires = excluded.expires`,
  dropHolders: 'DELETE FROM holders WHERE match = ? AND seat = ?',
  dropCodes: 'DELETE FROM codes WHERE match = ? AND seat = ?',
  dropCode: 'DELETE FROM codes WHERE hash = ?',
  // All else of a match goes with it.
  dropMatch: 'DELETE FROM matches WHERE id = ?',

  person: 'SELECT body FROM persons WHERE id = ?',
  match: 'SELECT body FROM matches WHERE id = ?',
  holders: 'SELECT seat, person FROM holders WHERE match = ? ORDER BY seat, person',
  matchesOf: `${listing}
    WHERE id IN (SELECT match FROM holders WHERE person = ? UNION SELECT id FROM matches WHERE host = ?)
    AND created < ? ORDER BY created DESC, id DESC LIMIT ?`,
  listed: `${listing} WHERE listed = 1 AND status = ? AND created < ? ORDER BY created DESC, id DESC LIMIT ?`,
  finished: `SELECT body FROM matches INDEXED BY matches_seed
    WHERE status = 'over' AND json_extract(body, '$.seeded') AND json_extract(body, '$.seed') = ?
    ORDER BY json_extract(body, '$.ended'), id LIMIT ?`,
  due: `SELECT id FROM matches WHERE status = 'running' AND deadline <= ? ORDER BY deadline, id`,
  running: `SELECT id FROM matches INDEXED BY matches_running WHERE status = 'running'`,
  runningCount: `SELECT count(*) AS total FROM matches INDEXED BY matches_running WHERE status = 'running'`,
  lastLine: 'SELECT body FROM lines WHERE match = ? ORDER BY at DESC LIMIT 1',
  lines: 'SELECT body FROM lines WHERE match = ? AND at >= ? AND at < ? ORDER BY at',
  lineById: 'SELECT body FROM lines WHERE match = ? AND seat = ? AND id = ?',
  snapshot: 'SELECT at, body FROM snapshots WHERE match = ? AND at <= ? ORDER BY at DESC LIMIT 1',
  said: 'SELECT body FROM said WHERE match = ? AND number < ? ORDER BY number DESC LIMIT ?',
  saidById: 'SELECT body FROM said WHERE match = ? AND person = ? AND id = ?',
  code: 'SELECT hash, match, seat, expires FROM codes WHERE hash = ?',
  totals: 'SELECT name, total FROM totals',
} as const

export type Statements = Readonly<Record<keyof typeof queries, Statement>>

export function prepareAll(db: Connection): Statements {
  const prepared = Object.entries(queries).map(([name, sql]) => [name, db.prepare(sql)] as const)
  return Object.fromEntries(prepared) as Statements
}
