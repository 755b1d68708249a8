import { describe, expect, test } from 'vitest'
import { checkArchitecture, drawn } from '../../../scripts/layers/architecture.ts'
import { checkPackage, lineOf } from '../../../scripts/layers/checks.ts'
import type { Layers } from '../../../scripts/layers/config.ts'
import { checkGlossary } from '../../../scripts/layers/glossary.ts'
import { cyclesIn, graphOf, reduced } from '../../../scripts/layers/graph.ts'
import type { Import, Sources } from '../../../scripts/layers/imports.ts'

const layers: Layers = {
  packages: {
    base: { imports: [], npm: [], node: false, rooms: { '.': [] } },
    toy: {
      imports: ['base:types'],
      npm: ['dice'],
      node: false,
      rooms: { content: [], text: ['content'], bots: 'all', '.': ['content', 'text'] },
      deeper: ['bots'],
      apart: ['bots'],
    },
  },
  recurring: ['index'],
}

const FILES = ['content/rows.ts', 'text/rows.ts', 'bots/a/plan.ts', 'bots/b/plan.ts', 'game.ts', 'index.ts']

function source(short: string): string {
  return `packages/toy/src/${short}`
}

/** A package of these files with imports such as `game.ts text/rows.ts`, `game.ts npm:dice` or `game.ts base:types`. */
function toy(imports: readonly string[], files: readonly string[] = FILES): Sources {
  return {
    files: files.map(source),
    imports: imports.map((line): Import => {
      const [from = '', target = ''] = line.split(' ')
      const [head = '', tail = ''] = target.split(':')
      if (head === 'npm' || head === 'node')
        return { from: source(from), isType: false, to: { kind: head, name: tail } }
      if (head === 'base')
        return { from: source(from), isType: tail === 'types', to: { kind: 'package', name: head } }
      const path = head.startsWith('/') ? head.slice(1) : source(head)
      return { from: source(from), isType: false, to: { kind: 'file', path } }
    }),
  }
}

function found(...args: Parameters<typeof toy>): string[] {
  return checkPackage('toy', layers, toy(...args)).map((each) =>
    lineOf(each).replaceAll('packages/toy/src/', ''),
  )
}

describe('imports', () => {
  test('may point down, at what a package may know', () => {
    expect(
      found([
        'index.ts game.ts',
        'game.ts text/rows.ts',
        'text/rows.ts content/rows.ts',
        'game.ts npm:dice',
        'game.ts base:types',
      ]),
    ).toEqual([])
  })

  test.each([
    ['content/rows.ts text/rows.ts', 'content/rows.ts → text/rows.ts: text is above content'],
    ['text/rows.ts bots/a/plan.ts', 'text/rows.ts → bots/a/plan.ts: bots is above text'],
    ['game.ts bots/a/plan.ts', 'game.ts → bots/a/plan.ts: . does not know bots'],
    ['bots/a/plan.ts bots/b/plan.ts', 'bots/a/plan.ts → bots/b/plan.ts: a and b do not know each other'],
    ['game.ts index.ts', 'game.ts → index.ts: index.ts is above .'],
    ['game.ts npm:cards', 'game.ts → cards: toy does without this package from npm'],
    ['game.ts node:fs', 'game.ts → fs: toy runs everywhere, without Node'],
    ['game.ts base', 'game.ts → @longtable/base: toy may import only types of base'],
    [
      'game.ts /packages/base/src/index.ts',
      'game.ts → packages/base/src/index.ts: sources of a package import no file outside of its src',
    ],
  ])('%s is refused', (line, violation) => {
    expect(found([line])).toEqual([violation])
  })

  test('of files and of folders make no cycle', () => {
    expect(
      found(['a/one.ts a/two.ts', 'a/two.ts a/one.ts'], ['a/one.ts', 'a/two.ts']).filter((line) =>
        line.includes('each'),
      ),
    ).toEqual(['a/one.ts → a/two.ts → a/one.ts: files import each other'])
    expect(
      found(
        ['bots/a/plan.ts bots/b/plan.ts', 'bots/b/more.ts bots/a/plan.ts'],
        ['bots/a/plan.ts', 'bots/b/plan.ts', 'bots/b/more.ts'],
      ),
    ).toContain('bots/a → bots/b → bots/a: folders import each other')
  })
})

