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

/** What that field of the workspaces asks for from elsewhere: each name once, with its range and who asks. */
function fromElsewhere(field) {
  const found = new Map()
  for (const folder of readdirSync(join(root, 'packages'))) {
    const asked = readJson(join(root, 'packages', folder, 'package.json'))[field] ?? {}
    for (const [name, range] of Object.entries(asked)) {
      if (!isOurs(name)) found.set(name, { name, range, folder })
    }
  }
  return [...found.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/** Installed with the product, at the versions of the lock file. */
export function runtimeDependencies() {
  const { packages } = readJson(join(root, 'package-lock.json'))
  return Object.fromEntries(
    fromElsewhere('dependencies').map(({ name, folder }) => {
      const place = `node_modules/${name}`
      const { version } = packages[`packages/${folder}/${place}`] ?? packages[place]
      return [name, version]
    }),
  )
}

/** Used where somebody has put them beside the product; what some workspace needs in any case is none of these. */
export function optionalPeers() {
  const needed = new Set(fromElsewhere('dependencies').map(({ name }) => name))
  const peers = fromElsewhere('peerDependencies').filter(({ name }) => !needed.has(name))
  return Object.fromEntries(peers.map(({ name, range }) => [name, range]))
}
