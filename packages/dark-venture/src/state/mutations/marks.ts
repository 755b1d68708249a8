import { TOKEN } from '../names.ts'
import { SQUARES, type PieceNo, type Square } from '../numbers.ts'
import type { State } from '../schema.ts'

/**
 * Tokens on a square and under a unit, packed by kind. An event is a number from 1 to 12: which of
 * `tables.adventure.events` it is; everything else is a count.
 */
const WIDTHS = [2, 2, 4, 2, 2, 3, 2, 3, 1, 1, 4, 1] as const
const SHIFTS: readonly number[] = WIDTHS.map((_, token) =>
  WIDTHS.slice(0, token).reduce((sum, width) => sum + width, 0),
)
const MASKS: readonly number[] = WIDTHS.map((width) => (1 << width) - 1)

/** The bits of such tokens in what a square holds: none of them set, none lies there. */
export function bitsOf(token: number): number {
  return MASKS[token] << SHIFTS[token]
}

/** Portals of both kinds. */
export const PORTALS = bitsOf(TOKEN.largePortal) | bitsOf(TOKEN.smallPortal)

/** How many such tokens lie there (of an event: which). */
export function marksOn(s: State, square: Square, token: number): number {
  return (s.marks[square] >> SHIFTS[token]) & MASKS[token]
}

export function setMarks(s: State, square: Square, token: number, count: number): void {
  s.marks[square] = (s.marks[square] & ~(MASKS[token] << SHIFTS[token])) | (count << SHIFTS[token])
}

/** Lays one from the supply; no token, no laying (DV-MISC-02). */
export function layMark(s: State, square: Square, token: number): boolean {
  if (s.tokens[token] === 0 || marksOn(s, square, token) === MASKS[token]) return false
  s.tokens[token]--
  s.marks[square] += 1 << SHIFTS[token]
  return true
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

/** Takes one off the square, back to the supply. */
export function liftMark(s: State, square: Square, token: number): void {
  s.marks[square] -= 1 << SHIFTS[token]
  s.tokens[token]++
}

/** How many a unit carries, of kinds that are carried (egg, crystal, banner, fungus, star, heart). */
export function carried(s: State, piece: PieceNo, token: number): number {
  return (s.load[piece] >> SHIFTS[token]) & MASKS[token]
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
