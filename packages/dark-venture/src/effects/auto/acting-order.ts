import { setFlag } from '../../state/mutations/pieces.ts'
import { type PieceNo, type SideNo } from '../../state/numbers.ts'
import { AUTO, type State } from '../../state/schema.ts'
import type { VentureContext } from '../../state/tables/match-tables.ts'
import { ranked } from '../ranking.ts'

/** DV-AUTO-05: units act from west to east, in a column from north to south, or as the dice have it. */
export function westToEast(
  s: State,
  side: SideNo,
  pieces: readonly PieceNo[],
  ctx: VentureContext,
): PieceNo[] {
  return ranked(s, side, pieces, 'west', 'enemyUnit', ctx)
}

/** A turn is over: units of Auto-Enemies that came on it act from now on (DV-AUTO-04). */
export function acclimate(s: State): void {
  for (let side = 0; side < s.army.length; side++) {
    if (s.control[side] !== AUTO) continue
    for (const piece of s.army[side]) setFlag(s, piece, 'arrived', false)
  }
}
