import { once } from 'node:events'
import type { Random } from '@longtable/kernel'
import { WebSocket } from 'ws'
import { PROTOCOL } from '../../src/wire/index.ts'
import { count, type Seen } from './fuzz-http.ts'
import { strangersMessage, TRAITOR, traitorsMessage, type Victim } from './fuzz-messages.ts'

export interface Part {
  readonly port: number
  readonly victim: Victim
  readonly random: Random
  readonly seen: Seen
  readonly count: number
  readonly limited: boolean
}

export type Role = 'stranger' | 'traitor'

const CONNECTIONS = 4
/** So many messages may be on their way at once: fewer than the server lets wait. */
const AHEAD = 40
/** An answer that says what is wrong is short. */
const LONGEST_PROBLEM = 1000

const answering = new Set(['problem', 'refused', 'history', 'done', 'welcome'])

/** Sends hostile messages over a few connections at once, each of which must be answered and none carried out. */
export async function attackAs(role: Role, part: Part): Promise<void> {
  const each = Math.ceil(part.count / CONNECTIONS)
  await Promise.all(Array.from({ length: CONNECTIONS }, () => new Attacker(role, part, each).attack()))
}

const FLOOD = 2000

/** Everything at once, without waiting for an answer: whoever does that is told, and then cut off. */
export async function flood({ port, seen }: Pick<Part, 'port' | 'seen'>): Promise<void> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`, { perMessageDeflate: false })
  socket.on('message', (data: Buffer) =>
    count(seen, `problem ${/"key":"([\w.-]+)"/.exec(data.toString())?.[1]}`),
  )
  const closed = once(socket, 'close')
  if (await opened(socket, seen)) for (let n = 0; n < FLOOD; n++) socket.send('{')
  seen.sent += FLOOD
  const [code] = (await closed) as [number]
  count(seen, `flood closed ${code}`)
}

class Attacker {
  private readonly role: Role
  private readonly part: Part
  private left: number
  private ahead = 0
  private menu = 1
  private socket: WebSocket | undefined
  private finish: () => void = () => undefined

  constructor(role: Role, part: Part, left: number) {
    this.role = role
    this.part = part
    this.left = left
  }

  /** Comes back when it is thrown out, until it has sent everything. */
  async attack(): Promise<void> {
    while (this.left > 0) {
      const socket = new WebSocket(`ws://127.0.0.1:${this.part.port}/api/socket`, {
        perMessageDeflate: false,
      })
      const isOpen = await opened(socket, this.part.seen)
      if (isOpen) await this.talk(socket)
      else this.left -= 1
    }
  }

  private async talk(socket: WebSocket): Promise<void> {
    const done = new Promise<void>((resolve) => (this.finish = resolve))
    this.socket = socket
    this.ahead = 0
    socket.on('message', (data: Buffer) => this.hear(data.toString()))
    socket.on('close', (code) => {
      count(this.part.seen, `closed ${code}`)
      // With the limits raised nobody is thrown out for saying something wrong.
      if (!this.part.limited && this.left > 0)
        this.part.seen.wrong.push(`the connection was closed with ${code}`)
      this.finish()
    })
    this.greet()
    this.go()
    await done
    if (socket.readyState === WebSocket.CLOSED) return
    const gone = once(socket, 'close')
    socket.close()
    await gone
  }

  private greet(): void {
    const { id: match, keys } = this.part.victim
    const as = this.role === 'traitor' ? { key: keys[TRAITOR], seat: TRAITOR } : { seat: null }
    this.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, match, ...as }))
  }

  private send(words: string): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return
    this.ahead += 1
    this.socket.send(words)
  }

  private go(): void {
    while (this.left > 0 && this.ahead < AHEAD && this.socket?.readyState === WebSocket.OPEN) {
      this.left -= 1
      this.part.seen.sent += 1
      const words = this.next()
      this.send(words)
      // Whoever said hello wrongly has to sit down again to do more harm.
      if (words.includes('"hello"')) this.greet()
    }
    if (this.left === 0 && this.ahead === 0) this.finish()
  }

  private next(): string {
    const { victim, random } = this.part
    if (this.role === 'stranger') return strangersMessage(victim, random)
    return JSON.stringify(traitorsMessage(victim, random, this.menu))
  }

  private hear(words: string): void {
    const { seen } = this.part
    const type = /^\{"type":"(\w+)"/.exec(words)?.[1] ?? 'nothing'
    if (!answering.has(type)) return
    count(
      seen,
      type === 'refused' || type === 'problem' ? `${type} ${/"key":"([\w.-]+)"/.exec(words)?.[1]}` : type,
    )
    if (type === 'done') seen.wrong.push(`${this.role}: ${words}`)
    if (type === 'problem' && words.length > LONGEST_PROBLEM)
      seen.wrong.push(`a long answer: ${words.slice(0, 200)}`)
    if (words.includes('"server.fault"')) seen.wrong.push(`${this.role}: ${words}`)
    this.menu = Number(/"menu":\{"number":(\d+)/.exec(words)?.[1] ?? this.menu)
    this.ahead -= 1
    this.go()
  }
}

async function opened(socket: WebSocket, seen: Seen): Promise<boolean> {
  return new Promise((resolve) => {
    socket.on('error', () => undefined)
    socket.on('open', () => resolve(true))
    socket.on('unexpected-response', (_request, response) => {
      count(seen, `http ${response.statusCode}`)
      response.destroy()
      resolve(false)
    })
    socket.on('close', () => resolve(false))
  })
}
