import { MASKS, MORE_EVENTS, SHIFTS } from '../bits.ts'
import { TOKEN } from '../names.ts'
import type { PieceNo, Square } from '../numbers.ts'
import { marksOn } from '../queries/marks.ts'
import type { State } from '../schema.ts'

export function setMarks(s: State, square: Square, token: number, count: number): void {
  s.marks[square] = (s.marks[square] & ~(MASKS[token] << SHIFTS[token])) | (count << SHIFTS[token])
}

/** Lays that event there; 0: none lies there any more. */
export function setEvent(s: State, square: Square, no: number): void {
  const first = MASKS[TOKEN.event]
  setMarks(s, square, TOKEN.event, no > first ? no - first : no)
  if (no > first) s.marks[square] |= MORE_EVENTS
  else s.marks[square] &= ~MORE_EVENTS
}

/** Lays one from the supply; no token, no laying (DV-MISC-02). */
export function layMark(s: State, square: Square, token: number): boolean {
  if (s.tokens[token] === 0 || marksOn(s, square, token) === MASKS[token]) return false
  s.tokens[token]--
  s.marks[square] += 1 << SHIFTS[token]
  return true
}

/** Takes one off the square, back to the supply. */
export function liftMark(s: State, square: Square, token: number): void {
  s.marks[square] -= 1 << SHIFTS[token]
  s.tokens[token]++
}

/** From the square under a unit. */
export function pickUp(s: State, square: Square, piece: PieceNo, token: number): void {
  s.marks[square] -= 1 << SHIFTS[token]
  s.load[piece] += 1 << SHIFTS[token]
}

/** From under a unit on the square. */
export function layDown(s: State, square: Square, piece: PieceNo, token: number): void {
  s.load[piece] -= 1 << SHIFTS[token]
  s.marks[square] += 1 << SHIFTS[token]
}

/** From under a unit to the supply. */
export function useUp(s: State, piece: PieceNo, token: number): void {
  s.load[piece] -= 1 << SHIFTS[token]
  s.tokens[token]++
}
