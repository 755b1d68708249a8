import { UserError } from '@longtable/kernel'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { HttpError } from '../src/errors/http-error.ts'
import { threadsMessages } from '../src/messages/threads.ts'
import { WorkerPool, ThreadFault, ThreadLost, type PoolOptions } from '../src/workers/worker-pool.ts'

const odd = new URL('support/workers/odd-jobs.ts', import.meta.url)
const LONG = 60_000
const SHORT = 300
const WAIT = { timeout: LONG }

const open: WorkerPool[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((pool) => pool.close()))
})

function crewOf(options: Partial<PoolOptions> = {}): WorkerPool {
  const pool = new WorkerPool({ entry: odd, size: 1, limit: LONG, memory: 128, ...options })
  open.push(pool)
  return pool
}

async function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    (value) => ({ answered: value }),
    (error: unknown) => error,
  )
}

/** Two keys whose calls go to different threads. */
async function keysApart(pool: WorkerPool): Promise<[string, string]> {
  const keys = Array.from({ length: 20 }, (_, n) => `key ${n}`)
  const threads = await Promise.all(keys.map((pin) => pool.call({ pin }, 'thread', [])))
  const other = keys.find((_, n) => threads[n] !== threads[0])
  if (other === undefined) throw new Error('all keys went to one thread')
  return [keys[0], other]
}

describe('calls', () => {
  it('are answered, also those that answer later', async () => {
    const pool = crewOf()
    const value = { list: [1, 'two', null], deep: { yes: true } }
    expect(await pool.call(null, 'echo', [value])).toEqual(value)
    expect(await pool.call({ pin: 'a' }, 'later', [7])).toBe(7)
    expect(await pool.call({ fair: 'a' }, 'echo', [undefined])).toBeUndefined()
    expect(pool.counts).toEqual({ calls: 3, lost: 0, waiting: 0, running: 0, threads: 1 })
  })

  it('are refused as the method refuses', async () => {
    const pool = crewOf()
    const plain = await failureOf(pool.call(null, 'refuse', []))
    expect(plain).toBeInstanceOf(UserError)
    expect(plain).not.toBeInstanceOf(HttpError)
    expect(plain).toMatchObject({ text: { key: 'test.no', with: { number: 3 } } })
    const denied = await failureOf(pool.call(null, 'deny', []))
    expect(denied).toBeInstanceOf(HttpError)
    expect(denied).toMatchObject({ status: 409, text: { key: 'server.test.taken' } })
  })

  it('fail when the method breaks, and the thread lives on', async () => {
    const faults: string[] = []
    const pool = crewOf({ onFault: (method, message) => faults.push(`${method}: ${message}`) })
    expect(await pool.call(null, 'count', ['a'])).toBe(1)
    const fault = await failureOf(pool.call(null, 'fault', ['seed 0123456789abcdef0123456789abcdef']))
    expect(fault).toBeInstanceOf(ThreadFault)
    expect(fault).toMatchObject({ message: 'seed [hidden]', text: { key: 'server.threads.fault' } })
    expect(await failureOf(pool.call(null, 'word', []))).toMatchObject({ message: 'not even an error' })
    expect(await failureOf(pool.call(null, 'toString', []))).toMatchObject({
      message: 'there is no method toString',
    })
    expect(await failureOf(pool.call(null, 'unsendable', []))).toBeInstanceOf(ThreadFault)
    expect(await pool.call(null, 'count', ['a'])).toBe(2)
    expect(faults).toHaveLength(4)
    expect(faults[0]).toBe('fault: seed [hidden]')
  })

  it('that cannot be sent are rejected, and those behind them answered', async () => {
    const pool = crewOf()
    const bad = failureOf(pool.call(null, 'echo', [() => 'a function']))
    const good = pool.call(null, 'echo', [1])
    expect(await bad).toMatchObject({ name: 'DataCloneError' })
    expect(await good).toBe(1)
  })

  it('with one pin share a thread and what it remembers', async () => {
    const pool = crewOf({ size: 2 })
    const [a, b] = await keysApart(pool)
    expect(await pool.call({ pin: a }, 'count', ['x'])).toBe(1)
    expect(await pool.call({ pin: b }, 'count', ['x'])).toBe(1)
    expect(await pool.call({ pin: a }, 'count', ['x'])).toBe(2)
    expect(await pool.call({ pin: b }, 'count', ['x'])).toBe(2)
  })

  it('of one key take turns with those of others', async () => {
    const pool = crewOf()
    const pinned = ['a', 'a', 'a', 'a', 'b', 'b', 'c'].map((pin) => pool.call({ pin }, 'note', [pin]))
    expect(pool.counts.waiting).toBe(7)
    await Promise.all(pinned)
    expect(await pool.call(null, 'note', ['end'])).toEqual(['a', 'b', 'c', 'a', 'b', 'a', 'a', 'end'])
  })

  it('that any thread may answer take turns too, also with pinned ones', async () => {
    const pool = crewOf()
    const fair = ['d', 'd', 'd', 'e'].map((key) => pool.call({ fair: key }, 'note', [key]))
    const pinned = ['a', 'a', 'a', 'a'].map((pin) => pool.call({ pin }, 'note', [pin]))
    await Promise.all([...fair, ...pinned])
    expect(await pool.call(null, 'note', ['end'])).toEqual(['a', 'd', 'a', 'e', 'a', 'd', 'a', 'd', 'end'])
  })

  it('go on in other threads while one works without an end', async () => {
    const pool = crewOf({ size: 2 })
    const [a, b] = await keysApart(pool)
    const flag = new Int32Array(new SharedArrayBuffer(8))
    let isReleased = false
    const waiting = pool.call({ pin: a }, 'waitFor', [flag]).finally(() => (isReleased = true))
    for (let n = 0; n < 20; n++) {
      expect(await pool.call({ pin: b }, 'echo', [n])).toBe(n)
      expect(await pool.call({ fair: b }, 'echo', [n])).toBe(n)
    }
    expect(isReleased).toBe(false)
    expect(pool.counts.running).toBe(1)
    Atomics.store(flag, 0, 1)
    Atomics.notify(flag, 0)
    expect(await waiting).toBe('released')
  })
})

