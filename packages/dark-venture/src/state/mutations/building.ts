import { nearestFoe } from '../../effects/find-units.ts'
import { exists } from '../map/read.ts'
import { E, N, S, W, type SideNo, type Square } from '../numbers.ts'
import type { State, VentureContext } from '../schema.ts'
import { boardOf, type MatchTables } from '../tables/match-tables.ts'
import { across, FENCE, onSide, setBuilt } from './built.ts'
import { count } from './count.ts'

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

function nameOf(what: number): 'fence' | 'wall' {
  return what === FENCE ? 'fence' : 'wall'
}

/** Puts up a piece from the supply. */
export function raise(
  s: State,
  side: SideNo,
  square: Square,
  edge: number,
  what: number,
  ctx: VentureContext,
): void {
  setBuilt(s.built, ctx.tables.board, square, edge, what)
  if (what === FENCE) s.fences--
  else s.walls--
  ctx.tell?.({ event: 'built', what: nameOf(what), square, edge })
  count(s, side, 'structuresBuilt', 1, ctx)
}

/** Takes a piece down, back to the supply, and tells which it was. */
export function takeDown(s: State, square: Square, edge: number, ctx: VentureContext): number {
  const what = edge >= 4 ? across(s.built, square) : onSide(s.built, square, edge)
  setBuilt(s.built, ctx.tables.board, square, edge, 0)
  if (what === FENCE) s.fences++
  else s.walls++
  ctx.tell?.({ event: 'dismantled', what: nameOf(what), square, edge })
  return what
}
