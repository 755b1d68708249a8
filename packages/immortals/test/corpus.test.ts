import { readdirSync, readFileSync } from 'node:fs'
import { readMatchFile, replay } from '@longtable/kernel'
import { describe, expect, test } from 'vitest'
import { immortals } from '../src/index.ts'

/** Matches of every released version of the rules: they must lead where they led. */
const folder = new URL('corpus/', import.meta.url)
const names = readdirSync(folder).filter((name) => name.endsWith('.json'))

describe('the corpus', () => {
  test.each(names)('%s replays to its end', (name) => {
    const file = readMatchFile(JSON.parse(readFileSync(new URL(name, folder), 'utf8')))
    const { match, difference } = replay(immortals, file)
    expect(difference).toBeUndefined()
    expect(match.engine.over(match.position)).toBe(true)
    expect(file.marks.length).toBeGreaterThan(10)
  })

  test('has every ending and every kind of line', () => {
    for (const ending of ['points', 'armies', 'shared']) expect(names).toContain(`v1-ends-by-${ending}.json`)
    const kinds = new Set<string>()
    for (const name of names) {
      const { log } = readMatchFile(JSON.parse(readFileSync(new URL(name, folder), 'utf8')))
      for (const entry of log)
        kinds.add(
          Object.keys(entry)
            .filter((key) => key !== 'seat')
            .join(),
        )
    }
    expect([...kinds].toSorted()).toEqual(['choice', 'gesture', 'rewind', 'undo'])
  })
})
