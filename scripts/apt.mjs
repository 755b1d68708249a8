/** Packages of the system that the tests need, on machines where we may install them. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

export const isRoot = process.getuid?.() === 0

function canInstall() {
  if (process.platform !== 'linux' || !isRoot) return false
  try {
    return /^ID(?:_LIKE)?=.*\b(?:debian|ubuntu)\b/m.test(readFileSync('/etc/os-release', 'utf8'))
  } catch {
    return false
  }
}

function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { status } = spawnSync('apt-get', args, { env, stdio: ['ignore', process.stderr, process.stderr] })
  return status === 0
}

/** Installs a package if this machine can do that; says what for. */
export function install(name, what) {
  if (!canInstall()) return false
  process.stderr.write(`Installing ${what} (only needed once) …\n`)
  return apt('update', '-q') && apt('install', '-y', '-q', '--no-install-recommends', name)
}
