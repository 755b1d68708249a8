import { kernelMessages, type Language, type Messages, type Text, type Words } from '@longtable/kernel'
import { en } from '../../src/messages/en.ts'
import { fr } from '../../src/messages/fr.ts'

/** Says texts without a library, and complains about everything that a library would pass over. */

export const languages: readonly Language[] = ['en', 'fr']

const PLURAL = /_(?:zero|one|other)$/

function flat(messages: Messages, path: string): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : flat(value, `${path}${key}.`),
  )
}

/** All sentences of a language by key, plurals apart. */
export const sentences: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  en: new Map(flat(en, '')),
  fr: new Map(flat(fr, '')),
}

/** What the house says for every game, such as what a seat is called. */
const ofTheHouse: typeof sentences = {
  en: new Map(flat(kernelMessages.en, '')),
  fr: new Map(flat(kernelMessages.fr, '')),
}

/** The keys of a language as a text names them: without the ending of a plural. */
export function keysOf(language: Language): Set<string> {
  return new Set([...sentences[language].keys()].map((key) => key.replace(PLURAL, '')))
}

function sentenceFor(key: string, language: Language, count: unknown): string {
  const found = sentences[language]
  const only = found.get(key) ?? ofTheHouse[language].get(key)
  if (only !== undefined) return only
  if (typeof count !== 'number') throw new Error(`no “${key}” in ${language} without a count`)
  const form = new Intl.PluralRules(language).select(count)
  const plural = (count === 0 ? found.get(`${key}_zero`) : undefined) ?? found.get(`${key}_${form}`)
  if (plural === undefined) throw new Error(`no “${key}” in ${language} for ${count}`)
  return plural
}

function isText(value: Text | Words): value is Text {
  return 'key' in value
}

/** Writes a text out; throws where a sentence or something that goes into it is missing. */
export function say({ key, with: values = {} }: Text, language: Language): string {
  return sentenceFor(key, language, values['count']).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`“${key}” wants {{${name}}} in ${language}`)
    if (typeof value !== 'object') return String(value)
    return isText(value) ? say(value, language) : value[language]
  })
}

export function sayAll(text: Text): string[] {
  return languages.map((language) => say(text, language))
}
