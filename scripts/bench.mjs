/** npm run bench: bundles the benchmark as a release would be, and runs it. */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, root } from './setup.mjs'

if (!ensureInstalled()) process.exit(1)
const { bundle } = await import('./bundle.mjs')
// Beside its sources, so that the packages it needs are found.
const folder = join(root, 'bench', 'dist')
await bundle(folder, {
  run: join(root, 'bench', 'run.ts'),
  'server-process': join(root, 'bench', 'server-process.ts'),
})
const { status } = spawnSync(process.execPath, [join(folder, 'run.mjs'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
})
rmSync(folder, { recursive: true, force: true })
process.exitCode = status ?? 1
