import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Rule } from '@longtable/kernel'
import { describe, expect, test } from 'vitest'
import { options } from '../src/state/options.ts'
import { rules } from '../src/rules/index.ts'

/** How many rules each chapter of the register has. */
const CHAPTERS = {
  COMP: 12,
  SETUP: 18,
  WIN: 7,
  MAP: 7,
  DASH: 4,
  ALD: 7,
  TURN: 5,
  DICE: 5,
  MOVE: 21,
  GENE: 7,
  COMBAT: 18,
  PRIS: 11,
  RESTRAIN: 1,
  CARD: 19,
  TRADE: 3,
  AUTO: 21,
  BEAST: 3,
  ANC: 9,
  HERO: 9,
  RES: 8,
  WALL: 8,
  MISC: 7,
  END: 1,
  FX: 6,
  STORY: 16,
  CAMPAIGN: 7,
  APP: 7,
  FOUND: 16,
}

const PATTERN = /^DV-([A-Z]+)-(\d{1,2}b?)$/
const chapterOf = ({ id }: Rule): string => PATTERN.exec(id)?.[1] ?? id

/** The ids of the rules that something is wrong with. */
const wrong = (isWrong: (rule: Rule) => boolean): string[] => rules.filter(isWrong).map(({ id }) => id)

describe('The register of rules', () => {
  test('has well-formed ids, each once', () => {
    expect(wrong(({ id }) => !PATTERN.test(id))).toEqual([])
    const ids = rules.map(({ id }) => id)
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([])
  })

  test('has every chapter whole', () => {
    const counted: Record<string, number> = {}
    for (const rule of rules) counted[chapterOf(rule)] = (counted[chapterOf(rule)] ?? 0) + 1
    expect(counted).toEqual(CHAPTERS)
  })

  test('joins every file of the folder', async () => {
    const folder = join(import.meta.dirname, '../src/rules')
    const ids = new Set(rules.map(({ id }) => id))
    for (const file of readdirSync(folder)) {
      const lists = Object.values((await import(join(folder, file))) as Record<string, readonly Rule[]>)
      expect(lists.flat().filter(({ id }) => !ids.has(id))).toEqual([])
    }
  })

  test('says every rule in whole sentences in both languages', () => {
    const whole = /^[\p{Lu}\p{N}«“].*[.»”]$/u
    expect(wrong(({ en, fr }) => !whole.test(en) || !whole.test(fr) || en === fr)).toEqual([])
    const sentences = rules.flatMap(({ en, fr }) => [en, fr])
    expect(sentences.filter((said, place) => sentences.indexOf(said) !== place)).toEqual([])
  })

  test('is written without numbers of rulings and ids of rules', () => {
    const short = /\b(?:DV-[A-Z]+-\d+|A-\d\d)\b/
    expect(wrong(({ en, fr }) => short.test(en) || short.test(fr))).toEqual([])
  })

  test('is typeset: curly apostrophes, no exclamation marks, French spaces before : ; ? and inside « »', () => {
    const plain = /!|'|"|\.\.\.| {2}/
    const loose = /[^\u00a0][:;?»]|«[^\u00a0]/
    expect(wrong(({ en, fr }) => plain.test(en) || plain.test(fr) || loose.test(fr))).toEqual([])
  })

  test('says why a note is no rule', () => {
    expect(wrong(({ kind, why }) => kind === 'note' && why === undefined)).toEqual([])
  })

  test('names options that exist', () => {
    expect(wrong(({ option }) => option !== undefined && !(option in options))).toEqual([])
  })
})
