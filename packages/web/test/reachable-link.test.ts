import { expect, test } from 'vitest'
import { reachableLink } from '../src/connections/reachable-link.ts'

const invitation = (base: string): string => `${base}/m/abc#seat=1&invite=x`
const page = (url: string): URL => new URL(url)

test('a link leads to the address by which the page was opened, if the server names only its own machine', () => {
  for (const base of ['http://localhost:8080', 'http://127.0.0.1:8080', 'http://[::1]:8080'])
    expect(reachableLink(invitation(base), page('http://192.168.1.20:8080'))).toBe(
      invitation('http://192.168.1.20:8080'),
    )
})

test('an address that others can reach stays as it is', () => {
  const link = invitation('https://games.example')
  expect(reachableLink(link, page('http://192.168.1.20:8080'))).toBe(link)
  expect(reachableLink(link, page('http://localhost:8080'))).toBe(link)
  // Where nothing better is known, the link works on this machine.
  const here = invitation('http://localhost:8080')
  expect(reachableLink(here, page('http://127.0.0.1:8080'))).toBe(here)
})
