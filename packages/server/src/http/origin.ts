import { isIP } from 'node:net'
import { hostname } from './address.ts'

/** What a request says about where it comes from and where it goes. */
interface Asked {
  readonly origin: string | undefined
  readonly host: string
}

interface Known {
  readonly publicOrigin: string | undefined
  /** A proxy in front has already seen to it that the host is ours. */
  readonly proxied: boolean
}

/** Names that nobody can buy, and so cannot point at a machine in somebody else's house. */
const ownNames = /^(?:[^.]+|.+\.(?:localhost|local|lan|internal|home\.arpa))$/

function isOurs(host: string): boolean {
  const name = hostname(host)
  return isIP(name) !== 0 || ownNames.test(name)
}

function originHost(origin: string): string | undefined {
  if (!URL.canParse(origin)) return undefined
  const { protocol, host } = new URL(origin)
  return protocol === 'http:' || protocol === 'https:' ? host : undefined
}

/**
 * May this origin do something here? A program that is no browser sends none. A page of another site is refused; so is
 * a page whose own name was made to point at us (DNS rebinding), which is why a name on the internet has to be given
 * as the public address.
 */
export function originAllowed(asked: Asked, known: Known): boolean {
  const { origin, host } = asked
  if (origin === undefined) return true
  if (origin.toLowerCase() === known.publicOrigin) return true
  const from = originHost(origin)
  return from !== undefined && from === withoutPort(origin, host) && (known.proxied || isOurs(host))
}

/** `new URL` leaves a scheme's own port out. */
function withoutPort(origin: string, host: string): string {
  return host.replace(origin.toLowerCase().startsWith('https:') ? /:443$/ : /:80$/, '')
}
