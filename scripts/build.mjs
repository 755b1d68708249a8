/** npm run build: the command line and the server's threads, which start and play faster so than from the sources. */
import { join } from 'node:path'
import { ensureInstalled, root } from './setup.mjs'

if (!ensureInstalled()) process.exit(1)
const { bundle } = await import('./bundle.mjs')
await bundle(join(root, 'packages/cli/dist'), { main: join(root, 'packages/cli/src/main.ts') })
