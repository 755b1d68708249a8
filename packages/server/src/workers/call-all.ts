import { ThreadLost, type WorkerPool } from './worker-pool.ts'

/**
 * Calls one method for every job, each by whichever thread is free next, in the order of the jobs. True when all have been
 * answered; false when the pool was closed before.
 */
export async function callAll<J, A>(
  pool: WorkerPool,
  method: string,
  jobs: readonly J[],
  onAnswer: (answer: A, at: number) => void,
): Promise<boolean> {
  try {
    await Promise.all(jobs.map(async (job, at) => onAnswer((await pool.call(null, method, [job])) as A, at)))
    return true
  } catch (error) {
    if (error instanceof ThreadLost && error.why === 'closed') return false
    throw error
  }
}
