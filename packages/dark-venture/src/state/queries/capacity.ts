import type { PieceNo } from '../numbers.ts'
import type { State } from '../schema.ts'
import type { MatchTables, VentureContext } from '../tables/match-tables.ts'
import { isActive, prisonersOf } from './pieces.ts'

/** How far a unit that has escaped may go (DV-PRIS-06). */
export function freeSpaces({ tables }: VentureContext): number {
  return tables.edition.numbers.escapeSpaces
}

/** Can the piece hold a prisoner more (DV-PRIS-01)? */
export function canHold(s: State, { holds }: Pick<MatchTables, 'holds'>, captor: PieceNo): boolean {
  return isActive(s, captor) && prisonersOf(s, captor).length < holds[captor]
}
