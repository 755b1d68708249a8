/** The first version of a new game: the game of the tutorial under another name, in the rooms that every game has. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dirname, relative } from 'node:path/posix'
import { spellings } from '../game-names.mjs'

const EXAMPLE = 'examples/high-card'
const TITLE = 'High Card'
const FRENCH_TITLE = 'Carte haute'

/** Where the files of the example lie in a game: each in its room. */
const ROOMS = {
  'src/rules.ts': 'src/rules/index.ts',
  'src/state.ts': 'src/state/state.ts',
  'src/messages.ts': 'src/text/messages.ts',
  'src/steps.ts': 'src/steps/index.ts',
  'src/novice.ts': 'src/bots/novice.ts',
  'src/game.ts': 'src/game.ts',
  'src/manifest.ts': 'src/manifest.ts',
  'test/high-card.test.ts': 'test/rules.test.ts',
}

/** What the ids of rules begin with. */
export function rulePrefix(name) {
  return name.split('-')[0].replaceAll(/\d/g, '').toUpperCase()
}

function named(text, name) {
  const { camel, pascal, title, constant } = spellings(name)
  const prefix = rulePrefix(name)
  return text
    .replaceAll('high-card', name)
    .replaceAll('highCard', camel)
    .replaceAll('HighCard', pascal)
    .replaceAll(TITLE, title)
    .replaceAll(FRENCH_TITLE, title)
    .replaceAll('HIGH_CARD', constant)
    .replaceAll(/\bHIGH-/g, `${prefix}-`)
}

/** Imports between files of the example, as they are between the rooms. */
function moved(source, from) {
  return source.replaceAll(/(from |import\()'(\.{1,2}\/[^']+)'/g, (_, before, path) => {
    const target = ROOMS[join(dirname(from), path).replaceAll('\\', '/')]
    if (target === undefined) throw new Error(`${from} of the example imports ${path}, which has no room`)
    const way = relative(dirname(ROOMS[from]), target)
    return `${before}'${way.startsWith('.') ? way : `./${way}`}'`
  })
}

function seated(source, { min, max }) {
  return source
    .replace('players: { min: 2, max: MAX_SEATS }', `players: { min: ${min}, max: MAX_SEATS }`)
    .replace('export const MAX_SEATS = 4', `export const MAX_SEATS = ${max}`)
    .replace('export const CARDS = 12', `export const CARDS = ${3 * max}`)
    .replace('there are twelve cards', `there are ${3 * max} cards`)
    .replace('{ length: 12 }', `{ length: ${3 * max} }`)
    .replaceAll('12 cards, numbered from 1 to 12', `${3 * max} cards, numbered from 1 to ${3 * max}`)
    .replaceAll('12 cartes, numérotées de 1 à 12', `${3 * max} cartes, numérotées de 1 à ${3 * max}`)
}

const indexOf = ({ camel, pascal }) => `export { novice } from './bots/novice.ts'
export { ${camel} } from './game.ts'
export type { ${pascal} } from './state/state.ts'
`

const corpusTestOf = ({ camel }) => `import { readdirSync, readFileSync } from 'node:fs'
import { corpusMatch, replayCorpusMatch } from '@longtable/kernel/testing'
import { describe, expect, test } from 'vitest'
import { ${camel} } from '../src/game.ts'

const folder = new URL('corpus/', import.meta.url)
const corpus = readdirSync(folder).map((name) =>
  corpusMatch(name, readFileSync(new URL(name, folder), 'utf8')),
)

describe('the corpus', () => {
  test.each(corpus)('$name replays to its end', (match) => {
    expect(replayCorpusMatch(${camel}, match)).toMatchObject({ isOver: true, difference: undefined })
  })

  test('has a match', () => {
    expect(corpus.length).toBeGreaterThan(0)
  })
})
`

function packageOf(name, title, version) {
  return `${JSON.stringify(
    {
      name: `@longtable/${name}`,
      version,
      private: true,
      description: `The rules and content of ${title}`,
      license: 'MIT',
      type: 'module',
      longtable: { game: './src/manifest.ts' },
      exports: { '.': './src/index.ts', './manifest': './src/manifest.ts' },
      dependencies: { '@longtable/kernel': version },
    },
    null,
    2,
  )}\n`
}

/** The files of the game's package, by their paths in it. */
export function skeleton(root, name, players, version) {
  const spelled = spellings(name)
  const read = (file) => readFileSync(join(root, EXAMPLE, file), 'utf8')
  const copied = Object.entries(ROOMS).map(([from, to]) => {
    const source = named(moved(seated(read(from), players), from), name)
    return [to, to === 'src/manifest.ts' ? source.replace(`browser: 'own'`, `browser: 'generic'`) : source]
  })
  return new Map([
    ['package.json', packageOf(name, spelled.title, version)],
    ...copied,
    ['src/index.ts', indexOf(spelled)],
    ['test/corpus.test.ts', corpusTestOf(spelled)],
  ])
}
