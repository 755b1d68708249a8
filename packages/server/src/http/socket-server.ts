import { STATUS_CODES, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { clientAddress, hostAsked, household } from './address.ts'
import { SocketConnection } from './socket-connection.ts'
import type { Network } from './network.ts'
import { originAllowed } from './origin.ts'
import type { HttpError } from '../errors/http-error.ts'
import { httpError, rateLimited } from './http-errors.ts'
import { newRequestId } from './middleware.ts'

const SOCKET_PATH = '/api/socket'
const comeBack = { 'Retry-After': '10' }

/** All WebSockets. */
export class SocketServer {
  readonly #network: Network
  readonly #server: WebSocketServer
  readonly #connections = new Set<SocketConnection>()
  readonly #pings: NodeJS.Timeout
  #allGone = (): void => undefined

  constructor(network: Network, compress: boolean) {
    const { limits } = network
    this.#network = network
    const options = {
      noServer: true,
      clientTracking: false,
      maxPayload: limits.frameBytes,
      perMessageDeflate: compress,
      closeTimeout: limits.closeSeconds * 1000,
    }
    this.#server = new WebSocketServer(options)
    this.#pings = setInterval(() => {
      for (const connection of this.#connections) connection.check()
    }, limits.pingSeconds * 1000)
    this.#pings.unref()
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // Whoever hangs up in the middle of it is not our problem.
    socket.on('error', () => socket.destroy())
    const from = household(clientAddress(request, this.#network.trustProxy))
    const refusal = this.#refusal(request, from)
    if (refusal !== undefined) {
      this.#network.metrics.refused(refusal.text.key)
      // Those who are too many are only counted: to write them down would be dearer than to turn them away.
      if (refusal.status !== 429 && refusal.status !== 503)
        this.#network.logger.info({ status: refusal.status, reason: refusal.text.key }, 'connection refused')
      turnAway(socket, refusal, this.#network.english(refusal.text))
      return
    }
    this.#server.handleUpgrade(request, socket, head, (accepted) => {
      const { open } = this.#network
      const connection = new SocketConnection(accepted, this.#network, from, newRequestId())
      this.#connections.add(connection)
      open.set(from, (open.get(from) ?? 0) + 1)
      connection.begin(() => {
        this.#connections.delete(connection)
        const left = (open.get(from) ?? 1) - 1
        if (left > 0) open.set(from, left)
        else open.delete(from)
        if (this.#connections.size === 0) this.#allGone()
      })
    })
  }

  /** Tells everybody that this is the end, and waits until they are gone. */
  async stop(): Promise<void> {
    clearInterval(this.#pings)
    if (this.#connections.size === 0) return
    const gone = new Promise<void>((resolve) => {
      this.#allGone = resolve
    })
    for (const connection of this.#connections) connection.stop()
    await gone
  }

  #refusal(request: IncomingMessage, from: string): HttpError | undefined {
    const { limits, requests, open, publicOrigin, trustProxy, stopping } = this.#network
    if (stopping) return httpError(503, 'stopping')
    const wait = requests.take(from)
    if (wait > 0) return rateLimited('tooMany', wait)
    if (request.url?.split('?')[0] !== SOCKET_PATH) return httpError(404, 'noSuchPath')
    const asked = { origin: request.headers.origin, host: hostAsked(request, trustProxy) }
    if (!originAllowed(asked, { publicOrigin, proxied: trustProxy > 0 })) return httpError(403, 'foreign')
    if (this.#connections.size >= limits.connections) return httpError(503, 'full', undefined, comeBack)
    if ((open.get(from) ?? 0) >= limits.connectionsPerAddress)
      return httpError(429, 'full', undefined, comeBack)
    return undefined
  }
}

/** Answers a request that wanted to be more than that. */
function turnAway(socket: Duplex, refusal: HttpError, message: string): void {
  const body = Buffer.from(JSON.stringify({ error: refusal.text, message }))
  const headers = {
    Connection: 'close',
    'Content-Type': 'application/json',
    'Content-Length': String(body.length),
    'Cache-Control': 'no-store',
    ...refusal.headers,
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.once('finish', () => socket.destroy())
  socket.write(`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\n${lines.join('\r\n')}\r\n\r\n`)
  socket.end(body)
}
