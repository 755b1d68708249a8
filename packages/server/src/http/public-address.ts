import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Everything that is not somewhere out on the internet. Two lists, because in one an IPv4 address is IPv6 too. */
const lists = { ipv4: new BlockList(), ipv6: new BlockList() }

const innerIPv4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // behind a provider's address translation
  ['127.0.0.0', 8], // loopback
  ['169.254.0.0', 16], // link-local, and the clouds' own data
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocols
  ['192.0.2.0', 24], // documentation
  ['192.88.99.0', 24], // relays to IPv6
  ['192.168.0.0', 16], // private
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, and broadcast
]

const innerIPv6: readonly (readonly [string, number])[] = [
  // All but 2000::/3, which is the internet: unspecified, loopback, mapped, translated, unique local, link-local,
  // multicast and whatever may come.
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 23], // protocols, tunnels
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // an IPv4 address in disguise
  ['3fff::', 20], // documentation
]

for (const [address, bits] of innerIPv4) lists.ipv4.addSubnet(address, bits, 'ipv4')
for (const [address, bits] of innerIPv6) lists.ipv6.addSubnet(address, bits, 'ipv6')

/** Is this an address on the internet, and not in somebody's own network? */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !lists.ipv4.check(address, 'ipv4')
  return isIPv6(address) && !lists.ipv6.check(address, 'ipv6')
}
