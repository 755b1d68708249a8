import { copyFileSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { settings } from '../src/commands/serve.ts'
import { dataFolder, keysFolder, serverFolder } from '../src/files/folders.ts'
import type { CommandContext } from '../src/context/context.ts'
import { readKey } from '../src/files/keys.ts'
import { called, calls, commands, shapeOf, type CommandSample } from './support/samples.ts'
import { folder as newFolder } from './toy/terminal.ts'

// How people and programs have called earlier versions, and what those left in files. The samples are never changed.

const folder = new URL('samples/', import.meta.url)

describe.each(readdirSync(folder))('the command line of %s', (version) => {
  const path = (name: string): string => fileURLToPath(new URL(`${version}/${name}`, folder))
  const read = <T>(name: string): T => JSON.parse(readFileSync(path(name), 'utf8')) as T

  it('still has its commands, options and variables', async () => {
    const now = await commands()
    for (const [name, { usage, options, variables }] of Object.entries(
      read<Record<string, CommandSample>>('commands.json'),
    )) {
      expect(now[name].usage).toBe(usage)
      expect(now[name].options).toEqual(expect.arrayContaining([...options]))
      expect(now[name].variables).toEqual(expect.arrayContaining([...variables]))
    }
  })

  it.each(Object.entries(calls))('%s answers programs with the same names', async (name, args) => {
    const results = join(newFolder(), 'arena.jsonl')
    copyFileSync(path('arena.jsonl'), results)
    const before = statSync(results).size
    expect(shapeOf(await called(args, results))).toMatchObject(
      read<Record<string, object>>('answers.json')[name],
    )
    // Nothing was played that stood in the file.
    expect(statSync(results).size).toBe(before)
  })

  it('knows who somebody is by the file that was kept', () => {
    const kept = readKey(path('key.json'), 'https://games.example')
    expect(kept).toEqual(read('key.json'))
    expect(kept).toMatchObject({ name: 'Ada', key: 'sample0123456789.secret' })
  })
})

describe('the environment', () => {
  it('is read by these names', () => {
    const env = {
      LONGTABLE_HOME: '/home',
      LONGTABLE_DATA: '/data',
      LONGTABLE_PORT: '9000',
      LONGTABLE_HOST: '::1',
      LONGTABLE_PUBLIC_URL: 'https://games.example',
      LONGTABLE_TRUST_PROXY: '2',
      LONGTABLE_ALLOW_PRIVATE_WEBHOOKS: 'yes',
      LONGTABLE_METRICS_OPEN: '1',
      LONGTABLE_BOT_THREADS: '3',
      LONGTABLE_LOG_LEVEL: 'debug',
    }
    const house = { io: { env, cwd: '/', typed: false, err: { tty: false } }, root: '/nowhere' }
    expect(settings(house as unknown as CommandContext, {})).toEqual({
      data: '/data',
      port: 9000,
      host: '::1',
      publicUrl: 'https://games.example',
      trustProxy: 2,
      allowPrivateWebhooks: true,
      metricsOpen: true,
      botThreads: 3,
      logLevel: 'debug',
    })
    expect(dataFolder(env)).toBe('/home')
    expect(keysFolder(env)).toBe('/home/keys')
    expect(serverFolder({ LONGTABLE_HOME: '/home' })).toBe('/home/server')
    expect(keysFolder({ XDG_CONFIG_HOME: '/config' }, 'linux')).toBe('/config/longtable/keys')
    expect(dataFolder({ XDG_DATA_HOME: '/share' }, 'linux')).toBe('/share/longtable')
  })
})
