import type { Game } from '../game.ts'
import { kernelMessages } from '../messages.ts'
import type { Language, Messages, Text, Translated } from '../text.ts'

const PLURAL = /_(?:zero|one|other)$/

export const languages: readonly Language[] = ['en', 'fr']

type Sentences = Readonly<Record<Language, ReadonlyMap<string, string>>>

function flat(messages: Messages, path: string): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : flat(value, `${path}${key}.`),
  )
}

function sentencesOf(messages: Readonly<Record<Language, Messages>>): Sentences {
  return { en: new Map(flat(messages.en, '')), fr: new Map(flat(messages.fr, '')) }
}

/** What the kernel says for every game, such as what a seat is called. */
const ofTheKernel = sentencesOf(kernelMessages)

function isText(value: Text | Translated): value is Text {
  return 'key' in value
}

/** Says a game's texts without a library, and complains about everything that a library would pass over. */
export class MessageFormatter {
  /** All sentences of a language by key, plurals apart. */
  readonly sentences: Sentences

  constructor(messages: Readonly<Record<Language, Messages>>) {
    this.sentences = sentencesOf(messages)
  }

  /** The keys of a language as a text names them: without the ending of a plural. */
  keysOf(language: Language): Set<string> {
    return new Set([...this.sentences[language].keys()].map((key) => key.replace(PLURAL, '')))
  }

  /** Writes a text out; throws where a sentence or something that goes into it is missing. */
  format({ key, with: values = {} }: Text, language: Language): string {
    const sentence = this.#sentenceFor(key, language, values['count'])
    return sentence.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = values[name]
      if (value === undefined) throw new Error(`“${key}” wants {{${name}}} in ${language}`)
      if (typeof value !== 'object') return String(value)
      return isText(value) ? this.format(value, language) : value[language]
    })
  }

  formatAll(text: Text): string[] {
    return languages.map((language) => this.format(text, language))
  }

  #sentenceFor(key: string, language: Language, count: unknown): string {
    const found = this.sentences[language]
    const only = found.get(key) ?? ofTheKernel[language].get(key)
    if (only !== undefined) return only
    if (typeof count !== 'number') throw new Error(`no “${key}” in ${language} without a count`)
    const form = new Intl.PluralRules(language).select(count)
    const plural = (count === 0 ? found.get(`${key}_zero`) : undefined) ?? found.get(`${key}_${form}`)
    if (plural === undefined) throw new Error(`no “${key}” in ${language} for ${count}`)
    return plural
  }
}

function holes(messages: MessageFormatter, language: Language, key: string): string {
  const said = [...messages.sentences[language]].filter(([name]) => name.replace(PLURAL, '') === key)
  const found = said.flatMap(([, sentence]) => [...sentence.matchAll(/\{\{(\w+)\}\}/g)])
  const names = new Set(found.map(([, name]) => name))
  return [...names]
    .filter((name) => name !== 'count')
    .toSorted()
    .join(' ')
}

/** Keys that one language lacks, or that have other things to fill in there. */
export function unevenKeys(messages: MessageFormatter): string[] {
  const all = new Set([...messages.keysOf('en'), ...messages.keysOf('fr')])
  const isEverywhere = (key: string): boolean =>
    languages.every((language) => messages.keysOf(language).has(key))
  return [...all].filter(
    (key) => !isEverywhere(key) || holes(messages, 'en', key) !== holes(messages, 'fr', key),
  )
}

const PLAIN = /!|'|"|\.\.\./
const LOOSE = /[^\u00a0][:;?»]|«[^\u00a0]/

/** Sentences with exclamation marks, straight apostrophes, or French without its spaces before : ; ? and inside « ». */
export function untypeset(messages: MessageFormatter): string[] {
  return languages.flatMap((language) =>
    [...messages.sentences[language].values()].filter(
      (sentence) =>
        PLAIN.test(sentence) || (language === 'fr' && LOOSE.test(sentence.replaceAll(/\{\{\w+\}\}/g, 'x'))),
    ),
  )
}

/** The keys that a game's options and scenarios are told with. */
export function optionKeys({ config, scenarios }: Pick<Game, 'config' | 'scenarios'>): string[] {
  const options = Object.entries(config).flatMap(([name, option]) => {
    if (option.kind === 'content') return []
    const values = 'of' in option ? option.of : option.kind === 'flag' ? ['true', 'false'] : []
    return ['name', 'help', ...values.map((value) => `values.${value}`)].map(
      (part) => `options.${name}.${part}`,
    )
  })
  return [...options, ...scenarios.map(({ id }) => `scenarios.${id}.name`)]
}

/** What a game's sources name. */
export interface Named {
  /** Keys of messages, written out. */
  readonly keys: readonly string[]
  /** Beginnings of keys that are put together. */
  readonly prefixes: readonly string[]
  /** Ids of rules. */
  readonly rules: ReadonlySet<string>
}

/** Reads a game's sources: comments do not count, and messages and rules are to be left out. */
export function namedIn(sources: readonly string[], game: Game, messages: MessageFormatter): Named {
  const code = sources.map((each) => each.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')).join('\n')
  const all = (pattern: RegExp): string[] => [...code.matchAll(pattern)].map(([, found]) => found)
  const topics = new Set(
    [...messages.keysOf('en')].filter((key) => key.includes('.')).map((key) => key.split('.')[0]),
  )
  // Names of steps look like keys.
  const steps = new Set(game.steps.map(({ name }) => name))
  const literals = all(/'([a-z]\w*(?:\.\w+)+)'/g).filter(
    (literal) => topics.has(literal.split('.')[0]) && !steps.has(literal),
  )
  const prefix = game.rules[0].id.split('-')[0]
  return {
    keys: [...new Set([...literals, ...all(/text\(\s*'([^']*)'/g)])],
    prefixes: all(/text\(\s*`([^`$]*)\$\{/g),
    rules: new Set(all(new RegExp(`'(${prefix}-[A-Z]+-\\d+[a-z]?)'`, 'g'))),
  }
}

/** Keys and beginnings of keys that the code names and no language has. */
export function unknownKeys({ keys, prefixes }: Named, messages: MessageFormatter): string[] {
  const known = messages.keysOf('en')
  return [
    ...keys.filter((key) => !known.has(key)),
    ...prefixes.filter((prefix) => ![...known].some((key) => key.startsWith(prefix))),
  ]
}
