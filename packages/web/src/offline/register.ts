import { create } from 'zustand'
import { go } from '../navigation/navigation.ts'
import type { FromServiceWorker, ToServiceWorker } from './service-worker.ts'

/** A page that stays open for days looks for a new version when somebody comes back to it, at most this often. */
const AGAIN = 60 * 60 * 1000

interface Update {
  /** A new version is on this device, and waits for a page to be loaded again. */
  readonly isReady: boolean
}

const useUpdateStore = create<Update>()(() => ({ isReady: false }))
let waiting: ServiceWorker | undefined

function isThere(worker: ServiceWorker | undefined): void {
  waiting = worker
  useUpdateStore.setState({ isReady: true })
}

/** What is installed while an older version runs is an update; the very first version is none. */
function follow(registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    if (registration.waiting !== null && navigator.serviceWorker.controller !== null) {
      isThere(registration.waiting)
    }
  }
  look()
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look)
  })
  let looked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < AGAIN) return
    looked = Date.now()
    // Without a network there is nothing new to be found.
    registration.update().catch(() => {})
  })
}

/** What the page needs at once comes first. */
async function loaded(): Promise<void> {
  if (document.readyState === 'complete') return
  await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
}

/**
 * Keeps the client on this device. Browsers only do so for addresses they can trust: https, and this machine itself.
 * Elsewhere, as on http in a local network, everything works but for opening the page without a network.
 */
export async function registerOffline(): Promise<void> {
  if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  let wasControlled = serviceWorker.controller !== null
  serviceWorker.addEventListener('controllerchange', () => {
    // Another window took the new version over: the files of this one are gone.
    if (wasControlled) isThere(undefined)
    wasControlled = true
  })
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<FromServiceWorker>) => {
    if (data.kind === 'go' && location.pathname !== data.path) go(data.path)
  })
  await loaded()
  try {
    follow(await serviceWorker.register('/sw.js', { updateViaCache: 'none' }))
  } catch {
    // A browser that forbids it (some do in private windows) works as one that does not know it.
  }
}

/** Loads the page again, with the new version where one waits. */
function reload(): void {
  if (waiting === undefined || waiting.state !== 'installed') {
    location.reload()
    return
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waiting.postMessage({ kind: 'takeOver' } satisfies ToServiceWorker)
}

/** Is there a new version of the client, and how does one get it? */
export function useUpdate(): { readonly isReady: boolean; readonly reload: () => void } {
  const isReady = useUpdateStore((update) => update.isReady)
  return { isReady, reload }
}
