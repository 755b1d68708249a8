import { readdirSync, readFileSync } from 'node:fs'
import { readMatchFile, replay, type MatchFile } from '@longtable/kernel'
import { describe, expect, test } from 'vitest'
import { scenarioIds } from '../src/content/ids.ts'
import { mageKnight } from '../src/game.ts'

/** Matches of every released version of the rules: they must lead where they led. */
const folder = new URL('corpus/', import.meta.url)
const names = readdirSync(folder).filter((name) => name.endsWith('.json'))

function read(name: string): MatchFile {
  return readMatchFile(JSON.parse(readFileSync(new URL(name, folder), 'utf8')))
}

describe('the corpus', () => {
  test.each(names)('%s replays to its end', (name) => {
    const file = read(name)
    const { match, difference } = replay(mageKnight, file)
    expect(difference).toBeUndefined()
    expect(match.engine.over(match.position)).toBe(true)
    expect(file.marks.length).toBeGreaterThan(5)
  })

  test('has every scenario and every kind of line', () => {
    const kinds = new Set<string>()
    const scenarios = new Set<string>()
    for (const name of names) {
      const { log, config } = read(name)
      scenarios.add(JSON.stringify(config['scenario']))
      for (const entry of log)
        kinds.add(
          Object.keys(entry)
            .filter((key) => key !== 'seat')
            .join(),
        )
    }
    expect([...kinds].toSorted()).toEqual(['choice', 'gesture', 'rewind', 'undo'])
    expect([...scenarios].toSorted()).toEqual(scenarioIds.map((id) => JSON.stringify(id)).toSorted())
  })
})
