import { darkVenture } from '@longtable/dark-venture'
import { immortals } from '@longtable/immortals'
import { mageKnight } from '@longtable/mage-knight'
import { readConfig, type Game, type Rule } from '@longtable/kernel'
import { describe, expect, it } from 'vitest'
import { mkIconsMessages } from '../src/games/mage-knight/icons/messages.ts'
import { outlines } from '../src/games/mage-knight/icons/outlines.ts'
import { allWords, explanationOf, explanations, isWord } from '../src/games/mage-knight/icons/explanations.ts'
import { rulesMessages } from '../src/rulebook/messages.ts'
import { ruleNames as immortalsNames } from '../src/games/immortals/rule-names.ts'
import { ruleNames as mageKnightNames } from '../src/games/mage-knight/rule-names.ts'
import { ruleNames as darkVentureNames } from '../src/games/dark-venture/rule-names.ts'
import { immortalsGlossary } from '../src/games/immortals/glossary.ts'
import { mageKnightGlossary } from '../src/games/mage-knight/glossary.ts'
import { findTerms, termsOf } from '../src/rulebook/glossary.ts'
import {
  chapterOf,
  chaptersOf,
  findRules,
  readSource,
  rulePath,
  sourceKey,
} from '../src/rulebook/rule-register.ts'
import { optionSaid, sourceText } from '../src/rulebook/rule-text.ts'
import { hasWords, marksIn, pieces, wordsOf } from '../src/rulebook/search.ts'
import { createFormatter } from '@longtable/i18n'

const { rules } = immortals
const game = immortals as unknown as Game
const mages = mageKnight as unknown as Game
const games = [game, mages]
const names = [
  { of: game, names: immortalsNames },
  { of: mages, names: mageKnightNames },
  { of: darkVenture as unknown as Game, names: darkVentureNames },
]
const glossaries = new Map([
  [game, immortalsGlossary],
  [mages, mageKnightGlossary],
])

/** Formats the messages of one game and of its rules. */
function formattersOf(one: Game) {
  const { messages } = one
  const named = names.find(({ of }) => of === one)?.names ?? { en: {}, fr: {} }
  const words = {
    en: {
      ...messages.en,
      web: { rules: rulesMessages.en, mkIcons: mkIconsMessages.en, ruleNames: named.en },
    },
    fr: {
      ...messages.fr,
      web: { rules: rulesMessages.fr, mkIcons: mkIconsMessages.fr, ruleNames: named.fr },
    },
  }
  return { en: createFormatter('en', words), fr: createFormatter('fr', words) }
}

