/** npm run typecheck: checks the types of everything, one project of the compiler after another. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { argumentsOf } from './arguments.mjs'
import { ensureInstalled, root } from './setup.mjs'

const projects = ['.', 'packages/web', 'packages/web/e2e']

const help = `npm run typecheck

Checks the types of everything: ${projects.map((project) => join(project, 'tsconfig.json')).join(', ')}; and, where\nscripts/indexed-access.mjs says so, that an element read by its index may not be there. It has no options.`

argumentsOf(help, {})

const tsc = join(root, 'node_modules/typescript/bin/tsc')

function run() {
  if (!ensureInstalled()) return 1
  for (const project of projects) {
    const { status } = spawnSync(process.execPath, [tsc, '-p', project], { cwd: root, stdio: 'inherit' })
    if (status !== 0) return 1
  }
  return spawnSync(process.execPath, ['scripts/indexed-access.mjs'], { cwd: root, stdio: 'inherit' }).status
}

process.exitCode = run()
