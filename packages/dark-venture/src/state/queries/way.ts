import { IGNORES } from '../frames.ts'
import type { Ways } from '../map/ways.ts'
import { MOD } from '../mods.ts'
import {
  CLIMB,
  CROSS,
  FAR,
  FAR_UNDER,
  isDiagonal,
  NOBODY,
  type NodeNo,
  type PieceNo,
  type Square,
  UNDER,
  type WayNo,
  WAYS,
} from '../numbers.ts'
import type { State } from '../schema.ts'
import type { MatchTables } from '../tables/match-tables.ts'
import { across, cornerCost, FENCE, onSide, partTowards, slope } from './built.ts'
import { hasMod } from './modifiers.ts'

/** One step of a unit: which ways there are, where they lead and what they cost. */

/** The direction of a way, of 8. */
export function directionOf(way: WayNo): number {
  if (way >= FAR) return way >= FAR_UNDER ? way - FAR_UNDER : way - FAR
  return way >= UNDER ? way - UNDER : way
}

const DIAGONALS: readonly boolean[] = Array.from(
  { length: WAYS },
  (_, way) => way !== CLIMB && way !== CROSS && isDiagonal(directionOf(way)),
)

export function isDiagonalWay(way: WayNo): boolean {
  return DIAGONALS[way]
}

/** The opposite of a direction. */
export function backwards(direction: number): number {
  return isDiagonal(direction) ? 4 + ((direction - 2) % 4) : (direction + 2) % 4
}

/** What a unit need not pay for: bits of IGNORES (DV-MOVE-08, its items). */
export function ignoresOf(s: State, tables: MatchTables, piece: PieceNo): number {
  return waterOf(s, tables, piece) | piecesOf(s, tables, piece)
}

/** The same, as far as it matters for a step from where the unit is; what does not is not looked for. */
export function ignoresHere(
  s: State,
  tables: MatchTables,
  ways: Ways,
  piece: PieceNo,
  isPlain: boolean,
): number {
  const water = ways.anyWet[s.at[piece]] === 1 ? waterOf(s, tables, piece) : 0
  return isPlain ? water : water | piecesOf(s, tables, piece)
}

function waterOf(s: State, tables: MatchTables, piece: PieceNo): number {
  return hasMod(s, tables, piece, MOD.ignoreWater) ? IGNORES.water : 0
}

function piecesOf(s: State, tables: MatchTables, piece: PieceNo): number {
  return (
    (hasMod(s, tables, piece, MOD.ignoreFence) ? IGNORES.fence : 0) |
    (hasMod(s, tables, piece, MOD.ignoreWall) ? IGNORES.wall : 0)
  )
}

/** Is nothing built on a square or one next to it? */
export function isPlainGround(s: State, { board }: MatchTables, square: Square): boolean {
  if (s.built[square] !== 0) return false
  for (let i = square * 8; i < square * 8 + 8; i++) {
    const beside = board.beside[i]
    if (beside >= 0 && s.built[beside] !== 0) return false
  }
  return true
}

/** The same as `costOf`, on plain ground. */
export function plainCost(ways: Ways, node: NodeNo, way: WayNo, ignores: number): number {
  const i = node * WAYS + way
  if (ways.to[i] < 0) return NOBODY
  return ways.wet[i] === 1 && (ignores & IGNORES.water) === 0 ? 2 : 1
}

/** What a piece costs one that ignores so much. */
export function surcharge(piece: number, ignores: number): number {
  if (piece === 0) return 0
  return (ignores & (piece === FENCE ? IGNORES.fence : IGNORES.wall)) === 0 ? piece : 0
}

/** Is the square split for one that ignores so much (DV-WALL-04)? */
export function isSplit(s: State, square: Square, ignores: number): boolean {
  return surcharge(across(s.built, square), ignores) > 0
}

/** Is it another way at all from there? What is none is not spoken of. */
export function isWay(s: State, ways: Ways, node: NodeNo, way: WayNo, ignores: number): boolean {
  if (way < CLIMB) return true
  if (way === CROSS) return isSplit(s, ways.square[node], ignores)
  const to = ways.to[node * WAYS + way]
  if (to < 0 || way < FAR) return to >= 0
  const square = ways.square[to]
  return isSplit(s, square, ignores) && partTowards(slope(s.built, square), backwards(directionOf(way))) < 0
}

/** Must one cross the piece on one's own square first (DV-WALL-04)? */
export function isBehind(s: State, square: Square, part: number, way: WayNo, ignores: number): boolean {
  if (way === CLIMB || way === CROSS || !isSplit(s, square, ignores)) return false
  const leaves = partTowards(slope(s.built, square), directionOf(way))
  return leaves >= 0 && leaves !== part
}

/** What fences and walls add to a step (DV-WALL-03, -04, -05). */
export function hindrance(
  s: State,
  tables: MatchTables,
  square: Square,
  way: WayNo,
  ignores: number,
): number {
  if (way === CLIMB) return 0
  if (way === CROSS) return surcharge(across(s.built, square), ignores)
  const direction = directionOf(way)
  const piece = isDiagonal(direction)
    ? cornerCost(s.built, tables.board, square, direction)
    : onSide(s.built, square, direction)
  return surcharge(piece, ignores)
}

/** The points of a step: 1, what water adds (DV-MOVE-08), what stands in the way; -1 if it cannot be made at all. */
export function costOf(
  s: State,
  tables: MatchTables,
  ways: Ways,
  node: NodeNo,
  part: number,
  way: WayNo,
  ignores: number,
): number {
  const square = ways.square[node]
  if (way === CROSS) return hindrance(s, tables, square, way, ignores)
  const i = node * WAYS + way
  if (ways.to[i] < 0 || isBehind(s, square, part, way, ignores)) return NOBODY
  const water = ways.wet[i] === 1 && (ignores & IGNORES.water) === 0 ? 1 : 0
  return 1 + water + hindrance(s, tables, square, way, ignores)
}

/** In which part of its square a step ends. */
export function partAfter(s: State, ways: Ways, node: NodeNo, part: number, way: WayNo): number {
  if (way === CROSS) return 1 - part
  if (way === CLIMB) return part
  const square = ways.square[ways.to[node * WAYS + way]]
  if (across(s.built, square) === 0) return 0
  const from = partTowards(slope(s.built, square), backwards(directionOf(way)))
  return from >= 0 ? from : way >= FAR ? 1 : 0
}

/** Where a way leads. */
export function nodeAfter(ways: Ways, node: NodeNo, way: WayNo): NodeNo {
  return way === CROSS ? node : ways.to[node * WAYS + way]
}
