import { expect, test } from 'vitest'
import { endOf } from '../../src/campaign/going-on.ts'
import { nextChapter } from '../../src/campaign/record.ts'
import type { FactionId } from '../../src/content/ids.ts'
import { begun, playChapter } from './support.ts'

// Whole campaigns of novices, saved and loaded after each chapter.
test.each([
  ['competitive', ['varpen', 'dhargon', 'bohmerk']],
  ['competitive', ['varpen', 'dhargon', 'bohmerk', 'orpal', 'alderkang']],
  ['cooperative', ['varpen', 'dhargon']],
  ['solo', ['orpal']],
] as const)('%s with %j', { timeout: 900_000 }, (table, banners) => {
  let record = begun(table, banners as readonly FactionId[])
  while (nextChapter(record) !== undefined)
    record = playChapter(record, `${banners.join()} ${record.played.length}`)
  expect(record.played).toHaveLength(13)
  expect(endOf(record)).toBeDefined()
})
