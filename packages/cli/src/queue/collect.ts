import type { Client, Pool } from 'pg'
import { loadGraphileWorker } from './packages.ts'
import {
  CHANNEL,
  resultsOf,
  forgetFaults,
  openClient,
  openPool,
  releaseLost,
  type JobResult,
} from './store.ts'
import { MOST_ATTEMPTS, type QueuedJob } from './work.ts'

/** So many jobs are put into the queue by one command. */
const BATCH = 1000
const LOOK_AROUND = 2000

export interface CollectPlan {
  readonly url: string
  readonly kind: string
  readonly study: string
  /** By name. */
  readonly jobs: ReadonlyMap<string, unknown>
  /** Gets what each job led to, once, also what was done before. */
  readonly onOutcome: (id: string, outcome: unknown) => void
  readonly stopped: Promise<void>
}

/** Puts jobs into a queue on PostgreSQL and waits until workers have done all of them; false if it was stopped before. */
export async function collect(plan: CollectPlan): Promise<boolean> {
  const pool = await openPool(plan.url)
  const client = await openClient(plan.url)
  const timer = setInterval(() => void releaseLost(pool).catch(() => {}), LOOK_AROUND)
  try {
    return await Promise.race([gather(plan, pool, client), plan.stopped.then(() => false)])
  } finally {
    clearInterval(timer)
    await client.end().catch(() => {})
    await pool.end()
  }
}

async function gather(
  { url, kind, study, jobs, onOutcome }: CollectPlan,
  pool: Pool,
  client: Client,
): Promise<true> {
  await forgetFaults(pool, study)
  const waiting = new Set(jobs.keys())
  const take = (id: string, left: JobResult): void => {
    if (!waiting.delete(id)) return
    if ('fault' in left) throw new Error(`${id}: ${left.fault}`)
    onOutcome(id, left.outcome)
  }
  return new Promise((resolve, reject) => {
    const settle = async (work: () => Promise<void>): Promise<void> => {
      try {
        await work()
        if (waiting.size === 0) resolve(true)
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)))
      }
    }
    client.on('error', reject)
    client.on('notification', ({ payload = '' }) => {
      const [of, id = ''] = payload.split(' ')
      if (of !== study || !waiting.has(id)) return
      void settle(async () => (await resultsOf(pool, study, id)).forEach((row) => take(row.id, row.answer)))
    })
    void settle(async () => {
      await client.query(`listen ${CHANNEL}`)
      for (const row of await resultsOf(pool, study)) take(row.id, row.answer)
      await enqueue(url, pool, kind, study, jobs, waiting)
    })
  })
}

/** Puts into the queue what is neither done nor in it already. */
async function enqueue(
  url: string,
  pool: Pool,
  kind: string,
  study: string,
  jobs: ReadonlyMap<string, unknown>,
  waiting: ReadonlySet<string>,
): Promise<void> {
  const { Logger, makeWorkerUtils } = await loadGraphileWorker()
  const utils = await makeWorkerUtils({ connectionString: url, logger: new Logger(() => () => {}) })
  try {
    await utils.migrate()
    const { rows } = await pool.query<{ key: string }>(
      'select key from graphile_worker.jobs where starts_with(key, $1) and attempts < max_attempts',
      [`${study} `],
    )
    const queued = new Set(rows.map(({ key }) => key))
    const specs = [...waiting]
      .map((id): QueuedJob => ({ study, id, job: jobs.get(id) }))
      .map((payload) => ({
        payload,
        jobKey: `${study} ${payload.id}`,
        identifier: kind,
        maxAttempts: MOST_ATTEMPTS,
      }))
      .filter(({ jobKey }) => !queued.has(jobKey))
    for (let at = 0; at < specs.length; at += BATCH) await utils.addJobs(specs.slice(at, at + BATCH))
  } finally {
    await utils.release()
  }
}
