/**
 * Keeps the client on this device, so that it opens without a network. A build is one cache: all its files are there
 * or none. A new build waits until a page asks for it, since a page that is open still needs the files of its own.
 */
interface Built {
  readonly version: string
  readonly files: readonly string[]
}

/** What a page says to its service worker. */
export type ToServiceWorker = { readonly kind: 'takeOver' }

/** What the service worker says to a page: somebody clicked on a notification that leads there. */
export interface FromServiceWorker {
  readonly kind: 'go'
  readonly path: string
}

// The build writes `built` in front of this file.
const worker = self as unknown as ServiceWorkerGlobalScope & { readonly built: Built }
const { version, files } = worker.built

const PREFIX = 'longtable-'
const NAME = PREFIX + version
const INDEX = '/index.html'
/** Never from the cache: what the server knows now. */
const live = /^\/(?:api|health|ready|metrics)(?:\/|$)/
const hashed = /^\/assets\//

async function keepAll(): Promise<void> {
  const cache = await caches.open(NAME)
  // Files whose name says what is in them may come from the browser's own cache; the others may be of another build.
  await cache.addAll(
    files.map((path) => new Request(path, { cache: hashed.test(path) ? 'default' : 'reload' })),
  )
}

async function dropOthers(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME)
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** A page that is loaded anew while no other is open needs no files of its old build: the new one takes over. */
async function makesWay(): Promise<boolean> {
  const { waiting } = worker.registration
  if (waiting === null || (await worker.clients.matchAll({ type: 'window' })).length > 1) return false
  waiting.postMessage({ kind: 'takeOver' } satisfies ToServiceWorker)
  return true
}

async function page(request: Request): Promise<Response> {
  // The browser asks once more, and the new build answers.
  if (await makesWay()) return new Response('', { headers: { Refresh: '0' } })
  const cache = await caches.open(NAME)
  return (await cache.match(INDEX)) ?? fetch(request)
}

async function file(request: Request): Promise<Response> {
  const cache = await caches.open(NAME)
  const found = await cache.match(request, { ignoreSearch: true })
  if (found !== undefined) return found
  const response = await fetch(request)
  if (response.ok && hashed.test(new URL(request.url).pathname)) await cache.put(request, response.clone())
  return response
}

function answer(request: Request): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin || live.test(pathname)) return undefined
  if (request.mode === 'navigate' && !pathname.includes('.')) return page(request)
  return file(request)
}

/** Leads to the table that the notification was about: in a window that is open, or in a new one. */
async function open(path: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find(({ url }) => new URL(url).pathname === path) ?? windows[0]
  if (there === undefined) {
    await worker.clients.openWindow(path)
    return
  }
  there.postMessage({ kind: 'go', path } satisfies FromServiceWorker)
  await there.focus()
}

worker.addEventListener('install', (event) => event.waitUntil(keepAll()))
worker.addEventListener('activate', (event) => {
  event.waitUntil(dropOthers().then(() => worker.clients.claim()))
})
worker.addEventListener('fetch', (event) => {
  const answered = answer(event.request)
  if (answered !== undefined) event.respondWith(answered)
})
worker.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if ((data as ToServiceWorker).kind === 'takeOver') void worker.skipWaiting()
})
worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open((event.notification.data as { readonly path: string }).path))
})
