const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/

export function isLoopbackHost(host: string): boolean {
  return LOOPBACK.test(host)
}

/**
 * A link as it works for whoever gets it. A server that was told no public address names itself by the machine it runs on;
 * whoever has opened the page by another address knows a better one.
 */
export function reachableLink(url: string, page: Pick<Location, 'origin' | 'hostname'>): string {
  const link = new URL(url)
  if (!isLoopbackHost(link.hostname) || isLoopbackHost(page.hostname)) return url
  return `${page.origin}${link.pathname}${link.search}${link.hash}`
}
