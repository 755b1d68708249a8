import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import type { GameMessages } from './game-messages.ts'
import type { Limits } from './limits.ts'

export interface ListenOptions {
  /**
   * Where to listen. '0.0.0.0' by default, so that friends in the same house can join by the printed address; nothing
   * can be done without a secret that the server gave out. '127.0.0.1' keeps it to this machine, which is right behind
   * a proxy on the same one.
   */
  readonly host?: string
  /** 0 or none: any free one. */
  readonly port?: number
  /** The address by which everybody reaches this server, if it is not simply this machine's. May have a path. */
  readonly publicUrl?: string
  /**
   * How many proxies stand in front; what they say about who asks is believed then, and only then. Behind a proxy that
   * is not counted here, everybody has one address and shares its limits.
   */
  readonly trustProxy?: number
  /** Lets everybody read /metrics, and not only this machine. */
  readonly metricsOpen?: boolean
  /** The built client; without it there is only a page that says so. */
  readonly webFolder?: string
  readonly limits?: Partial<Limits>
  /** Compress messages: saves bytes, costs memory for each connection. */
  readonly compress?: boolean
  readonly logger?: Logger
  /** Milliseconds, for the limits. */
  readonly now?: () => number
  /** The words of a game, for clients that are not ours and for errors in English. */
  readonly messages: GameMessages
  /** Takes connections that are for others than clients: true if this one is. */
  readonly upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean
  /** Adds numbers of one's own to /metrics. */
  readonly metrics?: (register: Registry) => void
}

export interface Listening {
  readonly host: string
  readonly port: number
  /** The address by which others can reach this server: what links begin with. */
  readonly url: string
  /** All addresses of this machine in its local networks, to be printed. */
  readonly addresses: readonly string[]
  /** Stops accepting, tells everybody, and waits for what runs, but not for ever. */
  readonly close: () => Promise<void>
}
