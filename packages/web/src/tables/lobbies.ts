import { formatterFor } from '../app/words.tsx'
import { useSettings } from '../app/settings.ts'
import { LocalLobby } from './local-lobby.ts'
import { ServerLobby } from './server-lobby.ts'

/** The name under which others know whoever sits here. */
function nameHere(): string {
  const { name, lang } = useSettings.getState()
  return name === '' ? formatterFor(lang).t('web.tables.you') : name
}

let local: LocalLobby | undefined
let server: ServerLobby | undefined

function housePort(): MessagePort | Worker {
  if (typeof SharedWorker === 'undefined') {
    return new Worker(new URL('./house-worker.ts', import.meta.url), { type: 'module', name: 'house' })
  }
  const { port } = new SharedWorker(new URL('./house-worker.ts', import.meta.url), {
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
