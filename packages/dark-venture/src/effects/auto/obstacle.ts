import { takeDown } from '../../state/mutations/building.ts'
import { CROSS, DX, DY, E, isDiagonal, N, S, type Square, W, type WayNo } from '../../state/numbers.ts'
import { across, DOWN, onSide, slope, UP } from '../../state/queries/built.ts'
import { directionOf } from '../../state/queries/way.ts'
import type { State } from '../../state/schema.ts'
import type { MatchTables, VentureContext } from '../../state/tables/match-tables.ts'

/** A fence or a wall on the map: the side of a square, or across it (4 `\`, 5 `/`). */
interface Piece {
  readonly square: Square
  readonly edge: number
}

const ACROSS = 4

function pieceOn(s: State, { square, edge }: Piece): number {
  if (square < 0) return 0
  if (edge < ACROSS) return onSide(s.built, square, edge)
  return slope(s.built, square) === edge - ACROSS ? across(s.built, square) : 0
}

/** What may stand in the way of a step; of what meets at a corner, the pieces of the unit's own square first. */
function piecesAt(s: State, { board }: MatchTables, square: Square, way: WayNo): Piece[] {
  if (way === CROSS) return [{ square, edge: ACROSS + slope(s.built, square) }]
  const direction = directionOf(way)
  if (!isDiagonal(direction)) return [{ square, edge: direction }]
  const side = DX[direction] > 0 ? E : W
  const along = DY[direction] > 0 ? S : N
  const beside = board.beside[square * 8 + side]
  const below = board.beside[square * 8 + along]
  const beyond = board.beside[square * 8 + direction]
  const same = ACROSS + (DX[direction] === DY[direction] ? DOWN : UP)
  const other = ACROSS + (DX[direction] === DY[direction] ? UP : DOWN)
  return [
    { square, edge: side },
    { square, edge: along },
    { square: beside, edge: along },
    { square: below, edge: side },
    { square, edge: same },
    { square: beyond, edge: same },
    { square: beside, edge: other },
    { square: below, edge: other },
  ]
}

/** Takes the fence or wall away that a step would go over, back to the supply (DV-AUTO-14). */
export function breakDown(s: State, square: Square, way: WayNo, kind: number, ctx: VentureContext): void {
  const found = piecesAt(s, ctx.tables, square, way).find((one) => pieceOn(s, one) === kind)
  if (found !== undefined) takeDown(s, found.square, found.edge, ctx)
}
