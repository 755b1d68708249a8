import { randomUUID } from 'node:crypto'
import { callAll, WorkerPool } from '@longtable/server/threads'
import { collect } from '../../../../packages/cli/src/queue/collect.ts'
import { workQueue } from '../../../../packages/cli/src/queue/work.ts'
import type { Job, Outcome } from './factions.ts'

/** Milliseconds that a game may take, and megabytes that a thread may fill. */
const LONGEST = 600_000
const MEMORY = 1024
/** What the games are called in a queue. */
const KIND = 'longtable-balance'

function crewOf(size: number): WorkerPool {
  return new WorkerPool({
    entry: new URL('thread.ts', import.meta.url),
    size,
    limit: LONGEST,
    memory: MEMORY,
  })
}

/** Plays all games, on threads or by the workers of a queue. The outcomes keep the order of the jobs. */
export async function playAll(
  jobs: readonly Job[],
  threads: number,
  queue: string | undefined,
  onGame: (done: number) => void,
): Promise<Outcome[]> {
  const outcomes = new Array<Outcome>(jobs.length)
  let done = 0
  const heard = (outcome: Outcome, at: number): void => {
    outcomes[at] = outcome
    onGame(++done)
  }
  if (queue === undefined) {
    const pool = crewOf(Math.min(threads, jobs.length))
    await callAll(pool, 'play', jobs, heard)
    await pool.close()
  } else {
    await collect({
      url: queue,
      kind: KIND,
      // Never what an earlier run left: the factions may have been changed since.
      study: `balance-${randomUUID()}`,
      jobs: new Map(jobs.map((job, at) => [String(at), job])),
      onOutcome: (id, outcome) => heard(outcome as Outcome, Number(id)),
      stopped: new Promise(() => {}),
    })
  }
  return outcomes
}

/** Plays games from a queue until Ctrl+C. */
export async function workFor(queue: string, threads: number): Promise<void> {
  const pool = crewOf(threads)
  await workQueue({
    url: queue,
    kind: KIND,
    size: threads,
    work: (job) => pool.call(null, 'play', [job]),
    end: () => pool.close(),
    stopped: new Promise((resolve) => process.once('SIGINT', resolve)),
    onReady: () => console.log('Playing; Ctrl+C stops it.'),
    onDone: (id, left) => console.log('fault' in left ? `${id} broke: ${left.fault}` : `played ${id}`),
  })
}
