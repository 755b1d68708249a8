import { useSettings } from '../settings/settings.ts'
import { formatterFor } from '../i18n/formatter.ts'
import { play } from './sound.ts'

/** Notifications of the system: allowed, not asked yet, forbidden, or unknown here (as on http in a local network). */
export type Notifying = NotificationPermission | 'none'

export function notifying(): Notifying {
  return isSecureContext && 'Notification' in window ? Notification.permission : 'none'
}

/** Asks for leave to tell people that it is their turn; only after they have said that they want it. */
export async function askToNotify(): Promise<Notifying> {
  return notifying() === 'default' ? Notification.requestPermission() : notifying()
}

/** The title of the window says it until somebody looks. */
function markTitle(): void {
  const mark = `● ${formatterFor(useSettings.getState().lang).t('web.offline.yourTurn')} · `
  const before = document.title
  if (before.startsWith(mark)) return
  const marked = mark + before
  document.title = marked
  const looked = (): void => {
    if (document.visibilityState !== 'visible') return
    document.removeEventListener('visibilitychange', looked)
    if (document.title === marked) document.title = before
  }
  document.addEventListener('visibilitychange', looked)
}

async function show(title: string, body: string, path: string): Promise<void> {
  const { lang } = useSettings.getState()
  // A newer one about the same table takes the place of the one before.
  const options = { body, lang, tag: path, icon: '/icon-192.png', data: { path } }
  const registration = await navigator.serviceWorker.getRegistration()
  if (registration !== undefined) await registration.showNotification(title, options)
}

/**
 * Tells somebody who looks elsewhere that it is their turn: by a notification where that is permitted, in the window's
 * title, and by a sound where sounds are switched on. `path` is the page that a click leads to.
 */
export function notifyTurn(title: string, body: string, path: string): void {
  play('turn')
  if (document.visibilityState === 'visible') return
  markTitle()
  // Where the system refuses after all, the title has said it.
  if (notifying() === 'granted') show(title, body, path).catch(() => {})
}
