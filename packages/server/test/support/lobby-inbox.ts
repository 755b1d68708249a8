import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Posted {
  readonly path: string
  readonly body: { readonly content: string; readonly username: string; readonly allowed_mentions: unknown }
}

/** Somebody else's server, to which things are posted. */
export class Inbox {
  readonly posted: Posted[] = []
  /** What it answers. */
  status = 204
  private readonly server: Server
  private waiting: (() => void)[] = []

  private constructor() {
    this.server = createServer((request, response) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        this.posted.push({
          path: request.url ?? '',
          body: JSON.parse(Buffer.concat(parts).toString()) as Posted['body'],
        })
        response.writeHead(this.status).end()
        for (const wake of this.waiting.splice(0)) wake()
      })
    })
  }

  static async open(): Promise<Inbox> {
    const inbox = new Inbox()
    await new Promise<void>((resolve) => inbox.server.listen(0, '127.0.0.1', resolve))
    return inbox
  }

  get host(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  get url(): string {
    return `http://${this.host}/hooks/secret-token`
  }

  /** Waits until so many things have come in all. */
  async until(count: number): Promise<void> {
    while (this.posted.length < count) await new Promise<void>((resolve) => this.waiting.push(resolve))
  }

  async close(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }
}
