import { Refusal, text, type Text } from '@longtable/kernel'
import { localHouse, MemoryStore } from '@longtable/server/local'
import { shelf } from '../games/shelf.ts'
import { openKeeper } from './keeper.ts'

/** What the page asks of the house in this browser. */
export type ToHouse =
  | { readonly kind: 'call'; readonly id: number; readonly method: string; readonly args: readonly unknown[] }
  /** A connection to a match, as a socket would be one. */
  | { readonly kind: 'connect'; readonly port: MessagePort }

export type FromHouse =
  | { readonly kind: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'refused'; readonly id: number; readonly reason: Text }

/** Bots breathe between two choices, so that a page gets to draw. */
const BOT_PAUSE = 10

// A fault of the house is told where a developer looks for it.
const log = {
  info: () => {},
  warn: () => {},
  error: (...what: unknown[]) => reportError(new Error(JSON.stringify(what))),
}

async function openHouse() {
  const { keeper, kept, isKept } = await openKeeper()
  const house = localHouse({ shelf, store: new MemoryStore(keeper, kept), log, botPause: BOT_PAUSE })
  return { house, isKept }
}

const opened = openHouse()

type Methods = Readonly<Record<string, (...args: readonly unknown[]) => unknown>>

async function answer({ id, method, args }: Extract<ToHouse, { kind: 'call' }>): Promise<FromHouse> {
  try {
    const { house, isKept } = await opened
    if (method === 'isKept') return { kind: 'answer', id, value: isKept }
    return { kind: 'answer', id, value: await (house as unknown as Methods)[method](...args) }
  } catch (error) {
    if (!(error instanceof Refusal)) reportError(error)
    return {
      kind: 'refused',
      id,
      reason: error instanceof Refusal ? error.text : text('web.tables.fault'),
    }
  }
}

async function connect(port: MessagePort): Promise<void> {
  const { house } = await opened
  const guest = house.connect({
    send: (words) => port.postMessage(words),
    close: () => {
      port.postMessage(null)
      port.close()
    },
  })
  port.onmessage = ({ data }: MessageEvent<string | null>) => {
    if (data === null) guest.gone()
    else guest.receive(data)
  }
}

function listen(port: Pick<MessagePort, 'addEventListener' | 'postMessage'>): void {
  port.addEventListener('message', ({ data }: MessageEvent<ToHouse>) => {
    if (data.kind === 'connect') void connect(data.port)
    else void answer(data).then((reply) => port.postMessage(reply))
  })
}

// One house for all windows where the browser can share it; otherwise each window has its own.
if ('onconnect' in self) {
  self.addEventListener('connect', (event) => {
    const [port] = (event as MessageEvent).ports
    listen(port)
    port.start()
  })
} else listen(self)
