import type { Goal } from '../../content/ids.ts'
import { autoGoFrame } from '../../state/frames.ts'
import { GOAL } from '../../state/names.ts'
import type { PieceNo, SideNo } from '../../state/numbers.ts'
import type { VentureContext } from '../../state/tables/match-tables.ts'

/** Units go, one after the other, before the next frame goes on. */
export function sendOff(
  side: SideNo,
  units: readonly PieceNo[],
  moves: number,
  goals: readonly Goal[],
  ctx: VentureContext,
): void {
  if (units.length === 0) return
  ctx.push(autoGoFrame, {
    side,
    units: [...units],
    next: 0,
    moves,
    goals: goals.map((goal) => GOAL[goal]),
    left: 0,
    path: [],
    phase: 0,
  })
}
