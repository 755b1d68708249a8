import type { NodeNo, PieceNo } from '../numbers.ts'
import type { State } from '../schema.ts'
import type { VentureContext } from '../tables/match-tables.ts'
import { count } from './count.ts'

/** A unit has come from another space: a building counts for its side when it is entered for the first time. */
export function noteBuilding(s: State, piece: PieceNo, from: NodeNo, ctx: VentureContext): void {
  const { building, ways } = ctx.tables
  const here = building[ways.square[s.at[piece]]]
  if (here < 0 || here === building[ways.square[from]]) return
  const side = s.side[piece]
  if ((s.visited[side] & (1 << here)) !== 0) return
  s.visited[side] |= 1 << here
  count(s, side, 'buildingsEntered', 1, ctx)
}
