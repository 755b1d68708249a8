/** What the other scripts need before anything is installed: only what comes with Node. */
import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** Runs npm in the project's root, with the same npm that started this script where there is one. */
export function npm(args, options = {}) {
  const cli = process.env.npm_execpath
  const viaNode = cli !== undefined && /npm-cli\.c?js$/.test(cli)
  const command = viaNode ? process.execPath : 'npm'
  const shell = !viaNode && process.platform === 'win32'
  return spawnSync(command, viaNode ? [cli, ...args] : args, {
    cwd: root,
    shell,
    stdio: 'inherit',
    ...options,
  })
}

function modified(path) {
  return statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0
}

/** Installs the dependencies if they are missing or older than the lock file; false, with the reason told, if it cannot. */
export function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    return refuse(`Longtable needs Node 20.19 or newer; this is Node ${process.versions.node}.`)
  }
  // npm install writes the lock file a moment after the record of what it installed
  const slack = 10_000
  const installed = modified('node_modules/.package-lock.json')
  // Where only what a server needs is installed, nothing can be built.
  const isWhole = modified('node_modules/rolldown') > 0
  if (isWhole && installed + slack >= modified('package-lock.json')) return true
  process.stderr.write('Installing the dependencies (only needed once) …\n')
  const { status } = npm(['ci', '--include=dev', '--loglevel=error', '--no-progress'], {
    stdio: ['ignore', process.stderr, process.stderr],
  })
  if (status === 0) return true
  return refuse(
    'The dependencies could not be installed: `npm ci` failed, for the reason above. Is there a network?',
  )
}

function refuse(sentence) {
  process.stderr.write(`${sentence}\n`)
  return false
}
