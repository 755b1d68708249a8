import type { Lasting } from '../content/effect.ts'
import { lookAround } from '../state/map/reveal.ts'
import { inCombat, inDuel, Stage } from '../state/schema/stages.ts'
import { Bound, type State } from '../state/schema/state.ts'
import type { MageContext, EffectOrigin, Node } from '../state/match.ts'

/** What lasts hangs on the frame of the combat, the turn or the round. */

export function carryLasting(
  s: State,
  until: 'combat' | 'turn' | 'round' | 'ownTurn',
  is: Lasting,
  node: Node,
  doing: EffectOrigin,
  ctx: MageContext,
): void {
  const step = until === 'ownTurn' ? 'round' : until
  const where = step === 'combat' && inDuel(s.stage) ? 'duel' : step
  hang(s, where, is.rule, node, doing, ctx, until === 'ownTurn' ? { until: doing.seat } : {})
  ctx.tell?.({ event: 'lastingBegan', seat: doing.seat, node, source: doing.source })
  if (is.rule === 'seeGarrisons') lookAround(s, doing.seat, ctx)
}

/** Hangs what lasts on a frame, with all that is bound now. */
export function hang(
  s: State,
  step: string,
  word: string,
  node: Node,
  { seat, source }: EffectOrigin,
  ctx: MageContext,
  more: Readonly<Record<string, number>>,
): void {
  let where = step
  if (step === 'combat' && inDuel(s.stage)) where = 'duel' // MK-PVP-65
  else if (step === 'combat' && !inCombat(s.stage) && s.stage !== Stage.none) where = 'turn'
  ctx.lasting(where, word, { node, seat, source, colour: s.bound[Bound.colour], ...more })
}
