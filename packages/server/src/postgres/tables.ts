import { refuse } from '@longtable/kernel'
import type { DatabaseUrl } from './database-url.ts'
import type { Session } from './session.ts'
import { writeAll } from './write-all.ts'

/**
 * The same tables as in SQLite, and those of the servers that share them. Words are compared byte by byte, as there; a body
 * stays the text that was written, since lines are handed out as they are. The row of a match is rewritten by every line.
 */
const first = `
CREATE TABLE persons (id text COLLATE "C" PRIMARY KEY, body text NOT NULL);

CREATE TABLE keys (
  person text COLLATE "C" NOT NULL,
  hash text COLLATE "C" NOT NULL,
  device text NOT NULL,
  created bigint NOT NULL,
  seen bigint NOT NULL,
  PRIMARY KEY (person, hash)
);

CREATE TABLE matches (
  id text COLLATE "C" PRIMARY KEY,
  host text COLLATE "C" NOT NULL,
  status text COLLATE "C" NOT NULL,
  listed bigint NOT NULL,
  created bigint NOT NULL,
  awaited text NOT NULL DEFAULT '[]',
  deadline bigint,
  deal text COLLATE "C",
  ended bigint,
  owner text COLLATE "C",
  epoch bigint NOT NULL DEFAULT 0,
  body text NOT NULL
) WITH (fillfactor = 70);
CREATE INDEX matches_listed ON matches (status, created, id) WHERE listed = 1;
CREATE INDEX matches_running ON matches (deadline) WHERE status = 'running';
CREATE INDEX matches_host ON matches (host);
CREATE INDEX matches_deal ON matches (deal, ended, id) WHERE deal IS NOT NULL;
CREATE INDEX matches_owner ON matches (owner) WHERE owner IS NOT NULL;

CREATE TABLE holders (
  match text COLLATE "C" NOT NULL REFERENCES matches ON DELETE CASCADE,
  seat bigint NOT NULL,
  person text COLLATE "C" NOT NULL,
  PRIMARY KEY (match, seat, person)
);
CREATE INDEX holders_person ON holders (person);

CREATE TABLE lines (
  match text COLLATE "C" NOT NULL REFERENCES matches ON DELETE CASCADE,
  at bigint NOT NULL,
  seat bigint,
  id text COLLATE "C",
  body text NOT NULL,
  PRIMARY KEY (match, at)
);
CREATE UNIQUE INDEX lines_id ON lines (match, seat, id) WHERE id IS NOT NULL;

CREATE TABLE snapshots (
  match text COLLATE "C" NOT NULL REFERENCES matches ON DELETE CASCADE,
  at bigint NOT NULL,
  body text NOT NULL,
  PRIMARY KEY (match, at)
);

CREATE TABLE said (
  match text COLLATE "C" NOT NULL REFERENCES matches ON DELETE CASCADE,
  number bigint NOT NULL,
  person text COLLATE "C" NOT NULL,
  id text COLLATE "C" NOT NULL,
  body text NOT NULL,
  PRIMARY KEY (match, number)
);
CREATE UNIQUE INDEX said_id ON said (match, person, id);

CREATE TABLE codes (
  hash text COLLATE "C" PRIMARY KEY,
  match text COLLATE "C" NOT NULL REFERENCES matches ON DELETE CASCADE,
  seat bigint NOT NULL,
  expires bigint NOT NULL
);
CREATE INDEX codes_match ON codes (match);
CREATE INDEX codes_expires ON codes (expires);

CREATE TABLE mutes (
  scope text COLLATE "C" NOT NULL,
  of text COLLATE "C" NOT NULL,
  person text COLLATE "C" NOT NULL,
  body text NOT NULL,
  PRIMARY KEY (scope, of, person)
);

CREATE TABLE spent (
  who text COLLATE "C" NOT NULL,
  what text COLLATE "C" NOT NULL,
  period bigint NOT NULL,
  amount bigint NOT NULL,
  PRIMARY KEY (who, what, period)
);
CREATE INDEX spent_period ON spent (period);

CREATE TABLE notices (
  kind text COLLATE "C" NOT NULL,
  about text COLLATE "C" NOT NULL,
  id text COLLATE "C" NOT NULL UNIQUE,
  match text COLLATE "C" REFERENCES matches ON DELETE CASCADE,
  due bigint NOT NULL,
  tries bigint NOT NULL,
  taken bigint NOT NULL DEFAULT 0,
  body text NOT NULL,
  PRIMARY KEY (kind, about)
);
CREATE INDEX notices_due ON notices (due, id);
CREATE INDEX notices_match ON notices (match);

CREATE TABLE pulse (time bigint NOT NULL);
INSERT INTO pulse VALUES (0);

CREATE TABLE nodes (
  id text COLLATE "C" PRIMARY KEY,
  started timestamptz NOT NULL DEFAULT now(),
  expires timestamptz NOT NULL
);

${writeAll}
`

