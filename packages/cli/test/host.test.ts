import type { Serving } from '@longtable/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toyServer } from './toy/server.ts'
import { folder, longtable } from './toy/terminal.ts'

let server: Serving

beforeAll(async () => {
  server = await toyServer()
})

afterAll(() => server.close())

const ones = Array.from({ length: 60 }, () => '1')

function host(args: readonly string[], onWrite: (all: string) => void = () => {}) {
  const all = ['host', 'toy', '--server', server.url, '--name', 'Ann', ...args]
  return longtable(all, { lines: ones, onWrite, env: { LONGTABLE_HOME: folder() } })
}

test('a match against bots begins at once and is played to its end', async () => {
  const ran = await host(['--players', '2', '--bots', '1', '--bot', 'proud'])
  expect(ran.err).toBe('')
  expect(ran.code).toBe(0)
  expect(ran.out).toContain('You are Ann.')
  expect(ran.out).toMatch(/has won\.|have won together\./)
})

test('every other person gets a link, and two people play', async () => {
  let resolve: (url: string) => void = () => {}
  const link = new Promise<string>((found) => (resolve = found))
  const ann = host(['--players', '2', '--wait', '60'], (all) => {
    const [, url] = /^Player 2: (http\S+)$/m.exec(all) ?? []
    if (url !== undefined) resolve(url)
  })
  const env = { LONGTABLE_HOME: folder() }
  const ben = await longtable(['join', await link, '--name', 'Ben', '--wait', '60'], { lines: ones, env })
  expect(ben.err).toBe('')
  const { out } = await ann
  expect(out).toContain('Send each player their link.')
  expect(out).toMatch(/has won\.|have won together\./)
})

test('what cannot be is said before anything is set up', async () => {
  const { code, err } = await host(['--players', '2', '--bots', '2'])
  expect(code).toBe(2)
  expect(err).toBe('There are 2 seats, and one is yours: 2 bots are too many.\n')
  const wrong = await longtable(['host', 'toy', '--server', 'nowhere'])
  expect(wrong.err).toContain('“nowhere” is not the address of a server')
  const away = await longtable(['host', 'toy', '--server', 'http://127.0.0.1:9', '--name', 'Ann'])
  expect(away.err).toContain('http://127.0.0.1:9')
})
