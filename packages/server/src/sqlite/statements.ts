import type { Writing } from '../store/changes.ts'
import type { Connection, Statement } from './database.ts'

const listing = 'SELECT body, awaited, deadline FROM matches'
const record = 'kind, of, id, rank, version, body'
const notice = 'id, kind, about, match, due, tries, body'

const writing: Readonly<Record<Writing, string>> = {
  putPerson: 'INSERT INTO persons (id, body) VALUES (?, ?) ON CONFLICT DO UPDATE SET body = excluded.body',
  dropPerson: 'DELETE FROM persons WHERE id = ?',
  dropKeys: 'DELETE FROM keys WHERE person = ?',
  dropSaid: 'DELETE FROM said WHERE person = ?',
  dropHolding: 'DELETE FROM holders WHERE person = ?',
  putRecord: `INSERT INTO records (kind, of, id, rank, version, body) VALUES (?, ?, ?, ?, 1, ?)
    ON CONFLICT DO UPDATE SET rank = excluded.rank, version = version + 1, body = excluded.body`,
  addRecord: `INSERT INTO records (kind, of, id, rank, version, body) VALUES (?, ?, ?, ?, 1, ?)
    ON CONFLICT DO NOTHING`,
  swapRecord: `UPDATE records SET rank = ?4, version = version + 1, body = ?5
    WHERE kind = ?1 AND of = ?2 AND id = ?3 AND version = ?6`,
  dropRecord: 'DELETE FROM records WHERE kind = ? AND of = ? AND id = ?',
  dropRecords: 'DELETE FROM records WHERE kind = ? AND of = ? AND rank < ?',
  putKey: `INSERT INTO keys (person, hash, device, created, seen) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET device = excluded.device, created = excluded.created, seen = excluded.seen`,
  dropKey: 'DELETE FROM keys WHERE person = ? AND hash = ?',
  // Not REPLACE, which would delete the match first, and all that hangs on it.
  putMatch: `INSERT INTO matches (id, host, status, listed, created, deal, ended, body) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET host = excluded.host, status = excluded.status, listed = excluded.listed,
    created = excluded.created, deal = excluded.deal, ended = excluded.ended, body = excluded.body`,
  putTurn: 'UPDATE matches SET awaited = ?, deadline = ? WHERE id = ?',
  putLine: 'INSERT INTO lines (match, at, seat, id, body) VALUES (?, ?, ?, ?, ?)',
  putSnapshot: `INSERT INTO snapshots (match, at, body) VALUES (?, ?, ?)
    ON CONFLICT DO UPDATE SET body = excluded.body`,
  dropSnapshots: 'DELETE FROM snapshots WHERE match = ? AND at > ? AND at < ?',
  putSaid: 'INSERT INTO said (match, number, person, id, body) VALUES (?, ?, ?, ?, ?)',
  putHolder: 'INSERT INTO holders (match, seat, person) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
  dropHolders: 'DELETE FROM holders WHERE match = ? AND seat = ?',
  putCode: `INSERT INTO codes (hash, match, seat, expires) VALUES (?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET match = excluded.match, seat = excluded.seat, expires = excluded.expires`,
  dropCodes: 'DELETE FROM codes WHERE match = ? AND seat = ?',
  dropCode: 'DELETE FROM codes WHERE hash = ?',
  putMute: `INSERT INTO mutes (scope, of, person, body) VALUES (?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET body = excluded.body`,
  dropMute: 'DELETE FROM mutes WHERE scope = ? AND of = ? AND person = ?',
  // Nothing is changed where it would become more than there is.
  putSpend: `INSERT INTO spent (who, what, period, amount) SELECT ?1, ?2, ?3, ?4 WHERE ?4 <= ?5
    ON CONFLICT DO UPDATE SET amount = amount + excluded.amount WHERE amount + excluded.amount <= ?5`,
  dropSpent: 'DELETE FROM spent WHERE period < ?',
  putNotice: `INSERT INTO notices (${notice}) VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (kind, about) DO UPDATE SET id = excluded.id, match = excluded.match, due = excluded.due,
    tries = excluded.tries, body = excluded.body, taken = 0`,
  putRetry: 'UPDATE notices SET due = ?, tries = ?, taken = 0 WHERE id = ?',
  takeNotice: 'UPDATE notices SET taken = ? WHERE id = ?',
  dropNotice: 'DELETE FROM notices WHERE id = ?',
  // All else of a match goes with it.
  dropMatch: 'DELETE FROM matches WHERE id = ?',
  dropMutes: `DELETE FROM mutes WHERE scope = 'match' AND of = ?`,
  putPulse: 'UPDATE pulse SET time = ?',
}

