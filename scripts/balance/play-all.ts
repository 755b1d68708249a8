import { randomUUID } from 'node:crypto'
import { callAll, WorkerPool } from '@longtable/server/threads'
import { collect } from '../../packages/cli/src/queue/collect.ts'
import { workQueue } from '../../packages/cli/src/queue/work.ts'
import { KeptGames } from './kept-games.ts'

/** Milliseconds that a game may take, and megabytes that a thread may fill. */
const LONGEST = 600_000
const MEMORY = 1024
/** What the games are called in a queue. */
const KIND = 'longtable-balance'

/** The games of a balance study. */
export interface Games<Job> {
  /** A thread that plays one of them: `play` takes a job and gives its outcome. */
  readonly thread: URL
  readonly jobs: readonly Job[]
  readonly threads: number
  /** A database whose workers play them instead. */
  readonly queue?: string | undefined
  /** A file that keeps them, so that the same command goes on where it stopped. */
  readonly results?: string | undefined
  readonly onGame: (done: number) => void
}

function crewOf(thread: URL, size: number): WorkerPool {
  return new WorkerPool({ entry: thread, size, limit: LONGEST, memory: MEMORY })
}

/** Plays all games that are not kept yet, on threads or by the workers of a queue. The outcomes keep the order of the jobs. */
export async function playAll<Job, Outcome>(games: Games<Job>): Promise<Outcome[]> {
  const { thread, jobs, queue, results, onGame } = games
  const kept = results === undefined ? undefined : new KeptGames<Job, Outcome>(results)
  const outcomes = jobs.map((job) => kept?.of(job))
  const left = jobs.flatMap((job, at) => (outcomes[at] === undefined ? [{ job, at }] : []))
  let done = jobs.length - left.length
  const heard = (outcome: Outcome, n: number): void => {
    outcomes[left[n].at] = outcome
    kept?.keep(left[n].job, outcome)
    onGame(++done)
  }
  if (queue === undefined) {
    const pool = crewOf(thread, Math.max(1, Math.min(games.threads, jobs.length)))
    try {
      const known = jobs.find((_, at) => outcomes[at] !== undefined)
      if (known !== undefined) kept?.compare(known, (await pool.call(null, 'play', [known])) as Outcome)
      await callAll(
        pool,
        'play',
        left.map(({ job }) => job),
        heard,
      )
    } finally {
      await pool.close()
    }
  } else {
    await collect({
      url: queue,
      kind: KIND,
      // Never what an earlier run left: what is played may have been changed since.
      study: `balance-${randomUUID()}`,
      jobs: new Map(left.map(({ job }, n) => [String(n), job])),
      onOutcome: (id, outcome) => heard(outcome as Outcome, Number(id)),
      stopped: new Promise(() => {}),
    })
  }
  return outcomes as Outcome[]
}

/** Plays games from a queue until Ctrl+C. */
export async function workFor(thread: URL, queue: string, threads: number): Promise<void> {
  const pool = crewOf(thread, threads)
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

/** Says on the terminal how far it is. */
export function tellProgress(all: number): (done: number) => void {
  return (done) => {
    if (process.stderr.isTTY) process.stderr.write(`\r\u001B[2K${done}/${all} games`)
    else if (done % 500 === 0) process.stderr.write(`${done}/${all} games\n`)
    if (done === all && process.stderr.isTTY) process.stderr.write('\r\u001B[2K')
  }
}
