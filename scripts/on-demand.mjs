/**
 * Packages of npm that only some machines need: fetched when one does, by name and exact version, into a folder of their
 * own. They stand in no lock file, and of their scripts only the ones named here are run.
 */
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm, root } from './setup.mjs'

const cache = join(root, 'node_modules/.cache/longtable')

/**
 * What can be fetched.
 * @typedef {object} OnDemand
 * @property {string} name
 * @property {string} version
 * @property {string} what Said while it is fetched.
 * @property {(folder: string) => void} [prepare] Makes it ready for use; the folder may be moved afterwards.
 */

const placeOf = ({ name, version }) => join(cache, `${name.replace(/^@/, '').replace('/', '-')}-${version}`)

/**
 * Where the package is, if it was fetched before.
 * @param {OnDemand} wanted
 * @returns {string | undefined}
 */
export function fetched(wanted) {
  const folder = join(placeOf(wanted), 'node_modules', wanted.name)
  return existsSync(folder) ? folder : undefined
}

/**
 * The same, fetched if need be; undefined if it cannot be had here, which npm then has told why.
 * @param {OnDemand} wanted
 * @returns {string | undefined}
 */
export function fetchOnDemand(wanted) {
  const found = fetched(wanted)
  if (found !== undefined) return found
  process.stderr.write(`Fetching ${wanted.what} (only needed once) …\n`)
  // Made aside, so that what is in its place is whole.
  const aside = `${placeOf(wanted)}.${process.pid}.tmp`
  try {
    make(wanted, aside)
    if (!existsSync(placeOf(wanted))) renameSync(aside, placeOf(wanted))
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
  return fetched(wanted)
}

function make({ name, version, prepare }, folder) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
  const flags = [
    '--ignore-scripts',
    '--no-save',
    '--no-package-lock',
    '--no-audit',
    '--no-fund',
    '--no-progress',
  ]
  // Without a network one should not wait for minutes to hear it.
  const retries = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000']
  const { status } = npm(
    ['install', `${name}@${version}`, '--prefix', folder, ...flags, ...retries, '--loglevel=error'],
    { cwd: folder, stdio: ['ignore', process.stderr, process.stderr] },
  )
  if (status !== 0) throw new Error(`npm could not fetch ${name}@${version}.`)
  prepare?.(join(folder, 'node_modules', name))
}
