import { StoreFault } from '../errors/store-fault.ts'
import type { NodeInfo } from '../store/store.ts'
import type { Transport } from '../host/server-api.ts'
import { readAnswer, writeCall, type Call } from './calls.ts'
import { frame, kinds, readFrame, type FrameKind } from './frames.ts'
import type { Dialer, Link, MeshBeats } from './link.ts'

/** Come back: somebody else may have the match by then. */
const COME_BACK = 1013

interface Waiting {
  readonly resolve: (words: string) => void
  readonly reject: (error: unknown) => void
}

/** A client's line that goes on at another server. */
export interface PassedLine {
  receive(words: string): void
  gone(): void
}

/** Another server, as this one reaches it: one connection, opened when it is needed, over which all lines and calls go. */
export class Peer {
  readonly #info: NodeInfo
  readonly #dialer: Dialer
  readonly #beats: MeshBeats
  readonly #lines = new Map<number, Transport>()
  readonly #calls = new Map<number, Waiting>()
  readonly #pings = new Map<number, () => void>()
  #link: Link | undefined
  #timer: NodeJS.Timeout | undefined
  #heard = Number.NEGATIVE_INFINITY
  #next = 1

  constructor(info: NodeInfo, dialer: Dialer, beats: MeshBeats) {
    this.#info = info
    this.#dialer = dialer
    this.#beats = beats
  }

  get lines(): number {
    return this.#lines.size
  }

  /** Does it answer? Asks, if it has not said anything lately, and waits a moment. */
  async answers(): Promise<boolean> {
    if (this.#info.address === null) return false
    if (this.#link !== undefined && performance.now() - this.#heard < this.#beats.ping) return true
    const number = this.#next++
    const answered = new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => resolve(false), this.#beats.silence)
      this.#pings.set(number, () => {
        clearTimeout(timer)
        resolve(true)
      })
    })
    this.#send(kinds.ping, number)
    const does = await answered
    this.#pings.delete(number)
    return does
  }

  /** A client's line: what it hears comes from there. */
  open(transport: Transport): PassedLine {
    const number = this.#next++
    this.#lines.set(number, transport)
    this.#send(kinds.open, number)
    return {
      receive: (words) => this.#send(kinds.in, number, words),
      gone: () => {
        if (this.#lines.delete(number)) this.#send(kinds.gone, number)
      },
    }
  }

  async call(call: Call): Promise<unknown> {
    const number = this.#next++
    const answered = new Promise<string>((resolve, reject) => this.#calls.set(number, { resolve, reject }))
    this.#send(kinds.call, number, writeCall(call))
    return readAnswer(await answered)
  }

  tell(news: Call): void {
    this.#send(kinds.news, 0, writeCall(news))
  }

  close(): void {
    const link = this.#link
    this.#lose()
    link?.close()
  }

  #send(kind: FrameKind, number: number, words?: string): void {
    this.#connected()?.send(frame(kind, number, words))
  }

  #connected(): Link | undefined {
    const { address } = this.#info
    if (this.#link !== undefined || address === null) return this.#link
    const link: Link = this.#dialer.dial(
      { ...this.#info, address },
      {
        heard: (words) => {
          if (this.#link === link) this.#read(words)
        },
        gone: () => {
          if (this.#link === link) this.#lose()
        },
      },
    )
    this.#link = link
    this.#heard = performance.now()
    this.#timer = setInterval(() => this.#check(), this.#beats.ping)
    this.#timer.unref()
    return link
  }

  #check(): void {
    if (performance.now() - this.#heard > this.#beats.silence) this.close()
    else this.#link?.send(frame(kinds.ping, 0))
  }

  #read(sent: string): void {
    const read = readFrame(sent)
    if (read === undefined) return
    this.#heard = performance.now()
    const { kind, number, words } = read
    if (kind === kinds.out) this.#lines.get(number)?.send(words)
    else if (kind === kinds.pong) this.#pings.get(number)?.()
    else if (kind === kinds.answer) {
      this.#calls.get(number)?.resolve(words)
      this.#calls.delete(number)
    } else if (kind === kinds.end) this.#endLine(number, words)
  }

  #endLine(number: number, words: string): void {
    const line = this.#lines.get(number)
    this.#lines.delete(number)
    const [code, ...reason] = words.split(' ')
    line?.close(Number(code), reason.join(' '))
  }

  /** Nobody knows what became of what was asked; clients come back and ask again. */
  #lose(): void {
    clearInterval(this.#timer)
    this.#link = undefined
    const [lines, calls] = [[...this.#lines.values()], [...this.#calls.values()]]
    this.#lines.clear()
    this.#calls.clear()
    for (const line of lines) line.close(COME_BACK, 'server.again')
    for (const { reject } of calls) reject(new StoreFault('elsewhere'))
  }
}
