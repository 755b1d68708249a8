import { UserError, text } from '@longtable/kernel'
import { describeError } from '../errors/describe-error.ts'
import { MatchElsewhere } from '../errors/match-elsewhere.ts'
import type { Log } from '../host/dependencies.ts'
import type { Session, Transport } from '../host/server-api.ts'
import type { ReadMessage } from '../wire/read-message.ts'
import type { ToClient } from '../wire/to-client.ts'
import type { PassedLine } from './peer.ts'
import type { Router } from './router.ts'

const COME_BACK = 1013
/** As many as the host itself lets wait: whoever is being connected can say no more. */
const MOST_WAITING = 64

interface Context {
  readonly router: Pick<Router, 'find'>
  /** A session at this very server. */
  connect(transport: Transport): Session
  readonly log: Log
}

/** A client's connection: each greeting says which match it is about, and all that follows goes where that match is. */
export class RoutedSession implements Session {
  readonly #transport: Transport
  readonly #context: Context
  #here: Session | undefined
  #there: PassedLine | undefined
  /** What came while the match of a greeting is being looked for. */
  #waiting: ReadMessage[] | undefined
  #isGone = false

  constructor(transport: Transport, context: Context) {
    this.#transport = transport
    this.#context = context
  }

  receive(read: ReadMessage): void {
    if (this.#waiting !== undefined) {
      if (this.#waiting.length < MOST_WAITING) this.#waiting.push(read)
      else this.#problem(new UserError(text('server.tooMany')))
      return
    }
    if ('message' in read && read.message.type === 'hello') {
      this.#waiting = []
      void this.#greet(read, read.message.match).finally(() => this.#goOn())
    } else this.#pass(read)
  }

  gone(): void {
    this.#isGone = true
    this.#leave()
  }

  #leave(): void {
    this.#here?.gone()
    this.#there?.gone()
    this.#here = undefined
    this.#there = undefined
  }

  #pass(read: ReadMessage): void {
    if (this.#isGone) return
    if (this.#there !== undefined) this.#there.receive(read.words)
    else (this.#here ??= this.#context.connect(this.#transport)).receive(read)
  }

  async #greet(read: ReadMessage, match: string): Promise<void> {
    try {
      const peer = await this.#context.router.find(match)
      if (this.#isGone) return
      if (peer === undefined) this.#there?.gone()
      else this.#leave()
      this.#there = peer?.open(this.#transport)
      this.#pass(read)
    } catch (error) {
      // Nobody can be asked at the moment; whoever comes back is passed on anew.
      if (error instanceof MatchElsewhere) this.#transport.close(COME_BACK, 'server.again')
      else this.#problem(error)
    }
  }

  #goOn(): void {
    const waiting = this.#waiting ?? []
    this.#waiting = undefined
    for (const read of waiting) this.receive(read)
  }

  #problem(error: unknown): void {
    const isForeseen = error instanceof UserError
    if (!isForeseen)
      this.#context.log.error({ what: 'cluster', ...describeError(error) }, 'something went wrong')
    const reason = isForeseen ? error.text : text('server.fault')
    this.#transport.send(JSON.stringify({ type: 'problem', reason } satisfies ToClient))
  }
}
