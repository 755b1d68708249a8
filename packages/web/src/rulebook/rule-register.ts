import type { Language, Rule } from '@longtable/kernel'
import { hasWords } from './search.ts'

/** A chapter of a game's register: the middle word of its rules' ids. */
export interface Chapter {
  readonly id: string
  readonly rules: readonly Rule[]
}

/** IMM-BATTLE-3 stands in the chapter BATTLE. */
export function chapterOf(rule: string): string {
  return rule.split('-')[1] ?? rule
}

/** The chapters in the order of the register. */
export function chaptersOf(rules: readonly Rule[]): readonly Chapter[] {
  const chapters = new Map<string, Rule[]>()
  for (const rule of rules) {
    const id = chapterOf(rule.id)
    const known = chapters.get(id)
    if (known === undefined) chapters.set(id, [rule])
    else known.push(rule)
  }
  return [...chapters].map(([id, of]) => ({ id, rules: of }))
}

/** The rules in which every word occurs: in the id, in the reader's language, or in what is said of the source. */
export function findRules(
  rules: readonly Rule[],
  words: readonly string[],
  lang: Language,
  sourceOf: (rule: Rule) => string,
): readonly Rule[] {
  if (words.length === 0) return rules
  return rules.filter((rule) => hasWords([rule.id, rule[lang], sourceOf(rule)], words))
}

/** Where a rule comes from, taken apart. */
export interface Source {
  /**
   * The rulebook, in English or only in its French edition, the quick reference sheet, a ruling of the house where
   * those are silent or unclear, or what stands in for a part that is not public.
   */
  readonly book: 'rulebook' | 'rulebookFrench' | 'sheet' | 'ruling' | 'standIn'
  /** Of a sheet: the first is a part of the sheet, the others are what is in it. */
  readonly chapters: readonly { readonly name: string; readonly number: string | undefined }[]
}

const BOOKS = [
  ['ruling: ', 'ruling'],
  ['stand-in: ', 'standIn'],
  ['Rules: ', 'rulebook'],
  ['Sheet: ', 'sheet'],
] as const
const FRENCH = ' (French edition)'

export function readSource(source: string): Source {
  const [prefix, book] = BOOKS.find(([start]) => source.startsWith(start)) ?? ['', 'rulebook']
  const isFrench = source.endsWith(FRENCH)
  const names = source.slice(prefix.length, isFrench ? -FRENCH.length : undefined)
  return {
    book: isFrench ? 'rulebookFrench' : book,
    chapters: names.split(', ').map((name) => {
      const numbered = /^(?<name>.+) (?<number>\d+)$/.exec(name)
      return { name: numbered?.groups?.['name'] ?? name, number: numbered?.groups?.['number'] }
    }),
  }
}

/** The key under which a chapter of the rulebook is known: “Extract gold” is `extractGold`. */
export function sourceKey(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+$/g, '')
    .replaceAll(/[^a-z0-9]+(?<next>[a-z0-9])/g, (_all, next: string) => next.toUpperCase())
}

/** The page that tells what of a game is printed. */
export function provenancePath(game: string): string {
  return `/provenance/${game}`
}

/** The address of a rule, which anybody may be sent. */
export function rulePath(game: string, rule: string): string {
  return `/rules/${game}/${rule}`
}
