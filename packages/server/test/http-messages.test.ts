import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Messages } from '@longtable/kernel'
import { expect, it } from 'vitest'
import { httpMessages } from '../src/messages/http.ts'

function flat(messages: Messages, path = ''): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flat(value, `${path}${key}.`),
  )
}

const holes = (words: string) => [...words.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).toSorted()

it('says the same in both languages', () => {
  const french = new Map(flat(httpMessages.fr))
  const english = flat(httpMessages.en)
  expect(english.map(([key]) => key)).toEqual([...french.keys()])
  for (const [key, words] of english) expect([key, holes(french.get(key) ?? '')]).toEqual([key, holes(words)])
})

it('has words for every reason that the network gives', () => {
  const folder = join(import.meta.dirname, '../src/http')
  const code = readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
  const calls = /(?:httpError\(\s*\d+,|httpText\(|rateLimited\(|#cut\(|#problem\()\s*'([\w.]+)'/g
  const used = new Set([...code.matchAll(calls)].map(([, key]) => `http.${key}`))
  const known = new Set(flat(httpMessages.en).map(([key]) => key))
  expect(used.size).toBeGreaterThan(15)
  expect([...used].filter((key) => !known.has(key))).toEqual([])
})
