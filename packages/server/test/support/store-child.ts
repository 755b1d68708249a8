import { writeSync } from 'node:fs'
import { UserError } from '@longtable/kernel'
import { openSqliteStore } from '../../src/sqlite/sqlite-store.ts'
import type { Change, LineRow, MatchRow, Store } from '../../src/store/store.ts'

// What the tests of the store let another process do: `store-child.ts TASK FOLDER`.

const [task, folder] = process.argv.slice(2)

/** At once and for certain, since this process may be killed the next moment; it waits for one who reads slowly. */
function print(line: string): void {
  for (;;) {
    try {
      writeSync(1, `${line}\n`)
      return
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1)
    }
  }
}

const CHAINS = 4

function changes(match: string, at: number): Change[] {
  const line = { match, at, seat: 0, id: `m${at}`, hash: 'x'.repeat(at % 900) } as LineRow
  const said = {
    match,
    number: at,
    seat: 0,
    name: 'Anna',
    text: `${at}`,
    time: at,
    person: 'anna',
    id: `s${at}`,
  }
  return [
    { put: 'line', line },
    { put: 'said', said },
    { put: 'turn', match, awaited: [at], deadline: at },
    { put: 'snapshot', snapshot: { match, at, body: { at } } },
  ]
}

/** Adds to a match, one write after the other, from where it stands. */
async function chain(store: Store, match: string): Promise<void> {
  const row = {
    id: match,
    host: 'anna',
    status: 'running',
    listed: false,
    created: 1,
    ended: null,
  } as MatchRow
  await store.write([{ put: 'match', match: row }])
  for (let at = ((await store.lastLine(match))?.at ?? -1) + 1; ; at++) {
    await store.write(changes(match, at))
    print(`${match} ${at}`)
  }
}

async function writeOn(): Promise<void> {
  const store = await openSqliteStore(folder)
  print('open')
  await Promise.all(Array.from({ length: CHAINS }, (_, index) => chain(store, `match${index}`)))
}

/** Writes pairs until the disk takes no more, and then once more. */
async function fillDisk(): Promise<void> {
  const store = await openSqliteStore(folder)
  const row = { id: 'm', host: 'anna', status: 'running', listed: false, created: 1, ended: null } as MatchRow
  await store.write([{ put: 'match', match: row }])
  const put = (at: number, size: number) =>
    store.write([
      { put: 'line', line: { match: 'm', at, id: null, seat: null, hash: 'x'.repeat(size) } as LineRow },
    ])
  const key = (ended: PromiseSettledResult<void>) => {
    if (ended.status === 'fulfilled') return 'written'
    return ended.reason instanceof UserError ? ended.reason.text.key : String(ended.reason)
  }
  for (let at = 0; ; at += 2) {
    const pair = await Promise.allSettled([put(at, 9000), put(at + 1, 9000)])
    print(`${at} ${pair.map(key).join(' ')}`)
    if (pair.some(({ status }) => status === 'rejected')) break
  }
  print(`read ${(await store.lines('m', 0, 1_000_000)).length}`)
  await store.close()
  print('closed')
}

/** Holds the folder until it is killed: a store that nobody refers to could be collected, and its lock with it. */
async function hold(): Promise<void> {
  const store = await openSqliteStore(folder)
  print('open')
  process.stdin.resume().on('end', () => void store.close())
}

/** Only tries to open the folder. */
async function tryOpen(): Promise<void> {
  try {
    await (await openSqliteStore(folder)).close()
    print('open')
  } catch (error) {
    print(error instanceof UserError ? error.text.key : String(error))
  }
}

const tasks: Readonly<Record<string, () => Promise<void>>> = { writeOn, fillDisk, hold, tryOpen }
await tasks[task]()
