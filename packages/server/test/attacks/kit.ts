import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import type { Limits } from '../../src/http/limits.ts'
import { TableServer, type TableOptions } from '../support/table.ts'

// What an attacker has: sockets, and the protocol as it is written down. Nothing here uses a client of ours.

/** A server with the limits that it has in the open, behind a proxy that says who asks. */
export interface Target {
  readonly port: number
  readonly server: TableServer
  /** Lines that it has logged. */
  readonly logged: () => readonly string[]
  /** One of its numbers for those who watch it. */
  number(name: string): Promise<number>
}

export async function target(limits: Partial<Limits> = {}, more: TableOptions = {}): Promise<Target> {
  const lines: string[] = []
  const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  const server = await TableServer.start({
    limits: { closeSeconds: 1, ...limits },
    trustProxy: 1,
    metricsOpen: true,
    logger,
    ...more,
  })
  onTestFinished(() => server.close())
  const { port } = server.serving
  return {
    port,
    server,
    logged: () => lines,
    number: async (name) => {
      const { body } = await asked(port, { path: '/metrics', from: '198.51.100.1' })
      return Number(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'm').exec(body)?.[1] ?? 0)
    },
  }
}

export interface Request {
  readonly path: string
  readonly from: string
  readonly method?: string
  readonly key?: string | undefined
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}

export function requestText({ path, from, method, key, body, headers = {} }: Request): string {
  const all = {
    Host: 'localhost',
    'X-Forwarded-For': from,
    ...(key === undefined ? {} : { Authorization: `Bearer ${key}` }),
    ...(body === undefined
      ? {}
      : { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(body)) }),
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return `${method ?? (body === undefined ? 'GET' : 'POST')} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body ?? ''}`
}

export async function dialled(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => socket.destroy())
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  return socket
}

/** All that a connection answers until it ends, or until that is enough. */
export function heard(socket: Socket, isEnough: (text: string) => boolean = () => false): Promise<string> {
  return new Promise((resolve) => {
    let text = ''
    socket.setEncoding('utf8')
    socket.on('data', (more: string) => {
      text += more
      if (isEnough(text)) resolve(text)
    })
    socket.on('close', () => resolve(text))
  })
}

export interface Answer {
  readonly status: number
  readonly body: string
  readonly json: unknown
}

