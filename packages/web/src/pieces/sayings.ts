import type { Piece, Saying, Voice } from '@longtable/voice'

/** Sayings taken apart, for those who draw pictures among words. */

/** The parts of what is joined by a message, such as `{{a}}; {{b}}`. */
export function linesOf(saying: Saying, join: string): Saying[] {
  if (saying.text.key !== join) return [saying]
  return saying.pieces.flatMap((piece) => (piece.saying === undefined ? [] : linesOf(piece.saying, join)))
}

/** The same with a capital at its beginning. */
export function capital({ text, pieces }: Saying, voice: Voice): Saying {
  const [first, ...rest] = pieces
  if (first === undefined) return { text, pieces }
  return { text, pieces: [capitalPiece(first, voice), ...rest] }
}

function capitalPiece(piece: Piece, voice: Voice): Piece {
  if (piece.saying !== undefined) return { ...piece, saying: capital(piece.saying, voice) }
  return { ...piece, words: piece.words.charAt(0).toLocaleUpperCase(voice.lang) + piece.words.slice(1) }
}

/** The word that a mark before a saying clings to. */
export function firstWord(pieces: readonly Piece[]): {
  readonly first: string
  readonly rest: readonly Piece[]
} {
  const [piece, ...rest] = pieces
  if (piece === undefined || piece.name !== undefined) return { first: '', rest: pieces }
  const end = piece.words.indexOf(' ')
  if (end < 0) return { first: piece.words, rest }
  return { first: piece.words.slice(0, end), rest: [{ words: piece.words.slice(end) }, ...rest] }
}

export function lengthOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { words }) => sum + words.length, 0)
}
