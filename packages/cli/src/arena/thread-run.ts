import type { Fixture, FixtureOutcome, Study } from '@longtable/bots/arena'
import { callAll, WorkerPool } from '@longtable/server/threads'
import type { Job } from './methods.ts'

/** Longer than any game takes, in milliseconds: a thread that hangs must not hold up a study for ever. */
const LIMIT = 12 * 60 * 60 * 1000
/** Megabytes that each thread may fill. */
const MEMORY = 2048

/** The thread that plays games: a source beside this one, or built beside the bundle that this file became part of. */
export function defaultArenaThread(): URL {
  const isSource = import.meta.url.endsWith('.ts')
  return new URL(`./arena-thread${isSource ? '.ts' : '.mjs'}`, import.meta.url)
}

export function arenaPool(entry: URL, size: number): WorkerPool {
  return new WorkerPool({ entry, size, limit: LIMIT, memory: MEMORY })
}

/** Plays games on the threads of this machine, until all are played or somebody wants it to end; false then. */
export async function playInThreads(
  entry: URL,
  threads: number,
  study: Study,
  fixtures: readonly Fixture[],
  onOutcome: (outcome: FixtureOutcome) => void,
  stopped: Promise<void>,
): Promise<boolean> {
  if (fixtures.length === 0) return true
  const pool = arenaPool(entry, Math.min(threads, fixtures.length))
  void stopped.then(() => pool.close())
  try {
    const jobs: Job[] = fixtures.map((fixture) => ({ study, fixture }))
    return await callAll(pool, 'play', jobs, onOutcome)
  } finally {
    await pool.close()
  }
}
