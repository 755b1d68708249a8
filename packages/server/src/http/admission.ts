import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { clientAddress, household } from './address.ts'
import { httpText, rateLimited } from './http-errors.ts'
import type { Network } from './network.ts'

/** Connections of one address beside its WebSockets: browsers keep six of them open. */
const OTHERS_PER_ADDRESS = 64

const isForPrograms = /^\/(?:api|health|metrics)(?:[/?]|$)/

/**
 * Lets requests in, or turns them away for as little as it costs: before anything of them is looked at, with one answer for
 * each connection, which then ends. Nothing is written down but how many there were.
 */
export class Admission {
  readonly #network: Network
  readonly #open = new Map<string, number>()
  /** Those that were told to go; what else they have sent already is not even looked at. */
  readonly #ended = new WeakSet<Socket>()

  constructor(network: Network) {
    this.#network = network
  }

  /** Counts a connection by where it comes from; behind a proxy all come from there, and the proxy counts. */
  connected(socket: Socket): void {
    if (this.#network.trustProxy > 0) return
    const from = household(socket.remoteAddress ?? 'unknown')
    const count = (this.#open.get(from) ?? 0) + 1
    if (count > this.#network.limits.connectionsPerAddress + OTHERS_PER_ADDRESS) {
      this.#network.metrics.refused('server.http.full')
      socket.destroy()
      return
    }
    this.#open.set(from, count)
    socket.once('close', () => {
      const left = (this.#open.get(from) ?? 1) - 1
      if (left > 0) this.#open.set(from, left)
      else this.#open.delete(from)
    })
  }

  /** May this request go on? If not, it has been answered. */
  mayGoOn(request: IncomingMessage, response: ServerResponse): boolean {
    if (this.#ended.has(request.socket)) return false
    const { requests, files, trustProxy } = this.#network
    const allowance = isForPrograms.test(request.url ?? '') ? requests : files
    const wait = allowance.take(household(clientAddress(request, trustProxy)))
    if (wait === 0) return true
    this.#turnAway(request.socket, response, wait)
    return false
  }

  #turnAway(socket: Socket, response: ServerResponse, wait: number): void {
    this.#ended.add(socket)
    const { text, headers, status } = rateLimited('tooMany', wait)
    this.#network.metrics.refused(text.key)
    const body = JSON.stringify({
      error: text,
      message: this.#network.english(httpText('tooMany', text.with)),
    })
    response.writeHead(status, {
      ...headers,
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      Connection: 'close',
    })
    response.end(body, () => socket.destroySoon())
  }
}
