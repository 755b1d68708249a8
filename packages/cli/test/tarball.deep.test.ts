import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { MatchInfo } from '@longtable/server/wire'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { folder } from './toy/terminal.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const place = folder()
const app = join(place, 'app')
const home = join(place, 'home')

/** As on a machine that has never heard of this project: nothing of npm's configuration, or of ours, is inherited. */
function environment(): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(?:npm_|LONGTABLE_|NODE_PATH$)/i.test(name),
  )
  const empty = join(place, 'npmrc')
  return {
    ...Object.fromEntries(inherited),
    LONGTABLE_HOME: home,
    LC_ALL: 'C',
    npm_config_userconfig: empty,
    npm_config_globalconfig: `${empty}-global`,
  }
}

interface Ended {
  readonly code: number
  readonly out: string
  readonly err: string
}

function run(command: string, args: readonly string[], input = '', cwd = app): Promise<Ended> {
  return new Promise((resolve) => {
    const child = execFile(
      command,
      args,
      { cwd, env: environment(), maxBuffer: 2 ** 26 },
      (error, out, err) => resolve({ code: error === null ? 0 : Number(error.code ?? 1), out, err }),
    )
    child.stdin?.end(input)
  })
}

const program = join(app, 'node_modules/.bin/longtable')

async function longtable(args: readonly string[], input?: string): Promise<Ended> {
  const ended = await run(program, args, input)
  if (ended.code !== 0) throw new Error(`longtable ${args.join(' ')} ended with ${ended.code}: ${ended.err}`)
  return ended
}

beforeAll(async () => {
  for (const each of [app, home]) mkdirSync(each)
  for (const each of ['npmrc', 'npmrc-global']) writeFileSync(join(place, each), '')
  const packed = await run(process.execPath, [join(root, 'scripts/tarball.mjs'), '--json', '--out', place])
  if (packed.code !== 0) throw new Error(`the tarball was not made: ${packed.err}`)
  const { file } = JSON.parse(packed.out) as { file: string }
  const flags = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', '--prefix', app]
  const installed = await run('npm', ['install', file, ...flags])
  if (installed.code !== 0) throw new Error(`it was not installed: ${installed.err}`)
}, 300_000)

afterAll(() => rmSync(place, { recursive: true, force: true, maxRetries: 5 }))

test('only what the product needs to run is installed with it', () => {
  const names = readdirSync(join(app, 'node_modules'))
  expect(names).toContain('longtable')
  for (const name of ['tsx', 'esbuild', 'typescript', 'graphile-worker', 'react', '@longtable']) {
    expect(names).not.toContain(name)
  }
})

test('it says its version and its games', async () => {
  const { out } = await run('npm', ['exec', '--no', '--', 'longtable', '--version'])
  expect(out).toMatch(/^\d+\.\d+\.\d+\n$/)
  const games = JSON.parse((await longtable(['games', '--json'])).out) as { id: string }[]
  expect(games.map(({ id }) => id)).toEqual(['immortals', 'mage-knight', 'dark-venture'])
})

test('a match is played in the terminal, kept, and checked', async () => {
  const played = await longtable(['play', 'immortals', '--seed', 'tarball'], '1\n'.repeat(12))
  const [, file = ''] = /play --resume (\S+)/.exec(played.out) ?? []
  expect(existsSync(file)).toBe(true)
  expect((await longtable(['replay', file, '--verify'])).err).toBe('')
})

test('bots play on threads of their own', async () => {
  const args = [
    'arena',
    'dark-venture',
    '--players',
    '2',
    '--bots',
    'random,novice',
    '--games',
    '2',
    '--json',
  ]
  expect(JSON.parse((await longtable(args)).out)).toHaveProperty('bots')
}, 120_000)

test('a queue asks for the package that it needs besides', async () => {
  const { code, err } = await run(program, ['arena-worker', '--queue', 'postgres://nobody@127.0.0.1:1/x'])
  expect(code).toBe(2)
  expect(err).toMatch(/^A queue needs a package .*: npm install graphile-worker@\S+\n$/)
})

describe('a server', () => {
  let server: ChildProcess
  let url: string
  let key: string

  async function ask<T>(path: string, body?: unknown): Promise<T> {
    const answer = await fetch(`${url}${path}`, {
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T
  }

  const matchOf = async (path: string, body?: unknown): Promise<Pick<MatchInfo, 'id' | 'ended'>> =>
    (await ask<{ match: MatchInfo }>(path, body)).match

  beforeAll(async () => {
    const args = ['serve', '--port', '0', '--host', '127.0.0.1', '--json', '--log-level', 'warn']
    server = spawn(program, args, { cwd: app, env: environment(), stdio: ['ignore', 'pipe', 'inherit'] })
    if (server.stdout === null) throw new Error('it has no output')
    const [line] = (await once(createInterface(server.stdout), 'line')) as [string]
    url = (JSON.parse(line) as { url: string }).url
  }, 60_000)

  afterAll(() => {
    server.kill('SIGKILL')
  })

  test('hands out the client', async () => {
    const page = await (await fetch(url)).text()
    const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(page) ?? []
    const answer = await fetch(`${url}${script}`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('javascript')
  })

  test('lets bots play a match to its end, and hands out a file that can be checked', async () => {
    key = (await ask<{ key: string }>('/api/persons', { name: 'Anna' })).key
    const { id } = await matchOf('/api/matches', {
      game: 'immortals',
      config: { rounds: 1 },
      seats: Array.from({ length: 3 }, () => ({ kind: 'bot', bot: 'novice' })),
      listed: false,
      pace: { kind: 'live', clock: null },
    })
    const isOver = async (): Promise<boolean> => (await matchOf(`/api/matches/${id}`)).ended !== null
    await expect.poll(isOver, { timeout: 90_000, interval: 250 }).toBe(true)
    const file = join(place, 'match.json')
    writeFileSync(file, JSON.stringify(await ask(`/api/matches/${id}/export`)))
    expect((await longtable(['replay', file, '--verify'])).err).toBe('')
  }, 120_000)

  test('stops in order when it is asked to', async () => {
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  })
})
