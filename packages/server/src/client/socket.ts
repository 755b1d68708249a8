/** What a client needs of a WebSocket: the browser's has it, and so has the one of `ws`. */
export interface SocketLike {
  addEventListener(type: 'open' | 'close' | 'error', listener: () => void): void
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
  send(text: string): void
  close(): void
}

export type Connect = (url: string) => SocketLike

/** Where time comes from, so that a test can hand out another one. */
export interface Timers {
  set(work: () => void, milliseconds: number): unknown
  clear(timer: unknown): void
}

export const realTimers: Timers = {
  set: (work, milliseconds) => setTimeout(work, milliseconds),
  clear: (timer) => clearTimeout(timer as Parameters<typeof clearTimeout>[0]),
}

/** The address of a route of a server, which may stand below a path of its own. */
export function routeOf(server: string, route: string): string {
  const base = new URL(server)
  base.hash = ''
  base.search = ''
  if (!base.pathname.endsWith('/')) base.pathname += '/'
  return new URL(route, base).href
}

export function socketAddress(server: string): string {
  return routeOf(server, 'api/socket').replace(/^http/, 'ws')
}

/** Letters that nobody else gives to a message. Other ways to make them are missing where a page has no TLS. */
export function randomHex(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