/** One request on a connection of its own. */
export async function asked(port: number, request: Request): Promise<Answer> {
  const socket = await dialled(port)
  const text = heard(socket)
  socket.write(requestText({ ...request, headers: { ...request.headers, Connection: 'close' } }))
  const all = await text
  const status = Number(/^HTTP\/1\.1 (\d+)/.exec(all)?.[1] ?? 0)
  const isChunked = /^transfer-encoding: chunked/im.test(all)
  const raw = all.slice(all.indexOf('\r\n\r\n') + 4)
  const body = isChunked ? raw.replaceAll(/(?:^|\r\n)[0-9a-f]+\r\n/g, '') : raw
  return { status, body, json: /^[[{]/.test(body) ? JSON.parse(body.replace(/\r\n$/, '')) : undefined }
}

/** Somebody new, from an address; gives the key. */
export async function newKey({ port }: Target, from: string): Promise<string> {
  const { json } = await asked(port, {
    path: '/api/persons',
    from,
    body: JSON.stringify({ name: 'Mallory' }),
  })
  return (json as { key: string }).key
}

/** A match of the toy in which one person has all seats; gives its id. */
export async function newMatch(
  { port }: Target,
  from: string,
  key: string,
  seats: readonly object[] = [{ kind: 'me' }, { kind: 'me' }],
): Promise<string> {
  const body = JSON.stringify({ game: 'toy', seats })
  const { json } = await asked(port, { path: '/api/matches', from, key, body })
  return (json as { match: { id: string } }).match.id
}

interface Message {
  readonly type: string
  readonly id?: string
  readonly [field: string]: unknown
}

const TEXT = 1
const CLOSE = 8
export const PONG = 10

/** A WebSocket, spoken by hand. */
export class RawSocket {
  readonly messages: Message[] = []
  /** The code that it was closed with; 1006 if nobody said goodbye. */
  readonly closed: Promise<number>
  readonly #socket: Socket
  #code = 1006
  #rest = Buffer.alloc(0)
  #news: () => void = () => {}

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.on('data', (data: Buffer) => this.#read(data))
    this.closed = new Promise((resolve) => socket.on('close', () => resolve(this.#code)))
    void this.closed.then(() => this.#news())
  }

  static async open({ port }: Target, from: string): Promise<RawSocket> {
    const socket = await dialled(port)
    const headers = {
      Upgrade: 'websocket',
      Connection: 'Upgrade',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
    }
    socket.write(requestText({ path: '/api/socket', from, headers }))
    const [first] = (await once(socket, 'data')) as [Buffer]
    const end = first.indexOf('\r\n\r\n') + 4
    const made = new RawSocket(socket)
    if (!first.toString('latin1').startsWith('HTTP/1.1 101')) socket.destroy()
    else made.#read(first.subarray(end))
    return made
  }

  frame(opcode: number, payload: Buffer): void {
    const { length } = payload
    const head = length < 126 ? [length] : length < 65_536 ? [126, length >> 8, length & 255] : undefined
    if (head === undefined) throw new Error('no longer frame is needed')
    const mask = randomBytes(4)
    const masked = payload.map((byte, i) => byte ^ (mask[i % 4] ?? 0))
    const [size = 0, ...more] = head
    this.#socket.write(Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | size, ...more]), mask, masked]))
  }

  send(text: string): void {
    this.frame(TEXT, Buffer.from(text))
  }

  say(message: object): void {
    this.send(JSON.stringify(message))
  }

  /** The first message like this, as soon as it is there; undefined if the connection ends before. */
  async find(is: (message: Message) => boolean): Promise<Message | undefined> {
    for (;;) {
      const found = this.messages.find(is)
      if (found !== undefined || this.#socket.destroyed) return found
      await new Promise<void>((resolve) => (this.#news = resolve))
    }
  }

  /** Says hello, and waits until it is let in. */
  async hello(match: string, key?: string, seat?: number): Promise<Message | undefined> {
    this.say({ type: 'hello', protocol: 1, match, ...(key && { key }), ...(seat !== undefined && { seat }) })
    return this.find(({ type }) => type === 'welcome' || type === 'problem')
  }

  answer(id: string): Promise<Message | undefined> {
    return this.find((message) => message.id === id)
  }

  #read(data: Buffer): void {
    this.#rest = Buffer.concat([this.#rest, data])
    for (;;) {
      const [first = 0, second = 0] = this.#rest
      const short = second & 127
      const head = short < 126 ? 2 : short === 126 ? 4 : 10
      if (this.#rest.length < head) break
      const size =
        short < 126
          ? short
          : short === 126
            ? this.#rest.readUInt16BE(2)
            : Number(this.#rest.readBigUInt64BE(2))
      if (this.#rest.length < head + size) break
      const payload = this.#rest.subarray(head, head + size)
      this.#rest = this.#rest.subarray(head + size)
      if ((first & 15) === TEXT) this.messages.push(JSON.parse(payload.toString()) as Message)
      if ((first & 15) === CLOSE && size >= 2) this.#code = payload.readUInt16BE(0)
    }
    this.#news()
  }
}

/** Somebody who only wants to play, at another address than whoever attacks. */
export class Honest {
  readonly #socket: RawSocket
  #menu: number
  #made = 0

  private constructor(socket: RawSocket, menu: number) {
    this.#socket = socket
    this.#menu = menu
  }

  static async sit(at: Target, from: string): Promise<Honest> {
    const key = await newKey(at, from)
    const match = await newMatch(at, from, key)
    for (const seat of [1, 0]) {
      const socket = await RawSocket.open(at, from)
      const welcome = await socket.hello(match, key, seat)
      const menu = menuOf(welcome)
      socket.say({ type: 'choose', id: 'bid', menu, choices: [{ do: 'bid', coins: 1 }, { do: 'sure' }] })
      await socket.answer('bid')
      if (seat !== 0) continue
      const turn = await socket.find(
        (message) => message.type === 'update' && JSON.stringify(message['menu'] ?? '').includes('"walk"'),
      )
      const offered = turn?.['menu'] as { readonly number: number } | undefined
      return new Honest(socket, offered?.number ?? 0)
    }
    throw new Error('nobody sat down')
  }

  /** Makes so many choices, one after the other; gives how many were acknowledged. */
  async play(count: number): Promise<number> {
    let done = 0
    for (let i = 0; i < count; i += 1) {
      const id = `honest-${this.#made++}`
      const from = this.#socket.messages.length
      this.#socket.say({ type: 'choose', id, menu: this.#menu, choices: [{ do: 'walk' }] })
      if ((await this.#socket.answer(id))?.type === 'done') done += 1
      for (const { menu } of this.#socket.messages.slice(from))
        this.#menu = (menu as { number: number } | undefined)?.number ?? this.#menu
    }
    return done
  }
}

export function menuOf(welcome: Message | undefined): number {
  const face = welcome?.['face'] as { readonly menu: { readonly number: number } } | undefined
  return face?.menu.number ?? 0
}
