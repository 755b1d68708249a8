/** npm run lint: the rules of oxlint, and that no comment switches one of them or the type checker off. */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { argumentsOf } from './arguments.mjs'
import { ensureInstalled, root } from './setup.mjs'

const help = `npm run lint [-- PATH …] [options]

The rules of oxlint, for everything or for these files and folders, and that no comment switches a check off.

  --fix   mends what can be mended without asking
  --help  this`

const { values, positionals } = argumentsOf(help, { fix: { type: 'boolean' } }, Number.POSITIVE_INFINITY)

function node(script, args) {
  const { status } = spawnSync(process.execPath, [fileURLToPath(script), ...args], {
    cwd: root,
    stdio: 'inherit',
  })
  return status === 0
}

function run() {
  if (!ensureInstalled()) return 1
  const oxlint = new URL('bin/oxlint', import.meta.resolve('oxlint/package.json'))
  const isClean = node(oxlint, [...(values.fix ? ['--fix'] : []), ...positionals])
  return node(new URL('silencers.mjs', import.meta.url), []) && isClean ? 0 : 1
}

process.exitCode = run()
