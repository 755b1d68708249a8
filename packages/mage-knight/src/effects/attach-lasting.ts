import type { Lasting } from '../content/effect.ts'
import { lookAround } from '../state/map/reveal.ts'
import { needOffers } from '../state/offers.ts'
import { isSince } from '../state/rules-version.ts'
import { inCombat, inDuel, Stage } from '../state/schema/stages.ts'
import { Bound, type State } from '../state/schema/state.ts'
import type { MageContext, EffectOrigin, Node } from '../state/match.ts'

/** What lasts is attached to the frame of the combat, the turn or the round. */

export function startLasting(
  s: State,
  until: 'combat' | 'turn' | 'round' | 'ownTurn',
  is: Lasting,
  node: Node,
  origin: EffectOrigin,
  ctx: MageContext,
): void {
  const step = until === 'ownTurn' ? 'round' : until
  const where = step === 'combat' && inDuel(s.stage) ? 'duel' : step
  attachLasting(s, where, is.rule, node, origin, ctx, {
    ...(until === 'ownTurn' && { until: origin.seat }),
    ...(isSince(ctx.tables, 3) && fromInfluence(is) && { before: s.players[origin.seat].influence }),
  })
  ctx.tell?.({ event: 'lastingBegan', seat: origin.seat, node, source: origin.source })
  if (is.rule === 'seeGarrisons') lookAround(s, origin.seat, ctx)
  if ((is.rule === 'buy' || is.rule === 'castOffer') && isSince(ctx.tables, 3)) needOffers(s, ctx) // MK-SC-15
}

/** Diplomacy: Influence of before does not count, so how much there was is remembered. */
function fromInfluence(is: Lasting): boolean {
  return is.rule === 'useAs' && is.from === 'influence'
}

/** Attaches what lasts to a frame, with all that is bound now. */
export function attachLasting(
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
