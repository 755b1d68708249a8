import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer, type WebSocket } from 'ws'
import type { MatchInfo, SeatInfo, WireView } from '../../../src/wire/match.ts'
import { hashOfView } from '../../../src/wire/hash.ts'
import type { ViewerSnapshot, ToClient, Update, Welcome } from '../../../src/wire/to-client.ts'
import type { ToServer } from '../../../src/wire/to-server.ts'

/** A queue that can be waited at. */
class Queue<T> {
  private readonly items: T[] = []
  private readonly takers: ((item: T) => void)[] = []

  put(item: T): void {
    const taker = this.takers.shift()
    if (taker === undefined) this.items.push(item)
    else taker(item)
  }

  take(): Promise<T> {
    const item = this.items.shift()
    return item === undefined ? new Promise((resolve) => this.takers.push(resolve)) : Promise.resolve(item)
  }

  get size(): number {
    return this.items.length
  }
}

/** One connection, as the server sees it: the test reads what comes and writes what it wants. */
export class ScriptedConnection {
  readonly path: string
  private readonly socket: WebSocket
  private readonly messages = new Queue<ToServer>()
  private readonly endings = new Queue<true>()

  constructor(socket: WebSocket, path: string) {
    this.socket = socket
    this.path = path
    socket.on('message', (data) =>
      this.messages.put(JSON.parse((data as Buffer).toString('utf8')) as ToServer),
    )
    socket.on('close', () => this.endings.put(true))
  }

  /** The next message, which has to be of this type. */
  async get<T extends ToServer['type']>(type: T): Promise<Extract<ToServer, { type: T }>> {
    const message = await this.messages.take()
    if (message.type !== type) throw new Error(`expected ${type}, got ${JSON.stringify(message)}`)
    return message as Extract<ToServer, { type: T }>
  }

  /** How many messages came that nobody has read. */
  get unread(): number {
    return this.messages.size
  }

  send(...messages: readonly ToClient[]): void {
    for (const message of messages) this.socket.send(JSON.stringify(message))
  }

  sendText(words: string): void {
    this.socket.send(words)
  }

  /** Cuts the connection without a farewell. */
  cut(): void {
    this.socket.terminate()
  }

  ended(): Promise<true> {
    return this.endings.take()
  }
}

/** A server on a real socket that says what a test tells it to. */
export class ScriptedServer {
  private readonly http: Server
  private readonly sockets: WebSocketServer
  private readonly visits = new Queue<ScriptedConnection>()

  private constructor(http: Server) {
    this.http = http
    this.sockets = new WebSocketServer({ server: http })
    this.sockets.on('connection', (socket, request) =>
      this.visits.put(new ScriptedConnection(socket, request.url ?? '')),
    )
  }

  static async open(): Promise<ScriptedServer> {
    const http = createServer()
    const scripted = new ScriptedServer(http)
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
    return scripted
  }

  get url(): string {
    return `http://127.0.0.1:${(this.http.address() as AddressInfo).port}`
  }

  /** The next connection. */
  connection(): Promise<ScriptedConnection> {
    return this.visits.take()
  }

  async close(): Promise<void> {
    for (const socket of this.sockets.clients) socket.terminate()
    this.sockets.close()
    await new Promise<unknown>((resolve) => this.http.close(resolve))
  }
}

// Things that a server says

function seat(number: number): SeatInfo {
  return {
    seat: number,
    kind: 'person',
    name: `P${number}`,
    bot: null,
    here: true,
    host: number === 0,
    muted: false,
    resigned: false,
    left: null,
  }
}

export const matchInfo: MatchInfo = {
  id: 'match-id-1',
  game: 'toy',
  rulesVersion: 1,
  config: {},
  pace: { kind: 'live', clock: null },
  late: 'ask',
  listed: false,
  locked: false,
  seeded: false,
  advice: false,
  commitment: '00',
  reveal: null,
  status: 'running',
  created: 1,
  started: 2,
  ended: null,
  seats: [seat(0), seat(1)],
  awaited: [0],
  deadline: null,
  paused: null,
  asking: null,
  result: null,
  previous: null,
  next: null,
  notice: null,
}

export const VIEW: Required<WireView> = {
  state: { points: [0, 0], turn: 0 },
  stack: [{ step: 'toy.turn' }],
  books: { cards: { where: [0, 1], place: [-1, -1] } },
}

export function snapshot(at: number, view: WireView = VIEW, menu = 1): ViewerSnapshot {
  const bare = { step: 'toy.turn', awaited: true, offered: [{ do: 'pass' }], revisions: [], blocked: [] }
  return { at, view, menu: { number: menu, menu: bare }, undo: null, hash: hashOfView(view) }
}

export function welcome(more: Partial<Welcome> = {}): Welcome {
  return {
    type: 'welcome',
    protocol: 1,
    time: 10,
    match: matchInfo,
    seat: 0,
    face: snapshot(1),
    events: [],
    said: [],
    standing: [],
    ...more,
  }
}

/** An update with the hash of the view that it leads to. */
export function update(at: number, patch: WireView, whole: WireView, more: Partial<Update> = {}): Update {
  return {
    type: 'update',
    time: 20,
    at,
    back: false,
    view: patch,
    events: [],
    hash: hashOfView(whole),
    ...more,
  }
}
