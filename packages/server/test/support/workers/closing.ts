import { BotPool } from '../../../src/bots/bot-pool.ts'
import { WorkerPool, ThreadLost } from '../../../src/workers/worker-pool.ts'

/** A process that uses pools and closes them: it ends by itself only if nothing of them is left. */
const options = { size: 2, limit: 60_000, memory: 128 }
const pool = new WorkerPool({ entry: new URL('odd-jobs.ts', import.meta.url), ...options })
const bots = new BotPool({ size: 1 })
await pool.call({ pin: 'a' }, 'echo', [1])
const open = [pool.call({ pin: 'a' }, 'endless', []), pool.call({ pin: 'a' }, 'echo', [2])]
const ends = Promise.allSettled(open)
await Promise.all([pool.close(), bots.end()])
for (const end of await ends) {
  const reason: unknown = end.status === 'rejected' ? end.reason : undefined
  if (reason instanceof ThreadLost) process.stdout.write(`${reason.why} ${reason.running}\n`)
}
process.stdout.write(`threads ${pool.counts.threads + bots.counts.threads}\n`)
