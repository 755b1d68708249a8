import { int, struct } from '@longtable/kernel'
import { NONE } from '../content/ids.ts'
import type { MageContext, EffectOrigin, Node, Source } from '../state/match.ts'
import type { Seat, State } from '../state/schema/state.ts'
import { carry } from './carry.ts'
import { QUIET } from './compile.ts'

/** Carries out effects: at once where nobody is asked, otherwise as a frame. */

const doing = { seat: int(0, 3), source: int(-1), other: int(-1), by: int(-1) }

/** The frame of an effect that asks somewhere (`walk.ts`); `at` is how far it has come. */
export const effectFrame = {
  name: 'effect',
  locals: struct({ ...doing, node: int(0), at: int(0) }),
} as const

/** Carries it out, or pushes a frame that will. */
export function performNode(s: State, node: Node, who: EffectOrigin, ctx: MageContext): void {
  const { seat, source, other, by } = who
  if (QUIET[node]) carry(s, node, who, ctx)
  else ctx.push(effectFrame, { seat, source, other, by, node, at: 0 })
}

/** The same with only those who do it named. */
export function perform(s: State, node: Node, source: Source, seat: Seat, ctx: MageContext): void {
  performNode(s, node, { seat, source, other: NONE, by: NONE }, ctx)
}
