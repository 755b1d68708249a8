import { bitsOf, MASKS, MORE_EVENTS, SHIFTS } from '../bits.ts'
import { TOKEN } from '../names.ts'
import { NOBODY, type PieceNo, type Square, SQUARES } from '../numbers.ts'
import type { State } from '../schema.ts'

/** How many such tokens lie there (of an event: which). */
export function marksOn(s: State, square: Square, token: number): number {
  return (s.marks[square] >> SHIFTS[token]) & MASKS[token]
}

/** Which event lies there, or 0. */
export function eventOn(s: State, square: Square): number {
  const low = marksOn(s, square, TOKEN.event)
  return low === 0 || (s.marks[square] & MORE_EVENTS) === 0 ? low : low + MASKS[TOKEN.event]
}

/** Where that event lies, or -1. */
export function squareOfEvent(s: State, no: number): Square {
  for (let square = 0; square < SQUARES; square++)
    if (s.marks[square] !== 0 && eventOn(s, square) === no) return square
  return NOBODY
}

/** Can one more such token lie there? */
export function hasRoomFor(s: State, square: Square, token: number): boolean {
  return marksOn(s, square, token) < MASKS[token]
}

/** Where such tokens lie. */
export function squaresWith(s: State, token: number): Square[] {
  return squaresWithAny(s, bitsOf(token))
}

/** Where any tokens of these bits lie. */
export function squaresWithAny({ marks }: State, bits: number): Square[] {
  const squares: Square[] = []
  for (let square = 0; square < SQUARES; square++) if ((marks[square] & bits) !== 0) squares.push(square)
  return squares
}

/** How many a unit carries, of kinds that are carried (egg, crystal, banner, fungus, star, heart). */
export function carried(s: State, piece: PieceNo, token: number): number {
  return (s.load[piece] >> SHIFTS[token]) & MASKS[token]
}
