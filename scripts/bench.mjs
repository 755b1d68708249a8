/** npm run bench: bundles the benchmark as a release would be, and runs it. */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { root } from './setup.mjs'

// Beside its sources, so that the packages it needs are found.
const file = join(root, 'bench', 'run.bundle.mjs')
const bundle = await rolldown({
  input: join(root, 'bench', 'run.ts'),
  platform: 'node',
  external: [/^boardgame\.io/],
  logLevel: 'warn',
})
await bundle.write({ file, format: 'esm' })
const { status } = spawnSync(process.execPath, [file, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
})
rmSync(file, { force: true })
process.exitCode = status ?? 1
