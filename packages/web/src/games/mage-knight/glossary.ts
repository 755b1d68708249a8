import type { Glossary } from '../../rulebook/glossary.ts'
import { allWords, explanationOf, explanations } from './icons/explanations.ts'

/** What icons and words on the table of Mage Knight say of themselves. */
export const mageKnightGlossary: Glossary = (i18n) =>
  allWords.map((id) => {
    const { name, text } = explanationOf(i18n, id)
    return { id, rules: explanations[id].rules, term: name, text }
  })
