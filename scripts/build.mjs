/**
 * npm run build: the command line and the server's threads, which start and play faster so than from the sources; and
 * the client for the browser.
 */
import { join } from 'node:path'
import { argumentsOf } from './arguments.mjs'
import { ensureInstalled, root } from './setup.mjs'

const help = `npm run build

Builds the command line with the server's threads, and the client for the browser where its sources have changed.`

argumentsOf(help, {})

if (!ensureInstalled()) process.exit(1)
const { bundleProgram } = await import('./bundle.mjs')
await bundleProgram(join(root, 'packages/cli/dist'))
const { buildWeb } = await import('./web/build.mjs')
try {
  await buildWeb()
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
