// What is told in the Underground: every passage, in both languages, written once and typeset.
import { expect, test } from 'vitest'
import { eventPassages } from '../../src/content/passages-events.ts'
import { linkedPassages } from '../../src/content/passages-linked.ts'
import { undergroundClocks, undergroundThings } from '../../src/content/underground/carried.ts'
import { undergroundCompanions, undergroundGuards } from '../../src/content/underground/company.ts'
import { namesFound, searchFinds } from '../../src/content/underground/finds.ts'
import {
  undergroundEndings,
  undergroundQuests,
  undergroundRoads,
} from '../../src/content/underground/goals.ts'
import { undergroundMoments, undergroundOpening } from '../../src/content/underground/opening.ts'
import { undergroundProse } from '../../src/content/underground/passages-prose.ts'
import { undergroundPeople } from '../../src/content/underground/people.ts'
import type { PassageProse } from '../../src/content/underground/prose.ts'
import { undergroundRegions } from '../../src/content/underground/regions.ts'
import { faultsOf, repeatedRuns, textsIn, wordsIn } from '../support/typeset.ts'

const PASSAGES = 106

const passages: readonly (readonly [id: string, prose: PassageProse])[] = Object.entries(undergroundProse)

const languages = ['en', 'fr'] as const

test('The Underground has passages 1 to 106, each under a name of its own', () => {
  const numbers = passages.map(([, { no }]) => no).toSorted((a, b) => a - b)
  expect(numbers).toEqual(Array.from({ length: PASSAGES }, (_, i) => i + 1))
  expect(passages.filter(([id]) => !/^[a-z][a-zA-Z]+$/.test(id))).toEqual([])
  for (const language of languages)
    expect(new Set(passages.map(([, { title }]) => title[language])).size).toBe(PASSAGES)
})

test('Every region has passages of its own', () => {
  const counts = new Map<string, number>()
  for (const [, { region }] of passages) counts.set(region, (counts.get(region) ?? 0) + 1)
  expect(Object.fromEntries(counts)).toEqual({
    entry: 9,
    lake: 8,
    heart: 9,
    grotto: 14,
    pit: 14,
    gallery: 15,
    ledge: 12,
    vault: 15,
    end: 10,
  })
})

test('The passages that matches already name keep their titles', () => {
  const titles = new Map(passages.map(([, { no, title }]) => [`P${no}`, title]))
  const named = [...eventPassages, ...linkedPassages]
  expect(named.map(({ id }) => titles.get(id))).toEqual(named.map(({ title }) => title))
})

test('A passage has 40 to 130 words, and as many paragraphs in one language as in the other', () => {
  const uneven = passages.filter(([, { text }]) => text.en.length !== text.fr.length)
  const lengths = passages.flatMap(([id, { text }]) =>
    languages.map((language) => ({ id, language, words: wordsIn(text[language].join(' ')).length })),
  )
  expect(uneven).toEqual([])
  expect(lengths.filter(({ words }) => words < 40 || words > 130)).toEqual([])
})

test('No passage says again what another says', () => {
  for (const language of languages) {
    const texts = passages.map(([, { text }]) => text[language].join(' '))
    expect(new Set(texts).size).toBe(PASSAGES)
    expect(repeatedRuns(texts, 7)).toEqual([])
  }
})

test('Choices have short labels that differ; the journal and what people remember are brief', () => {
  const labelled = passages.flatMap(([id, { choices = {} }]) =>
    languages.map((language) => ({ id, labels: Object.values(choices).map(({ label }) => label[language]) })),
  )
  const labels = labelled.flatMap((passage) => passage.labels)
  expect(labels.length).toBeGreaterThan(250)
  expect(labels.filter((label) => label.length > 50 || label.endsWith('.'))).toEqual([])
  expect(labelled.filter((passage) => new Set(passage.labels).size < passage.labels.length)).toEqual([])

  const brief = passages.flatMap(([, { remembers = {}, journal }]) => [journal, ...Object.values(remembers)])
  expect(brief.filter(({ en, fr }) => wordsIn(en).length > 25 || wordsIn(fr).length > 30)).toEqual([])
})

test('All that is told below is typeset, and whole in both languages', () => {
  const told = [
    undergroundProse,
    undergroundRegions,
    undergroundPeople,
    undergroundThings,
    undergroundClocks,
    undergroundGuards,
    undergroundCompanions,
    undergroundOpening,
    undergroundMoments,
    namesFound,
    searchFinds,
    undergroundEndings,
    undergroundRoads,
    undergroundQuests,
  ].flatMap(textsIn)
  expect(told.length).toBeGreaterThan(700)
  expect(told.flatMap(faultsOf)).toEqual([])
})

test('Every ending names a passage, and there are eight regions, four roads and eight side quests', () => {
  const ids = new Set(passages.map(([id]) => id))
  expect(Object.keys(undergroundEndings).filter((id) => !ids.has(id))).toEqual([])
  expect(Object.values(undergroundEndings).filter((ending) => 'parts' in ending)).toHaveLength(4)
  expect(Object.keys(undergroundRegions)).toHaveLength(8)
  expect(Object.keys(undergroundRoads)).toHaveLength(4)
  expect(Object.keys(undergroundQuests)).toHaveLength(8)
})
