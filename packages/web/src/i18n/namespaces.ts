import type { Language, Messages } from '@longtable/kernel'

/** What one part of the client says, in both languages. */
export type NamespaceMessages = Readonly<Record<Language, Messages>>

/** Messages by their namespace: in a message's key it comes after `web`. */
export type Namespaces = Readonly<Record<string, NamespaceMessages>>

export function inLanguage(namespaces: Namespaces, lang: Language): Messages {
  return Object.fromEntries(Object.entries(namespaces).map(([name, messages]) => [name, messages[lang]]))
}