/** Everything that is ever asked of the database. */
export const queries = {
  ...writing,
  person: 'SELECT body FROM persons WHERE id = ?',
  key: 'SELECT person, hash, device, created, seen FROM keys WHERE person = ? AND hash = ?',
  keysOf: 'SELECT person, hash, device, created, seen FROM keys WHERE person = ? ORDER BY created, hash',
  match: 'SELECT body FROM matches WHERE id = ?',
  isMatch: 'SELECT 1 FROM matches WHERE id = ?',
  holders: 'SELECT seat, person FROM holders WHERE match = ? ORDER BY seat, person',
  matchesOf: `${listing}
    WHERE id IN (SELECT match FROM holders WHERE person = ? UNION SELECT id FROM matches WHERE host = ?)
    AND created < ? ORDER BY created DESC, id DESC LIMIT ?`,
  listed: `${listing} WHERE listed = 1 AND status = ? AND created < ? ORDER BY created DESC, id DESC LIMIT ?`,
  finished: 'SELECT body FROM matches WHERE deal = ? ORDER BY ended, id LIMIT ?',
  due: `SELECT id FROM matches WHERE status = 'running' AND deadline <= ? ORDER BY deadline, id`,
  running: `SELECT id FROM matches INDEXED BY matches_running WHERE status = 'running'`,
  runningCount: `SELECT count(*) AS total FROM matches INDEXED BY matches_running WHERE status = 'running'`,
  lastLine: 'SELECT body FROM lines WHERE match = ? ORDER BY at DESC LIMIT 1',
  lines: 'SELECT body FROM lines WHERE match = ? AND at >= ? AND at < ? ORDER BY at',
  lineById: 'SELECT body FROM lines WHERE match = ? AND seat = ? AND id = ?',
  snapshot: 'SELECT at, body FROM snapshots WHERE match = ? AND at <= ? ORDER BY at DESC LIMIT 1',
  said: 'SELECT body FROM said WHERE match = ? AND number < ? ORDER BY number DESC LIMIT ?',
  saidById: 'SELECT body FROM said WHERE match = ? AND person = ? AND id = ?',
  sayer: 'SELECT person FROM said WHERE match = ? AND number = ?',
  code: 'SELECT hash, match, seat, expires FROM codes WHERE hash = ?',
  mutes: 'SELECT body FROM mutes WHERE scope = ? AND of = ? ORDER BY person',
  spent: 'SELECT amount FROM spent WHERE who = ? AND what = ? AND period = ?',
  notices: `SELECT ${notice} FROM notices WHERE due <= ?1 AND taken <= ?1 ORDER BY due, id LIMIT ?2`,
  record: `SELECT ${record} FROM records WHERE kind = ? AND of = ? AND id = ?`,
  records: `SELECT ${record} FROM records WHERE kind = ?1 AND of = ?2 AND rank >= ?3 AND rank <= ?4
    ORDER BY rank DESC, id DESC LIMIT ?5`,
  countRecords: `SELECT count(*) AS total FROM records WHERE kind = ? AND of = ? AND rank >= ? AND rank <= ?`,
  totals: 'SELECT name, total FROM totals',
} as const

export type Statements = Readonly<Record<keyof typeof queries, Statement>>

export function prepareAll(db: Connection): Statements {
  const prepared = Object.entries(queries).map(([name, sql]) => [name, db.prepare(sql)] as const)
  return Object.fromEntries(prepared) as Statements
}
