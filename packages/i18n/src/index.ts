import type { Language, Messages, Rule, Text } from '@longtable/kernel'
import i18next from 'i18next'

export const languages: readonly Language[] = ['en', 'fr']

/** A text cut where something was filled in: together its pieces say what the text says. */
export interface FormattedText {
  readonly text: Text
  readonly parts: readonly FormattedPart[]
}

/** Words of the message itself; with a name, what stands for that placeholder, cut up in its turn if it is a text. */
export interface FormattedPart {
  readonly words: string
  readonly name?: string
  readonly formatted?: FormattedText
}

/** Says texts in one language, with the words it was given. */
export interface Formatter {
  readonly lang: Language
  readonly format: (text: Text) => string
  /** Says a text piece by piece, for those who draw more than words. */
  readonly formatToParts: (text: Text) => FormattedText
  /** Says a message by its key. */
  readonly t: (key: string, values?: Text['with']) => string
  readonly knows: (key: string) => boolean
  readonly number: (n: number, digits?: number) => string
}

/** So many sentences are remembered. */
const MOST_KNOWN = 5000

type Value = NonNullable<Text['with']>[string]

/** Stand for what is filled in while a message is cut up; no text of ours contains them. */
const OPEN = '\uE000'
const CLOSE = '\uE001'
const MARK = /\uE000(\d+)\uE001/

function isText(value: Value): value is Text {
  return typeof value === 'object' && 'key' in value
}

/**
 * A i18n that knows these words; what a rule blocks without words of its own is explained by the rule itself.
 * `instead` may say some texts in its own way, such as the names of those who sit at a table.
 */
export function createFormatter(
  lang: Language,
  words: Readonly<Record<Language, Messages>>,
  rules: readonly Rule[] = [],
  instead: (text: Text) => string | undefined = () => undefined,
): Formatter {
  const made = i18next.createInstance()
  void made.init({
    lng: lang,
    fallbackLng: 'en',
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    resources: { en: { translation: words.en }, fr: { translation: words.fr } },
  })
  const numbers = new Intl.NumberFormat(lang)
  const filled = (value: Value): string | number => {
    if (typeof value === 'number' && value < 0) return `−${-value}`
    if (typeof value !== 'object') return value
    return isText(value) ? say(value) : value[lang]
  }
  const ruleBehind = (key: string): string | undefined =>
    rules.find(({ id }) => key === `blocked.${id}`)?.[lang]
  // A table says the same few hundred things over and over, and looking each of them up takes longer than drawing it.
  const known = new Map<string, string>()
  const sentence = (key: string, values: Record<string, string | number>): string => {
    let id = key
    for (const name in values) {
      const value = values[name]
      id += typeof value === 'number' ? `\n${name} ${value}` : `\n${name}:${value}`
    }
    const before = known.get(id)
    if (before !== undefined) return before
    const found = made.t(key, values)
    const said = found === key ? (ruleBehind(found) ?? found) : found
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(id, said)
    return said
  }
  const say = (text: Text): string => {
    const own = instead(text)
    if (own !== undefined) return own
    const values: Record<string, string | number> = {}
    for (const name in text.with) {
      const given = text.with[name]
      // `count` stays a number, which decides between singular and plural.
      values[name] = name === 'count' && typeof given === 'number' ? given : filled(given)
    }
    return sentence(text.key, values)
  }
  const pieceOf = (name: string, value: Value): FormattedPart => {
    if (!isText(value)) return { name, words: String(filled(value)) }
    const saying = cut(value)
    return { name, words: saying.parts.map(({ words: said }) => said).join(''), formatted: saying }
  }
  const cut = (text: Text): FormattedText => {
    const own = instead(text)
    if (own !== undefined) return { text, parts: [{ words: own }] }
    const given: FormattedPart[] = []
    const values: Record<string, string | number> = {}
    for (const name in text.with) {
      const value = text.with[name]
      if (name === 'count' && typeof value === 'number') values[name] = value
      else values[name] = `${OPEN}${given.push(pieceOf(name, value)) - 1}${CLOSE}`
    }
    const pieces = sentence(text.key, values)
      .split(MARK)
      .map((words, n): FormattedPart => (n % 2 === 0 ? { words } : given[Number(words)]))
    return { text, parts: pieces.filter(({ words }) => words !== '') }
  }
  return {
    lang,
    format: say,
    formatToParts: cut,
    t: (key, values) => say(values === undefined ? { key } : { key, with: values }),
    knows: (key) => made.exists(key) || made.exists(key, { count: 1 }) || ruleBehind(key) !== undefined,
    number: (n, digits) =>
      digits === undefined
        ? numbers.format(n)
        : new Intl.NumberFormat(lang, {
            minimumFractionDigits: digits,
            maximumFractionDigits: digits,
          }).format(n),
  }
}
