import { text, type Game } from '@longtable/kernel'
import { namedIn, optionKeys, unevenKeys, unknownKeys, untypeset } from '@longtable/kernel/testing'
import { describe, expect, test } from 'vitest'
import { edition } from '../src/content/edition.ts'
import { darkVenture } from '../src/game.ts'
import { sources } from './support/sources.ts'
import { speaker } from './support/messages.ts'
import { textsIn } from './support/typeset.ts'

const named = namedIn(sources(), darkVenture as unknown as Game, speaker)
const keys = [...speaker.keysOf('en')]

describe('the words', () => {
  test('are there in both languages, with the same things to fill in', () => {
    expect(unevenKeys(speaker)).toEqual([])
  })

  test('are there for every key in the code', () => {
    expect(named.keys.length).toBeGreaterThan(100)
    expect(unknownKeys(named, speaker)).toEqual([])
  })

  // A rule without words of its own is explained by its own sentence.
  test('explain only rules that the code names, and the code names only rules of the register', () => {
    const known = new Set(darkVenture.rules.map(({ id }) => id))
    const explained = keys.filter((key) => key.startsWith('blocked.'))
    expect([...named.rules].filter((rule) => !known.has(rule))).toEqual([])
    expect(explained.filter((key) => !named.rules.has(key.replace('blocked.', '')))).toEqual([])
    expect(explained.length).toBeGreaterThan(60)
  })

  test('are there for every option and its values', () => {
    expect(optionKeys(darkVenture).filter((key) => !keys.includes(key))).toEqual([])
  })

  test('are there for every story of the set-up, with its length and the heading it is listed under', () => {
    const wanted = darkVenture.scenarios.flatMap(({ id }) => [
      ...['name', 'about', 'length'].map((word) => `scenarios.${id}.${word}`),
      `scenarioGroups.${id}`,
    ])
    expect(wanted.filter((key) => !keys.includes(key))).toEqual([])
    const headings = darkVenture.scenarios.map(({ id }) => speaker.format(text(`scenarioGroups.${id}`), 'en'))
    expect([...new Set(headings)]).toEqual(['Victory', 'Scenarios', 'Adventure'])
    const told = keys.filter((key) => /^scenarios\.\w+\.story$/.test(key))
    expect(told).toHaveLength(edition.scenarios.length + 1)
  })

  test('are typeset', () => {
    expect(untypeset(speaker)).toEqual([])
  })
})

test('The names and stories of the content are typeset, and whole in both languages', () => {
  const texts = textsIn(edition)
  expect(texts.length).toBeGreaterThan(250)
  const plain = /!|'|"|\.\.\.|^\s|\s$|^$/
  const loose = /[^\u00a0][:;?»]|«[^\u00a0]/
  expect(texts.filter(({ en, fr }) => plain.test(en) || plain.test(fr) || loose.test(fr))).toEqual([])
})
