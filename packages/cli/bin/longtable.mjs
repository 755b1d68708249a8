#!/usr/bin/env node
import { readdirSync, statSync } from 'node:fs'

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`longtable needs Node 20.19 or newer; this is Node ${process.versions.node}.\n`)
  process.exit(1)
}

const packages = new URL('../../', import.meta.url)
const built = new URL('../dist/main.mjs', import.meta.url)

/** When a file or anything in a folder was last changed. */
function changed(url) {
  const stat = statSync(url, { throwIfNoEntry: false })
  if (stat === undefined) return 0
  if (!stat.isDirectory()) return stat.mtimeMs
  const inside = readdirSync(url, { withFileTypes: true }).map((entry) =>
    changed(new URL(`${url.href.replace(/\/$/, '')}/${entry.name}`)),
  )
  return Math.max(stat.mtimeMs, ...inside)
}

/** What runs the sources, as a package for development; undefined where only what a server needs is installed. */
async function sourceLoader() {
  try {
    return await import('tsx/esm/api')
  } catch (error) {
    if (error.code === 'ERR_MODULE_NOT_FOUND') return undefined
    throw error
  }
}

/** The built file if it is as new as the sources, otherwise the sources themselves. */
async function load() {
  // The client for the browser is built apart.
  const used = readdirSync(packages).filter((name) => name !== 'web')
  const sources = used.map((name) => changed(new URL(`${name}/src`, packages)))
  const when = changed(built)
  if (when > Math.max(...sources)) return import(built.href)
  const loader = await sourceLoader()
  if (loader !== undefined) {
    loader.register()
    return import('../src/main.ts')
  }
  // A copy or a checkout may have changed the times of the sources.
  if (when > 0) return import(built.href)
  throw new Error(
    'nothing is built in packages/cli/dist, and tsx, which runs the sources, is not installed. Install everything (npm ci --include=dev), or build before you leave out what is only for development (npm run build).',
  )
}

try {
  const { main } = await load()
  process.exitCode = (await main(process.argv.slice(2))) ?? process.exitCode
} catch (error) {
  const text = error instanceof Error ? error.message : String(error)
  process.stderr.write(`longtable: ${text}\n`)
  if (process.env.LONGTABLE_DEBUG && error instanceof Error) process.stderr.write(`${error.stack}\n`)
  process.exitCode = 1
}
