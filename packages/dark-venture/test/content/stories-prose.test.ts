// What is told around the scenarios and between the chapters of the campaign.
import { expect, test } from 'vitest'
import {
  campaignActs,
  campaignAftermath,
  campaignProse,
} from '../../src/content/stories-prose/campaign-prose.ts'
import {
  campaignBoons,
  campaignEndings,
  campaignWords,
} from '../../src/content/stories-prose/campaign-rewards.ts'
import type { StoryProse } from '../../src/content/stories-prose/story-prose.ts'
import { storiesProse } from '../../src/content/stories-prose/told-stories.ts'
import { rows } from '../../src/content/rows.ts'
import { faultsOf, repeatedRuns, textsIn, wordsIn } from '../support/typeset.ts'

const stories: readonly (readonly [id: string, prose: StoryProse])[] = Object.entries(storiesProse)

const codes = [
  ...Array.from({ length: 13 }, (_, i) => `A${i + 1}`),
  ...Array.from({ length: 6 }, (_, i) => `B${i + 1}`),
]

const between = (text: string, least: number, most: number): boolean => {
  const words = wordsIn(text).length
  return least <= words && words <= most
}

test('Thirteen chapters and six scenarios that stand alone are told', () => {
  expect(stories.map(([, { code }]) => code)).toEqual(codes)
})

test('Scenarios that can be played already have the same names', () => {
  const names = new Map(stories.map(([id, { name }]) => [id, name]))
  const played = rows.scenarios
  expect(played.length).toBeGreaterThanOrEqual(9)
  expect(played.map(({ id }) => names.get(id))).toEqual(played.map(({ name }) => name))
})

test('Intros are short, the page before a scenario is 60 to 130 words, an outcome 20 to 60', () => {
  const odd = stories.flatMap(([id, { intro, story, outcomes }]) =>
    [
      ...[intro].map((text) => ({ id, text, least: 8, most: 22 })),
      ...[story].map((text) => ({ id, text, least: 60, most: 130 })),
      ...Object.values(outcomes).map((text) => ({ id, text, least: 20, most: 60 })),
    ].filter(({ text, least, most }) => !between(text.en, least, most) || !between(text.fr, least, most)),
  )
  expect(odd).toEqual([])
  expect(stories.filter(([, { outcomes }]) => Object.keys(outcomes).length < 2)).toEqual([])
})

test('Every chapter but the last leaves something behind, and no two texts say the same', () => {
  const after = new Set(Object.values(campaignAftermath).map((row) => row.after))
  expect([...after]).toEqual(codes.slice(0, 12))
  expect(Object.keys(campaignEndings)).toHaveLength(4)
  const told = [
    storiesProse,
    campaignProse,
    campaignActs,
    campaignAftermath,
    campaignBoons,
    campaignEndings,
  ].flatMap(textsIn)
  expect(
    repeatedRuns(
      told.map(({ en }) => en),
      7,
    ),
  ).toEqual([])
  expect(
    repeatedRuns(
      told.map(({ fr }) => fr),
      7,
    ),
  ).toEqual([])
})

test('All of it is typeset', () => {
  const told = [
    storiesProse,
    campaignProse,
    campaignActs,
    campaignAftermath,
    campaignBoons,
    campaignEndings,
    campaignWords,
  ].flatMap(textsIn)
  expect(told.length).toBeGreaterThan(150)
  expect(told.flatMap(faultsOf)).toEqual([])
})
