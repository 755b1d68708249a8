import { setFlag } from '../../state/mutations/pieces.ts'
import { ranked } from '../ranking.ts'
import { SIDES, type PieceNo, type SideNo } from '../../state/numbers.ts'
import { AUTO, type State, type VentureContext } from '../../state/schema.ts'

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
  for (let side = 0; side < SIDES; side++) {
    if (s.control[side] !== AUTO) continue
    for (const piece of s.army[side]) setFlag(s, piece, 'arrived', false)
  }
}
