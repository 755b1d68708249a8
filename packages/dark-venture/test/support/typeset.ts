import type { Names } from '../../src/content/types.ts'

/** Every pair of an English and a French text in a table; paragraphs one by one. */
export function textsIn(value: unknown): Names[] {
  if (typeof value !== 'object' || value === null) return []
  if ('en' in value && 'fr' in value) {
    const { en, fr } = value
    if (typeof en === 'string' && typeof fr === 'string') return [{ en, fr }]
    if (Array.isArray(en) && Array.isArray(fr)) return en.map((text, i) => ({ en: text, fr: fr[i] }))
  }
  return Object.values(value).flatMap(textsIn)
}

const NBSP = '\u00a0'

/** What a typesetter would strike out, if anything. */
export function faultsOf({ en, fr }: Names): string[] {
  const faults: string[] = []
  for (const text of [en, fr]) {
    if (/!|'|"|\.\.\.|--|[*_]|^\s|\s$|^$/.test(text)) faults.push(`plain: ${text}`)
    if (/\s\s|\s[.,)]|[,;.][\p{L}]/u.test(text)) faults.push(`spacing: ${text}`)
    if (!/^[\p{Lu}\p{Ll}“«\d]/u.test(text)) faults.push(`begins: ${text}`)
  }
  if (/[«»\u00a0]| [;:?]/.test(en)) faults.push(`French in English: ${en}`)
  if ((en.match(/“/g) ?? []).length !== (en.match(/”/g) ?? []).length) faults.push(`quotes: ${en}`)
  if (new RegExp(`[^${NBSP}][:;?»]|«[^${NBSP}]|[“”]`).test(fr)) faults.push(`French spacing: ${fr}`)
  if ((fr.match(/«/g) ?? []).length !== (fr.match(/»/g) ?? []).length) faults.push(`guillemets: ${fr}`)
  return faults
}

/** The words of a text: what has a letter or a figure in it. */
export const wordsIn = (text: string): string[] =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))

/** Runs of so many words that occur in more than one of the texts. */
export function repeatedRuns(texts: readonly string[], length: number): string[] {
  const seen = new Map<string, number>()
  const repeated = new Set<string>()
  texts.forEach((text, i) => {
    const words = wordsIn(text.toLowerCase()).map((word) => word.replace(/[^\p{L}\p{N}’-]/gu, ''))
    for (let at = 0; at + length <= words.length; at++) {
      const run = words.slice(at, at + length).join(' ')
      if ((seen.get(run) ?? i) !== i) repeated.add(run)
      seen.set(run, i)
    }
  })
  return [...repeated]
}
