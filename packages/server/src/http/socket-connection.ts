import { UserError, type Text } from '@longtable/kernel'
import type { RawData, WebSocket } from 'ws'
import type { Session, Transport } from '../host/server-api.ts'
import { idIn, readMessage, type ReadMessage } from '../wire/read-message.ts'
import { TokenBucket } from './token-buckets.ts'
import { describeError } from '../errors/describe-error.ts'
import type { Network } from './network.ts'
import { httpText } from './http-errors.ts'

/** Why a connection ended, in the terms of WebSocket. */
const GOING_AWAY = 1001
const NOT_TEXT = 1003
const POLICY = 1008
const FAULT = 1011
const TOO_SLOW = 1013
/** The longest reason that fits into a closing frame, in bytes. */
const LONGEST_REASON = 123

/** What the server itself wrote begins with its type. */
function typeOfSent(words: string): string {
  return /^\{"type":"([a-z]+)"/.exec(words.slice(0, 40))?.[1] ?? 'other'
}

/** One WebSocket: what the host sends goes out, what the other side sends goes to its session if it may. */
export class SocketConnection implements Transport {
  readonly #socket: WebSocket
  readonly #network: Network
  readonly #household: string
  readonly #id: string
  readonly #messages: TokenBucket
  readonly #strikes: TokenBucket
  readonly #silence: NodeJS.Timeout
  readonly #begun = performance.now()
  #session: Session | undefined
  #alive = true
  #ending = false
  /** Was it let in to a match? */
  #isKnown = false
  #received = 0
  #sent = 0
  /** Greetings that were not answered yet, and how many of them were paid for as guesses. */
  #hellos = 0
  #paid = 0

  constructor(socket: WebSocket, network: Network, household: string, id: string) {
    this.#socket = socket
    this.#network = network
    this.#household = household
    this.#id = id
    this.#messages = new TokenBucket(network.limits.messages, network.now)
    this.#strikes = new TokenBucket(network.limits.strikes, network.now)
    this.#silence = setTimeout(() => this.#cut('silent', POLICY), network.limits.silentSeconds * 1000)
  }

  /** Begins to listen; calls back once, when it is over. */
  begin(over: () => void): void {
    const socket = this.#socket
    socket.on('message', (data, binary) => this.#heard(data, binary))
    socket.on('ping', () => this.#mayGoOn(''))
    socket.on('pong', () => {
      // One is the answer to a ping of ours; all others are as much work as any message.
      if (this.#alive) this.#mayGoOn('')
      this.#alive = true
    })
    // What is wrong with a frame is answered by the library with the right code; `close` follows.
    socket.on('error', () => this.#network.metrics.cut('frame'))
    socket.on('close', (code) => {
      this.#gone(code)
      over()
    })
    this.#network.logger.info({ connection: this.#id }, 'connection opened')
    this.#safely(() => {
      this.#session = this.#network.service.connect(this)
    })
  }

  send(words: string): void {
    if (this.#ending) return
    if (this.#socket.bufferedAmount > this.#network.limits.unsentBytes) {
      this.#network.metrics.cut('slow')
      this.close(TOO_SLOW, 'the client reads too slowly')
      return
    }
    this.#account(words)
    this.#put(words)
  }

  close(code: number, reason: string): void {
    if (this.#ending) return
    this.#ending = true
    clearTimeout(this.#silence)
    // The library sends what is queued first, and ends the connection by itself if the other side does not.
    this.#socket.close(
      code,
      Buffer.from(reason)
        .subarray(0, LONGEST_REASON)
        .toString()
        .replace(/\uFFFD+$/, ''),
    )
  }

  stop(): void {
    this.close(GOING_AWAY, 'the server is being stopped')
  }

  /** Drops the connection if the last ping was not answered, and sends another. */
  check(): void {
    if (!this.#alive) {
      this.#network.metrics.cut('dead')
      this.#socket.terminate()
      return
    }
    this.#alive = false
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.ping()
  }

  #heard(data: RawData, binary: boolean): void {
    if (this.#ending) return
    this.#alive = true
    clearTimeout(this.#silence)
    if (binary) return this.#cut('text', NOT_TEXT)
    const { length } = data as Buffer
    if (!this.#isKnown && length > this.#network.limits.greetingBytes) return this.#cut('greeting', POLICY)
    const words = (data as Buffer).toString()
    if (!this.#mayGoOn(words, length)) return
    const read = readMessage(words)
    const { type, hasPassword } = read
    this.#received += 1
    this.#network.metrics.received(type)
    if (type === 'hello' && !this.#mayGreet(hasPassword)) return
    if (!this.#mayChoose(read)) return
    this.#safely(() => this.#session?.receive(read))
  }

  /** Is there a token left for a message of so many bytes? If not so for too long, this is the end. */
  #mayGoOn(words: string, bytes = 0): boolean {
    const wait = Math.max(
      this.#messages.take(),
      bytes === 0 ? 0 : this.#network.bytes.take(this.#household, bytes),
    )
    return wait === 0 || this.#strike(words, wait)
  }

  /** Each choice of a message is paid for. */
  #mayChoose(read: ReadMessage): boolean {
    if (!('message' in read) || read.message.type !== 'choose') return true
    const wait = this.#network.choices.take(this.#household, read.message.choices.length)
    return wait === 0 || this.#strike(read.words, wait)
  }

  /** Says that it was too much, under the id of the message if it has one. */
  #strike(words: string, wait: number): false {
    const seconds = Math.ceil(wait)
    const { id } = idIn(words)
    if (this.#strikes.take() > 0) this.#cut('tooFast', POLICY, { seconds })
    else if (id !== undefined) this.#refuse(id, 'tooFast', { seconds })
    else if (words !== '') this.#problem('tooFast', { seconds })
    return false
  }

  /** Passwords are paid for before they are tried. */
  #mayGreet(password: boolean): boolean {
    const wait = password ? this.#network.guesses.take(this.#household) : 0
    if (wait > 0) {
      this.#cut('guessing', POLICY, { seconds: Math.ceil(wait) })
      return false
    }
    this.#hellos += 1
    if (password) this.#paid += 1
    return true
  }

  #account(words: string): void {
    const type = typeOfSent(words)
    this.#network.metrics.sent(type)
    if (type === 'problem' || type === 'refused')
      this.#network.metrics.refused(/"key":"([\w.-]+)"/.exec(words.slice(0, 400))?.[1] ?? 'other')
    if (type === 'welcome') this.#isKnown = true
    if (this.#hellos === 0 || (type !== 'problem' && type !== 'welcome')) return
    this.#hellos -= 1
    const paid = this.#paid > 0
    if (paid) this.#paid -= 1
    if (type === 'welcome' && paid) this.#network.guesses.giveBack(this.#household)
  }

  #put(words: string): void {
    this.#sent += 1
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(words)
  }

  #refuse(id: string, key: string, values?: Text['with']): void {
    this.#network.metrics.refused(`server.http.${key}`)
    this.#put(JSON.stringify({ type: 'refused', id, reason: httpText(key, values) }))
  }

  #problem(key: string, values?: Text['with']): void {
    this.#network.metrics.refused(`server.http.${key}`)
    this.#put(JSON.stringify({ type: 'problem', reason: httpText(key, values) }))
  }

  /** Says why, and ends the connection. */
  #cut(key: string, code: number, values?: Text['with']): void {
    if (this.#ending) return
    this.#network.metrics.cut(key)
    this.#problem(key, values)
    this.close(code, this.#network.english(httpText(key, values)))
  }

  /** A fault of the host ends this connection and no other. */
  #safely(task: () => void): void {
    try {
      task()
    } catch (error) {
      if (error instanceof UserError) {
        this.send(JSON.stringify({ type: 'problem', reason: error.text }))
        return
      }
      this.#network.logger.error({ connection: this.#id, ...describeError(error) }, 'fault')
      this.#cut('fault', FAULT, { number: this.#id })
    }
  }

  #gone(code: number): void {
    this.#ending = true
    clearTimeout(this.#silence)
    const session = this.#session
    this.#session = undefined
    this.#safely(() => session?.gone())
    this.#network.logger.info(
      {
        connection: this.#id,
        code,
        seconds: Math.round((performance.now() - this.#begun) / 1000),
        received: this.#received,
        sent: this.#sent,
      },
      'connection closed',
    )
  }
}
