/** The product as a package of its own: what was built, and a package.json that asks for nothing but what it needs to run. */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { licences } from './licences.mjs'
import { optionalPeers, readJson, runtimeDependencies } from './manifests.mjs'
import { root } from './setup.mjs'

/** By where it comes from in the checkout, where it goes in the package. The built program looks for the client beside itself. */
const parts = {
  'packages/cli/bin': 'packages/cli/bin',
  'packages/cli/dist': 'packages/cli/dist',
  'packages/web/dist': 'packages/web/dist',
  'packages/cli/README.md': 'README.md',
  LICENSE: 'LICENSE',
}

export function manifest() {
  const { name, version, description, license, type, engines } = readJson(join(root, 'package.json'))
  const peers = optionalPeers()
  return {
    name,
    version,
    description,
    license,
    type,
    engines,
    bin: { longtable: 'packages/cli/bin/longtable.mjs' },
    dependencies: runtimeDependencies(),
    peerDependencies: peers,
    peerDependenciesMeta: Object.fromEntries(Object.keys(peers).map((each) => [each, { optional: true }])),
  }
}

/**
 * Puts the package together in an empty folder.
 * @param {string} folder
 * @param {string} [from] What was built, laid out as in the checkout.
 */
export function stage(folder, from = root) {
  for (const [source, target] of Object.entries(parts)) {
    // What the client was made of is for the next build only.
    const filter = (path) => basename(path) !== '.made-of'
    cpSync(join(from, source), join(folder, target), { recursive: true, filter })
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'THIRD-PARTY.md'), licences())
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(), undefined, 2)}\n`)
}
