import type { Random } from '@longtable/kernel'
import type { NumberedMenu, ToClient } from '@longtable/server/wire'
import { WebSocket } from 'ws'

/** A client as small as can be: it knows its menu and whether it waits for an answer. */
export class Seat {
  readonly match: string
  /** Resolves when it has been welcomed. */
  readonly ready: Promise<void>
  onAnswer: () => void = () => {}
  onMenu: () => void = () => {}
  onUpdate: (match: string) => void = () => {}
  isWaiting = false
  private readonly socket: WebSocket
  private menu: NumberedMenu | undefined
  private sent = 0

  constructor(port: number, match: string, key: string, seat: number) {
    this.match = match
    this.socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`)
    this.socket.on('open', () => this.send({ type: 'hello', protocol: 1, match, key, seat }))
    this.ready = new Promise((resolve, reject) => {
      this.socket.on('error', reject)
      this.socket.on('message', (data: Buffer) => this.hear(JSON.parse(data.toString()) as ToClient, resolve))
    })
  }

  private send(message: unknown): void {
    this.socket.send(JSON.stringify(message))
  }

  private hear(message: ToClient, welcomed: () => void): void {
    switch (message.type) {
      case 'welcome':
        this.menu = message.face?.menu
        welcomed()
        break
      case 'update':
        if (message.menu !== undefined) this.menu = message.menu
        this.onUpdate(this.match)
        if (message.menu !== undefined) this.onMenu()
        break
      case 'done':
      case 'refused':
        this.isWaiting = false
        this.onAnswer()
        break
      default:
    }
  }

  get canChoose(): boolean {
    const menu = this.menu?.menu
    return !this.isWaiting && menu?.awaited === true && menu.offered.length > 0
  }

  choose(random: Random): void {
    if (!this.canChoose || this.menu === undefined) return
    this.isWaiting = true
    const { number, menu } = this.menu
    this.send({
      type: 'choose',
      id: `c${this.sent++}`,
      menu: number,
      choices: [random.pick(menu?.offered ?? [])],
    })
  }

  leave(): void {
    this.socket.terminate()
  }
}
