import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** An IPv4 address that came over an IPv6 socket is an IPv4 address. */
function plain(address: string): string {
  return address
    .toLowerCase()
    .replace(/^::ffff:(?=\d+\.)/, '')
    .replace(/%.*$/, '')
}

export function isLoopback(address: string | undefined): boolean {
  if (address === undefined) return false
  const known = plain(address)
  return loopback.check(known, isIPv6(known) ? 'ipv6' : 'ipv4')
}

/** The entry that the outermost trusted proxy wrote: each of them adds one at the end. */
function forwarded(header: string | string[] | undefined, hops: number): string | undefined {
  if (header === undefined || hops <= 0) return undefined
  const entries = String(header)
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
  return entries[Math.max(0, entries.length - hops)]
}

/** Some proxies add the port. */
function withoutPort(address: string): string {
  return address.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
}

/** Who asks, as far as the proxies in front can be believed. */
export function clientAddress(request: IncomingMessage, trustProxy: number): string {
  const told = forwarded(request.headers['x-forwarded-for'], trustProxy)
  return plain(withoutPort(told ?? request.socket.remoteAddress ?? 'unknown'))
}

/** The host that was asked for, such as `example.org:8080`. */
export function hostAsked(request: IncomingMessage, trustProxy: number): string {
  const told = forwarded(request.headers['x-forwarded-host'], trustProxy)
  return (told ?? request.headers.host ?? '').toLowerCase()
}

/** Was this request passed on by something in front of us, trusted or not? */
export function wasForwarded(request: IncomingMessage): boolean {
  const { headers } = request
  return ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'via', 'x-real-ip'].some(
    (name) => headers[name] !== undefined,
  )
}

/** The part of an address that belongs to one household: IPv6 hands out whole networks of 64 bits. */
export function household(address: string): string {
  if (!isIPv6(address)) return address.slice(0, 64)
  const [head = '', tail] = address.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length
  const groups = [...left, ...new Array<string>(Math.max(0, zeros)).fill('0'), ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}

/** A host without its port. */
export function hostname(host: string): string {
  return host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1')
}

/** Was this machine asked for by a name that only means itself? */
export function hostIsLoopback(host: string): boolean {
  const name = hostname(host)
  return name === 'localhost' || (isIP(name) !== 0 && isLoopback(name))
}
