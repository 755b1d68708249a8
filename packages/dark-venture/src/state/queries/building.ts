import { exists } from '../map/read.ts'
import { E, N, S, type SideNo, type Square, W } from '../numbers.ts'
import type { State } from '../schema.ts'
import type { MatchTables } from '../tables/match-tables.ts'
import { across, FENCE, onSide } from './built.ts'
import { boardOf } from './map.ts'
import { nearestFoe } from './nearest.ts'

/** Fences and walls are put up and taken down. Edges of a square: N E S W, 4 `\`, 5 `/`. */

/** Left in the supply (DV-WALL-08). */
export function piecesLeft(s: State, what: number): number {
  return what === FENCE ? s.fences : s.walls
}

/**
 * Is there room for a piece? No other stands there, no printed wall and no rock; the edge of the map is as good as any,
 * and one piece lies across a space (DV-WALL-01, DV-WALL-04).
 */
export function isFreeEdge(s: State, tables: MatchTables, square: Square, edge: number): boolean {
  if (edge >= 4) return across(s.built, square) === 0
  const board = boardOf(s, tables)
  if (onSide(s.built, square, edge) !== 0 || (board.walled[square] & (1 << edge)) !== 0) return false
  const other = board.beside[square * 8 + edge]
  return other < 0 ? board.floor[square] === 1 : exists(board, other)
}

export function hasFreeEdge(s: State, tables: MatchTables, square: Square): boolean {
  for (let edge = N; edge <= 4; edge++) if (isFreeEdge(s, tables, square, edge)) return true
  return false
}

const SIDES_OF: readonly number[] = [N, E, S, W]

/** Where an Auto-Enemy builds: on the side that its nearest enemy would come from, or -1. */
export function freeEdgeTowards(s: State, tables: MatchTables, side: SideNo, square: Square): number {
  let best = -1
  let least = Infinity
  for (const edge of SIDES_OF) {
    if (!isFreeEdge(s, tables, square, edge)) continue
    const other = tables.board.beside[square * 8 + edge]
    const away = nearestFoe(s, tables, side, other < 0 ? square : other)
    if (away >= least) continue
    best = edge
    least = away
  }
  return best
}
