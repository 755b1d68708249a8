import { immortals } from '@longtable/immortals'
import { readConfig, type Game, type Rule } from '@longtable/kernel'
import { describe, expect, it } from 'vitest'
import { rulesWords } from '../src/rules/words.ts'
import { glossaries } from '../src/rules/glossary.ts'
import { chapterOf, chaptersOf, findRules, readSource, rulePath, sourceKey } from '../src/rules/register.ts'
import { optionSaid, sourceText } from '../src/rules/sayings.ts'
import { hasWords, marksIn, pieces, wordsOf } from '../src/rules/search.ts'
import { voiceWith } from '@longtable/voice'

const { rules } = immortals
const game = immortals as unknown as Game
const words = {
  en: { ...game.messages.en, web: { rules: rulesWords.en } },
  fr: { ...game.messages.fr, web: { rules: rulesWords.fr } },
}
const voices = { en: voiceWith('en', words), fr: voiceWith('fr', words) }

function ruleOf(id: string): Rule {
  const found = rules.find((rule) => rule.id === id)
  if (found === undefined) throw new Error(`no rule ${id}`)
  return found
}

describe('searching', () => {
  it('cares neither for case nor for accents', () => {
    expect(wordsOf('  ÉNERGIE  sœur ')).toEqual(['energie', 'soeur'])
    expect(hasWords(['de l’énergie'], wordsOf('ENERGIE'))).toBe(true)
    expect(hasWords(['Sœurs'], wordsOf('soeur'))).toBe(true)
    expect(hasWords(['l’attaquant'], wordsOf("L'attaquant"))).toBe(true)
  })

  it('wants every word, in whichever text', () => {
    expect(hasWords(['IMM-BATTLE-3', 'the whole tray'], wordsOf('battle tray'))).toBe(true)
    expect(hasWords(['IMM-BATTLE-3', 'the whole tray'], wordsOf('battle portal'))).toBe(false)
    expect(hasWords(['anything'], [])).toBe(true)
  })

  it('marks what it found where it stands in the original', () => {
    expect(pieces('Cœur d’été', wordsOf('oeu ete'))).toEqual([
      { text: 'C', isHit: false },
      { text: 'œu', isHit: true },
      { text: 'r d’', isHit: false },
      { text: 'été', isHit: true },
    ])
    expect(marksIn('banana', wordsOf('ana nan'))).toEqual([{ start: 1, end: 5 }])
    expect(marksIn('e\u0301te\u0301', wordsOf('ete'))).toEqual([{ start: 0, end: 5 }])
    expect(marksIn('sœur', wordsOf('so'))).toEqual([{ start: 0, end: 2 }])
    expect(pieces('nothing', [])).toEqual([{ text: 'nothing', isHit: false }])
  })

  it('puts a text together again from its pieces', () => {
    for (const rule of rules) {
      expect(
        pieces(rule.fr, wordsOf('les armées le site'))
          .map(({ text }) => text)
          .join(''),
      ).toBe(rule.fr)
    }
  })
})

describe('the register', () => {
  it('is read in chapters, each rule once', () => {
    expect(chapterOf('IMM-BATTLE-3')).toBe('BATTLE')
    const chapters = chaptersOf(rules)
    expect(chapters.flatMap((chapter) => chapter.rules)).toHaveLength(rules.length)
    for (const { id } of chapters) {
      for (const said of [rulesWords.en, rulesWords.fr])
        expect(said).toHaveProperty(['chapters', 'immortals', id])
    }
  })

  it('finds rules by id, by text and by source', () => {
    const find = (query: string, lang: 'en' | 'fr') =>
      findRules(rules, wordsOf(query), lang, (rule) => sourceText(voices[lang], rule)).map(({ id }) => id)
    expect(find('imm-seed-4', 'en')).toEqual(['IMM-SEED-4'])
    expect(find('egalite jumelle', 'fr')).toEqual(['IMM-BATTLE-23'])
    expect(find('set-up 8', 'en')).toContain('IMM-SETUP-14')
    expect(find('', 'en')).toHaveLength(rules.length)
    expect(find('zeppelin', 'en')).toEqual([])
  })

  it('says in both languages where a rule comes from', () => {
    expect(readSource('ruling: Extract gold, Set-up 7')).toEqual({
      isRuling: true,
      isFrench: false,
      chapters: [
        { name: 'Extract gold', number: undefined },
        { name: 'Set-up', number: '7' },
      ],
    })
    for (const { source } of rules) {
      for (const { name } of readSource(source).chapters) {
        for (const said of [rulesWords.en, rulesWords.fr]) {
          expect(said).toHaveProperty(['sources', sourceKey(name)])
        }
      }
    }
    expect(sourceText(voices.fr, ruleOf('IMM-SEED-4'))).toBe(
      'Livret de règles français, « Initialisation de la tour »',
    )
    expect(sourceText(voices.en, ruleOf('IMM-BATTLE-14'))).toBe('Our reading of “A battle in detail”')
  })

  it('tells which reading a match plays', () => {
    const rule = ruleOf('IMM-BATTLE-14')
    const config = readConfig(game.config, { leftoverAllies: 'supply' })
    expect(optionSaid(voices.en, game, rule, config)).toContain('They go back to the supply')
    expect(optionSaid(voices.en, game, rule, undefined)).toContain('They stay in the tray')
    expect(optionSaid(voices.en, game, ruleOf('IMM-BATTLE-1'), config)).toBeUndefined()
    expect(optionSaid(voices.en, game, ruleOf('IMM-SETUP-5'), { rounds: 1 })).toMatch(/1$/)
    expect(optionSaid(voices.en, game, ruleOf('IMM-ATTACK-10'), { regionCardAnyRealm: false })).toMatch(
      /Only/,
    )
  })

  it('gives each rule an address', () => {
    expect(rulePath('immortals', 'IMM-BATTLE-3')).toBe('/rules/immortals/IMM-BATTLE-3')
  })
})

describe('the glossary', () => {
  const terms = glossaries['immortals'] ?? []
  it('explains each word in both languages, from rules that exist', () => {
    expect(terms.length).toBeGreaterThanOrEqual(35)
    const ids = new Set(rules.map(({ id }) => id))
    for (const term of terms) {
      expect(term.rules.length).toBeGreaterThan(0)
      for (const rule of term.rules) expect(ids).toContain(rule)
      for (const { term: word, text } of [term.en, term.fr]) {
        expect(word).not.toBe('')
        expect(text).toMatch(/\.$/)
        expect(text.length).toBeLessThan(210)
      }
    }
    expect(new Set(terms.map(({ id }) => id)).size).toBe(terms.length)
  })
})
