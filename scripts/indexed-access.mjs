/**
 * node scripts/indexed-access.mjs: an element that is read by its index may not be there. Fails where the folders below
 * forget it.
 *
 * The compiler's `noUncheckedIndexedAccess` holds for a whole project or not at all, and packages import each other's
 * sources. So everything is compiled with it, and only what it says about these folders counts.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { argumentsOf } from './arguments.mjs'
import { root } from './setup.mjs'

/** By project of the compiler: the folders in which it holds, and those in them in which it does not. */
const projects = [
  { project: '.', folders: ['packages/server/src', 'packages/cli/src'], except: [] },
  { project: 'packages/web', folders: ['packages/web/src'], except: ['packages/web/src/games/'] },
]

argumentsOf(
  `npm run typecheck, or node scripts/indexed-access.mjs [--help]

Compiles the project with noUncheckedIndexedAccess, and fails on what that finds in
  ${projects.flatMap(({ folders, except }) => folders.map((folder) => [folder, ...except].join(', but not in '))).join('\n  ')}
Add a folder to the list at the head of the script when it holds there.`,
  {},
)

const tsc = join(root, 'node_modules/typescript/bin/tsc')
let failed = false
for (const { project, folders, except } of projects) {
  const args = [tsc, '-p', project, '--noUncheckedIndexedAccess', '--pretty', 'false']
  const { stdout, stderr, status } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  const errors = stdout.split('\n').filter((line) => /\(\d+,\d+\): error TS/.test(line))
  if (status !== 0 && errors.length === 0) {
    console.error(stdout + stderr)
    process.exit(1)
  }
  const holds = (line) => folders.some((folder) => line.startsWith(`${folder}/`))
  const found = errors.filter((line) => holds(line) && !except.some((folder) => line.startsWith(folder)))
  for (const line of found) console.error(line)
  failed ||= found.length > 0
}
process.exit(failed ? 1 : 0)
