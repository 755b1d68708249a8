/**
 * npm run bench [-- --engine|--bots|--server|--client] [--json] [--write]: bundles the benchmark as a release would be, and
 * runs it. Of the client, --only GAME measures playing alone, with as many clicks as --clicks says.
 */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, root } from './setup.mjs'

if (!ensureInstalled()) process.exit(1)
const args = process.argv.slice(2)
const without =
  ['--engine', '--bots', '--server'].some((part) => args.includes(part)) && !args.includes('--client')
if (!without) {
  const { status } = spawnSync(process.execPath, [join(root, 'scripts/build.mjs')], { stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}
const { bundle } = await import('./bundle.mjs')
// Beside its sources, so that the packages it needs are found.
const folder = join(root, 'bench', 'dist')
await bundle(folder, {
  alone: join(root, 'bench', 'alone.ts'),
  run: join(root, 'bench', 'run.ts'),
  'server-process': join(root, 'bench', 'server-process.ts'),
})
const { status } = spawnSync(process.execPath, [join(folder, 'run.mjs'), ...args], {
  cwd: root,
  stdio: 'inherit',
})
rmSync(folder, { recursive: true, force: true })
process.exitCode = status ?? 1
