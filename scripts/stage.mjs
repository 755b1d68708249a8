/** The product as a package of its own: what was built, and a package.json that asks for nothing but what it needs to run. */
import { cpSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { licences } from './licences.mjs'
import { optionalPeers, readJson, runtimeDependencies } from './manifests.mjs'
import { root } from './setup.mjs'

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
 * Puts the package together in an empty folder, laid out as the checkout: there the program looks for the client.
 * @param {string} folder
 * @param {{ readonly program: string, readonly client: string }} built Folders with what was built.
 */
export function stage(folder, { program, client }) {
  const parts = [
    [join(root, 'packages/cli/bin'), 'packages/cli/bin'],
    [program, 'packages/cli/dist'],
    [client, 'packages/web/dist'],
    [join(root, 'packages/cli/README.md'), 'README.md'],
    [join(root, 'LICENSE'), 'LICENSE'],
  ]
  // What the client was made of is for the next build only.
  const filter = (path) => basename(path) !== '.made-of'
  for (const [source, target] of parts) cpSync(source, join(folder, target), { recursive: true, filter })
  writeFileSync(join(folder, 'THIRD-PARTY.md'), licences())
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(), undefined, 2)}\n`)
}
