import type { PieceNo } from '../numbers.ts'
import type { MatchTables } from '../tables/match-tables.ts'

/** Units of the Bohmerk fall apart and flow together. */

/** The size of a unit, or 0. */
export function sizeOf(tables: MatchTables, piece: PieceNo): number {
  const row = piece < 0 ? -1 : tables.rowOf[piece]
  return row < 0 ? 0 : tables.sizeOf[row]
}
