const listing = 'SELECT body, awaited, deadline FROM matches'
const notice = 'id, kind, about, match, due, tries, body'
const record = 'kind, of, id, rank, version, body'
const key = 'person, hash, device, created, seen'

/** No server that still gives signs of life has it. */
const unused =
  '(owner IS NULL OR NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = owner AND expires > now()))'

/** A table is counted up to here; what is more is told roughly, since nobody waits for a million rows to be counted. */
const COUNTED = 10_000

function total(table: string): string {
  return `(SELECT CASE WHEN n <= ${COUNTED} THEN n
    ELSE greatest(n, (SELECT reltuples::bigint FROM pg_class WHERE oid = '${table}'::regclass)) END
    FROM (SELECT count(*) AS n FROM (SELECT 1 FROM ${table} LIMIT ${COUNTED + 1}) AS few) AS counted) AS ${table}`
}

/** Everything that is ever read from the database. */
export const queries = {
  person: 'SELECT body FROM persons WHERE id = $1',
  key: `SELECT ${key} FROM keys WHERE person = $1 AND hash = $2`,
  keysOf: `SELECT ${key} FROM keys WHERE person = $1 ORDER BY created, hash`,
  match: 'SELECT body FROM matches WHERE id = $1',
  ownerOf: 'SELECT owner FROM matches WHERE id = $1',
  // Raised even where it is ours already: what we sent before a connection broke may still be running.
  // $3: whether those of servers that are gone may be taken; $4, $5: from whom it may be taken after so many seconds.
  claim: `UPDATE matches SET owner = $2, epoch = epoch + 1, claimed = now()
    WHERE id = $1 AND (owner IS NULL OR owner = $2 OR ($3 = 1 AND ${unused})
      OR (owner = $4 AND (claimed IS NULL OR claimed < now() - make_interval(secs => $5)))) RETURNING epoch`,
  release: 'UPDATE matches SET owner = NULL WHERE id = $1 AND epoch = $2',
  held: 'SELECT id, epoch FROM matches WHERE owner = $1',
  holders: 'SELECT seat, person FROM holders WHERE match = $1 ORDER BY seat, person',
  matchesOf: `${listing}
    WHERE id IN (SELECT match FROM holders WHERE person = $1 UNION SELECT id FROM matches WHERE host = $1)
    AND created < $2 ORDER BY created DESC, id DESC LIMIT $3`,
  listed: `${listing} WHERE listed = 1 AND status = $1 AND created < $2 ORDER BY created DESC, id DESC LIMIT $3`,
  finished: 'SELECT body FROM matches WHERE deal = $1 ORDER BY ended, id LIMIT $2',
  due: `SELECT id FROM matches WHERE status = 'running' AND deadline <= $1 AND (owner = $2 OR ${unused})
    ORDER BY deadline, id`,
  running: `SELECT id FROM matches WHERE status = 'running' AND ${unused}`,
  // In any order, so that several servers that look for them at once do not all want the same.
  orphaned: `SELECT id FROM matches WHERE status = 'running' AND owner IS NOT NULL AND ${unused}
    ORDER BY random() LIMIT 20`,
  lastLine: 'SELECT body FROM lines WHERE match = $1 ORDER BY at DESC LIMIT 1',
  lines: 'SELECT body FROM lines WHERE match = $1 AND at >= $2 AND at < $3 ORDER BY at',
  lineById: 'SELECT body FROM lines WHERE match = $1 AND seat = $2 AND id = $3',
  snapshot: 'SELECT at, body FROM snapshots WHERE match = $1 AND at <= $2 ORDER BY at DESC LIMIT 1',
  said: 'SELECT body FROM said WHERE match = $1 AND number < $2 ORDER BY number DESC LIMIT $3',
  saidById: 'SELECT body FROM said WHERE match = $1 AND person = $2 AND id = $3',
  sayer: 'SELECT person FROM said WHERE match = $1 AND number = $2',
  code: 'SELECT hash, match, seat, expires FROM codes WHERE hash = $1',
  mutes: 'SELECT body FROM mutes WHERE scope = $1 AND of = $2 ORDER BY person',
  spent: 'SELECT amount FROM spent WHERE who = $1 AND what = $2 AND period = $3',
  takeNotices: `UPDATE notices SET taken = $2 WHERE id IN (
    SELECT id FROM notices WHERE due <= $1 AND taken <= $1 ORDER BY due, id LIMIT $3 FOR UPDATE SKIP LOCKED)
    RETURNING ${notice}`,
  record: `SELECT ${record} FROM records WHERE kind = $1 AND of = $2 AND id = $3`,
  records: `SELECT ${record} FROM records WHERE kind = $1 AND of = $2 AND rank >= $3 AND rank <= $4
    ORDER BY rank DESC, id DESC LIMIT $5`,
  countRecords:
    'SELECT count(*) AS total FROM records WHERE kind = $1 AND of = $2 AND rank >= $3 AND rank <= $4',
  counts: `SELECT ${total('matches')}, ${total('lines')},
    (SELECT count(*) FROM matches WHERE status = 'running') AS running`,
  dropCodes: 'DELETE FROM codes WHERE expires < $1',
} as const
