import { once } from 'node:events'
import { WebSocket } from 'ws'
import {
  PROTOCOL,
  type Done,
  type History,
  type Refused,
  type ToClient,
  type Welcome,
} from '../../src/wire/index.ts'

type Answer = Done | Refused | History

interface Waiter {
  readonly wanted: (message: ToClient) => boolean
  readonly resolve: (message: ToClient) => void
}

/** A bare WebSocket, for tests in which each message matters. */
export class Wire {
  readonly heard: ToClient[] = []
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>
  private readonly socket: WebSocket
  private waiters: Waiter[] = []
  private sent = 0

  private constructor(socket: WebSocket) {
    this.socket = socket
    this.closed = new Promise((resolve) => {
      socket.on('close', (code, reason) => resolve({ code, reason: reason.toString() }))
    })
    socket.on('error', () => undefined)
    socket.on('message', (data: Buffer) => this.hear(JSON.parse(data.toString()) as ToClient))
  }

  static async to(url: string): Promise<Wire> {
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/socket`)
    const wire = new Wire(socket)
    await once(socket, 'open')
    return wire
  }

  private hear(message: ToClient): void {
    this.heard.push(message)
    const met = this.waiters.filter(({ wanted }) => wanted(message))
    this.waiters = this.waiters.filter((waiter) => !met.includes(waiter))
    for (const { resolve } of met) resolve(message)
  }

  say(message: object): void {
    this.socket.send(JSON.stringify(message))
  }

  /** The first message of a kind that has come or comes, from a place in what was heard. */
  find<T extends ToClient['type']>(
    type: T,
    from = 0,
    fits: (message: Extract<ToClient, { type: T }>) => boolean = () => true,
  ): Promise<Extract<ToClient, { type: T }>> {
    type Wanted = Extract<ToClient, { type: T }>
    const wanted = (message: ToClient): boolean => message.type === type && fits(message as Wanted)
    const known = this.heard.slice(from).find(wanted)
    if (known !== undefined) return Promise.resolve(known as Wanted)
    return new Promise((resolve) =>
      this.waiters.push({ wanted, resolve: (found) => resolve(found as Wanted) }),
    )
  }

  async hello(
    match: string,
    more: { key?: string; seat?: number | null; have?: number } = {},
  ): Promise<Welcome> {
    const from = this.heard.length
    this.say({ type: 'hello', protocol: PROTOCOL, match, ...more })
    return this.find('welcome', from)
  }

  /** Sends a command, under an id of its own unless it has one, and waits for the answer. */
  ask(command: {
    readonly type: string
    readonly id?: string
    readonly [field: string]: unknown
  }): Promise<Answer> {
    const from = this.heard.length
    const { id = `wire-${++this.sent}` } = command
    const wanted = (message: ToClient): boolean => 'id' in message && message.id === id
    this.say({ ...command, id })
    const known = this.heard.slice(from).find(wanted)
    if (known !== undefined) return Promise.resolve(known as Answer)
    return new Promise((resolve) =>
      this.waiters.push({ wanted, resolve: (found) => resolve(found as Answer) }),
    )
  }

  /** When this is answered, everything that was sent before has been heard. Gives what came since `from`. */
  async fence(from = 0): Promise<readonly ToClient[]> {
    await this.ask({ type: 'history', most: 1 })
    return this.heard.slice(from).filter(({ type }) => type !== 'history')
  }

  /** When this is answered, everything that the server had sent by then has been heard. */
  async ping(): Promise<void> {
    const answered = once(this.socket, 'pong')
    this.socket.ping()
    await answered
  }

  async leave(): Promise<void> {
    this.socket.close()
    await this.closed
  }
}

/** Why something was refused; fails if it was not. */
export function whyNot(answer: Answer): string {
  if (answer.type !== 'refused') throw new Error(`this was not refused: ${JSON.stringify(answer)}`)
  return answer.reason.key
}
