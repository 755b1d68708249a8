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
const { bundle } = await import('./bundle.mjs')
await bundle(join(root, 'packages/cli/dist'), {
  main: join(root, 'packages/cli/src/main.ts'),
  'arena-thread': join(root, 'packages/cli/src/arena/arena-thread.ts'),
})
const { buildWeb } = await import('./web/build.mjs')
try {
  await buildWeb()
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
