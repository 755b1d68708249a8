/**
 * What the built programs look for when they run. The package.json of each workspace says it: `dependencies` from elsewhere
 * are installed with the product, optional `peerDependencies` only by who wants them, and `devDependencies` become part
 * of what is built.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './setup.mjs'

export function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'))
}

const isOurs = (name) => name.startsWith('@longtable/')

function manifests() {
  const folder = join(root, 'packages')
  return readdirSync(folder).map((name) => readJson(join(folder, name, 'package.json')))
}

/** From elsewhere, by name, as that field of any workspace has them. */
function fromElsewhere(field) {
  const all = manifests().flatMap((manifest) => Object.entries(manifest[field] ?? {}))
  return Object.fromEntries(all.filter(([name]) => !isOurs(name)).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Installed with the product, at the versions of the lock file. */
export function runtimeDependencies() {
  const { packages } = readJson(join(root, 'package-lock.json'))
  return Object.fromEntries(
    Object.keys(fromElsewhere('dependencies')).map((name) => [
      name,
      packages[`node_modules/${name}`].version,
    ]),
  )
}

/** Used where somebody has put them beside the product; what some workspace needs in any case is none of these. */
export function optionalPeers() {
  const needed = fromElsewhere('dependencies')
  return Object.fromEntries(
    Object.entries(fromElsewhere('peerDependencies')).filter(([name]) => !(name in needed)),
  )
}
