import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { manifests } from '@longtable/games'
import { Random, seedFrom } from '@longtable/kernel'
import type { MyMatch, PersonGiven } from '@longtable/server/wire'
import { Seat } from './seat.ts'
import type { Progress, Row } from './rows.ts'

const GAME = manifests[0].id
const MATCHES = 250
const SEATS = 4
const OPEN = 1000
/** Choices a second at which the time to the other clients is measured. */
const PACE = 500
const MEASURED_SECONDS = 10
/** Played before it counts, so that everything has been compiled. */
const WARM_UP_SECONDS = 4
const MB = 1024 * 1024

class Server {
  private readonly child: ChildProcess
  readonly port: number

  private constructor(child: ChildProcess, port: number) {
    this.child = child
    this.port = port
  }

  static async start(entry: URL, data: string): Promise<Server> {
    const child = fork(entry, [data])
    const [{ port }] = (await once(child, 'message')) as [{ port: number }]
    return new Server(child, port)
  }

  async memory(): Promise<{ readonly rss: number; readonly open: number }> {
    this.child.send('memory')
    const [told] = (await once(this.child, 'message')) as [{ rss: number; open: number }]
    return told
  }

  async stop(): Promise<void> {
    this.child.send('stop')
    await once(this.child, 'exit')
  }

