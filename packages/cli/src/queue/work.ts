import { EventEmitter } from 'node:events'
import type { WorkerEvents } from 'graphile-worker'
import { loadGraphileWorker } from './packages.ts'
import { declareAlive, storeResult, openClient, openPool, releaseLost, type JobResult } from './store.ts'

/** A job as it stands in the queue. */
export interface QueuedJob {
  /** What it belongs to, and its name there. */
  readonly study: string
  readonly id: string
  readonly job: unknown
}

/** How often it is looked whether other workers are gone, in milliseconds. */
const LOOK_AROUND = 2000
/** A job that was lost so often with its worker is given up. */
export const MOST_ATTEMPTS = 25

export interface WorkPlan {
  readonly url: string
  /** Which jobs: those of one kind are all done in the same way. */
  readonly kind: string
  /** How many at once. */
  readonly size: number
  /** Does a job; what it throws is a bug in the job, unless work was ended. */
  readonly work: (job: unknown) => Promise<unknown>
  /** Ends all work at once. */
  readonly end: () => Promise<void>
  readonly stopped: Promise<void>
  readonly onReady: () => void
  readonly onDone: (id: string, left: JobResult) => void
}

/** Does jobs from a queue on PostgreSQL until it is told to stop. What it was at then is done by others. */
export async function workQueue(plan: WorkPlan): Promise<void> {
  const { url, kind, size, work, stopped } = plan
  const { Logger, run } = await loadGraphileWorker()
  const pool = await openPool(url)
  const alive = await openClient(url)
  let isStopped = false
  const events: WorkerEvents = new EventEmitter()
  const declared = new Promise<void>((resolve, reject) => {
    events.once(
      'pool:create',
      ({ workerPool }) => void declareAlive(alive, workerPool.id).then(resolve, reject),
    )
  })
  const runner = await run({
    connectionString: url,
    maxPoolSize: size + 2,
    concurrency: size,
    noHandleSignals: true,
    parsedCronItems: [],
    logger: new Logger(() => () => {}),
    events,
    taskList: {
      [kind]: async (payload: unknown) => {
        const { study, id, job } = payload as QueuedJob
        await declared
        const left = await leftBy(work, job, () => isStopped)
        await storeResult(pool, study, id, left)
        plan.onDone(id, left)
      },
    },
  })
  const timer = setInterval(() => void releaseLost(pool).catch(() => {}), LOOK_AROUND)
  const broken = new Promise<never>((_, reject) => alive.on('error', reject))
  try {
    await declared
    plan.onReady()
    await Promise.race([stopped, runner.promise, broken])
  } finally {
    isStopped = true
    clearInterval(timer)
    await plan.end()
    await runner.stop().catch(() => {})
    await pool.end()
    await alive.end().catch(() => {})
  }
}

async function leftBy(
  work: (job: unknown) => Promise<unknown>,
  job: unknown,
  isStopped: () => boolean,
): Promise<JobResult> {
  try {
    return { outcome: await work(job) }
  } catch (error) {
    // Then it goes back into the queue.
    if (isStopped()) throw error
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}
