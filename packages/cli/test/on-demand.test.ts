import { execFile, execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { folder } from './toy/terminal.ts'

const scripts = fileURLToPath(new URL('../../../scripts', import.meta.url))
const name = `longtable-toy-${process.pid}`
const cache = fileURLToPath(new URL(`../../../node_modules/.cache/longtable/${name}-1.0.0`, import.meta.url))

let registry: Server
let address: string

/** A registry with one package, whose own script nobody should run. */
beforeAll(async () => {
  const place = folder()
  const content = join(place, 'package')
  mkdirSync(content)
  const install = "node -e \"require('fs').writeFileSync('ran', '')\""
  writeFileSync(
    join(content, 'package.json'),
    JSON.stringify({ name, version: '1.0.0', scripts: { install } }),
  )
  execFileSync('tar', ['czf', 'toy.tgz', 'package'], { cwd: place })
  const tarball = readFileSync(join(place, 'toy.tgz'))
  const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`
  registry = createServer(({ url }, response) => {
    if (url === '/toy.tgz') return response.end(tarball)
    const dist = { tarball: `${address}/toy.tgz`, integrity }
    const versions = { '1.0.0': { name, version: '1.0.0', dist } }
    return response.end(JSON.stringify({ name, 'dist-tags': { latest: '1.0.0' }, versions }))
  })
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(registry.address() as AddressInfo).port}`
})

afterAll(() => {
  registry.close()
  rmSync(cache, { recursive: true, force: true })
})

interface Ended {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** Runs code beside the scripts, on a machine with this environment. */
function run(code: string, env: Readonly<Record<string, string>>): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--input-type=module', '--eval', code],
      { cwd: scripts, env: { ...process.env, npm_config_cache: folder(), ...env } },
      (error, out, err) => resolve({ code: Number(error?.code ?? 0), out, err }),
    )
  })
}

const fetchToy = `
  import { writeFileSync } from 'node:fs'
  import { fetchOnDemand } from './on-demand.mjs'
  const prepare = (folder) => writeFileSync(folder + '/prepared', '')
  console.log(fetchOnDemand({ name: '${name}', version: '1.0.0', what: 'a toy', prepare }))
`

test('what cannot be fetched is not there, and leaves nothing behind', async () => {
  const { out, err } = await run(fetchToy, {
    npm_config_registry: 'http://127.0.0.1:1/',
    npm_config_fetch_retries: '0',
  })
  expect(out).toBe('undefined\n')
  expect(err).toContain(`npm could not fetch ${name}@1.0.0.`)
  expect(existsSync(cache)).toBe(false)
})

test('a package is fetched once, made ready, and none of its own scripts is run', async () => {
  const { out } = await run(fetchToy, { npm_config_registry: address })
  const found = out.trimEnd()
  expect(found).toBe(join(cache, 'node_modules', name))
  expect(existsSync(join(found, 'prepared'))).toBe(true)
  expect(existsSync(join(found, 'ran'))).toBe(false)
  expect(await run(fetchToy, { npm_config_registry: 'http://127.0.0.1:1/' })).toEqual({
    code: 0,
    out,
    err: '',
  })
})

test.each([
  ['postgres.mjs', 'ensurePostgres', 'LONGTABLE_POSTGRES'],
  ['browser.mjs', 'ensureBrowser', 'LONGTABLE_BROWSER'],
])('%s believes what it is told, and says when that is wrong', async (file, ensure, variable) => {
  const code = `import { ${ensure} } from './${file}'; console.log(${ensure}())`
  const { code: ended, out, err } = await run(code, { [variable]: '/nowhere' })
  expect({ ended, out }).toEqual({ ended: 0, out: 'undefined\n' })
  expect(err).toMatch(new RegExp(`^There .* /nowhere, where ${variable} says .*\\.\n$`))
})

test('without a browser its tests count as failed', async () => {
  const code = `process.argv = [process.argv[0], 'test.mjs', 'drag.test.ts']; await import('./web/test.mjs')`
  const report = join(folder(), 'browser.json')
  const { code: ended, err } = await run(code, {
    LONGTABLE_BROWSER: '/nowhere',
    LONGTABLE_BROWSER_REPORT: report,
  })
  expect(ended).toBe(1)
  expect(err).toMatch(/^Without a browser [1-9]\d* tests could not run\.$/m)
})
