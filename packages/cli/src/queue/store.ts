import { refuse } from '@longtable/kernel'
import type { Client, Pool } from 'pg'

/** What a game left behind: how it ended, or why it broke. */
export type JobResult = { readonly outcome: unknown } | { readonly fault: string }

/** Where those who wait are told that something is done: the study, a space, the job. */
export const CHANNEL = 'longtable_done'
/** Marks advisory locks as ours. Each worker holds one as long as its connection lives, which ends with its process. */
const ALIVE = 0x6c6f6e67
/** What was taken so many seconds ago belongs to somebody who has had the time to say that they are alive. */
const GRACE = 3

const TABLES = `
  select pg_advisory_xact_lock(${ALIVE}, 0);
  create schema if not exists longtable;
  create table if not exists longtable.done (
    study text not null,
    id text not null,
    answer json not null,
    primary key (study, id)
  );
`

/** Connects, and makes sure that the tables are there. */
export async function openPool(url: string): Promise<Pool> {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({ connectionString: url, max: 4 })
  // A connection that breaks while nobody uses it is replaced by the next one.
  pool.on('error', () => {})
  await reached(url, async () => {
    // All in one message, and so in one transaction.
    await pool.query(TABLES)
  })
  return pool
}

/** A connection of one's own, for what lasts as long as it does. */
export async function openClient(url: string): Promise<Client> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url, keepAlive: true })
  await reached(url, async () => {
    await client.connect()
  })
  // So that the database notices soon when this machine is gone without a word.
  await client.query(
    'set tcp_keepalives_idle = 30; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3',
  )
  return client
}

async function reached(url: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    refuse('cli.queue.unreachable', { url: withoutPassword(url), why: reasonOf(error) })
  }
}

/** Several addresses may have been tried in vain, each with an error of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}

export function withoutPassword(url: string): string {
  return url.replace(/(:\/\/[^/@:]*):[^/@]*@/, '$1@')
}

/** Keeps what a job left behind, unless somebody else has done that job already, and tells those who wait. */
export async function storeResult(pool: Pool, study: string, id: string, left: JobResult): Promise<void> {
  await pool.query(
    `with kept as (
       insert into longtable.done (study, id, answer) values ($1, $2, $3) on conflict do nothing returning id
     )
     select pg_notify('${CHANNEL}', $1 || ' ' || id) from kept`,
    [study, id, JSON.stringify(left)],
  )
}

/** What is done of a study; of one job, if it is named. */
export async function resultsOf(
  client: Pick<Client, 'query'>,
  study: string,
  id: string | null = null,
): Promise<{ readonly id: string; readonly answer: JobResult }[]> {
  const { rows } = await client.query<{ id: string; answer: JobResult }>(
    'select id, answer from longtable.done where study = $1 and ($2::text is null or id = $2)',
    [study, id],
  )
  return rows
}

/** What broke is done again when somebody asks for it again. */
export async function forgetFaults(client: Pick<Client, 'query'>, study: string): Promise<void> {
  await client.query(`delete from longtable.done where study = $1 and answer::jsonb ? 'fault'`, [study])
}

/** Says that a worker is alive, as long as this connection is. */
export async function declareAlive(client: Client, worker: string): Promise<void> {
  await client.query('select pg_advisory_lock($1, hashtext($2))', [ALIVE, worker])
}

/** What workers had taken that are no longer alive goes back into the queue. */
export async function releaseLost(pool: Pool): Promise<void> {
  await pool.query(
    `with held as (
       select distinct locked_by as worker from graphile_worker.jobs
       where locked_by is not null and locked_at < now() - make_interval(secs => ${GRACE})
     ), lost as (
       select worker from held where pg_try_advisory_xact_lock($1, hashtext(worker))
     )
     select graphile_worker.force_unlock_workers(array_agg(worker)) from lost having count(*) > 0`,
    [ALIVE],
  )
}
