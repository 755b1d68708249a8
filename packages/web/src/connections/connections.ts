import { formatterFor } from '../i18n/formatter.ts'
import { useSettings } from '../settings/settings.ts'
import type { Connection } from './connection.ts'
import { LocalConnection } from './local-connection.ts'
import { ServerConnection } from './server-connection.ts'

/** The name under which others know whoever sits here. */
function nameHere(): string {
  const { name, lang } = useSettings.getState()
  return name === '' ? formatterFor(lang).t('web.tables.you') : name
}

let local: LocalConnection | undefined
let server: ServerConnection | undefined

function matchWorkerPort(): MessagePort | Worker {
  if (typeof SharedWorker === 'undefined') {
    return new Worker(new URL('./match-worker.ts', import.meta.url), { type: 'module', name: 'house' })
  }
  const { port } = new SharedWorker(new URL('./match-worker.ts', import.meta.url), {
    type: 'module',
    name: 'house',
  })
  port.start()
  return port
}

/** The service in this browser; it is opened when somebody first asks for it. */
export function localConnection(): LocalConnection {
  local ??= new LocalConnection(matchWorkerPort(), nameHere)
  return local
}

export function serverConnection(): ServerConnection {
  server ??= new ServerConnection(location.origin, nameHere)
  return server
}

/** This browser, or the server. */
export function connectionTo(of: 'here' | 'server'): Connection {
  return of === 'here' ? localConnection() : serverConnection()
}