  async post<T>(path: string, body: unknown, key?: string): Promise<T> {
    const headers: Record<string, string> = { 'Content-Type': 'application/json' }
    if (key !== undefined) headers['Authorization'] = `Bearer ${key}`
    const answer = await fetch(`http://127.0.0.1:${this.port}/api${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return (await answer.json()) as T
  }
}

async function people(server: Server, count: number): Promise<string[]> {
  const given: string[] = []
  for (let n = 0; n < count; n++) {
    given.push((await server.post<PersonGiven>('/persons', { name: `Player ${n + 1}` })).key)
  }
  return given
}

/** Matches with a person in every seat, all connected. */
async function fullTables(server: Server, keys: readonly string[]): Promise<Seat[][]> {
  const tables: Seat[][] = []
  for (let n = 0; n < MATCHES; n++) {
    const seats = Array.from({ length: SEATS }, (_, i) => ({ kind: i === 0 ? 'me' : 'open' }))
    const { match } = await server.post<MyMatch>('/matches', { game: GAME, listed: true, seats }, keys[0])
    for (const key of keys.slice(1)) await server.post(`/matches/${match.id}/seats`, {}, key)
    const table = keys.map((key, seat) => new Seat(server.port, match.id, key, seat))
    await Promise.all(table.map((each) => each.ready))
    tables.push(table)
  }
  return tables
}

/** Everybody chooses as soon as they are asked. */
async function asFastAsPossible(tables: readonly Seat[][]): Promise<number> {
  const random = new Random(seedFrom('load'))
  const all = tables.flat()
  let made = 0
  let isOn = true
  for (const seat of all) {
    seat.onAnswer = () => {
      if (!isOn) return
      made++
      seat.choose(random)
    }
    seat.onMenu = () => void (isOn && seat.choose(random))
    seat.choose(random)
  }
  await sleep(MEASURED_SECONDS * 1000)
  isOn = false
  await quiet(all)
  return made / MEASURED_SECONDS
}

async function quiet(seats: readonly Seat[]): Promise<void> {
  while (seats.some(({ isWaiting }) => isWaiting)) await sleep(5)
  for (const seat of seats) {
    seat.onAnswer = () => {}
    seat.onMenu = () => {}
  }
}

interface Paced {
  readonly perSecond: number
  /** Milliseconds from a choice to another client that sees it, in order. */
  readonly times: readonly number[]
}

/** A steady number of choices a second, all over the tables. */
async function paced(tables: readonly Seat[][], seconds: number): Promise<Paced> {
  const random = new Random(seedFrom('pace'))
  const all = tables.flat()
  const times: number[] = []
  const begun = new Map<string, number>()
  let made = 0
  for (const seat of all) {
    seat.onAnswer = () => void made++
    seat.onUpdate = (match) => {
      const since = begun.get(match)
      if (since === undefined || seat.isWaiting) return
      begun.delete(match)
      times.push(performance.now() - since)
    }
  }
  const start = performance.now()
  const end = start + seconds * 1000
  for (let n = 0; performance.now() < end;) {
    const due = ((performance.now() - start) / 1000) * PACE
    for (; n < due; n++) chooseSomewhere(tables, begun, random)
    await sleep(1)
  }
  await quiet(all)
  for (const seat of all) seat.onUpdate = () => {}
  return { perSecond: made / seconds, times: times.toSorted((a, b) => a - b) }
}

function chooseSomewhere(tables: readonly Seat[][], begun: Map<string, number>, random: Random): void {
  for (let tries = 0; tries < 20; tries++) {
    const table = random.pick(tables)
    const seat = table.find((each) => each.canChoose)
    if (seat === undefined || table.some(({ isWaiting }) => isWaiting)) continue
    begun.set(seat.match, performance.now())
    seat.choose(random)
    return
  }
}

function at(times: readonly number[], share: number): number {
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
}

/** Opens matches of one person against three bots, and waits until the bots have done what they can. */
async function openMany(server: Server, key: string): Promise<Seat[]> {
  const bot = { kind: 'bot', bot: 'novice' }
  const open: Seat[] = []
  for (let n = 0; n < OPEN; n++) {
    const { match } = await server.post<MyMatch>(
      '/matches',
      { game: GAME, seats: [{ kind: 'me' }, bot, bot, bot] },
      key,
    )
    const seat = new Seat(server.port, match.id, key, 0)
    await seat.ready
    open.push(seat)
  }
  await sleep(3000)
  return open
}

/** Waits until nothing is in memory any more. */
async function putAway(server: Server, seats: readonly Seat[]): Promise<void> {
  for (const seat of seats) seat.leave()
  while ((await server.memory()).open > 0) await sleep(500)
}

/** Bytes: of the bare server, with a thousand open matches, and with another thousand after those were put away. */
async function memoryOf(server: Server, key: string) {
  const bare = await server.memory()
  const first = await openMany(server, key)
  const open = await server.memory()
  await putAway(server, first)
  const second = await openMany(server, key)
  const again = await server.memory()
  await putAway(server, second)
  return { bare: bare.rss, open: open.rss, again: again.rss }
}

/** The server under load, on the same machine as the thousand clients. */
export async function measureServer(entry: URL, progress: Progress): Promise<Row[]> {
  const data = mkdtempSync(join(tmpdir(), 'longtable-bench-'))
  const rows: Row[] = []
  const add = (name: string, value: number, unit: string): void => {
    rows.push({ name, value: Math.round(value * 100) / 100, unit })
  }
  try {
    progress('server: a thousand clients')
    const server = await Server.start(entry, join(data, 'load'))
    const tables = await fullTables(server, await people(server, SEATS))
    const name = `server, ${MATCHES * SEATS} clients in ${MATCHES} matches`
    progress('server: steady')
    await paced(tables, WARM_UP_SECONDS)
    const steady = await paced(tables, MEASURED_SECONDS)
    progress('server: as fast as possible')
    const fastest = await asFastAsPossible(tables)
    add(`${name}: durable choices, as fast as possible`, fastest, 'choices/s')
    add(
      `${name}: choice to another client, median, at ${Math.round(steady.perSecond)} choices/s`,
      at(steady.times, 0.5),
      'ms',
    )
    add(`${name}: the same, 99th percentile`, at(steady.times, 0.99), 'ms')
    for (const seat of tables.flat()) seat.leave()
    await server.stop()
    progress('server: a thousand open matches')
    const other = await Server.start(entry, join(data, 'memory'))
    const [key = ''] = await people(other, 1)
    const { bare, open, again } = await memoryOf(other, key)
    add('server, memory of an open match, with a client', (open - bare) / OPEN / 1024, 'KB')
    add(`server, memory in all with ${OPEN} open matches`, open / MB, 'MB')
    add('server, memory of an idle match', Math.max(0, again - open) / OPEN / 1024, 'KB')
    await other.stop()
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
  return rows
}