describe('a thread that is lost', () => {
  const ways = [
    { method: 'endless', why: 'limit', limit: SHORT, detail: 'endless took more than 300 ms' },
    { method: 'never', why: 'limit', limit: SHORT, detail: 'never took more than 300 ms' },
    { method: 'exit', why: 'crash', limit: LONG, detail: 'it left with code 3' },
    { method: 'fill', why: 'crash', limit: LONG, detail: 'memory' },
  ] as const

  it.each(ways)('by $method is replaced, and what waits goes on', async ({ method, why, limit, detail }) => {
    const lost: unknown[] = []
    const pool = crewOf({ onLost: (...how) => lost.push(how) })
    expect(await pool.call({ pin: 'a' }, 'count', ['a'])).toBe(1)
    const bad = failureOf(pool.call({ pin: 'a' }, method, [], limit))
    const queued = [1, 2, 3].map(() => pool.call({ pin: 'a' }, 'count', ['a']))
    const common = pool.call({ fair: 'b' }, 'echo', ['still here'])
    expect(pool.counts).toMatchObject({ running: 1, waiting: 4 })
    const error = await bad
    expect(error).toBeInstanceOf(ThreadLost)
    expect(error).toMatchObject({ why, running: true, text: { key: `server.threads.${why}` } })
    expect(await Promise.all(queued)).toEqual([1, 2, 3])
    expect(await common).toBe('still here')
    expect(pool.counts).toMatchObject({ lost: 1, waiting: 0, running: 0 })
    expect(lost).toEqual([[0, why, expect.stringContaining(detail)]])
  })

  it('does not touch the other threads', async () => {
    const pool = crewOf({ size: 2 })
    const [a, b] = await keysApart(pool)
    expect(await pool.call({ pin: b }, 'count', ['b'])).toBe(1)
    expect(await failureOf(pool.call({ pin: a }, 'endless', [], SHORT))).toBeInstanceOf(ThreadLost)
    expect(await failureOf(pool.call({ pin: a }, 'exit', []))).toBeInstanceOf(ThreadLost)
    expect(await pool.call({ pin: b }, 'count', ['b'])).toBe(2)
    expect(await pool.call({ pin: a }, 'echo', [1])).toBe(1)
    expect(pool.counts.lost).toBe(2)
  })

  it('while nobody asks for anything is replaced too', async () => {
    const lost: unknown[] = []
    const pool = crewOf({ onLost: (...how) => lost.push(how) })
    const secret = 'k'.repeat(43)
    expect(await pool.call(null, 'breakLater', [`broken by ${secret}`])).toBeUndefined()
    await vi.waitUntil(() => lost.length > 0, WAIT)
    expect(lost).toEqual([[0, 'crash', 'broken by [hidden]']])
    expect(await pool.call(null, 'echo', [1])).toBe(1)
  })

  it('is not what a busy main thread makes of an answer that has come', async () => {
    const pool = crewOf()
    expect(await pool.call(null, 'echo', [0])).toBe(0)
    const flag = new Int32Array(new SharedArrayBuffer(8))
    Atomics.store(flag, 0, 1)
    const answer = pool.call(null, 'waitFor', [flag], 1)
    // The thread has begun; then it has all the time it needs, and the main thread hears of neither.
    Atomics.wait(flag, 1, 0)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000)
    expect(await answer).toBe('released')
    expect(pool.counts.lost).toBe(0)
  })
})