const formatters = formattersOf(game)

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
  it.each(names)('of $of.id is read in chapters, each rule once', ({ of: { rules: all }, names: named }) => {
    const chapters = chaptersOf(all)
    expect(chapters.flatMap((chapter) => chapter.rules)).toHaveLength(all.length)
    for (const said of [named.en, named.fr])
      expect(Object.keys(said['chapters'] ?? {}).toSorted()).toEqual(chapters.map(({ id }) => id).toSorted())
    expect(chapterOf('IMM-BATTLE-3')).toBe('BATTLE')
  })

  it('finds rules by id, by text and by source', () => {
    const find = (query: string, lang: 'en' | 'fr') =>
      findRules(rules, wordsOf(query), lang, (rule) => sourceText(formatters[lang], rule)).map(({ id }) => id)
    expect(find('imm-seed-4', 'en')).toEqual(['IMM-SEED-4'])
    expect(find('egalite jumelle', 'fr')).toEqual(['IMM-BATTLE-23'])
    expect(find('set-up 8', 'en')).toContain('IMM-SETUP-14')
    expect(find('', 'en')).toHaveLength(rules.length)
    expect(find('zeppelin', 'en')).toEqual([])
  })

  it('says in both languages where a rule comes from', () => {
    expect(readSource('ruling: Extract gold, Set-up 7')).toEqual({
      book: 'ruling',
      chapters: [
        { name: 'Extract gold', number: undefined },
        { name: 'Set-up', number: '7' },
      ],
    })
    expect(readSource('Sheet: End of Turn, draw').book).toBe('sheet')
    for (const { of, names: named } of names) {
      const sources = new Set(
        of.rules.flatMap(({ source }) => readSource(source).chapters.map(({ name }) => sourceKey(name))),
      )
      // All that are named, and no other.
      for (const said of [named.en, named.fr])
        expect(Object.keys(said['sources'] ?? {}).toSorted()).toEqual([...sources].toSorted())
    }
    expect(sourceText(formatters.fr, ruleOf('IMM-SEED-4'))).toBe(
      'Livret de règles français, « Initialisation de la tour »',
    )
    expect(sourceText(formatters.en, ruleOf('IMM-BATTLE-14'))).toBe('Our reading of “A battle in detail”')
    const sheet = { source: 'Sheet: Site Descriptions, keep' }
    const knights = formattersOf(mages)
    expect(sourceText(knights.en, sheet)).toBe('Quick reference sheet, “Site Descriptions, keep”')
    expect(sourceText(knights.fr, sheet)).toBe('Aide de jeu, « Description des sites, donjon »')
    expect(sourceText(knights.en, { source: 'Rules: Mana Steal, Mana Draw' })).toBe(
      'Rulebook, “Mana Steal, Mana Draw”',
    )
  })

  it('tells which reading a match plays', () => {
    const rule = ruleOf('IMM-BATTLE-14')
    const config = readConfig(game.config, { leftoverAllies: 'supply' })
    expect(optionSaid(formatters.en, game, rule, config)).toContain('They go back to the supply')
    expect(optionSaid(formatters.en, game, rule, undefined)).toContain('They stay in the tray')
    expect(optionSaid(formatters.en, game, ruleOf('IMM-BATTLE-1'), config)).toBeUndefined()
    expect(optionSaid(formatters.en, game, ruleOf('IMM-SETUP-5'), { rounds: 1 })).toMatch(/1$/)
    expect(optionSaid(formatters.en, game, ruleOf('IMM-ATTACK-10'), { regionCardAnyRealm: false })).toMatch(
      /Only/,
    )
  })

  it('gives each rule an address', () => {
    expect(rulePath('immortals', 'IMM-BATTLE-3')).toBe('/rules/immortals/IMM-BATTLE-3')
  })
})

describe('the glossary', () => {
  it.each(games)('of $id explains each word in both languages, from rules that exist', (one) => {
    const ids = new Set(one.rules.map(({ id }) => id))
    for (const i18n of Object.values(formattersOf(one))) {
      const terms = termsOf(glossaries.get(one), i18n)
      expect(terms.length).toBeGreaterThanOrEqual(35)
      for (const { rules: cited, term, text } of terms) {
        expect(cited.length).toBeGreaterThan(0)
        for (const rule of cited) expect(ids).toContain(rule)
        expect(term).not.toBe('')
        expect(term).not.toContain('web.')
        expect(text).toMatch(/\.$/)
        expect(text).not.toContain('{{')
        expect(text.length).toBeLessThan(230)
      }
      expect(new Set(terms.map(({ id }) => id)).size).toBe(terms.length)
      expect(new Set(terms.map(({ term }) => term)).size).toBe(terms.length)
    }
  })

  it('is searched, and read in the order of the alphabet', () => {
    const { fr } = formattersOf(mages)
    const terms = termsOf(mageKnightGlossary, fr)
    expect(findTerms(terms, wordsOf('epuisee'), 'fr').map(({ id }) => id)).toEqual(['spent'])
    const names = findTerms(terms, [], 'fr').map(({ term }) => term)
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'fr')))
    expect(termsOf(undefined, fr)).toEqual([])
  })
})

describe('an icon or a word on the table', () => {
  it('has its explanation, and every explanation its words', () => {
    for (const said of [mkIconsMessages.en, mkIconsMessages.fr]) {
      expect(Object.keys(said).toSorted()).toEqual(allWords.toSorted())
    }
    const shown = new Set(Object.values(explanations).map(({ icon }) => icon))
    const silent = Object.keys(outlines).filter((icon) => !shown.has(icon as keyof typeof outlines))
    // Not things of the game: a purse, for what the client counts itself.
    expect(silent).toEqual(['gold'])
    expect(isWord('swift')).toBe(true)
    expect(isWord('toString')).toBe(false)
  })

  it('takes its numbers from the tables of the game', () => {
    const { en } = formattersOf(mages)
    expect(explanationOf(en, 'forest').text).toBe('Costs 3 Move by Day and 5 at Night.')
    expect(explanationOf(en, 'village').text).toContain('3 Influence')
    expect(explanationOf(en, 'reputation').text).toContain('−7')
  })
})
