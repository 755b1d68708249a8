import { realTimers, type Connect, type SocketLike, type Timers } from './socket.ts'

/** The first delay before coming back, and the longest; each is twice the one before. */
const FIRST_DELAY = 250
const LONGEST_DELAY = 8000
/** How long an answer may take before the connection counts as dead, and how long it may say nothing at all. */
const PATIENCE = 20_000
const QUIET = 60_000

export interface ReconnectingOptions {
  readonly connect: Connect
  readonly timers?: Timers
  readonly random?: () => number
  readonly patience?: number
  readonly quiet?: number
}

export interface SocketEvents {
  opened(): void
  received(text: string): void
  lost(): void
  /** Nothing came for long: something has to be sent that will be answered. */
  quiet(): void
}

/**
 * Keeps a connection open: one that ends or falls silent is replaced after growing delays, for ever, until somebody
 * leaves. The delays are spread by chance, so that not everybody comes back at the same moment.
 */
export class ReconnectingSocket {
  private readonly url: string
  private readonly events: SocketEvents
  private readonly connect: Connect
  private readonly timers: Timers
  private readonly random: () => number
  private readonly patience: number
  private readonly quiet: number
  private socket: SocketLike | undefined
  private isOpen = false
  private isLeft = false
  private failures = 0
  private comeback: unknown
  private watch: unknown
  private expectsAnswer = false

  constructor(url: string, options: ReconnectingOptions, events: SocketEvents) {
    this.url = url
    this.events = events
    this.connect = options.connect
    this.timers = options.timers ?? realTimers
    this.random = options.random ?? Math.random
    this.patience = options.patience ?? PATIENCE
    this.quiet = options.quiet ?? QUIET
  }

  open(): void {
    const socket = this.connect(this.url)
    this.socket = socket
    this.expect()
    const current = (work: () => void) => (): void => {
      if (this.socket === socket) work()
    }
    socket.addEventListener(
      'open',
      current(() => {
        this.isOpen = true
        this.events.opened()
      }),
    )
    socket.addEventListener('message', ({ data }) => {
      if (this.socket !== socket) return
      this.relax()
      if (typeof data === 'string') this.events.received(data)
      else this.drop()
    })
    socket.addEventListener(
      'close',
      current(() => this.lose()),
    )
    // What went wrong is told by the end of the connection, which follows.
    socket.addEventListener('error', () => {})
  }

  /** Sends something that will be answered. */
  send(text: string): void {
    if (!this.isOpen) return
    this.socket?.send(text)
    if (!this.expectsAnswer) this.expect()
  }

  /** The other side is there and well: if it goes away, the first attempt to come back is made soon again. */
  well(): void {
    this.failures = 0
  }

  /** Gives this connection up and comes back with another one. */
  drop(): void {
    const { socket } = this
    this.lose()
    socket?.close()
  }

  leave(): void {
    const { socket } = this
    this.isLeft = true
    this.socket = undefined
    this.isOpen = false
    this.timers.clear(this.comeback)
    this.timers.clear(this.watch)
    socket?.close()
  }

  private lose(): void {
    if (this.socket === undefined) return
    this.socket = undefined
    this.isOpen = false
    this.timers.clear(this.watch)
    this.events.lost()
    // Whoever hears of the loss may leave.
    if (this.isLeft) return
    const longest = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** this.failures)
    this.failures++
    this.comeback = this.timers.set(() => this.open(), longest * (0.5 + this.random() / 2))
  }

  /** From now on something has to come. */
  private expect(): void {
    this.timers.clear(this.watch)
    this.expectsAnswer = true
    this.watch = this.timers.set(() => this.drop(), this.patience)
  }

  /** Something came. */
  private relax(): void {
    this.timers.clear(this.watch)
    this.expectsAnswer = false
    this.watch = this.timers.set(() => this.events.quiet(), this.quiet)
  }
}
