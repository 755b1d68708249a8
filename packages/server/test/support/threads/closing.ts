import { BotCrew } from '../../../src/bots/bot-pool.ts'
import { Crew, ThreadLost } from '../../../src/workers/worker-pool.ts'

/** A process that uses crews and closes them: it ends by itself only if nothing of them is left. */
const options = { size: 2, limit: 60_000, memory: 128 }
const crew = new Crew({ entry: new URL('odd-jobs.ts', import.meta.url), ...options })
const bots = new BotCrew({ size: 1 })
await crew.call({ pin: 'a' }, 'echo', [1])
const open = [crew.call({ pin: 'a' }, 'endless', []), crew.call({ pin: 'a' }, 'echo', [2])]
const ends = Promise.allSettled(open)
await Promise.all([crew.close(), bots.end()])
for (const end of await ends) {
  const reason: unknown = end.status === 'rejected' ? end.reason : undefined
  if (reason instanceof ThreadLost) process.stdout.write(`${reason.why} ${reason.running}\n`)
}
process.stdout.write(`threads ${crew.counts.threads + bots.counts.threads}\n`)
