import type { Goal } from '../../content/effects.ts'
import { autoGoFrame } from '../../state/frames.ts'
import type { PieceNo, SideNo } from '../../state/numbers.ts'
import type { VentureContext } from '../../state/tables/match-tables.ts'

/** Goals by number, as a frame holds them: add at the end. */
export const GOALS: readonly Goal[] = [
  'playerUnit',
  'enemyUnit',
  'openEdge',
  'riftCrystal',
  'actionToken',
  'ownUnit',
  'awayFromEnemies',
]

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
    goals: goals.map((goal) => GOALS.indexOf(goal)),
    left: 0,
    path: [],
    phase: 0,
  })
}