describe('a thread that cannot start', () => {
  const entries = [
    { what: 'because it breaks', entry: new URL('support/workers/broken.ts', import.meta.url) },
    { what: 'because there is none', entry: new URL('support/workers/absent.ts', import.meta.url) },
    { what: 'because it is nowhere', entry: new URL('https://example.org/thread.mjs') },
  ]

  it.each(entries)('$what is not tried for ever', async ({ entry }) => {
    const pool = crewOf({ entry, size: 2, onOutput: () => undefined })
    for (let time = 0; time < 2; time++) {
      const calls = [pool.call({ pin: 'a' }, 'echo', [1]), pool.call(null, 'echo', [1])]
      for (const error of await Promise.all(calls.map(failureOf))) {
        expect(error).toBeInstanceOf(ThreadLost)
        expect(error).toMatchObject({ why: 'crash', running: false })
      }
    }
    expect(pool.counts.waiting).toBe(0)
  })

  it('in time is given up', async () => {
    const pool = crewOf({ startLimit: 1 })
    const error = await failureOf(pool.call(null, 'echo', [1]))
    expect(error).toMatchObject({ why: 'crash', running: false })
    expect(String(error)).toContain('it did not start in time')
  })
})

describe('the output of a thread', () => {
  it('is passed on line by line, without what looks like a secret', async () => {
    const lines: string[] = []
    const pool = crewOf({ onOutput: (worker, line) => lines.push(`${worker} ${line}`) })
    await pool.call(null, 'say', [`first\n\nthe seed is ${'ab'.repeat(32)}.`])
    await vi.waitUntil(() => lines.length === 2, WAIT)
    await pool.call(null, 'complain', ['this is an error\n'])
    await vi.waitUntil(() => lines.length === 3, WAIT)
    expect(lines).toEqual(['0 first', '0 the seed is [hidden].', '0 this is an error'])
  })
})

describe('close', () => {
  it('rejects what is open and leaves no thread', async () => {
    const pool = crewOf({ size: 2 })
    await keysApart(pool)
    const running = failureOf(pool.call({ pin: 'a' }, 'endless', []))
    const queued = failureOf(pool.call({ pin: 'a' }, 'echo', [1]))
    await pool.close()
    expect(await running).toMatchObject({
      why: 'closed',
      running: true,
      text: { key: 'server.threads.closed' },
    })
    expect(await queued).toMatchObject({ why: 'closed', running: false })
    expect(await failureOf(pool.call(null, 'echo', [1]))).toMatchObject({ why: 'closed', running: false })
    expect(pool.counts).toMatchObject({ waiting: 0, running: 0, threads: 0, lost: 0 })
  })
})

describe('what people are told', () => {
  it('is there in both languages', () => {
    const losses = (['limit', 'crash', 'closed'] as const).map((why) => new ThreadLost(why, true).text.key)
    const keys = [...losses, new ThreadFault('').text.key, 'server.threads.bot']
    for (const { threads } of [threadsMessages.en, threadsMessages.fr]) {
      expect(Object.keys(threads).map((key) => `server.threads.${key}`)).toEqual(keys)
    }
  })
})

describe('calls that can wait', () => {
  const flag = () => new Int32Array(new SharedArrayBuffer(8))
  const release = (held: Int32Array) => {
    Atomics.store(held, 0, 1)
    Atomics.notify(held, 0)
  }

  it('leave a thread to those that cannot, and come after them', async () => {
    const pool = crewOf({ size: 2 })
    const held = [flag(), flag(), flag()]
    const waiting = held.map((each, n) => pool.call({ fair: 'a', later: `m${n}` }, 'waitFor', [each]))
    // All of the others are answered, though more wait for later than there are threads.
    for (let i = 0; i < 20; i += 1) expect(await pool.call({ fair: 'b' }, 'echo', [i])).toBe(i)
    expect(pool.counts).toMatchObject({ running: 1, waiting: 2 })
    held.forEach(release)
    expect(await Promise.all(waiting)).toEqual(['released', 'released', 'released'])
  })

  it('are brought forward when somebody waits for them', async () => {
    const pool = crewOf({ size: 2 })
    const held = flag()
    const first = pool.call({ fair: 'a', later: 'held' }, 'waitFor', [held])
    const second = pool.call({ fair: 'a', later: 'wanted' }, 'echo', ['there'])
    pool.bringForward('wanted')
    expect(await second).toBe('there')
    release(held)
    await first
  })

  it('are told when the pool is closed', async () => {
    const pool = crewOf({ size: 1 })
    const held = flag()
    const calls = [1, 2].map((n) => pool.call({ fair: 'a', later: `m${n}` }, 'waitFor', [held]))
    const ended = Promise.allSettled(calls)
    await pool.close()
    expect((await ended).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })
})
