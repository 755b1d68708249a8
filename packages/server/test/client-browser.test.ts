import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What a file imports or hands on at run time; types are gone by then. */
function importsOf(file: URL): string[] {
  const source = readFileSync(file, 'utf8')
  const found = source.matchAll(/^(?:import|export)\s(?!type\s)[^'"]*?from '([^']+)'/gm)
  return Array.from(found, ([, from]) => from)
}

test('the client runs in a browser: it needs nothing but the kernel', () => {
  const seen = new Set<string>()
  const others = new Set<string>()
  const follow = (file: URL): void => {
    if (seen.has(file.href)) return
    seen.add(file.href)
    for (const from of importsOf(file)) {
      if (from.startsWith('.')) follow(new URL(from, file))
      else others.add(from)
    }
  }
  follow(new URL('../src/client/index.ts', import.meta.url))
  expect(seen.size).toBeGreaterThan(10)
  expect([...others]).toEqual(['@longtable/kernel'])
})
