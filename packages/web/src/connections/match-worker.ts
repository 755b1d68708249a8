import { adviserOf, reviewing, type Review } from '@longtable/bots'
import { findManifest, loadGame, loadGames, type GameEntry } from '@longtable/games'
import { refuse, UserError, text, type Text } from '@longtable/kernel'
import { adviceFor, lineFor, localMatchService, MemoryStore, type Thinker } from '@longtable/server/local'
import { readMessage, usualLevel } from '@longtable/server/wire'
import { openStorage } from './indexed-db.ts'
import { PageThinkers } from './page-thinkers.ts'
import type { FromReviewer, FromThinker, ToReviewer, ToThinker } from './thinker-workers.ts'

/** What the page asks of the service in this browser. */
export type ToMatchWorker =
  | { readonly kind: 'call'; readonly id: number; readonly method: string; readonly args: readonly unknown[] }
  /** A connection to a match, as a socket would be one. */
  | { readonly kind: 'connect'; readonly port: MessagePort }
  /** The page can think for the service, or cannot any more. */
  | { readonly kind: 'thinker'; readonly on: boolean }
  | ({ readonly kind: 'thought' } & FromThinker)

export type FromMatchWorker =
  | { readonly kind: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'refused'; readonly id: number; readonly reason: Text }
  | ({ readonly kind: 'think' } & ToThinker)

/** Bots breathe between two choices, so that a page gets to draw. */
const BOT_PAUSE = 10

// A fault of the service is told where a developer looks for it.
const log = {
  info: () => {},
  warn: () => {},
  error: (...what: unknown[]) => reportError(new Error(JSON.stringify(what))),
}

const pages = new PageThinkers()

async function openService() {
  const [registry, { keeper, kept, isKept }] = await Promise.all([loadGames(), openStorage()])
  const store = new MemoryStore(keeper, kept)
  const service = localMatchService({
    registry,
    store,
    log,
    botPause: BOT_PAUSE,
    thinker: pages,
  })
  return { service, isKept }
}

let service: ReturnType<typeof openService> | undefined

function opened(): ReturnType<typeof openService> {
  service ??= openService()
  return service
}

type Methods = Readonly<Record<string, (...args: readonly unknown[]) => unknown>>

/** Within the object itself: its methods know it as `this`. */
function called(methods: Methods, method: string, args: readonly unknown[]): unknown {
  if (methods[method] === undefined) throw new Error(`the match service has no ${method}`)
  return methods[method](...args)
}

async function answer({
  id,
  method,
  args,
}: Extract<ToMatchWorker, { kind: 'call' }>): Promise<FromMatchWorker> {
  try {
    const { service, isKept } = await opened()
    if (method === 'isKept') return { kind: 'answer', id, value: isKept }
    return { kind: 'answer', id, value: await called(service as unknown as Methods, method, args) }
  } catch (error) {
    if (!(error instanceof UserError)) reportError(error)
    return {
      kind: 'refused',
      id,
      reason: error instanceof UserError ? error.text : text('web.tables.fault'),
    }
  }
}

async function connect(port: MessagePort): Promise<void> {
  const { service } = await opened()
  const session = service.connect({
    send: (words) => port.postMessage(words),
    close: () => {
      port.postMessage(null)
      port.close()
    },
  })
  port.onmessage = ({ data }: MessageEvent<string | null>) => {
    if (data === null) session.gone()
    else session.receive(readMessage(data))
  }
}

function listen(port: Pick<MessagePort, 'addEventListener' | 'postMessage'>): void {
  port.addEventListener('message', ({ data }: MessageEvent<ToMatchWorker>) => {
    switch (data.kind) {
      case 'connect':
        return void connect(data.port)
      case 'thinker':
        return data.on ? pages.join(port) : pages.leave(port)
      case 'thought':
        return pages.hear(data)
      case 'call':
        return void answer(data).then((reply) => port.postMessage(reply))
    }
  })
}

const registries = new Map<string, Promise<readonly [GameEntry]>>()

/** Who thinks loads the game that is thought about, and no other; engines are kept by the registry they are asked of. */
function registryOf(id: string): Promise<readonly [GameEntry]> {
  const manifest = findManifest(id) ?? refuse('web.replay.file.game', { game: id })
  const registry = registries.get(id) ?? loadGame(manifest).then((entry) => [entry] as const)
  registries.set(id, registry)
  return registry
}

type Thoughts = {
  readonly [M in keyof Thinker]: (registry: readonly GameEntry[], call: never) => unknown
}

const thoughts: Thoughts = { line: lineFor, advice: adviceFor }

async function think({ method, call }: ToThinker): Promise<unknown> {
  const { game } = call as { readonly game: string }
  return thoughts[method](await registryOf(game), call as never)
}

/** So often somebody who waits hears how far it is, in milliseconds. */
const TELL_EVERY = 100

async function review({ id, call: file }: ToReviewer): Promise<Review> {
  const [{ game, hints, bots }] = await registryOf(file.game)
  if (hints === undefined) throw new Error(`nobody can review ${file.game}`)
  // Nobody wants to wait for the strongest.
  const usual = usualLevel(bots.map((bot) => bot.id))
  const looking = reviewing(game, hints, file, adviserOf(bots.filter((bot) => bot.id === usual)))
  let told = performance.now()
  for (;;) {
    const { done, value } = looking.next()
    if (done === true) return value
    if (performance.now() - told < TELL_EVERY) continue
    told = performance.now()
    self.postMessage({ id, progress: value } satisfies FromReviewer)
  }
}

/** Thinks about one thing after the other, and does nothing else. */
function thinkAloud(): void {
  addEventListener('message', ({ data }: MessageEvent<ToThinker | ToReviewer>) => {
    const { id } = data
    const thinking = data.method === 'review' ? review(data) : think(data)
    thinking.then(
      (value) => self.postMessage({ id, value } satisfies FromThinker),
      (error: unknown) => {
        reportError(error)
        self.postMessage({ id, failed: true } satisfies FromThinker)
      },
    )
  })
}

// One service for all windows where the browser can share it; otherwise each window has its own.
if ('onconnect' in self) {
  self.addEventListener('connect', (event) => {
    const [port] = (event as MessageEvent).ports
    if (port === undefined) return
    listen(port)
    port.start()
  })
} else if (self.name === 'thinker') thinkAloud()
else listen(self)
