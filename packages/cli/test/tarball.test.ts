import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { manifest, stage } from '../../../scripts/stage.mjs'
import { folder } from './toy/terminal.ts'

interface Locked {
  readonly version: string
  readonly dev?: boolean
  readonly devOptional?: boolean
}

const lock = JSON.parse(readFileSync(new URL('../../../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Record<string, Locked | undefined>
}

/** What `npm ci --omit=dev` leaves out. */
const forDevelopment = ['tsx', 'esbuild', 'typescript', 'graphile-worker', 'rolldown', 'react', 'vitest']

test.each(forDevelopment)('%s is not installed with a server', (name) => {
  const entries = Object.entries(lock.packages).filter(([place]) => place.endsWith(`node_modules/${name}`))
  expect(entries).not.toHaveLength(0)
  for (const [, entry] of entries) expect(entry).toMatchObject({ dev: true })
})

test('the product asks for what it looks for when it runs, at the versions that were tested', () => {
  const { name, bin, dependencies, peerDependencies, peerDependenciesMeta } = manifest()
  expect({ name, bin }).toEqual({ name: 'longtable', bin: { longtable: 'packages/cli/bin/longtable.mjs' } })
  expect(Object.keys(dependencies)).toEqual(
    expect.arrayContaining(['@photostructure/sqlite', 'pg', 'pino', 'prom-client']),
  )
  for (const [each, version] of Object.entries(dependencies)) {
    expect(version).toBe(lock.packages[`node_modules/${each}`]?.version)
    expect(forDevelopment).not.toContain(each)
  }
  expect(Object.keys(peerDependencies)).toContain('graphile-worker')
  for (const each of Object.keys(peerDependencies)) {
    expect(peerDependenciesMeta[each]).toEqual({ optional: true })
  }
})

describe('a staged package', () => {
  const staged = join(folder(), 'staged')
  const files = (): string[] =>
    readdirSync(staged, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(staged.length + 1))
      .toSorted((a, b) => (a < b ? -1 : 1))

  beforeAll(() => {
    const built = folder()
    const [program, client] = [join(built, 'program'), join(built, 'client')]
    for (const each of [program, join(client, 'assets')]) mkdirSync(each, { recursive: true })
    writeFileSync(join(program, 'main.mjs'), '')
    writeFileSync(join(program, 'arbiter-thread.mjs'), '')
    writeFileSync(join(client, 'index.html'), '')
    writeFileSync(join(client, '.made-of'), '')
    writeFileSync(join(client, 'assets', 'index.js'), '')
    stage(staged, { program, client })
  })

  test('holds the program, its threads and the client, and no sources', () => {
    expect(files()).toEqual([
      'LICENSE',
      'README.md',
      'THIRD-PARTY.md',
      'package.json',
      'packages/cli/bin/longtable.mjs',
      'packages/cli/dist/arbiter-thread.mjs',
      'packages/cli/dist/main.mjs',
      'packages/web/dist/assets/index.js',
      'packages/web/dist/index.html',
    ])
  })

  test('is packed whole by npm', () => {
    const out = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts', '--silent'], {
      cwd: staged,
      encoding: 'utf8',
    })
    const [packed] = JSON.parse(out) as [{ filename: string; files: { path: string }[] }]
    expect(packed.filename).toMatch(/^longtable-\d+\.\d+\.\d+\.tgz$/)
    expect(packed.files.map(({ path }) => path).toSorted((a, b) => (a < b ? -1 : 1))).toEqual(files())
  })

  test('hands on the licences of what is built in, and only of that', () => {
    const text = readFileSync(join(staged, 'THIRD-PARTY.md'), 'utf8')
    for (const name of ['react', 'three', 'hono', 'ws', 'commander', '@fontsource/alegreya']) {
      expect(text).toMatch(new RegExp(`^## ${name} \\d+\\.`, 'm'))
    }
    expect(text).not.toMatch(/^## (?:vitest|pino|tsx) /m)
  })
})
