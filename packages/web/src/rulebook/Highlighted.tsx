import { pieces } from './search.ts'

/** A text with what was looked for marked in it. */
export function Highlighted({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return text
  let at = 0
  return pieces(text, words).map(({ text: piece, isHit }) => {
    const key = at
    at += piece.length
    return isHit ? <mark key={key}>{piece}</mark> : <span key={key}>{piece}</span>
  })
}
