import type { Effect } from '../content/effect.ts'
import { woundUnit } from '../state/mutations.ts'
import { stopAttack } from '../state/combat/foes.ts'
import { duelAttack } from '../state/combat/duel.ts'
import { inDuel } from '../state/schema/stages.ts'
import { Bound, type Seat, type State } from '../state/schema/state.ts'
import type { MageContext, Node, Source } from '../state/match.ts'
import { defeat } from '../steps/combat-outcome.ts'
import type { Unit } from '../state/pools/unit-cards.ts'
import { resistBits } from '../state/traits.ts'
import { amountOf, boundEnemy } from './amount.ts'
import { nodeOf } from './compile.ts'
import { lastingOf } from '../state/lasting.ts'

/** What effects do to enemies, and to the units of an opponent in a duel (MK-PVP-60 to 69). */

export type OnEnemy = Extract<Effect, { do: 'armor' | 'noAttack' | 'strip' | 'destroy' }>

/** On the bound enemy, or on the bound unit of the opponent. */
export function doToEnemy(s: State, effect: OnEnemy, seat: Seat, source: Source, ctx: MageContext): void {
  if (inDuel(s.stage)) doToUnit(s, effect, seat, source, s.bound[Bound.target], ctx)
  else if (boundEnemy(s) >= 0) doToPost(s, effect, seat, source, boundEnemy(s), ctx)
}

function doToPost(
  s: State,
  effect: OnEnemy,
  seat: Seat,
  source: Source,
  enemy: number,
  ctx: MageContext,
): void {
  const post = s.fight.posts[enemy]
  switch (effect.do) {
    case 'armor': {
      const n = amountOf(s, effect.less, seat, ctx.tables, ctx)
      ctx.lasting('combat', 'armor', { node: nodeOf(effect), seat, source, post, n })
      return
    }
    case 'strip':
      ctx.lasting('combat', 'strip', { node: nodeOf(effect), seat, source, post, ...strippedBits(effect) })
      return
    case 'noAttack':
      stopAttack(s, enemy) // MK-COMBAT-49
      return
    case 'destroy':
      defeat(s, enemy, ctx) // MK-COMBAT-85
      return
  }
}

function strippedBits({ what }: Extract<OnEnemy, { do: 'strip' }>): Readonly<Record<string, number>> {
  const resist = resistBits(what.filter((one) => one !== 'fortification' && one !== 'swift'))
  return {
    resist,
    fortified: what.includes('fortification') ? 1 : 0,
    swift: what.includes('swift') ? 1 : 0,
  }
}

function doToUnit(s: State, effect: OnEnemy, seat: Seat, source: Source, unit: Unit, ctx: MageContext): void {
  if (unit < 0) return
  switch (effect.do) {
    case 'armor': {
      const n = amountOf(s, effect.less, seat, ctx.tables, ctx)
      ctx.lasting('duel', 'unitArmor', { node: nodeOf(effect), seat, source, unit, n })
      return
    }
    case 'strip':
      ctx.lasting('duel', 'unitStrip', {
        node: nodeOf(effect),
        seat,
        source,
        unit,
        ...strippedBits(effect),
      })
      return
    case 'noAttack':
      takeOff(s, unit, ctx)
      return
    case 'destroy':
      woundUnit(s, unit, 1, ctx) // MK-PVP-61
      return
  }
}

/** MK-PVP-66: a unit’s whole share comes off the attack that was sent. */
function takeOff(s: State, unit: Unit, ctx: MageContext): void {
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
export function blockSucceeded(s: State, post: number, ctx: MageContext): readonly Waiting[] {
  const waiting = lastingOf(ctx, 'ifBlocked').filter(({ data }) => data['post'] === post)
  if (waiting.length === 0) return []
  ctx.endEffects((one) => one.effect === 'ifBlocked' && one.data['post'] === post)
  s.bound[Bound.target] = post
  return waiting.map(({ data }) => ({ node: data['node'], source: data['source'] }))
}
