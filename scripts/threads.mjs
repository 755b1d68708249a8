/**
 * Before the tests: builds every thread that they start. From the sources each would be compiled anew, which took the
 * larger part of the time of all tests.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './setup.mjs'
import { write } from './bundle.mjs'

/** Of this run alone: another may go on beside it. */
const folder = join(root, `node_modules/.cache/longtable-threads/${process.pid}`)
const places = [
  'packages/server/src',
  'packages/server/test/support',
  'packages/cli/src/arena',
  'packages/cli/test/toy',
]

/** Threads answer calls: by that they are known. */
function threads() {
  return places
    .flatMap((place) =>
      readdirSync(join(root, place), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(root, place, file),
      ),
    )
    .filter((path) => path.endsWith('.ts') && /^serveCalls\(/m.test(readFileSync(path, 'utf8')))
}

export default async function setup() {
  const sources = threads()
  const input = Object.fromEntries(sources.map((path, n) => [`thread-${n}`, path]))
  await write(folder, input)
  const built = Object.fromEntries(
    sources.map((path, n) => [pathToFileURL(path).href, pathToFileURL(join(folder, `thread-${n}.mjs`)).href]),
  )
  const list = join(folder, 'list.json')
  mkdirSync(folder, { recursive: true })
  writeFileSync(list, JSON.stringify(built))
  process.env.LONGTABLE_THREADS = list
  return () => rmSync(folder, { recursive: true, force: true })
}
