import { threadId } from 'node:worker_threads'
import { refuse } from '@longtable/kernel'
import { throwHttpError } from '../../../src/errors/http-error.ts'
import { serveCalls, threadPort } from '../../../src/workers/serve-calls.ts'

/** A thread that does everything a thread should not. */
const counts = new Map<string, number>()
const order: string[] = []

function fill(): never {
  const all: number[][] = []
  for (;;) all.push(Array.from({ length: 10_000 }, (_, n) => n))
}

serveCalls(threadPort(), {
  echo: (value: unknown) => value,
  thread: () => threadId,
  /** How often it was asked under this name, in this thread. */
  count: (name: string) => {
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return count
  },
  /** All names that were noted so far. */
  note: (name: string) => {
    order.push(name)
    return order.slice()
  },
  later: async (value: unknown) => {
    await new Promise((resolve) => setImmediate(resolve))
    return value
  },
  refuse: () => refuse('test.no', { number: 3 }),
  deny: () => throwHttpError(409, 'test.taken'),
  fault: (message: string) => {
    throw new Error(message)
  },
  word: () => {
    throw 'not even an error'
  },
  unsendable: () => () => 'a function',
  say: (line: string) => void process.stdout.write(`${line}\n`),
  complain: (line: string) => void process.stderr.write(line),
  endless: () => {
    for (;;);
  },
  exit: () => process.exit(3),
  fill,
  never: () => new Promise(() => undefined),
  /** Answers, and breaks when nobody asks for anything. */
  breakLater: (message: string) => {
    setImmediate(() => {
      throw new Error(message)
    })
  },
  /** Waits without an end of its own, until another thread says so. */
  waitFor: (flag: Int32Array) => {
    Atomics.store(flag, 1, 1)
    Atomics.notify(flag, 1)
    Atomics.wait(flag, 0, 0)
    return 'released'
  },
})
