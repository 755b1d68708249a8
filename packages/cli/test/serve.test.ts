import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { settings } from '../src/commands/serve.ts'
import type { CommandContext } from '../src/context/context.ts'
import { folder, json, longtable, Reader, type Ran } from './toy/terminal.ts'

const HERE = ['--host', '127.0.0.1', '--port', '0', '--log-level', 'silent']

interface Running {
  /** What it said when it was ready. */
  readonly stop: () => Promise<Ran>
}

/** Starts a server by the command line, and waits until it is ready. */
async function start(args: readonly string[], ready: string, home = folder()): Promise<Running> {
  const reader = new Reader()
  let stop = (): void => {}
  const stopped = new Promise<void>((done) => (stop = done))
  const env = { LONGTABLE_HOME: home }
  const ran = longtable(['serve', ...HERE, ...args], { env, stopped, onWrite: reader.onWrite })
  await Promise.race([reader.sees(ready), ran])
  return {
    stop: () => {
      stop()
      return ran
    },
  }
}

test('a server starts in a folder that it makes, says where, and stops', async () => {
  const home = folder()
  const data = join(home, 'a', 'b')
  const { stop } = await start(['--data', data], 'Ctrl+C', home)
  expect(existsSync(data)).toBe(true)
  const { out, code, err } = await stop()
  expect(err).toBe('')
  expect(code).toBe(0)
  expect(out).toMatch(/^Longtable is ready\. Open http:\/\/localhost:\d+$/m)
  expect(out).toContain(`Data folder: ${data}\n`)
  expect(out).toContain('Stopping …')
  const [, url = ''] = /Open (\S+)/.exec(out) ?? []
  await expect(fetch(url)).rejects.toThrow('fetch failed')
})

test('it says all that in French, and one line of JSON to programs', async () => {
  const home = folder()
  const french = await start(['--lang', 'fr'], 'Ctrl+C', home)
  const { out } = await french.stop()
  expect(out).toContain('Longtable est prêt. Ouvrez http')
  expect(out).toContain(`Dossier des données : ${join(home, 'server')}`)
  const program = await start(['--json'], '}', home)
  const ran = await program.stop()
  expect(ran.out.trimEnd().split('\n')).toHaveLength(1)
  expect(json(ran)).toEqual({
    url: expect.stringMatching(/^http:\/\/localhost:\d+$/) as string,
    addresses: [],
    here: expect.stringMatching(/^http:\/\/localhost:\d+$/) as string,
    data: join(home, 'server'),
    pid: process.pid,
  })
})

test('links begin with the address that others can reach', async () => {
  const { stop } = await start(['--json', '--public-url', 'https://games.example/table/'], '}')
  expect(json(await stop())).toMatchObject({ url: 'https://games.example/table' })
})

test('the data can be saved while the server runs, and nothing is overwritten', async () => {
  const home = folder()
  const { stop } = await start([], 'Ctrl+C', home)
  const file = join(folder(), 'saved.sqlite')
  const env = { LONGTABLE_HOME: home }
  const saved = await longtable(['backup', file], { env })
  expect(saved.err).toBe('')
  expect(saved.out).toBe(`The data in ${join(home, 'server')} are saved in ${file}.\n`)
  expect(existsSync(file)).toBe(true)
  const again = await longtable(['backup', file, '--data', join(home, 'server')], { env })
  expect(again.code).toBe(2)
  expect(again.err).toContain('overwrites nothing')
  await stop()
  const nothing = await longtable(['backup', join(folder(), 'x'), '--data', folder()])
  expect(nothing.code).toBe(2)
  expect(nothing.err.trimEnd().split('\n')).toHaveLength(1)
})

test('a port or a folder that is taken is told, with what to do', async () => {
  const other = createServer()
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
  const { port } = other.address() as AddressInfo
  const ran = await longtable(['serve', '--host', '127.0.0.1', '--port', String(port), '--data', folder()])
  other.close()
  expect(ran.code).toBe(2)
  expect(ran.err).toBe(`Port ${port} is in use already; another one can be chosen with --port.\n`)
  const home = folder()
  const { stop } = await start([], 'Ctrl+C', home)
  const second = await longtable(['serve', ...HERE], { env: { LONGTABLE_HOME: home } })
  await stop()
  expect(second.code).toBe(2)
  expect(second.err).toContain(`uses the folder ${join(home, 'server')}`)
})

