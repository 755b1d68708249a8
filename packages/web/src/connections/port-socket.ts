import type { SocketLike } from '@longtable/server/client'

type Listener = (event: { readonly data: unknown }) => void

/** A socket made of a message port. Null ends it. */
export class PortSocket implements SocketLike {
  readonly #port: MessagePort
  readonly #listeners = new Map<string, Set<Listener>>()

  constructor(port: MessagePort) {
    this.#port = port
    port.onmessage = ({ data }: MessageEvent<string | null>) => {
      if (data === null) this.#tell('close')
      else this.#tell('message', data)
    }
    queueMicrotask(() => this.#tell('open'))
  }

  #tell(type: string, data?: unknown): void {
    for (const listener of this.#listeners.get(type) ?? []) listener({ data })
  }

  addEventListener(type: string, listener: Listener): void {
    const known = this.#listeners.get(type) ?? new Set()
    known.add(listener)
    this.#listeners.set(type, known)
  }

  send(words: string): void {
    this.#port.postMessage(words)
  }

  close(): void {
    this.#port.postMessage(null)
    this.#port.close()
    this.#tell('close')
  }
}
