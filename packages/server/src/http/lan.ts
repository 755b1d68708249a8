import { isIPv6 } from 'node:net'
import type { NetworkInterfaceInfo } from 'node:os'

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>

const everywhere = new Set(['0.0.0.0', '::', ''])
const hereOnly = new Set(['127.0.0.1', '::1', 'localhost'])

interface Bound {
  readonly host: string
  readonly port: number
}

function urlOf(host: string, port: number): string {
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`
}

/** The addresses at which other machines in the house find this one. */
export function lanAddresses(bound: Bound, interfaces: Interfaces): readonly string[] {
  if (hereOnly.has(bound.host)) return []
  if (!everywhere.has(bound.host)) return [urlOf(bound.host, bound.port)]
  return Object.values(interfaces)
    .flatMap((found) => found ?? [])
    .filter(
      ({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'),
    )
    .map(({ address }) => urlOf(address, bound.port))
}

/** The address that links begin with: the one given, or the first that others can reach, or this machine's own. */
export function baseUrlOf(publicUrl: string | undefined, bound: Bound, interfaces: Interfaces): string {
  if (publicUrl !== undefined) return publicUrl.replace(/\/+$/, '')
  return lanAddresses(bound, interfaces)[0] ?? `http://localhost:${bound.port}`
}
