import type { Language, Messages, Text, Translated } from '@longtable/kernel'
import { mageKnight } from '../../src/game.ts'

/** Says the texts of rows, and complains about everything that a library would pass over. */

export const languages: readonly Language[] = ['en', 'fr']

function flat(messages: Messages, path: string): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : flat(value, `${path}${key}.`),
  )
}

export const sentences: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  en: new Map(flat(mageKnight.messages.en, '')),
  fr: new Map(flat(mageKnight.messages.fr, '')),
}

function sentenceFor(key: string, language: Language, count: unknown): string {
  const only = sentences[language].get(key)
  if (only !== undefined) return only
  if (typeof count !== 'number') throw new Error(`no “${key}” in ${language} without a count`)
  const form = new Intl.PluralRules(language).select(count)
  const plural = sentences[language].get(`${key}_${form}`)
  if (plural === undefined) throw new Error(`no “${key}” in ${language} for ${count}`)
  return plural
}

function isText(value: Text | Translated): value is Text {
  return 'key' in value
}

export function say({ key, with: values = {} }: Text, language: Language): string {
  return sentenceFor(key, language, values['count']).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`“${key}” wants {{${name}}} in ${language}`)
    if (typeof value !== 'object') return String(value)
    return isText(value) ? say(value, language) : value[language]
  })
}