test('a room that nobody knows, a package that nobody knows, and two files of one name are told', () => {
  expect(found([], ['attic/box.ts'])).toEqual(['attic: layers.config.ts has no place for this room'])
  expect(checkPackage('other', layers, { files: [], imports: [] }).map(lineOf)).toEqual([
    'packages/other: layers.config.ts does not say what this package may import',
  ])
  expect(found([], ['text/cards/rows.ts', 'text/rows.ts', 'text/cards/index.ts', 'text/index.ts'])).toEqual([
    'text/rows.ts → text/cards/rows.ts: two files of one room have one name',
  ])
  expect(found([], ['bots/a/plan.ts', 'bots/b/plan.ts'])).toEqual([])
  expect(found([], ['bots/a/plan.ts', 'bots/plan.ts'])).toEqual([
    'bots/plan.ts → bots/a/plan.ts: two files of one room have one name',
  ])
})

test('graphs: the shortest way round, and arrows without those that others imply', () => {
  const knot = graphOf(
    ['a', 'b', 'c'],
    [
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'a'],
      ['b', 'a'],
    ],
  )
  expect(cyclesIn(knot)).toEqual([['a', 'b']])
  const tree = graphOf(
    ['a', 'b', 'c'],
    [
      ['a', 'b'],
      ['b', 'c'],
      ['a', 'c'],
    ],
  )
  expect(cyclesIn(tree)).toEqual([])
  expect([...(reduced(tree).get('a') ?? [])]).toEqual(['b'])
})

describe('the page of the architecture', () => {
  const all = new Map([['toy', toy(['game.ts text/rows.ts'], ['text/rows.ts', 'game.ts'])]])
  const marks = ['graph packages', 'graph toy', 'folders toy']
  const empty = marks.map((mark) => `<!-- ${mark} -->\n<!-- end of ${mark} -->\n`).join('\n')
  const lines = (page: string): string[] => checkArchitecture(page, layers, all).map(lineOf)

  test('gets its graphs and a line for each folder, whose purpose somebody has to write', () => {
    const page = drawn(empty, layers, all)
    expect(page).toContain('  n0["src"]\n  n1["text"]\n  n0 --> n1')
    expect(page).toContain('- `packages/toy/src/text` — ? — may import `content`')
    expect(lines(page)).toEqual([
      'packages/toy/src: docs/architecture.md does not say what this folder is for',
      'packages/toy/src/text: docs/architecture.md does not say what this folder is for',
    ])
    const written = page.replaceAll('— ? —', '— what it is for —')
    expect(lines(written)).toEqual([])
    expect(drawn(written, layers, all)).toBe(written)
  })

  test('is refused when it is out of date, or has a line for what is not there', () => {
    const page = drawn(empty, layers, all).replaceAll('— ? —', '— what it is for —')
    const stale = 'docs/architecture.md: what is drawn there is out of date: npm run layers -- --draw'
    expect(lines(page.replace('n0 --> n1', ''))).toEqual([stale])
    expect(lines(page.replace('- `packages/toy/src/text`', '- `packages/toy/src/words`'))).toEqual([
      'packages/toy/src/text: docs/architecture.md does not say what this folder is for',
      'packages/toy/src/words: docs/architecture.md has a line for it, but there is no such folder',
      stale,
    ])
  })
})

test('a term of the glossary is where it is said to be, and means one thing', () => {
  const root = new URL('../../..', import.meta.url).pathname
  const file = 'packages/cli/src/context/context.ts'
  const check = (...lines: readonly string[]): string[] =>
    checkGlossary(root, lines.join('\n')).map(({ why }) => why)
  expect(check('# Glossary', `- **CommandContext** — what a command is given — \`${file}\``)).toEqual([])
  expect(check(`- **CommandContex** — a misprint — \`${file}\``)).toEqual([`${file} does not have it`])
  expect(check('- **House** — old — `packages/cli/src/house.ts`')).toEqual([
    'there is no file packages/cli/src/house.ts',
  ])
  expect(check(`- **print** — one — \`${file}\``, `- **print** — two — \`${file}\``)).toEqual([
    'is listed twice, with different meanings',
  ])
  expect(check('- print')).toEqual(['a line is: - **term** — what it means — `file`'])
})
