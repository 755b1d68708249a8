/**
 * What the built client weighs: node scripts/web/sizes.mjs [--json]. Fails when the scripts that a page has to load
 * before it shows anything are heavier than they may be.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { argumentsOf } from '../arguments.mjs'
import { root } from '../setup.mjs'

const folder = join(root, 'packages/web/dist')
/** Bytes of JavaScript, compressed, before the first page is there. */
export const BUDGET = 200 * 1024

/** Every script and style sheet of the client; the initial ones are those that its page names itself. */
export function sizes() {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error('The client has not been built: npm run build.')
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  return readdirSync(join(folder, 'assets'))
    .filter((name) => /\.(?:js|css)$/.test(name))
    .map((name) => {
      const content = readFileSync(join(folder, 'assets', name))
      return {
        name,
        raw: content.length,
        gzip: gzipSync(content, { level: 9 }).length,
        initial: page.includes(`/assets/${name}`),
      }
    })
    .toSorted((a, b) => Number(b.initial) - Number(a.initial) || b.gzip - a.gzip)
}

/** What a page loads before it shows anything, in bytes of compressed JavaScript. */
export function initialScripts(all = sizes()) {
  return all
    .filter(({ name, initial }) => initial && name.endsWith('.js'))
    .reduce((sum, chunk) => sum + chunk.gzip, 0)
}

function kilobytes(bytes) {
  return `${(bytes / 1024).toFixed(1).padStart(8)} KB`
}

if (process.argv[1] === import.meta.filename) {
  const help = `npm run sizes [-- --json]

What the built client weighs. Fails when a page has to load more JavaScript before it shows anything than it may.`
  const { values } = argumentsOf(help, { json: { type: 'boolean' } })
  const all = sizes()
  const initial = initialScripts(all)
  if (values.json) {
    console.log(JSON.stringify({ chunks: all, initial, budget: BUDGET }))
  } else {
    for (const chunk of all) {
      console.log(
        `${kilobytes(chunk.raw)} ${kilobytes(chunk.gzip)} gzip  ${chunk.initial ? '*' : ' '} ${chunk.name}`,
      )
    }
    console.log(
      `\n* before the first page: ${kilobytes(initial).trim()} of JavaScript, at most ${kilobytes(BUDGET).trim()}`,
    )
  }
  if (initial > BUDGET) process.exitCode = 1
}