/** Everything else about people and what they do together, as lists of records. */
const records = `
CREATE TABLE records (
  kind text COLLATE "C" NOT NULL,
  of text COLLATE "C" NOT NULL,
  id text COLLATE "C" NOT NULL,
  rank bigint NOT NULL,
  version bigint NOT NULL,
  body text NOT NULL,
  PRIMARY KEY (kind, of, id)
);
CREATE INDEX records_rank ON records (kind, of, rank, id);
CREATE INDEX said_person ON said (person);

${writeAll}
`

/** Servers that pass people on to each other, and since when each has a match. */
const mesh = `
ALTER TABLE nodes ADD COLUMN address text, ADD COLUMN knows text NOT NULL DEFAULT '{}';
ALTER TABLE matches ADD COLUMN claimed timestamptz;
`

/** What leads from each version of the tables to the next; never changed, only added to. */
const migrations: readonly string[] = [first, records, mesh]

/** Marks an advisory lock as ours. */
const MIGRATING = 0x4c54626c
/** The oldest that is still looked after by those who make it. */
const OLDEST = 130_000

/** Makes the tables or brings them up to the last version: once, whoever else starts at the same moment. */
export async function migrate(session: Session, { schema, shown }: DatabaseUrl): Promise<void> {
  const [about] = await session.query<{ version: string; number: number; encoding: string }>(
    `SELECT current_setting('server_version') AS version, current_setting('server_version_num')::int AS number,
      current_setting('server_encoding') AS encoding`,
  )
  if (about === undefined || about.number < OLDEST)
    refuse('server.store.postgres.old', {
      database: shown,
      version: about?.version ?? '?',
      least: OLDEST / 10_000,
    })
  if (about.encoding !== 'UTF8')
    refuse('server.store.postgres.encoding', { database: shown, encoding: about.encoding })
  const version = await versionOf(session, schema)
  if (version > migrations.length)
    refuse('server.store.postgres.newer', { database: shown, version, known: migrations.length })
  if (version === migrations.length) return
  // One message is one transaction; whoever was quicker has raised the version, and then nothing is done.
  const steps = migrations.map((step, i) => `IF known <= ${i} THEN EXECUTE ${literal(step)}; END IF;`)
  await session.query(`
    SELECT pg_advisory_xact_lock(${MIGRATING});
    CREATE SCHEMA IF NOT EXISTS ${schema};
    CREATE TABLE IF NOT EXISTS version (number bigint NOT NULL);
    DO ${literal(`DECLARE known bigint := coalesce((SELECT max(number) FROM version), 0); BEGIN
      ${steps.join('\n')}
      DELETE FROM version; INSERT INTO version VALUES (greatest(known, ${migrations.length}));
    END`)};`)
}

async function versionOf(session: Session, schema: string): Promise<number> {
  const [found] = await session.query<{ known: boolean }>('SELECT to_regclass($1) IS NOT NULL AS known', [
    `${schema}.version`,
  ])
  if (found?.known !== true) return 0
  const [row] = await session.query<{ number: number | null }>('SELECT max(number) AS number FROM version')
  return row?.number ?? 0
}

function literal(words: string): string {
  return `'${words.replaceAll("'", "''")}'`
}
