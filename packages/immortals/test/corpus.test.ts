import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { corpusMatch, kindsIn, replayCorpusMatch } from '@longtable/kernel/testing'
import { immortals } from '../src/game.ts'

const folder = new URL('corpus/', import.meta.url)
const corpus = readdirSync(folder).map((name) =>
  corpusMatch(name, readFileSync(new URL(name, folder), 'utf8')),
)

describe('the corpus', () => {
  test.each(corpus)('$name replays to its end', (match) => {
    expect(replayCorpusMatch(immortals, match)).toEqual({
      isOver: true,
      difference: undefined,
      isCompared: true,
    })
  })

  test('has every kind of line', () => {
    expect(kindsIn(corpus)).toEqual(['choice', 'gesture', 'rewind', 'undo'])
  })

  test('has every ending', () => {
    const names = corpus.map(({ name }) => name)
    for (const version of ['v1', 'v2'])
      for (const ending of ['points', 'armies', 'shared'])
        expect(names).toContain(`${version}-ends-by-${ending}.json`)
  })
})
