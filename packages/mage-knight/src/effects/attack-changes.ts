import type { TokenSlot } from '../state/pools/tokens.ts'
import { duelAttack } from '../state/combat/duel.ts'
import { lastingOf } from '../state/lasting.ts'
import type { MageContext, Node, Source } from '../state/match.ts'
import type { Unit } from '../state/pools/unit-cards.ts'
import { Bound, type State } from '../state/schema/state.ts'

/** What effects do to the enemies of a fight, and to the attack of a duel. */

/** MK-PVP-66: a unit’s whole share comes off the attack that was sent. */
export function takeOff(s: State, unit: Unit, ctx: MageContext): void {
  const { helped } = s.duel
  const rest: number[] = []
  for (let i = 0; i < helped.length; i += 3) {
    const [n, kind] = [helped[i + 1], helped[i + 2]]
    if (helped[i] !== unit) rest.push(helped[i], n, kind)
    else s.fight.attack[kind] = Math.max(0, s.fight.attack[kind] - n)
  }
  s.duel.helped = rest
  s.duel.attack = duelAttack(s, ctx)
}

/** MK-PVP-68: in a duel, what keeps all enemies from attacking cancels the whole attack. */
export function cancelAttack(s: State): void {
  s.duel.attack = 0
  s.duel.helped = []
  s.fight.attack.fill(0)
}

interface Waiting {
  readonly node: Node
  readonly source: Source
}

/** The block of an enemy has succeeded: what waited for that happens (MK-DEED-21). */
export function blockSucceeded(s: State, post: TokenSlot, ctx: MageContext): readonly Waiting[] {
  const waiting = lastingOf(ctx, 'ifBlocked').filter(({ data }) => data['post'] === post)
  if (waiting.length === 0) return []
  ctx.endEffects((one) => one.effect === 'ifBlocked' && one.data['post'] === post)
  s.bound[Bound.target] = post
  return waiting.map(({ data }) => ({ node: data['node'], source: data['source'] }))
}
