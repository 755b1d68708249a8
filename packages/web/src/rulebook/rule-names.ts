import type { Language } from '@longtable/kernel'
import type { NamespaceMessages } from '../i18n/namespaces.ts'
import { sourceKey } from './rule-register.ts'

/** The namespace in which a game names the chapters of its rules, and where they come from. */
export const RULE_NAMES = 'ruleNames'

type ChapterNames = Readonly<Record<Language, Readonly<Record<string, string>>>>

/** What a game calls the chapters of its register by their ids, and the sources that its rules name, in English and in French. */
export function ruleNamesOf(
  chapters: ChapterNames,
  sources: readonly (readonly [en: string, fr: string])[],
): NamespaceMessages {
  const named = (place: 0 | 1): Readonly<Record<string, string>> =>
    Object.fromEntries(sources.map((names) => [sourceKey(names[0]), names[place]]))
  return {
    en: { chapters: chapters.en, sources: named(0) },
    fr: { chapters: chapters.fr, sources: named(1) },
  }
}
