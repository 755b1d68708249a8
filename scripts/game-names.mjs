/** Where shared code names a game: it should not, or the next game would have to be added there. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gamePackages } from './games.mjs'

/** Sources, scripts, benches and configuration; whole folders, and files in the project's folder. */
const FOLDERS = [
  ...['kernel', 'i18n', 'bots', 'games', 'server', 'web', 'cli'].map((name) => `packages/${name}/src`),
  'packages/cli/bin',
  'packages/web/bench',
  'packages/web/build',
  'packages/web/public',
  'scripts',
  'bench',
  '.ci',
]
const FILES = ['packages/web', '.']
const READ = /\.(?:[cm]?[jt]sx?|css|html|json|webmanifest|svg|sh|ya?ml)$/
/** The one list of games, and what writes the samples of tests, which name games as tests do. */
const ALLOWED = [
  'packages/games/src/list.ts',
  'scripts/samples',
  'scripts/samples.ts',
  'scripts/web/samples.mjs',
]
/** Dependencies are named there. */
const DESCRIPTIONS = ['package.json', 'package-lock.json']

/** `high-card` is also spelled `highCard`, `HighCard`, `High Card` and `HIGH_CARD`. */
export function spellings(id) {
  const words = id.split('-')
  const big = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return {
    kebab: id,
    camel: [words[0], ...big.slice(1)].join(''),
    pascal: big.join(''),
    title: big.join(' '),
    constant: words.join('_').toUpperCase(),
  }
}

/** In any of its spellings, also within a longer name (`playHighCard`, `highCardMessages`), but not within a word. */
function patternOf(id) {
  const { kebab, camel, pascal, title, constant } = spellings(id)
  return new RegExp(`(?:(?<![A-Za-z0-9])(?:${kebab}|${camel}|${constant})|${pascal}|${title})(?![a-z0-9])`)
}

/** A folder or file that is a game's own, by its name. */
function isOwn(path, id) {
  return path.split('/').some((part) => part === id || part.startsWith(`${id}.`) || part.startsWith(`${id}-`))
}

function filesIn(root, folder) {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, '/').length).replaceAll('\\', '/'))
    .filter((path) => !/(?:^|\/)(?:node_modules|dist)\//.test(path))
}

function filesOf(root) {
  const loose = FILES.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => statSync(join(root, folder, name)).isFile())
      .map((name) => (folder === '.' ? name : `${folder}/${name}`)),
  )
  return [...FOLDERS.flatMap((folder) => filesIn(root, folder)), ...loose].filter(
    (path) =>
      READ.test(path) &&
      !DESCRIPTIONS.includes(basename(path)) &&
      !ALLOWED.some((allowed) => path === allowed || path.startsWith(`${allowed}/`)),
  )
}

/** Each line of shared code that names one of these games, as `file:line: the line`. */
export function namedIn(root, ids) {
  const patterns = ids.map(patternOf)
  const games = [...new Set([...gamePackages(root), ...ids])]
  return filesOf(root).flatMap((path) => {
    if (games.some((id) => isOwn(path, id))) return []
    return readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((line, n) =>
        patterns.some((pattern) => pattern.test(line)) ? [`${path}:${n + 1}: ${line.trim()}`] : [],
      )
  })
}