test.each([
  ['a level', ['--log-level', 'loud'], 'There is no log level “loud”'],
  ['a port', ['--port', '70000'], '--port must be a whole number from 0 to 65535'],
  ['an address', ['--public-url', 'games.example'], 'should begin with http:// or https://'],
])('%s that is none is refused', async (_name, args, said) => {
  const ran = await longtable(['serve', '--data', folder(), '--host', '127.0.0.1', '--port', '0', ...args])
  expect(ran.code).toBe(2)
  expect(ran.err).toContain(said)
})

function settingsOf(options: Parameters<typeof settings>[1], env: Record<string, string>, typed = false) {
  const io = { env, cwd: '/somewhere', typed, err: { tty: typed } }
  return settings({ io, root: '/nowhere' } as unknown as CommandContext, options)
}

test('what is usual holds unless somebody says otherwise', () => {
  expect(settingsOf({}, { HOME: '/home/ann', XDG_DATA_HOME: '/data' })).toEqual({
    port: 8080,
    data: resolve('/data/longtable/server'),
    allowPrivateWebhooks: false,
    metricsOpen: false,
    logLevel: 'info',
  })
  // Whoever sits at the terminal wants to read what matters.
  expect(settingsOf({}, {}, true)).toMatchObject({ logLevel: 'warn' })
})

test('what is typed wins over the environment', () => {
  const env = {
    LONGTABLE_PORT: '9000',
    LONGTABLE_HOST: '::1',
    LONGTABLE_DATA: 'there',
    LONGTABLE_PUBLIC_URL: 'https://a.example',
    LONGTABLE_TRUST_PROXY: '2',
    LONGTABLE_ALLOW_PRIVATE_WEBHOOKS: 'yes',
    LONGTABLE_METRICS_OPEN: '0',
    LONGTABLE_BOT_THREADS: '3',
    LONGTABLE_LOG_LEVEL: 'debug',
  }
  const fromThere = {
    port: 9000,
    host: '::1',
    data: resolve('/somewhere/there'),
    publicUrl: 'https://a.example',
    trustProxy: 2,
    allowPrivateWebhooks: true,
    metricsOpen: false,
    botThreads: 3,
    logLevel: 'debug',
  }
  expect(settingsOf({}, env)).toEqual(fromThere)
  const typed = {
    port: 0,
    host: '0.0.0.0',
    data: '/d',
    trustProxy: true,
    metricsOpen: true,
    botThreads: 1,
  } as const
  const rest = { publicUrl: 'http://b.example', logLevel: 'silent' }
  expect(settingsOf({ ...typed, ...rest }, env)).toEqual({ ...fromThere, ...typed, ...rest, trustProxy: 1 })
})

test('an environment that makes no sense is refused by the name of its variable', () => {
  expect(() => settingsOf({}, { LONGTABLE_PORT: 'x' })).toThrow('cli.bad.whole')
  expect(() => settingsOf({}, { LONGTABLE_TRUST_PROXY: '-1' })).toThrow('cli.bad.whole')
  expect(() => settingsOf({}, { LONGTABLE_METRICS_OPEN: 'perhaps' })).toThrow('cli.serve.flag')
  expect(() => settingsOf({}, { LONGTABLE_LOG_LEVEL: 'loud' })).toThrow('cli.serve.level')
  expect(() => settingsOf({}, { LONGTABLE_CLUSTER_SECRET: 'short' })).toThrow('cli.serve.clusterSecret')
  for (const address of ['here', 'http://here:80', 'here:80/path', 'here:', ':80'])
    expect(() => settingsOf({ clusterAddress: address }, {})).toThrow('cli.serve.clusterAddress')
  expect(settingsOf({}, { LONGTABLE_PORT: '', LONGTABLE_HOST: '' })).not.toHaveProperty('host')
})

test('servers of one house are told their secret by the environment, and where they are', () => {
  const secret = 'f'.repeat(32)
  const env = { LONGTABLE_CLUSTER_SECRET: secret, LONGTABLE_CLUSTER_ADDRESS: '10.0.0.7:8080' }
  expect(settingsOf({}, env)).toMatchObject({ cluster: { secret, address: '10.0.0.7:8080' } })
  expect(settingsOf({ clusterAddress: '[::1]:80' }, env)).toMatchObject({ cluster: { address: '[::1]:80' } })
  expect(settingsOf({ clusterAddress: 'node-1:80' }, {})).not.toHaveProperty('cluster')
})
