import { createHash } from 'node:crypto'
import { Agent, request } from 'node:http'
import { pino } from 'pino'
import { WebSocket } from 'ws'
import type { Clock, Ids } from '../../src/host/environment.ts'
import { serve, type Serving } from '../../src/serve.ts'
import { openSqliteStore } from '../../src/sqlite/sqlite-store.ts'
import type { Change } from '../../src/store/store.ts'
import type { ToClient } from '../../src/wire/index.ts'
import { newFolder, noLimits } from './table.ts'

/** The same names in both worlds, as long as they are asked for the same things. */
function countedIds(): Ids {
  let count = 0
  const next = (): string => createHash('sha256').update(String(++count)).digest('hex')
  return {
    id: () => `id-${next().slice(0, 20)}`,
    secret: () => next().slice(0, 43),
    hex: next,
    below: (n) => ++count % n,
  }
}

/** Time passes when a test says so, and nothing happens by itself: no bot moves between two messages. */
class HeldClock implements Clock {
  private time = 1_700_000_000_000
  private readonly tasks = new Set<() => void>()
  private onWait: () => void = () => undefined

  now(): number {
    return this.time
  }

  later(_ms: number, task: () => void): () => void {
    this.tasks.add(task)
    this.onWait()
    return () => void this.tasks.delete(task)
  }

  advance(ms: number): void {
    this.time += ms
  }

  /** When something waits, lets everything happen that does, however long it would have waited. */
  async released(): Promise<void> {
    if (this.tasks.size === 0) await new Promise<void>((resolve) => (this.onWait = resolve))
    const tasks = [...this.tasks]
    this.tasks.clear()
    for (const task of tasks) task()
  }
}

const HOST = 'longtable.test'

/** A server in which one of two sets of hidden facts is true. */
export class World {
  readonly clock = new HeldClock()
  readonly folder = newFolder()
  private serving: Serving | undefined
  private readonly agent = new Agent({ keepAlive: true })

  get service(): Serving['service'] {
    return this.open.service
  }

  private get open(): Serving {
    if (this.serving === undefined) throw new Error('this world has not begun')
    return this.serving
  }

  async begin(changes: readonly Change[] = []): Promise<void> {
    if (changes.length > 0) {
      const store = await openSqliteStore(this.folder)
      await store.write(changes)
      await store.close()
    }
    this.serving = await serve({
      data: this.folder,
      host: '127.0.0.1',
      port: 0,
      publicUrl: `http://${HOST}`,
      clock: this.clock,
      ids: countedIds(),
      botThreads: 1,
      logger: pino({ level: 'silent' }),
      limits: noLimits,
    })
  }

  async end(): Promise<void> {
    await this.serving?.close()
    this.serving = undefined
  }

  dial(): Promise<WorldClient> {
    return WorldClient.to(this.open.port)
  }

  /** Status, headers and body of an answer, as one text. */
  ask(method: string, path: string, key?: string, body?: string): Promise<string> {
    const headers = {
      Host: HOST,
      ...(key === undefined ? {} : { Authorization: `Bearer ${key}` }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    }
    return new Promise((resolve, reject) => {
      const { port } = this.open
      const asked = request(
        { host: '127.0.0.1', port, path, method, headers, agent: this.agent },
        (answer) => {
          let words = ''
          answer.setEncoding('utf8')
          answer.on('data', (chunk: string) => (words += chunk))
          answer.on('end', () => resolve(`${answer.statusCode}\n${headerLines(answer.rawHeaders)}\n${words}`))
        },
      )
      asked.on('error', reject)
      asked.end(body)
    })
  }
}

/** The time of the machine and the number of a request are drawn anew for each answer, whatever it says. */
const drawnAnew = new Set(['date', 'x-request-id'])

function headerLines(raw: readonly string[]): string {
  const lines: string[] = []
  for (let i = 0; i < raw.length; i += 2) {
    lines.push(`${raw[i]}: ${drawnAnew.has(raw[i].toLowerCase()) ? '…' : raw[i + 1]}`)
  }
  return lines.join('\n')
}

/** One connection, with every byte that came over it. */
export class WorldClient {
  /** What came since it was last looked at. */
  private heard: string[] = []
  /** The number of the menu this seat was shown last, and of its last update. */
  menu = 0
  at = 0
  private readonly socket: WebSocket
  private waiting: { readonly isIt: (message: ToClient) => boolean; readonly resolve: () => void } | undefined

  private constructor(socket: WebSocket) {
    this.socket = socket
    socket.on('message', (data: Buffer, binary) =>
      this.hear(binary ? `binary ${data.toString('hex')}` : data.toString()),
    )
    socket.on('close', (code, reason) =>
      this.hear(JSON.stringify({ type: 'closed', code, reason: reason.toString() })),
    )
    socket.on('error', () => undefined)
  }

  static to(port: number): Promise<WorldClient> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`, { headers: { Host: HOST } })
    const client = new WorldClient(socket)
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(client))
      socket.once('error', reject)
    })
  }

  private hear(words: string): void {
    this.heard.push(words)
    const message = JSON.parse(words) as ToClient
    if (message.type === 'welcome' && message.face !== null) {
      this.menu = message.face.menu.number
      this.at = message.face.at
    } else if (message.type === 'update') {
      this.menu = message.menu?.number ?? this.menu
      this.at = message.at
    }
    if (this.waiting?.isIt(message) === true) this.waiting.resolve()
  }

  /** Sends something and waits for its own answer. */
  say(message: string | object): Promise<void> {
    const words = typeof message === 'string' ? message : JSON.stringify(message)
    const answered = this.until(answerTo(message))
    this.socket.send(words)
    return answered
  }

  until(isIt: (message: ToClient) => boolean): Promise<void> {
    return new Promise((resolve) => {
      this.waiting = {
        isIt,
        resolve: () => {
          this.waiting = undefined
          resolve()
        },
      }
    })
  }

  /** Waits for a message of a kind, unless one has come since the last look. */
  async heardOf(type: string): Promise<void> {
    const isIt = (words: string): boolean => words.startsWith(`{"type":"${type}"`)
    if (!this.heard.some(isIt)) await this.until((message) => message.type === type)
  }

  /** When this is answered, all that was done before has been told. */
  fence(): Promise<void> {
    return this.say({ type: 'history', id: 'fence', most: 1 })
  }

  take(): string[] {
    const { heard } = this
    this.heard = []
    return heard
  }

  async leave(): Promise<void> {
    if (this.socket.readyState === WebSocket.CLOSED) return
    const gone = new Promise((resolve) => this.socket.once('close', resolve))
    this.socket.close()
    await gone
  }
}

function answerTo(message: string | object): (answer: ToClient) => boolean {
  if (typeof message === 'string' || !('id' in message)) {
    return ({ type }) => type === 'welcome' || type === 'problem' || type === 'refused'
  }
  return (answer) => answer.type === 'problem' || ('id' in answer && answer.id === message.id)
}

/** The commitment to the seed, which differs because the seed does, and its reveal at the end: nothing else. */
export function masked(bytes: string): string {
  return bytes
    .replaceAll(/"commitment":"[0-9a-f]{64}"/g, '"commitment":"…"')
    .replaceAll(/"reveal":\{"seed":"[0-9a-f]{64}","salt":"[0-9a-f]{64}"\}/g, '"reveal":"…"')
}
