import { readdirSync, readFileSync } from 'node:fs'
import { corpusMatch, kindsIn, replayCorpusMatch } from '@longtable/kernel/testing'
import { describe, expect, test } from 'vitest'
import { darkVenture } from '../src/game.ts'

const folder = new URL('corpus/', import.meta.url)
const corpus = readdirSync(folder).map((name) =>
  corpusMatch(name, readFileSync(new URL(name, folder), 'utf8')),
)

/** Positions are written down every so many lines. */
const SHORT = 25

describe('the corpus', () => {
  test.each(corpus)('$name replays to its end', (match) => {
    expect(replayCorpusMatch(darkVenture, match)).toEqual({
      isOver: true,
      difference: undefined,
      // One that is soon over is compared in the end alone.
      isCompared: match.file.log.length > SHORT,
    })
  })

  test('has every kind of line', () => {
    expect(kindsIn(corpus)).toEqual(['choice', 'gesture', 'rewind', 'undo'])
  })

  test('has every scenario and every mode', () => {
    const names = corpus.map(({ name }) => name)
    for (const { id } of darkVenture.scenarios)
      expect(names).toContain(`v${darkVenture.rulesVersion}-${id}-novices.json`)
    const modes = new Set(corpus.map(({ file }) => file.config['mode']))
    expect(modes).toEqual(new Set(['victory', 'scenario', 'adventure']))
  })
})
