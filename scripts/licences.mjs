/** The licences of everything that is built into the product: whoever hands it on has to hand them on, too. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { optionalPeers, readJson, runtimeDependencies } from './manifests.mjs'
import { root } from './setup.mjs'

const imported =
  /^(?:import|export)\b(?! type\b)[^'"]*\bfrom '([^'.][^']*)'|^import '([^'.][^']*)'|\bimport\(\s*'([^'.][^']*)'/gm
/** Drawn into the client when it is built. */
const PICTURES = '@iconify-json/game-icons'

const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

function* sources() {
  for (const name of readdirSync(join(root, 'packages'))) {
    const folder = join(root, 'packages', name, 'src')
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      // What tests of games share is in no product.
      if (/\.tsx?$/.test(file) && !file.startsWith('testing'))
        yield { workspace: `packages/${name}`, path: join(folder, file) }
    }
  }
}

/** Where the lock file has what a package means by a name: beside it, or in one of the folders above. */
function placeOf(lock, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`
    if (lock[place] !== undefined) return place
    if (folder === '') return undefined
  }
}

/**
 * The folders of all packages from elsewhere that our sources import, and of those they need themselves; but not of those
 * that are installed beside the product, and bring their licences along.
 */
function thirdParties() {
  const { packages: lock } = readJson(join(root, 'package-lock.json'))
  const apart = new Set([...Object.keys(runtimeDependencies()), ...Object.keys(optionalPeers())])
  const found = new Set()
  const visit = (from, name) => {
    const place = placeOf(lock, from, name)
    if (place === undefined || apart.has(name) || lock[place].link === true || found.has(place)) return
    found.add(place)
    for (const next of Object.keys(lock[place].dependencies ?? {})) visit(place, next)
  }
  visit('packages/web', PICTURES)
  for (const { workspace, path } of sources()) {
    for (const [, from, bare, dynamic] of readFileSync(path, 'utf8').matchAll(imported)) {
      visit(workspace, packageOf(from ?? bare ?? dynamic))
    }
  }
  return [...found].toSorted((a, b) => (a < b ? -1 : 1))
}

function textOf(place) {
  const folder = join(root, place)
  if (!existsSync(folder)) return undefined
  const { name, version, license } = readJson(join(folder, 'package.json'))
  const file = readdirSync(folder).find((each) => /^(?:un)?licen[cs]e(?:[.-]|$)/i.test(each))
  const words = file === undefined ? '' : `\n\n${readFileSync(join(folder, file), 'utf8').trim()}`
  return `## ${name} ${version}\n\n${typeof license === 'string' ? license : 'see its licence'}${words}`
}

/** One page with all of them. */
export function licences() {
  const all = thirdParties()
    .map(textOf)
    .filter((text) => text !== undefined)
  return `# What Longtable is built from\n\n${[...new Set(all)].join('\n\n')}\n`
}
