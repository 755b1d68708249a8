import { exists } from '../state/map/read.ts'
import { isClear } from '../state/map/sight.ts'
import { type PieceNo, type Square, SQUARES } from '../state/numbers.ts'
import { boardOf, distance } from '../state/queries/map.ts'
import { weaponRange } from '../state/queries/modifiers.ts'
import { partOf, squareOf } from '../state/queries/pieces.ts'
import { isCovered, sees, wallsBetween } from '../state/queries/visibility.ts'
import type { StateView } from '../state/schema.ts'
import type { MatchTables, VentureViewContext } from '../state/tables/match-tables.ts'

/** A square in range of a weapon: is it seen? */
export interface Shot {
  readonly square: Square
  readonly seen: boolean
}

/** In doubled coordinates: a square's centre is odd, its corners are even. */
export interface SightPoint {
  readonly x: number
  readonly y: number
}

/** A line of sight; between two floors there is none, and nothing that stops it. */
export interface SightLine {
  readonly isClear: boolean
  /** Where it is stopped. */
  readonly at?: SightPoint
}

/** The squares that a unit could shoot at besides its own, with its own weapons if no range is given. */
export function shotsOf(
  { state, tables }: VentureViewContext,
  piece: PieceNo,
  range: number = weaponRange(state, tables, piece),
): readonly Shot[] {
  const from = squareOf(state, tables, piece)
  if (from < 0 || range <= 0) return []
  const board = boardOf(state, tables)
  const shots: Shot[] = []
  for (let square = 0; square < SQUARES; square++) {
    if (square === from || !exists(board, square) || distance(tables, from, square) > range) continue
    const isHidden = isCovered(board, state, from, partOf(state, piece), square)
    shots.push({ square, seen: !isHidden && sees(tables, state, from, square) })
  }
  return shots
}

/** Does one square see the other (DV-COMBAT-10), and if not, where does the line end? */
export function lineOf({ state, tables }: VentureViewContext, from: Square, to: Square): SightLine {
  if (sees(tables, state, from, to)) return { isClear: true }
  const at = stopOf(state, tables, from, to)
  return at === undefined ? { isClear: false } : { isClear: false, at }
}

type Line = readonly [ax: number, ay: number, bx: number, by: number]

/** The nearest point where a wall, or two that meet, stop the line. */
function stopOf(s: StateView, tables: MatchTables, from: Square, to: Square): SightPoint | undefined {
  const board = boardOf(s, tables)
  if (board.floor[from] !== board.floor[to]) return undefined
  const line: Line = [board.column[from], board.row[from], board.column[to], board.row[to]]
  const harmless: number[][] = []
  const stops: number[] = []
  const walls = wallsBetween(board, s, from, to)
  for (let i = 0; i < walls.length; i += 4) {
    const wall = walls.slice(i, i + 4)
    if (isClear(...line, wall)) harmless.push(wall)
    else stops.push(shareAt(line, wall))
  }
  for (const [corner, joined] of cornersOf(harmless))
    if (!isClear(...line, joined)) stops.push(shareTo(line, corner >> 8, corner & 255))
  return stops.length === 0 ? undefined : pointAt(line, Math.min(...stops))
}

/** By corner, x * 256 + y: the walls that end there. */
function cornersOf(walls: readonly (readonly number[])[]): Map<number, number[]> {
  const corners = new Map<number, number[]>()
  for (const wall of walls) {
    for (const corner of [wall[0] * 256 + wall[1], wall[2] * 256 + wall[3]])
      corners.set(corner, [...(corners.get(corner) ?? []), ...wall])
  }
  return corners
}

/** Which share of the line lies before the wall that stops it. */
function shareAt(line: Line, [x1, y1, x2, y2]: readonly number[]): number {
  const [ax, ay, bx, by] = line
  const dx = 2 * (bx - ax)
  const dy = 2 * (by - ay)
  const wx = x2 - x1
  const wy = y2 - y1
  const cross = dx * wy - dy * wx
  if (cross === 0) return Math.max(0, Math.min(shareTo(line, x1, y1), shareTo(line, x2, y2)))
  return ((x1 - 2 * ax - 1) * wy - (y1 - 2 * ay - 1) * wx) / cross
}

/** Which share of the line lies before a point on it. */
function shareTo([ax, ay, bx, by]: Line, x: number, y: number): number {
  const dx = 2 * (bx - ax)
  const dy = 2 * (by - ay)
  return (dx * (x - 2 * ax - 1) + dy * (y - 2 * ay - 1)) / (dx * dx + dy * dy)
}

function pointAt([ax, ay, bx, by]: Line, share: number): SightPoint {
  return { x: 2 * ax + 1 + share * 2 * (bx - ax), y: 2 * ay + 1 + share * 2 * (by - ay) }
}
