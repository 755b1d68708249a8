import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Rule } from '@longtable/kernel'
import { describe, expect, test } from 'vitest'
import { options } from '../src/state/options.ts'
import { rules } from '../src/rules/index.ts'

/** How many rules each chapter of the register has. */
const CHAPTERS = {
  SETUP: 20,
  ROUND: 24,
  TACTIC: 18,
  MANA: 21,
  TURN: 33,
  CARD: 31,
  MOVE: 30,
  EXPLORE: 19,
  INTERACT: 20,
  UNIT: 23,
  COMBAT: 74,
  ENEMY: 21,
  FOE: 20,
  SITE: 63,
  REWARD: 12,
  LEVEL: 14,
  SKILL: 14,
  DEED: 22,
  OWN: 3,
  ENDTURN: 17,
  ENDROUND: 7,
  PVP: 56,
  COOP: 21,
  DUMMY: 10,
  SC: 61,
  ANY: 8,
  SCORE: 13,
  PRIO: 8,
  VARIANT: 12,
  VAR: 22,
}

const PATTERN = /^MK-([A-Z]+)-(\d{2,3})$/
const chapterOf = ({ id }: Rule): string => PATTERN.exec(id)?.[1] ?? id
const numberOf = ({ id }: Rule): number => Number(PATTERN.exec(id)?.[2])

/** The ids of the rules that something is wrong with. */
const wrong = (isWrong: (rule: Rule) => boolean): string[] => rules.filter(isWrong).map(({ id }) => id)

describe('The register of rules', () => {
  test('has well-formed ids, each once', () => {
    expect(wrong(({ id }) => !PATTERN.test(id))).toEqual([])
    const ids = rules.map(({ id }) => id)
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([])
  })

  test('has every chapter whole, in rising order', () => {
    const counted: Record<string, number> = {}
    for (const rule of rules) counted[chapterOf(rule)] = (counted[chapterOf(rule)] ?? 0) + 1
    expect(counted).toEqual(CHAPTERS)
    const before = (place: number): Rule | undefined => rules[place - 1]
    const falling = rules.filter((rule, place) => {
      const last = before(place)
      return last !== undefined && chapterOf(last) === chapterOf(rule) && numberOf(last) >= numberOf(rule)
    })
    expect(falling.map(({ id }) => id)).toEqual([])
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
    const whole = /^[\p{Lu}\p{N}«“].*[.»]$/u
    expect(wrong(({ en, fr }) => !whole.test(en) || !whole.test(fr) || en === fr)).toEqual([])
    const sentences = rules.flatMap(({ en, fr }) => [en, fr])
    expect(sentences.filter((said, place) => sentences.indexOf(said) !== place)).toEqual([])
  })

  test('is written without abbreviations, numbers of rulings and ids of rules', () => {
    const short = /\b(?:AA|EOT|PvP|MK-[A-Z]+-\d+|Q\d\d)\b/
    expect(wrong(({ en, fr }) => short.test(en) || short.test(fr))).toEqual([])
  })

  test('is typeset: curly apostrophes, no exclamation marks, French spaces before : ; ? and inside « »', () => {
    const plain = /!|'|"|\.\.\.| {2}/
    const loose = /[^\u00a0][:;?»]|«[^\u00a0]/
    expect(wrong(({ en, fr }) => plain.test(en) || plain.test(fr) || loose.test(fr))).toEqual([])
  })

  test('names where each rule comes from', () => {
    expect(wrong(({ source }) => !/^(?:Sheet|Rules|ruling): \S/.test(source))).toEqual([])
  })

  test('says why a note is no rule', () => {
    expect(wrong(({ kind, why }) => kind === 'note' && why === undefined)).toEqual([])
  })

  test('names options that exist', () => {
    expect(wrong(({ option }) => option !== undefined && !(option in options))).toEqual([])
  })
})
