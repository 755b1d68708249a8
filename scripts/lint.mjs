/** npm run lint: the rules of oxlint, and that no comment switches one of them or the type checker off. */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { argumentsOf } from './arguments.mjs'
import { ensureInstalled, root } from './setup.mjs'

const help = `npm run lint [-- PATH …] [options]

The rules of oxlint, for everything or for these files and folders, and that no comment switches a check off.

  --fix   mends what can be mended without asking
  --help  this`

const { values, positionals } = argumentsOf(help, { fix: { type: 'boolean' } }, Number.POSITIVE_INFINITY)

const folders = ['packages', 'bench', 'scripts']
const skipped = new Set(['node_modules', 'dist', 'coverage', 'reports'])
const silencer = /(?:\/\/|\/\*)[\s*]*(?:(?:ox|es)lint-disable|@ts-ignore|@ts-nocheck)/

function* sources(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory() && !skipped.has(entry.name)) yield* sources(path)
    else if (entry.isFile() && /\.[cm]?[jt]sx?$/.test(entry.name)) yield path
  }
}

/** How many comments silence a check; each is told. */
function silenced() {
  let found = 0
  for (const path of folders.flatMap((folder) => [...sources(join(root, folder))])) {
    for (const [index, line] of readFileSync(path, 'utf8').split('\n').entries()) {
      if (!silencer.test(line)) continue
      found += 1
      process.stderr.write(`${path}:${index + 1}: this comment silences a check; mend the code instead\n`)
    }
  }
  return found
}

function run() {
  if (!ensureInstalled()) return 1
  const args = [...(values.fix ? ['--fix'] : []), ...positionals]
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint')
  const { status } = spawnSync(process.execPath, [oxlint, ...args], { cwd: root, stdio: 'inherit' })
  return status === 0 && silenced() === 0 ? 0 : 1
}

process.exitCode = run()
