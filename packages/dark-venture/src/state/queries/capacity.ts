import type { PieceNo } from '../numbers.ts'
import type { State } from '../schema.ts'
import type { VentureContext } from '../tables/match-tables.ts'
import { isActive, prisonerOf } from './pieces.ts'

/** How far a unit that has escaped may go (DV-PRIS-06). */
export function freeSpaces({ tables }: VentureContext): number {
  return tables.edition.numbers.escapeSpaces
}

/** Can the piece hold a prisoner more? */
export function canHold(s: State, captor: PieceNo): boolean {
  return isActive(s, captor) && prisonerOf(s, captor) < 0
}
