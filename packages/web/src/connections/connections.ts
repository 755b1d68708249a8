import { formatterFor } from '../i18n/formatter.ts'
import { useSettings } from '../settings/settings.ts'
import type { Lobby } from './connection.ts'
import { LocalLobby } from './local-connection.ts'
import { ServerLobby } from './server-connection.ts'

/** The name under which others know whoever sits here. */
function nameHere(): string {
  const { name, lang } = useSettings.getState()
  return name === '' ? formatterFor(lang).t('web.tables.you') : name
}

let local: LocalLobby | undefined
let server: ServerLobby | undefined

function housePort(): MessagePort | Worker {
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

/** The house in this browser; it is opened when somebody first asks for it. */
export function hereLobby(): LocalLobby {
  local ??= new LocalLobby(housePort(), nameHere)
  return local
}

export function serverLobby(): ServerLobby {
  server ??= new ServerLobby(location.origin, nameHere)
  return server
}

/** This browser, or the server. */
export function lobbyOf(of: 'here' | 'server'): Lobby {
  return of === 'here' ? hereLobby() : serverLobby()
}
