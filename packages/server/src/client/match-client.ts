import { refuse, UserError, text, type Text } from '@longtable/kernel'
import { PROTOCOL, type Happened, type ChatMessage } from '../wire/match.ts'
import type { ToClient, Welcome } from '../wire/to-client.ts'
import type { Command, Hello } from '../wire/to-server.ts'
import { ReconnectingSocket, type ReconnectingOptions } from './reconnecting-socket.ts'
import { Outbox, type Answer } from './outbox.ts'
import { ClientState } from './client-state.ts'
import { randomHex, realTimers, socketAddress, type Timers } from './socket.ts'

export interface RemoteOptions extends ReconnectingOptions {
  /** The server's address. */
  readonly server: string
  readonly match: string
  readonly key?: string
  /** Which of one's seats; null only to watch. Without it: the first seat that one holds. */
  readonly seat?: number | null
  readonly password?: string
}

export type News =
  /** All is there, for the first time or again. */
  | { readonly kind: 'connected' }
  /** The connection is gone; it comes back by itself. */
  | { readonly kind: 'lost' }
  | { readonly kind: 'update'; readonly happened: readonly Happened[] }
  | { readonly kind: 'table' }
  | { readonly kind: 'said'; readonly said: ChatMessage }
  | { readonly kind: 'problem'; readonly reason: Text }

/** A command without its id, which the client gives it. */
export type CommandBody = Command extends infer D ? (D extends Command ? Omit<D, 'id'> : never) : never

/** The problem of a connection on which more was sent than it may. */
const TOO_FAST = 'server.http.tooFast'

/**
 * What a client and the server say to each other about one match: over as many connections as it takes, with
 * everything asked for anew when what is here does not fit what the server says.
 */
export class MatchClient {
  readonly state = new ClientState()
  /** How often everything had to be asked for again. */
  resyncs = 0
  isConnected = false
  isLeft = false
  /** The first problem that the server told of. */
  refusal: UserError | undefined
  private readonly options: RemoteOptions
  private readonly tell: (news: News) => void
  private readonly timers: Timers
  private readonly connection: ReconnectingSocket
  private readonly outbox = new Outbox()
  private readonly idPrefix = randomHex()
  private sent = 0
  /** Nothing counts until everything that was asked for is there. */
  private awaitsWelcome = false
  private resendTimer: unknown

  constructor(options: RemoteOptions, tell: (news: News) => void) {
    this.options = options
    this.tell = tell
    this.timers = options.timers ?? realTimers
    this.connection = new ReconnectingSocket(socketAddress(options.server), options, {
      opened: () => this.hello(),
      received: (message) => this.receive(message),
      lost: () => this.lost(),
      // Any question will do; this one costs least.
      quiet: () => void this.send({ type: 'history', most: 1 }).catch(() => {}),
    })
    this.connection.open()
  }

  leave(): void {
    this.isLeft = true
    this.isConnected = false
    this.timers.clear(this.resendTimer)
    this.connection.leave()
    this.outbox.close()
  }

  async send(body: CommandBody): Promise<Answer> {
    if (this.isLeft) refuse('server.client.left')
    const command = { ...body, id: `${this.idPrefix}-${++this.sent}` } as Command
    const { message, answer } = this.outbox.put(command)
    // What is sent while there is no connection goes out with the next one.
    if (this.isConnected) this.connection.send(message)
    return answer
  }

  private sendAgain(): void {
    if (!this.isConnected) return
    for (const waiting of this.outbox.messages) this.connection.send(waiting)
  }

  private hello(): void {
    const { match, key, seat, password } = this.options
    const { at } = this.state
    this.awaitsWelcome = true
    const hello: Hello = {
      type: 'hello',
      protocol: PROTOCOL,
      match,
      ...(key !== undefined && { key }),
      ...(seat !== undefined && { seat }),
      ...(password !== undefined && { password }),
      ...(at !== undefined && { have: at }),
    }
    this.connection.send(JSON.stringify(hello))
  }

  private askAgain(): void {
    this.resyncs++
    this.hello()
  }

  private lost(): void {
    const wasConnected = this.isConnected
    this.isConnected = false
    if (wasConnected) this.tell({ kind: 'lost' })
  }

  private receive(message: string): void {
    let read: ToClient
    try {
      read = JSON.parse(message) as ToClient
    } catch {
      // Whatever is at the other end, it is not a server of ours.
      this.connection.drop()
      return
    }
    this.take(read)
  }

  private take(message: ToClient): void {
    switch (message.type) {
      case 'welcome':
        return this.welcome(message)
      case 'update': {
        // One that is here already says nothing new, and one from before an answer to `hello` is in that answer.
        if (this.awaitsWelcome || message.at <= (this.state.at ?? -1)) return
        const happened = this.state.update(message)
        return happened === false ? this.askAgain() : this.tell({ kind: 'update', happened: [happened] })
      }
      case 'table':
        this.state.match = message.match
        return this.tell({ kind: 'table' })
      case 'said': {
        const { type: _, ...said } = message
        return this.state.say(said) ? this.tell({ kind: 'said', said }) : undefined
      }
      case 'done':
      case 'history':
      case 'advice':
        return this.outbox.answered(message)
      case 'refused':
        return this.outbox.refused(message.id, message.reason)
      case 'problem':
        return this.problem(message.reason)
    }
  }

  private problem(reason: Text): void {
    this.refusal ??= new UserError(reason)
    const isUnanswered = this.awaitsWelcome
    this.tell({ kind: 'problem', reason })
    // Nothing more will come to a connection that was not let in; a later one may be.
    if (isUnanswered) this.connection.drop()
    else if (reason.key === TOO_FAST) this.slowDown(Number(reason.with?.['seconds'] ?? 1))
  }

  /** Something was not heard because too much was said: what has no answer is sent again, a little later. */
  private slowDown(seconds: number): void {
    this.timers.clear(this.resendTimer)
    this.resendTimer = this.timers.set(() => this.sendAgain(), seconds * 1000)
  }

  private welcome(message: Welcome): void {
    if (message.protocol !== PROTOCOL) return this.otherProtocol(message.protocol)
    const fresh = this.state.welcome(message)
    if (fresh === undefined) {
      // Asking at once would only get the same answer.
      this.resyncs++
      this.connection.drop()
      return
    }
    this.awaitsWelcome = false
    this.connection.well()
    if (!this.isConnected) {
      this.isConnected = true
      this.sendAgain()
      this.tell({ kind: 'connected' })
    }
    this.tell({ kind: 'update', happened: fresh })
  }

  private otherProtocol(protocol: number): void {
    const reason = text('server.client.protocol', { ours: PROTOCOL, theirs: protocol })
    this.refusal ??= new UserError(reason)
    this.leave()
    this.tell({ kind: 'problem', reason })
  }
}
