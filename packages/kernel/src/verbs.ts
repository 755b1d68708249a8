import type { Language, Messages, Text } from './text.ts'

/** A row of an effect language: a verb, and its parameters beside it. */
export interface EffectRow {
  readonly do: string
}

/**
 * All rows of a language, from an interface in which each verb names its parameters: `interface Parameters { score: {
 * readonly points: number } }`. Files of verbs add to that interface, so that a verb's parameters stand beside the verb.
 */
export type RowsOf<P> = { [K in keyof P & string]: { readonly do: K } & P[K] }[keyof P & string]

/** The rows of one verb, or of several. */
export type RowOf<E extends EffectRow, K extends E['do']> = Extract<E, { readonly do: K }>

/**
 * What a verb says of itself in every game. A game's own interface adds when it can be done and how it runs; recursion
 * goes through what is handed in, never through imports.
 */
export interface VerbText<Row extends EffectRow, Any extends EffectRow = Row> {
  /** Its sentences in both languages, by the keys that `text` uses, without the prefix of the language. */
  readonly messages: Readonly<Record<Language, Messages>>
  /** Puts a row into words; `say` does so with a row inside it. */
  text(row: Row, say: (inner: Any) => Text): Text
}

/** One verb object for each verb of a language. */
export type VerbTable<E extends EffectRow, V> = Readonly<Record<E['do'], V>>

/**
 * Puts verb objects into one table in which all have the same fields in the same order, whatever they leave out: so all
 * are objects of one shape to the interpreter, which looks into one after the other.
 */
export function verbTable<E extends EffectRow, V extends object>(
  fields: readonly (keyof V & string)[],
  verbs: { readonly [K in E['do']]: object },
): VerbTable<E, V> {
  const table: Record<string, object> = {}
  for (const [name, verb] of Object.entries<object>(verbs)) {
    const whole: Record<string, unknown> = {}
    for (const field of fields) whole[field] = (verb as Record<string, unknown>)[field]
    for (const field of Object.keys(verb)) {
      if (!(fields as readonly string[]).includes(field))
        throw new Error(`no verb has a field ${field}: ${name}`)
    }
    table[name] = whole
  }
  return table as VerbTable<E, V>
}

/** The sentences of all verbs of a table in one language, put together topic by topic; no two verbs may write the same one. */
export function verbMessages(
  verbs: Readonly<Record<string, Pick<VerbText<EffectRow>, 'messages'>>>,
  language: Language,
): Messages {
  const all: MessageTree = {}
  for (const [name, { messages }] of Object.entries(verbs)) add(messages[language], all, name)
  return all
}

interface MessageTree {
  [key: string]: string | MessageTree
}

function add(messages: Messages, to: MessageTree, name: string): void {
  for (const [key, message] of Object.entries(messages)) {
    const there = to[key]
    if (typeof message === 'string') {
      if (there !== undefined) throw new Error(`two verbs say ${key}: ${name} is the second`)
      to[key] = message
    } else {
      if (typeof there === 'string') throw new Error(`two verbs say ${key}: ${name} is the second`)
      const inner: MessageTree = there ?? {}
      to[key] = inner
      add(message, inner, name)
    }
  }
}
