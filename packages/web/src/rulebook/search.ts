/** Looking for words in the rules: case and accents do not matter, and every word has to be there. */

export interface Highlight {
  readonly start: number
  readonly end: number
}

/** A stretch of a text, found or not. */
export interface Piece {
  readonly text: string
  readonly isHit: boolean
}

const SPELLED: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  '’': "'",
  '‑': '-',
  '\u00a0': ' ',
  '\u202f': ' ',
}

interface Folded {
  readonly text: string
  /** Where each folded character stood in the original; one more for the end. */
  readonly places: readonly number[]
}

/** What has been folded once: a register is searched anew with every letter that is typed. */
const known = new Map<string, Folded>()

function fold(original: string): Folded {
  const before = known.get(original)
  if (before !== undefined) return before
  const folded = foldNew(original)
  known.set(original, folded)
  return folded
}

function foldNew(original: string): Folded {
  let text = ''
  const places: number[] = []
  for (let i = 0; i < original.length; i++) {
    const lower = original.charAt(i).toLowerCase()
    const plain = SPELLED[lower] ?? lower.normalize('NFD').replaceAll(/\p{M}/gu, '')
    for (let n = 0; n < plain.length; n++) places.push(i)
    text += plain
  }
  places.push(original.length)
  return { text, places }
}

/** The words of a question, as they are compared. */
export function wordsOf(query: string): readonly string[] {
  return [
    ...new Set(
      foldNew(query)
        .text.split(/\s+/)
        .filter((word) => word !== ''),
    ),
  ]
}

/** Does every word occur in one of these texts? */
export function hasWords(texts: readonly string[], words: readonly string[]): boolean {
  const folded = texts.map((text) => fold(text).text)
  return words.every((word) => folded.some((text) => text.includes(word)))
}

/** Where the words stand in a text, in order and without overlap. */
export function marksIn(original: string, words: readonly string[]): readonly Highlight[] {
  const { text, places } = fold(original)
  const placeAt = (n: number): number => places[n] ?? original.length
  const found = words.flatMap((word) => occurrences(text, word)).toSorted((a, b) => a.start - b.start)
  const marks: Highlight[] = []
  for (const { start, end } of found) {
    // A letter is marked whole: with its accents, and when only half of a ligature was meant.
    const mark = { start: placeAt(start), end: Math.max(placeAt(end), placeAt(end - 1) + 1) }
    const last = marks.at(-1)
    if (last === undefined || mark.start > last.end) marks.push(mark)
    else marks[marks.length - 1] = { start: last.start, end: Math.max(last.end, mark.end) }
  }
  return marks
}

function occurrences(text: string, word: string): Highlight[] {
  const found: Highlight[] = []
  for (let start = text.indexOf(word); start >= 0; start = text.indexOf(word, start + word.length)) {
    found.push({ start, end: start + word.length })
  }
  return found
}

/** A text in stretches, those that were looked for marked. */
export function pieces(text: string, words: readonly string[]): readonly Piece[] {
  const out: Piece[] = []
  let at = 0
  for (const { start, end } of marksIn(text, words)) {
    if (start > at) out.push({ text: text.slice(at, start), isHit: false })
    out.push({ text: text.slice(start, end), isHit: true })
    at = end
  }
  if (at < text.length) out.push({ text: text.slice(at), isHit: false })
  return out
}
