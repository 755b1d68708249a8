import { ask, type Connection } from './database.ts'

/** Says of a file that it is Longtable's: "LTbl", where SQLite keeps such a number. */
export const APPLICATION = 0x4c54626c

/**
 * Every column beside `body` is there to be searched by; `body` is the row itself, as JSON. The totals are kept
 * because counting a million lines takes its time.
 */
const first = `
CREATE TABLE persons (
  id TEXT PRIMARY KEY,
  body TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE matches (
  id TEXT PRIMARY KEY,
  host TEXT NOT NULL,
  status TEXT NOT NULL,
  listed INTEGER NOT NULL,
  created INTEGER NOT NULL,
  awaited TEXT NOT NULL DEFAULT '[]',
  deadline INTEGER,
  body TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX matches_listed ON matches (status, created, id) WHERE listed = 1;
CREATE INDEX matches_running ON matches (deadline) WHERE status = 'running';
CREATE INDEX matches_host ON matches (host);

CREATE TABLE holders (
  match TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  person TEXT NOT NULL,
  PRIMARY KEY (match, seat, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX holders_person ON holders (person);

CREATE TABLE lines (
  match TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
  at INTEGER NOT NULL,
  seat INTEGER,
  id TEXT,
  body TEXT NOT NULL,
  PRIMARY KEY (match, at)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX lines_id ON lines (match, seat, id) WHERE id IS NOT NULL;

CREATE TABLE snapshots (
  match TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
  at INTEGER NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (match, at)
) STRICT, WITHOUT ROWID;

CREATE TABLE said (
  match TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
  number INTEGER NOT NULL,
  person TEXT NOT NULL,
  id TEXT NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (match, number)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX said_id ON said (match, person, id);

CREATE TABLE codes (
  hash TEXT PRIMARY KEY,
  match TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX codes_match ON codes (match);
CREATE INDEX codes_expires ON codes (expires);

CREATE TABLE totals (
  name TEXT PRIMARY KEY,
  total INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO totals VALUES ('matches', 0), ('lines', 0);
CREATE TRIGGER match_made AFTER INSERT ON matches BEGIN
  UPDATE totals SET total = total + 1 WHERE name = 'matches';
END;
CREATE TRIGGER match_gone AFTER DELETE ON matches BEGIN
  UPDATE totals SET total = total - 1 WHERE name = 'matches';
END;
CREATE TRIGGER line_made AFTER INSERT ON lines BEGIN
  UPDATE totals SET total = total + 1 WHERE name = 'lines';
END;
CREATE TRIGGER line_gone AFTER DELETE ON lines BEGIN
  UPDATE totals SET total = total - 1 WHERE name = 'lines';
END;
`

/** For the deal of the day: who has finished a match of the same seed. */
const seeds = `
CREATE INDEX matches_seed ON matches (json_extract(body, '$.seed'))
  WHERE status = 'over' AND json_extract(body, '$.seeded');
`

/**
 * A key for each device: the secret that a person had becomes the first. Which deal a match counts for is a column now, by
 * what `dealOf` says; so what was imported does not stand in the way of what was played. Who is not heard, what was used up
 * of allowances, and what waits to be sent are new.
 */
const people = `
CREATE TABLE keys (
  person TEXT NOT NULL,
  hash TEXT NOT NULL,
  device TEXT NOT NULL,
  created INTEGER NOT NULL,
  seen INTEGER NOT NULL,
  PRIMARY KEY (person, hash)
) STRICT, WITHOUT ROWID;
INSERT INTO keys
  SELECT id, json_extract(body, '$.secret'), '', json_extract(body, '$.created'), json_extract(body, '$.created')
  FROM persons;
UPDATE persons SET body = json_remove(body, '$.secret');

ALTER TABLE matches ADD COLUMN deal TEXT;
ALTER TABLE matches ADD COLUMN ended INTEGER;
UPDATE matches SET ended = json_extract(body, '$.ended');
UPDATE matches SET deal = json_extract(body, '$.seed')
  WHERE status = 'over' AND json_extract(body, '$.seeded') AND json_extract(body, '$.start') IS NULL
  AND ended IS NOT json_extract(body, '$.started')
  AND NOT EXISTS (
    SELECT 1 FROM json_each(body, '$.seats')
    WHERE json_extract(value, '$.kind') <> 'person' OR json_extract(value, '$.bot') IS NOT NULL
    OR json_extract(value, '$.resigned')
  );
DROP INDEX matches_seed;
CREATE INDEX matches_deal ON matches (deal, ended, id) WHERE deal IS NOT NULL;

CREATE TABLE mutes (
  scope TEXT NOT NULL,
  of TEXT NOT NULL,
  person TEXT NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (scope, of, person)
) STRICT, WITHOUT ROWID;

CREATE TABLE spent (
  who TEXT NOT NULL,
  what TEXT NOT NULL,
  period INTEGER NOT NULL,
  amount INTEGER NOT NULL,
  PRIMARY KEY (who, what, period)
) STRICT, WITHOUT ROWID;
CREATE INDEX spent_period ON spent (period);

CREATE TABLE notices (
  kind TEXT NOT NULL,
  about TEXT NOT NULL,
  id TEXT NOT NULL UNIQUE,
  match TEXT REFERENCES matches ON DELETE CASCADE,
  due INTEGER NOT NULL,
  tries INTEGER NOT NULL,
  taken INTEGER NOT NULL DEFAULT 0,
  body TEXT NOT NULL,
  PRIMARY KEY (kind, about)
) STRICT, WITHOUT ROWID;
CREATE INDEX notices_due ON notices (due, id);
CREATE INDEX notices_match ON notices (match);

CREATE TABLE pulse (time INTEGER NOT NULL) STRICT;
INSERT INTO pulse VALUES (0);
`

/** Everything else about people and what they do together, as lists of records. */
const records = `
CREATE TABLE records (
  kind TEXT NOT NULL,
  of TEXT NOT NULL,
  id TEXT NOT NULL,
  rank INTEGER NOT NULL,
  version INTEGER NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (kind, of, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX records_rank ON records (kind, of, rank, id);
CREATE INDEX said_person ON said (person);
`

/** What leads from each version of the schema to the next; never changed, only added to. */
export const migrations: readonly string[] = [first, seeds, people, records]

export function versionOf(db: Connection): number {
  return Number(ask(db, 'user_version', 'pragma_user_version')[0])
}

/** Brings a database up to the last version: whole, or not at all. */
export function migrate(db: Connection, steps: readonly string[] = migrations): void {
  db.exec('BEGIN IMMEDIATE')
  try {
    const version = versionOf(db)
    for (const step of steps.slice(version)) db.exec(step)
    if (version < steps.length) {
      db.exec(`PRAGMA application_id = ${APPLICATION}; PRAGMA user_version = ${steps.length}`)
    }
    db.exec('COMMIT')
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK')
    throw error
  }
}
