import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocket, WebSocketServer } from 'ws'
import type { NodeInfo } from '../store/store.ts'
import type { Dialer, Link, LinkEvents } from './link.ts'
import type { MeshPass } from './mesh-pass.ts'

const MESH_PATH = '/api/mesh'
const PASS = 'x-longtable-pass'
/** Records of long matches are passed on in one piece. */
const LONGEST_FRAME = 64 * 1024 * 1024
/** So much may wait for a server that does not read, before it counts as gone. */
const MOST_UNSENT = 64 * 1024 * 1024
const CONNECT_WITHIN = 1500

/** Servers that reach each other by WebSockets, at the port at which clients reach them, under another path. */
export class SocketMesh implements Dialer {
  readonly #pass: MeshPass
  readonly #node: string
  readonly #accept: (link: Link) => LinkEvents
  readonly #server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: LONGEST_FRAME,
  })
  readonly #sockets = new Set<WebSocket>()

  /** `node`: the name of this server; `accept`: somebody who knows the secret has connected. */
  constructor(pass: MeshPass, node: string, accept: (link: Link) => LinkEvents) {
    this.#pass = pass
    this.#node = node
    this.#accept = accept
    // ws asks for the headers of its answer here.
    this.#server.on('headers', (headers: string[], request: IncomingMessage & { meshAnswer?: string }) => {
      if (request.meshAnswer !== undefined) headers.push(`${PASS}: ${request.meshAnswer}`)
    })
  }

  /** Takes a request that is meant for the mesh; false for all others. Strangers hear nothing but that it is the end. */
  upgrade(request: IncomingMessage & { meshAnswer?: string }, socket: Duplex, head: Buffer): boolean {
    if (request.url !== MESH_PATH) return false
    socket.on('error', () => socket.destroy())
    const answer = this.#pass.check(String(request.headers[PASS] ?? ''), this.#node)
    if (answer === undefined) {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
      return true
    }
    request.meshAnswer = answer
    this.#server.handleUpgrade(request, socket, head, (accepted) => {
      const link = linkTo(accepted)
      this.#listen(accepted, this.#accept(link))
    })
    return true
  }

  dial(to: NodeInfo & { readonly address: string }, events: LinkEvents): Link {
    const { pass, word } = this.#pass.show(this.#node, to.id)
    const socket = new WebSocket(`ws://${to.address}${MESH_PATH}`, {
      headers: { [PASS]: pass },
      handshakeTimeout: CONNECT_WITHIN,
      perMessageDeflate: false,
      maxPayload: LONGEST_FRAME,
    })
    socket.on('upgrade', ({ headers }) => {
      // Somebody else may have got that address meanwhile.
      if (!this.#pass.isAnswer(String(headers[PASS] ?? ''), word)) socket.terminate()
    })
    this.#listen(socket, events)
    return linkTo(socket)
  }

  close(): void {
    for (const socket of this.#sockets) socket.terminate()
  }

  #listen(socket: WebSocket, events: LinkEvents): void {
    this.#sockets.add(socket)
    socket.on('message', (data) => events.heard((data as Buffer).toString()))
    // `close` follows.
    socket.on('error', () => {})
    socket.on('close', () => {
      this.#sockets.delete(socket)
      events.gone()
    })
  }
}

/** What is sent before the connection stands waits for it. */
function linkTo(socket: WebSocket): Link {
  const early: string[] = []
  socket.on('open', () => {
    for (const words of early.splice(0)) socket.send(words)
  })
  return {
    send: (words) => {
      if (socket.readyState === WebSocket.CONNECTING) early.push(words)
      else if (socket.bufferedAmount > MOST_UNSENT) socket.terminate()
      else if (socket.readyState === WebSocket.OPEN) socket.send(words)
    },
    close: () => socket.terminate(),
  }
}
