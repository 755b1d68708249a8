import { WebSocket } from 'ws'
import type { SocketLike } from './client/socket.ts'

/** A WebSocket for clients that run in Node. */
export function connectInNode(url: string): SocketLike {
  return new WebSocket(url, { perMessageDeflate: false })
}
