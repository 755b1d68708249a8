import type { FormattedPart, FormattedText, Formatter } from '@longtable/i18n'

/** Formatted texts taken apart, for those who draw pictures among words. */

/** The parts of what is joined by a message, such as `{{a}}; {{b}}`. */
export function linesOf(saying: FormattedText, join: string): FormattedText[] {
  if (saying.text.key !== join) return [saying]
  return saying.parts.flatMap((piece) =>
    piece.formatted === undefined ? [] : linesOf(piece.formatted, join),
  )
}

/** The same with a capital at its beginning. */
export function capital({ text, parts: pieces }: FormattedText, i18n: Formatter): FormattedText {
  const [first, ...rest] = pieces
  if (first === undefined) return { text, parts: pieces }
  return { text, parts: [capitalPiece(first, i18n), ...rest] }
}

function capitalPiece(piece: FormattedPart, i18n: Formatter): FormattedPart {
  if (piece.formatted !== undefined) return { ...piece, formatted: capital(piece.formatted, i18n) }
  return { ...piece, words: piece.words.charAt(0).toLocaleUpperCase(i18n.lang) + piece.words.slice(1) }
}

/** The word that a mark before a saying clings to. */
export function firstWord(pieces: readonly FormattedPart[]): {
  readonly first: string
  readonly rest: readonly FormattedPart[]
} {
  const [piece, ...rest] = pieces
  if (piece === undefined || piece.name !== undefined) return { first: '', rest: pieces }
  const end = piece.words.indexOf(' ')
  if (end < 0) return { first: piece.words, rest }
  return { first: piece.words.slice(0, end), rest: [{ words: piece.words.slice(end) }, ...rest] }
}

export function lengthOf(pieces: readonly FormattedPart[]): number {
  return pieces.reduce((sum, { words }) => sum + words.length, 0)
}
