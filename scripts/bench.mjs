/**
 * npm run bench: bundles the benchmark as a release would be, and runs it.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { argumentsOf } from './arguments.mjs'
import { gamePackages } from './games.mjs'
import { ensureInstalled, root } from './setup.mjs'

const help = `npm run bench [-- options]

How fast everything is, as ratios in one run; without any of the first four, all of it.

  --engine     the rules
  --bots       the bots
  --server     the server
  --client     the client, in a browser
  --only GAME  of the client, playing this game alone
  --clicks N   with so many clicks
  --json       the numbers as JSON
  --write      keeps them in bench/RESULTS.md
  --help       this`

const { values } = argumentsOf(help, {
  engine: { type: 'boolean' },
  bots: { type: 'boolean' },
  server: { type: 'boolean' },
  client: { type: 'boolean' },
  only: { type: 'string' },
  clicks: { type: 'string' },
  json: { type: 'boolean' },
  write: { type: 'boolean' },
})

if (!ensureInstalled()) process.exit(1)
const withoutClient = (values.engine || values.bots || values.server) && !values.client
if (!withoutClient) {
  const { status } = spawnSync(process.execPath, [join(root, 'scripts/build.mjs')], { stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}
const { bundle } = await import('./bundle.mjs')
// Beside its sources, so that the packages it needs are found.
const folder = join(root, 'bench', 'dist')
const parts = gamePackages()
  .map((id) => [id, join(root, 'bench', 'games', id, 'part.ts')])
  .filter(([, path]) => existsSync(path))
await bundle(folder, {
  alone: join(root, 'bench', 'alone.ts'),
  run: join(root, 'bench', 'run.ts'),
  'server-process': join(root, 'bench', 'server-process.ts'),
  ...Object.fromEntries(parts.map(([id, path]) => [`game-${id}`, path])),
})
const { status } = spawnSync(process.execPath, [join(folder, 'run.mjs'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
})
rmSync(folder, { recursive: true, force: true })
process.exitCode = status ?? 1
