import { EventEmitter, once } from 'node:events'
import { connectInNode } from '../../src/node-socket.ts'
import type { Connect } from '../../src/client/socket.ts'
import type { NumberedMenu } from '../../src/wire/match.ts'
import type { Done, Refused, ToClient } from '../../src/wire/to-client.ts'
import type { Command, ToServer } from '../../src/wire/to-server.ts'

/** Who sends: a seat of a match, or somebody who watches it. */
export interface SeatAtMatch {
  readonly match: string
  readonly seat: number | null
}

export interface SentCommand extends SeatAtMatch {
  readonly command: Command
  /** How often it went out: more than once if the connection was lost before the answer. */
  times: number
}

/** What one viewer of a match was shown, by its numbers. */
interface Shown {
  readonly hashes: Map<number, string>
  readonly menus: Map<number, string>
}

/** What one client was shown last. */
export interface Tap {
  readonly connect: Connect
  at: number
  hash: string | undefined
}

/**
 * What all clients of a test sent and were told, written down at their sockets: none of it goes through the client
 * that is being tested. `wrongs` has every contradiction in what the server said.
 */
export class Ledger extends EventEmitter<{ made: [] }> {
  readonly sent = new Map<string, SentCommand>()
  readonly done = new Map<string, Done>()
  readonly refused = new Map<string, Refused>()
  /** What was said, by match and number. */
  readonly said = new Map<string, string>()
  readonly wrongs: string[] = []
  connections = 0
  made = 0
  private readonly shown = new Map<string, Shown>()

  /** A way to connect that writes everything down. */
  tap(place: SeatAtMatch): Tap {
    let latest: unknown
    const tap: Tap = {
      at: 0,
      hash: undefined,
      connect: (url) => {
        const socket = connectInNode(url)
        latest = socket
        socket.addEventListener('message', ({ data }) => {
          const message = JSON.parse(String(data)) as ToClient
          if (message.type === 'welcome') this.connections++
          this.hear(place, socket === latest ? tap : undefined, message)
        })
        return {
          addEventListener: socket.addEventListener.bind(socket),
          close: () => socket.close(),
          send: (words) => {
            this.note(place, JSON.parse(words) as ToServer)
            socket.send(words)
          },
        }
      },
    }
    return tap
  }

  /** Waits until so many choices have been acknowledged since the beginning. */
  async until(made: number): Promise<void> {
    while (this.made < made) await once(this, 'made')
  }

  private note(place: SeatAtMatch, message: ToServer): void {
    if (message.type === 'hello') return
    const before = this.sent.get(message.id)
    if (before === undefined) this.sent.set(message.id, { ...place, command: message, times: 1 })
    else before.times++
  }

  private hear(place: SeatAtMatch, tap: Tap | undefined, message: ToClient): void {
    // An answer over a connection that was given up does not count: the client has asked again by now.
    if (message.type === 'done') return tap === undefined ? undefined : this.hearDone(message)
    if (message.type === 'refused') return tap === undefined ? undefined : this.hearRefused(message)
    if (message.type === 'said') this.hearSaid(place, message.number, message.text)
    else if (message.type === 'update') this.see(place, tap, message, message.menu)
    else if (message.type === 'welcome') {
      for (const { number, text } of message.said) this.hearSaid(place, number, text)
      if (message.face !== null) this.see(place, tap, message.face, message.face.menu)
    }
  }

  private hearDone(message: Done): void {
    const { id } = message
    const before = this.done.get(id)
    const isOther = before !== undefined && JSON.stringify(before) !== JSON.stringify(message)
    if (isOther || this.refused.has(id)) this.wrongs.push(`${id} was answered in two ways`)
    this.done.set(id, message)
    if (before === undefined && message.made !== undefined) {
      this.made += message.made
      this.emit('made')
    }
  }

  private hearRefused(message: Refused): void {
    if (this.done.has(message.id)) this.wrongs.push(`${message.id} was done and then refused`)
    this.refused.set(message.id, message)
  }

  private hearSaid({ match }: SeatAtMatch, number: number, text: string): void {
    const key = `${match} ${number}`
    const before = this.said.get(key)
    if (before !== undefined && before !== text) this.wrongs.push(`saying ${key} changed`)
    this.said.set(key, text)
  }

  /**
   * The same number has to mean the same for ever, and nobody is taken back to before what they were shown. What comes
   * late over a connection that the client gave up (no tap then) says nothing about where it stands.
   */
  private see(
    place: SeatAtMatch,
    tap: Tap | undefined,
    { at, hash }: { readonly at: number; readonly hash: string },
    menu: NumberedMenu | undefined,
  ): void {
    const key = `${place.match}/${place.seat ?? 'watching'}`
    if (tap !== undefined) {
      if (at < tap.at) this.wrongs.push(`${key} saw update ${tap.at} and then stood at ${at}`)
      tap.at = at
      tap.hash = hash
    }
    const shown = this.shown.get(key) ?? { hashes: new Map(), menus: new Map() }
    this.shown.set(key, shown)
    if ((shown.hashes.get(at) ?? hash) !== hash) this.wrongs.push(`${key}: update ${at} changed`)
    shown.hashes.set(at, hash)
    if (menu === undefined) return
    const words = JSON.stringify(menu.menu)
    if ((shown.menus.get(menu.number) ?? words) !== words) {
      this.wrongs.push(`${key}: menu ${menu.number} changed`)
    }
    shown.menus.set(menu.number, words)
  }

  /** How many messages had to be sent again, and were carried out once nevertheless. */
  get repeated(): number {
    let sum = 0
    for (const [id, { times }] of this.sent) if (times > 1 && this.done.has(id)) sum++
    return sum
  }
}
