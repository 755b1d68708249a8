import { readdirSync, readFileSync } from 'node:fs'
import { replay } from '@longtable/kernel'
import { corpusMatch, kindsIn, replayCorpusMatch } from '@longtable/kernel/testing'
import { describe, expect, test } from 'vitest'
import { mageKnight } from '../src/game.ts'
import { firstBox, printed } from './support/first-box.ts'

const folder = new URL('corpus/', import.meta.url)
const corpus = readdirSync(folder).map((name) =>
  corpusMatch(name, readFileSync(new URL(name, folder), 'utf8')),
)

describe('the corpus', () => {
  test.each(corpus)('$name replays to its end', (match) => {
    expect(replayCorpusMatch(mageKnight, match)).toEqual({
      isOver: true,
      difference: undefined,
      isCompared: true,
    })
  })

  test('has matches from before there were sets, which go on with the box and the rules they began with', () => {
    const first = corpus.filter(({ file }) => file.rulesVersion === 1)
    expect(first.length).toBeGreaterThanOrEqual(14)
    for (const { file } of first) {
      expect(Object.keys(file.config)).not.toContain('content')
      const { match } = replay(mageKnight, { ...file, log: [] })
      expect(match.engine.config).toMatchObject(printed)
      expect(match.engine.tables.box).toEqual(firstBox)
      expect(match.engine.tables.edition.rulesVersion).toBe(1)
    }
  })

  test('has matches of every version of the rules', () => {
    const versions = new Set(corpus.map(({ file }) => file.rulesVersion))
    expect(versions).toEqual(new Set(Array.from({ length: mageKnight.rulesVersion }, (_, n) => n + 1)))
  })

  test('has every kind of line', () => {
    expect(kindsIn(corpus)).toEqual(['choice', 'gesture', 'rewind', 'undo'])
  })

  test('has every scenario', () => {
    const scenarios = new Set(corpus.map(({ file }) => file.config['scenario']))
    expect(scenarios).toEqual(new Set(mageKnight.scenarios.map(({ id }) => id)))
  })
})
