/**
 * node scripts/indexed-access.mjs: an element that is read by its index may not be there. Fails where the folders below
 * forget it.
 *
 * The compiler's `noUncheckedIndexedAccess` holds for a whole project or not at all, and packages import each other's
 * sources. So everything is compiled with it, and only what it says about these folders counts.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './setup.mjs'

const folders = ['packages/server/src']

const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } })
if (values.help) {
  console.log(`npm run typecheck, or node scripts/indexed-access.mjs [--help]

Compiles the project with noUncheckedIndexedAccess, and fails on what that finds in
  ${folders.join('\n  ')}
Add a folder to the list at the head of the script when it holds there.`)
  process.exit(0)
}

const tsc = join(root, 'node_modules/typescript/bin/tsc')
const args = [tsc, '-p', '.', '--noUncheckedIndexedAccess', '--pretty', 'false']
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
const found = errors.filter((line) => folders.some((folder) => line.startsWith(`${folder}/`)))
for (const line of found) console.error(line)
process.exit(found.length === 0 ? 0 : 1)
