import { type Board, exists } from '../map/read.ts'
import { DX, DY, E, N, S, type Square, W } from '../numbers.ts'

/** Fences and walls on the map: two bits for each side of a square, two for its diagonal, one for its slope. */
export const FENCE = 1

export const WALL = 2

/** The higher bit of every piece: walls. */
const ANY_WALL = 0x2aa

export function onSide(built: readonly number[], square: Square, side: number): number {
  return (built[square] >> (2 * side)) & 3
}

export function across(built: readonly number[], square: Square): number {
  return (built[square] >> ACROSS) & 3
}

export function slope(built: readonly number[], square: Square): number {
  return (built[square] >> SLOPE) & 1
}

/** Is a wall built on this square or a side of it? */
export function hasWall(built: readonly number[], square: Square): boolean {
  return (built[square] & ANY_WALL) !== 0
}

const BOTH = -1

/** By slope and direction. */
const PARTS: readonly (readonly number[])[] = [
  [0, 0, 1, 1, 0, BOTH, 1, BOTH],
  [0, 1, 1, 0, BOTH, 1, BOTH, 0],
]

/** The part of a split square that a direction leaves from: 0 touches its north, 1 its south, -1 both (DV-WALL-04). */
export function partTowards(slopeOf: number, direction: number): number {
  return PARTS[slopeOf][direction]
}

/** DV-WALL-05: what meets at the corner that a diagonal step goes over. */
export function cornerCost(
  built: readonly number[],
  board: Board,
  square: Square,
  direction: number,
): number {
  const side = DX[direction] > 0 ? E : W
  const along = DY[direction] > 0 ? S : N
  const beside = board.beside[square * 8 + side]
  const below = board.beside[square * 8 + along]
  const beyond = board.beside[square * 8 + direction]
  if ((built[square] | builtOn(built, beside) | builtOn(built, below) | builtOn(built, beyond)) === 0)
    return 0
  const slopeHere = DX[direction] === DY[direction] ? DOWN : UP
  const meeting = [
    edge(built, board, square, side),
    edge(built, board, square, along),
    edge(built, board, beside, along),
    edge(built, board, below, side),
    diagonal(built, square, slopeHere),
    diagonal(built, beyond, slopeHere),
    diagonal(built, beside, 1 - slopeHere),
    diagonal(built, below, 1 - slopeHere),
  ]
  return dearest(meeting)
}

function dearest(meeting: readonly number[]): number {
  let fences = 0
  let walls = 0
  let printed = 0
  for (let i = 0; i < meeting.length; i++) {
    if (meeting[i] === FENCE) fences++
    else if (meeting[i] === WALL) walls++
    else if (meeting[i] === PRINTED) printed++
  }
  if (walls > 0 && walls + printed >= 2) return WALL
  return fences > 0 && fences + walls + printed >= 2 ? FENCE : 0
}

function builtOn(built: readonly number[], square: Square): number {
  return square < 0 ? 0 : built[square]
}

function diagonal(built: readonly number[], square: Square, wanted: number): number {
  return square >= 0 && slope(built, square) === wanted ? across(built, square) : 0
}

/** Slopes: `\` and `/`. */
export const DOWN = 0

export const UP = 1

export const ACROSS = 8

export const SLOPE = 10

/** What a printed wall, or rock, counts as where pieces meet it: it makes them meet, and is none itself. */
export const PRINTED = 3

/** What stands on an edge: a piece, a printed wall or the side of solid rock, or nothing. */
export function edge(built: readonly number[], board: Board, square: Square, side: number): number {
  if (square < 0) return 0
  const piece = onSide(built, square, side)
  if (piece !== 0) return piece
  const isWalled = (board.walled[square] & (1 << side)) !== 0
  return isWalled || !exists(board, square) || !exists(board, board.beside[square * 8 + side]) ? PRINTED : 0
}
