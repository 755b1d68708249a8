import { Worker } from 'node:worker_threads'
import { flagsFor } from '../../packages/server/src/threads/entry.ts'
import type { Job, Outcome } from './dark-venture.ts'

/** Lets threads play all games; each takes the next when it is done with one. The outcomes keep the order of the jobs. */
export async function playAll(
  jobs: readonly Job[],
  threads: number,
  onGame: (done: number) => void,
): Promise<Outcome[]> {
  const outcomes = new Array<Outcome>(jobs.length)
  let next = 0
  let done = 0
  const work = async (): Promise<void> => {
    const worker = start()
    try {
      while (next < jobs.length) {
        const at = next++
        outcomes[at] = await ask(worker, jobs[at])
        onGame(++done)
      }
    } finally {
      await worker.terminate()
    }
  }
  await Promise.all(Array.from({ length: Math.min(threads, jobs.length) }, work))
  return outcomes
}

function start(): Worker {
  const entry = new URL('thread.ts', import.meta.url)
  return new Worker(entry, { execArgv: flagsFor(entry) })
}

function ask(worker: Worker, job: Job): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    worker.once('message', (outcome: Outcome) => {
      worker.off('error', reject)
      resolve(outcome)
    })
    worker.once('error', reject)
    worker.postMessage(job)
  })
}
