import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Random } from '@longtable/kernel'
import { WebSocket, WebSocketServer } from 'ws'
import type { ToClient } from '../../src/wire/to-client.ts'
import type { ToServer } from '../../src/wire/to-server.ts'

export type MessageFault =
  /** Came twice, one after the other. */
  | 'askedTwice'
  | 'toldTwice'
  /** What was done long ago came once more. */
  | 'askedAgain'
  /** Was carried out, and the connection ended before the answer. */
  | 'unanswered'
  /** Never arrived, and neither did anything after it. */
  | 'askedInVain'
  /** What the server said was lost, and the connection a little later. */
  | 'unheard'

const LONGEST_DELAY = 4
/** So many of the last messages may come again. */
const MEMORY = 30
/** What has so many hundredths of a chance of having happened, and has not, happens. */
const SOON = 20

/** What may come twice: whoever wants to go back asks anew each time. */
const repeatable = new Set(['hello', 'choose', 'say', 'history'])
const rememberable = new Set(['choose', 'undo', 'say'])

/** A way to a server that understands what it carries, and loses, repeats and delays it. */
export class MessageProxy {
  readonly faults: Record<MessageFault, number> = {
    askedTwice: 0,
    toldTwice: 0,
    askedAgain: 0,
    unanswered: 0,
    askedInVain: 0,
    unheard: 0,
  }
  private readonly target: number
  private readonly random: Random
  private readonly server: WebSocketServer
  private isCalm = false
  /** How often each could have happened. */
  private readonly chances = new Map<MessageFault, number>()

  private constructor(target: number, random: Random) {
    this.target = target
    this.random = random
    this.server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false })
    this.server.on('connection', (client, { url }) => new Carried(this, client, url ?? '').begin())
  }

  static async to(port: number, random: Random): Promise<MessageProxy> {
    const proxy = new MessageProxy(port, random)
    await once(proxy.server, 'listening')
    return proxy
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  upstream(path: string): WebSocket {
    return new WebSocket(`ws://127.0.0.1:${this.target}${path}`, { perMessageDeflate: false })
  }

  calm(): void {
    this.isCalm = true
  }

  async close(): Promise<void> {
    for (const client of this.server.clients) client.terminate()
    this.server.close()
    await once(this.server, 'close')
  }

  /** Does this happen now? In so many of a hundred cases; the first time soon, so that a short evening sees it, too. */
  strikes(fault: MessageFault, percent: number): boolean {
    if (this.isCalm) return false
    const chances = (this.chances.get(fault) ?? 0) + 1
    this.chances.set(fault, chances)
    const isDue = this.faults[fault] === 0 && chances * percent >= SOON
    if (this.random.below(100) >= percent && !isDue) return false
    this.faults[fault]++
    return true
  }

  below(n: number): number {
    return this.random.below(n)
  }

  delay(): Promise<void> {
    return wait(this.random.below(LONGEST_DELAY))
  }
}

/** One connection: both ways in order, one message at a time. */
class Carried {
  private readonly proxy: MessageProxy
  private readonly client: WebSocket
  private readonly server: WebSocket
  /** What was sent and not answered yet, and what was done. */
  private readonly open = new Map<string, string>()
  private done: string[] = []
  /** The message after whose answer the connection ends. */
  private last: string | undefined
  /** So many more messages of the server, and the connection ends. */
  private left = Number.POSITIVE_INFINITY
  private isOver = false

  constructor(proxy: MessageProxy, client: WebSocket, path: string) {
    this.proxy = proxy
    this.client = client
    this.server = proxy.upstream(path)
  }

  begin(): void {
    const opened = once(this.server, 'open')
    // It may end before it has begun, and then nobody waits for it.
    opened.catch(() => this.cut())
    inOrder(this.client, opened, (words) => this.up(words))
    inOrder(this.server, opened, (words) => this.down(words))
    for (const socket of [this.client, this.server]) {
      socket.on('close', () => this.cut())
      socket.on('error', () => this.cut())
    }
  }

  private cut(): void {
    this.isOver = true
    this.client.terminate()
    this.server.terminate()
  }

  private async up(words: string): Promise<void> {
    await this.proxy.delay()
    if (this.isOver || this.last !== undefined) return
    const message = JSON.parse(words) as ToServer
    if (this.proxy.strikes('askedInVain', 2)) return this.cut()
    this.server.send(words)
    if (repeatable.has(message.type) && this.proxy.strikes('askedTwice', 8)) this.server.send(words)
    if (message.type === 'hello') return
    if (rememberable.has(message.type)) this.open.set(message.id, words)
    if (this.done.length > 0 && this.proxy.strikes('askedAgain', 8)) {
      this.server.send(this.done[this.proxy.below(this.done.length)])
    }
    if (this.proxy.strikes('unanswered', 4)) this.last = message.id
  }

  private async down(words: string): Promise<void> {
    await this.proxy.delay()
    if (this.isOver) return
    const message = JSON.parse(words) as ToClient
    if ('id' in message && message.id === this.last) return this.cut()
    if (this.left-- <= 0) return this.cut()
    if (message.type === 'done') this.remember(message.id)
    if (this.left === Number.POSITIVE_INFINITY && this.proxy.strikes('unheard', 2)) {
      this.left = 1 + this.proxy.below(3)
      return
    }
    this.client.send(words)
    if (this.proxy.strikes('toldTwice', 5)) this.client.send(words)
  }

  private remember(id: string): void {
    const words = this.open.get(id)
    if (words === undefined) return
    this.open.delete(id)
    this.done = [...this.done, words].slice(-MEMORY)
  }
}

/** Hands over messages one after the other, however long each takes. */
function inOrder(socket: WebSocket, ready: Promise<unknown>, take: (words: string) => Promise<void>): void {
  // What cannot be carried is lost with its connection, which tells the other side.
  let tail: Promise<unknown> = ready
  socket.on('message', (data) => {
    const words = (data as Buffer).toString()
    tail = tail.then(() => take(words)).catch(() => {})
  })
}
