import type { Board } from '../map/read.ts'
import { addWallAcross, addWallOn, isClear, printedWalls, seesPrinted, type Walls } from '../map/sight.ts'
import { GROUND, N, type PieceNo, type Square, SQUARES, W, WIDTH } from '../numbers.ts'
import type { State } from '../schema.ts'
import type { MatchTables } from '../tables/match-tables.ts'
import { across, hasWall, onSide, slope, WALL } from './built.ts'
import { boardOf } from './map.ts'
import { partOf, squareOf } from './pieces.ts'

/**
 * Is the line between two squares free of printed and built walls (DV-COMBAT-10, DV-WALL-07)? A wall across one of the
 * two squares only touches the line's end; whom it covers depends on the part a unit stands in (`seesPiece`).
 */
export function sees(tables: MatchTables, s: State, a: Square, b: Square): boolean {
  const board = boardOf(s, tables)
  if (a === b) return true
  if (!seesPrinted(board, a, b)) return false
  const built = builtWalls(board, s, a, b)
  if (built.length === 0) return true
  const walls = withPrinted(board, a, built)
  return isClear(board.column[a], board.row[a], board.column[b], board.row[b], walls)
}

function withPrinted(board: Board, square: Square, built: Walls): Walls {
  return [...printedWalls(board, board.floor[square]), ...built]
}

/** All walls that could stop the line between two squares of a floor. */
export function wallsBetween(board: Board, s: State, a: Square, b: Square): Walls {
  return withPrinted(board, a, builtWalls(board, s, a, b))
}

/** Sees one unit the other? A wall across its own square hides what lies beyond it. */
export function seesPiece(tables: MatchTables, s: State, a: PieceNo, b: PieceNo): boolean {
  const from = squareOf(s, tables, a)
  const to = squareOf(s, tables, b)
  if (from === to) return true
  const board = boardOf(s, tables)
  return (
    sees(tables, s, from, to) &&
    !isCovered(board, s, from, partOf(s, a), to) &&
    !isCovered(board, s, to, partOf(s, b), from)
  )
}

/** Is the other square beyond the wall across one's own, as seen from one's part? */
export function isCovered(board: Board, s: State, square: Square, part: number, other: Square): boolean {
  if (across(s.built, square) !== WALL) return false
  const dx = board.column[other] - board.column[square]
  const dy = board.row[other] - board.row[square]
  const isDown = slope(s.built, square) === 0
  const beyond = isDown ? dy - dx : dy + dx // Positive: south of the wall.
  return part === 0 ? beyond > 0 : beyond < 0
}

const NO_WALLS: Walls = []

/** The walls built in the rectangle between two squares. */
function builtWalls(board: Board, s: State, a: Square, b: Square): Walls {
  const { column, row, floor } = board
  const left = Math.min(column[a], column[b])
  const right = Math.max(column[a], column[b])
  const top = Math.min(row[a], row[b])
  const bottom = Math.max(row[a], row[b])
  let walls = NO_WALLS
  for (let square = firstFrom(a, top); square < endAt(a, bottom); square++) {
    if (!hasWall(s.built, square) || floor[square] !== floor[a]) continue
    const x = column[square]
    const y = row[square]
    if (x < left || x > right || y < top || y > bottom) continue
    if (walls === NO_WALLS) walls = []
    addBuilt(walls, s, square, x, y)
  }
  return walls
}

/** The squares of these rows that a square could share a floor with: of the ground, or all of those above. */
function firstFrom(square: Square, top: number): Square {
  return square < GROUND ? top * WIDTH : GROUND
}

function endAt(square: Square, bottom: number): Square {
  return square < GROUND ? (bottom + 1) * WIDTH : SQUARES
}

/** Each once: an edge is its southern or eastern square's. */
function addBuilt(walls: Walls, s: State, square: Square, x: number, y: number): void {
  if (onSide(s.built, square, N) === WALL) addWallOn(walls, x, y, N)
  if (onSide(s.built, square, W) === WALL) addWallOn(walls, x, y, W)
  if (across(s.built, square) === WALL) addWallAcross(walls, x, y, slope(s.built, square))
}

/** An exchange is possible there: an open map edge, or the spaces of the underground (DV-PRIS-04, -08, A-46). */
export function isExchange(tables: MatchTables, s: State, square: Square): boolean {
  if (tables.exchange !== undefined) return tables.exchange[square] === 1
  return isOpenEdge(tables, s, square)
}

/** A map edge that no wall or fence closes: one open side is enough. */
export function isOpenEdge(tables: MatchTables, s: State, square: Square): boolean {
  const rim = tables.openRim[square]
  if (rim === 0) return false
  for (let side = N; side <= W; side++) {
    if ((rim & (1 << side)) !== 0 && onSide(s.built, square, side) === 0) return true
  }
  return false
}
