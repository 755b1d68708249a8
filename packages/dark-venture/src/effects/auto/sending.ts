import type { Goal, GoalId } from '../../content/ids.ts'
import { autoGoFrame, autoSendFrame } from '../../state/frames.ts'
import { GOAL } from '../../state/names.ts'
import type { PieceNo } from '../../state/numbers.ts'
import type { EffectFrame, VentureContext } from '../../state/tables/match-tables.ts'

function isKind(goal: Goal): goal is GoalId {
  return typeof goal === 'string'
}

/** Units go, one after the other, before the next frame goes on; goals with names are looked up in the effect at hand. */
export function sendOff(
  { side, program, pc }: Pick<EffectFrame, 'side' | 'program' | 'pc'>,
  units: readonly PieceNo[],
  moves: number,
  goals: readonly Goal[],
  ctx: VentureContext,
): void {
  if (units.length === 0) return
  const going = { side, units: [...units], next: 0, moves, left: 0, path: [], phase: 0 }
  if (goals.every(isKind)) ctx.push(autoGoFrame, { ...going, goals: goals.map((goal) => GOAL[goal]) })
  else ctx.push(autoSendFrame, { ...going, program, pc })
}
