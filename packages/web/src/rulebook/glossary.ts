import type { Language } from '@longtable/kernel'
import type { Formatter } from '@longtable/i18n'
import { hasWords } from './search.ts'

/** A word of a game, explained in a sentence or two in the reader's language, and the rules that it comes from. */
export interface Term {
  readonly id: string
  readonly rules: readonly string[]
  readonly term: string
  readonly text: string
}

/** The terms of a game in the reader's language, in no order. */
export type Glossary = (i18n: Formatter) => readonly Term[]

/** A term as it is written down, in both languages. */
interface WrittenTerm {
  readonly id: string
  readonly rules: readonly string[]
  readonly en: { readonly term: string; readonly text: string }
  readonly fr: { readonly term: string; readonly text: string }
}

export function writtenGlossary(terms: readonly WrittenTerm[]): Glossary {
  return ({ lang }) => terms.map(({ id, rules, [lang]: said }) => ({ id, rules, ...said }))
}

/** Not every game has one. */
export function termsOf(glossary: Glossary | undefined, i18n: Formatter): readonly Term[] {
  return glossary?.(i18n) ?? []
}

/** The terms with all these words, in the order of the reader's alphabet. */
export function findTerms(terms: readonly Term[], words: readonly string[], lang: Language): readonly Term[] {
  return terms
    .filter((term) => hasWords([term.term, term.text, ...term.rules], words))
    .toSorted((a, b) => a.term.localeCompare(b.term, lang))
}
