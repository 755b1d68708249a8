/** Addresses that people send each other. What is secret stands behind the `#`, which no browser sends anywhere. */
export interface Links {
  /** Whoever opens it may take this seat. */
  readonly invitation: (match: string, seat: number, token: string) => string
  readonly watch: (match: string) => string
  /** Lets another device hold a seat too. */
  readonly device: (code: string) => string
}

export type Link =
  | {
      readonly kind: 'invitation'
      readonly base: string
      readonly match: string
      readonly seat: number
      readonly invitation: string
    }
  | { readonly kind: 'watch'; readonly base: string; readonly match: string }
  | { readonly kind: 'device'; readonly base: string; readonly code: string }
  /** Only a server. */
  | { readonly kind: 'server'; readonly base: string }

/** Links under an address, which may not be known before the server listens. */
export function linksFor(baseUrl: string | (() => string)): Links {
  const base = () => withoutSlash(typeof baseUrl === 'string' ? baseUrl : baseUrl())
  const watch = (match: string) => `${base()}/m/${encodeURIComponent(match)}`
  return {
    invitation: (match, seat, token) => `${watch(match)}#${fragment({ seat: String(seat), invite: token })}`,
    watch,
    device: (code) => `${base()}/d#${fragment({ code })}`,
  }
}

/** What a link leads to; undefined if it is none of ours. */
export function readLink(link: string): Link | undefined {
  if (!URL.canParse(link)) return undefined
  const url = new URL(link)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined
  const secrets = new URLSearchParams(url.hash.slice(1))
  const path = withoutSlash(url.pathname)
  const match = /^(.*)\/m\/([\w-]+)$/.exec(path)
  if (match !== null) return matchLink(url.origin + (match[1] ?? ''), match[2] ?? '', secrets)
  const device = /^(.*)\/d$/.exec(path)
  const code = secrets.get('code')
  if (device !== null && code !== null) return { kind: 'device', base: url.origin + (device[1] ?? ''), code }
  return { kind: 'server', base: url.origin + path }
}

function matchLink(base: string, match: string, secrets: URLSearchParams): Link {
  const seat = secrets.get('seat') ?? ''
  const invitation = secrets.get('invite')
  if (!/^\d{1,2}$/.test(seat) || invitation === null) return { kind: 'watch', base, match }
  return { kind: 'invitation', base, match, seat: Number(seat), invitation }
}

function fragment(secrets: Record<string, string>): string {
  return new URLSearchParams(secrets).toString()
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '')
}
