/** The PostgreSQL that the tests start: one that is there already, or one that gets installed. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { install } from './apt.mjs'

/** Debian keeps each version in a folder of its own, and none of them on the path. */
const DEBIAN = '/usr/lib/postgresql'

function folders() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a)) : []
  return [
    ...(process.env.LONGTABLE_POSTGRES ? [process.env.LONGTABLE_POSTGRES] : []),
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ]
}

/** The folder with the programs of PostgreSQL; undefined if there is none on this machine. */
export function findPostgres() {
  return folders().find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))))
}

/** The same; where there is none it is installed if this machine can do that, otherwise what is missing is told. */
export function ensurePostgres() {
  const found =
    findPostgres() ?? (install('postgresql', 'PostgreSQL for the tests') ? findPostgres() : undefined)
  if (found === undefined) {
    process.stderr.write(
      'The tests of the queue need PostgreSQL: install it (on Debian: apt-get install postgresql), or set LONGTABLE_POSTGRES to the folder with its programs.\n',
    )
  }
  return found
}

/** Before the tests: tells them where it is. */
export default function setup() {
  const found = findPostgres()
  if (found !== undefined) process.env.LONGTABLE_POSTGRES = found
}
