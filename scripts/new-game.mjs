/**
 * npx longtable new-game NAME: writes a package with a small game that is whole, lists it, describes it and links it, so that npm test
 * passes at once. What it says to people is said by the command line.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { namedIn, spellings } from './game-names.mjs'
import { gamePackages } from './games.mjs'
import { skeleton } from './new-game/skeleton.mjs'

const LIST = 'packages/games/src/list.ts'
const REGISTRY = 'packages/games/package.json'
const LOCK = 'package-lock.json'
const ARCHITECTURE = 'docs/architecture.md'
const MOST_LETTERS = 40
const MOST_PLAYERS = 8

/** Something about the name or the players that cannot be; the command line says what by this key. */
class Refused extends Error {
  constructor(key, values = {}) {
    super(key)
    this.name = 'Refused'
    this.refusal = { key, values }
  }
}

function checkName(root, name) {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name) || name.length > MOST_LETTERS)
    throw new Refused('name', { name, most: MOST_LETTERS })
  const lock = JSON.parse(readFileSync(join(root, LOCK), 'utf8')).packages
  const isTaken = existsSync(join(root, 'packages', name)) || `node_modules/@longtable/${name}` in lock
  if (isTaken) throw new Refused('taken', { name })
  // A word that shared code uses for something else would be found there for ever.
  const [used] = namedIn(root, [name])
  if (used !== undefined) throw new Refused('word', { name, where: used.split(': ')[0] })
}

function readPlayers(given) {
  const [, least, most = least] = /^(\d+)(?:-(\d+))?$/.exec(given) ?? []
  const [min, max] = [Number(least), Number(most)]
  if (!(min >= 1 && max >= 2 && min <= max && max <= MOST_PLAYERS))
    throw new Refused('players', { given, most: MOST_PLAYERS })
  return { min, max }
}

const byName = (a, b) => a.localeCompare(b, 'en')

function withKeys(object, added) {
  const sorted = Object.entries({ ...object, ...added }).toSorted(([a], [b]) => byName(a, b))
  return Object.fromEntries(sorted)
}

const json = (value) => `${JSON.stringify(value, null, 2)}\n`

/** The list with one more game, in the order of the list. */
function listWith(list, name) {
  const { camel } = spellings(name)
  return list
    .replace(
      'import type {',
      `import { manifest as ${camel} } from '@longtable/${name}/manifest'\nimport type {`,
    )
    .replace(
      /(manifests: readonly GameManifest\[\] = \[[^\]]*?),?\s*\]/,
      (_, before) => `${before}, ${camel}]`,
    )
}

function architectureWith(page, name, games) {
  const { title } = spellings(name)
  const folders = [
    [
      '',
      `${title}: the game object, and the two entries \`index.ts\` (other packages) and \`manifest.ts\` (who wants to know of it)`,
    ],
    ['/bots', 'novice'],
    ['/rules', 'the register of rules'],
    ['/state', 'schema, pools, streams, events'],
    ['/steps', 'the flow'],
    ['/text', 'what is said in both languages'],
  ].map(([folder, purpose]) => `- \`packages/${name}/src${folder}\` — ${purpose}`)
  const section = [
    `## packages/${name}`,
    `<!-- graph ${name} -->`,
    `<!-- end of graph ${name} -->`,
    `<!-- folders ${name} -->`,
    folders.join('\n'),
    `<!-- end of folders ${name} -->`,
    '## packages/bots',
  ].join('\n\n')
  const bold = (all) => all.map((each) => `**${each}**`).join(', ')
  return page
    .replace('## packages/bots', () => section)
    .replace(
      `- ${bold(games)} — one game each`,
      () => `- ${bold([...games, name].toSorted(byName))} — one game each`,
    )
}

/** All files that are written or changed, by their paths, as they will be. */
function changes(root, name, players) {
  const read = (path) => readFileSync(join(root, path), 'utf8')
  const { version } = JSON.parse(read('package.json'))
  const files = skeleton(root, name, players, version)
  const {
    private: _,
    description: __,
    type: ___,
    longtable: ____,
    exports: _____,
    ...locked
  } = JSON.parse(files.get('package.json'))
  const registry = JSON.parse(read(REGISTRY))
  const lock = JSON.parse(read(LOCK))
  const dependency = { [`@longtable/${name}`]: version }
  const registryLock = lock.packages['packages/games']
  const packages = withKeys(lock.packages, {
    [`packages/${name}`]: locked,
    [`node_modules/@longtable/${name}`]: { resolved: `packages/${name}`, link: true },
    'packages/games': { ...registryLock, dependencies: withKeys(registryLock.dependencies, dependency) },
  })
  return new Map([
    ...[...files].map(([path, content]) => [`packages/${name}/${path}`, content]),
    [LIST, listWith(read(LIST), name)],
    [REGISTRY, json({ ...registry, dependencies: withKeys(registry.dependencies, dependency) })],
    [LOCK, json({ ...lock, packages })],
    [ARCHITECTURE, architectureWith(read(ARCHITECTURE), name, gamePackages(root).toSorted(byName))],
  ])
}

function run(root, command, args) {
  const tool = join(root, 'node_modules/.bin', command)
  const { status, stderr, stdout } = spawnSync(tool, args, {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${stderr || stdout}`)
}

/** Writes everything, or, if anything goes wrong, leaves everything as it was. */
export function newGame({ root, name, players: given = '2-4' }) {
  checkName(root, name)
  const players = readPlayers(given)
  if (!existsSync(join(root, 'node_modules/.bin'))) throw new Refused('notInstalled')
  const files = changes(root, name, players)
  const own = join(root, 'packages', name)
  const link = join(root, 'node_modules/@longtable', name)
  const before = new Map(
    [...files.keys()]
      .filter((path) => existsSync(join(root, path)))
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  )
  try {
    for (const [path, content] of files) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), content)
    }
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(join('../../packages', name), link, 'junction')
    run(root, 'oxfmt', [`packages/${name}`, LIST, REGISTRY])
    run(root, 'tsx', ['scripts/corpus.ts', name])
    run(root, 'tsx', ['scripts/layers.ts', '--draw', '--package', name])
  } catch (error) {
    rmSync(own, { recursive: true, force: true })
    rmSync(link, { force: true })
    for (const [path, content] of before) writeFileSync(join(root, path), content)
    throw error
  }
  return { name, players, written: [...files.keys(), `packages/${name}/test/corpus/`] }
}
