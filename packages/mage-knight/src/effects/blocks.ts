import { int, text } from '@longtable/kernel'
import type { EffectsInPlay } from '../state/match.ts'
import { UNIT } from '../state/choices/effects.ts'
import type { Block } from '../content/effect.ts'
import { ElementOf, NONE } from '../content/ids.ts'
import { inDuel } from '../state/schema/stages.ts'
import {
  ask,
  type MageContext,
  type MatchTables,
  type EffectOrigin,
  type Node,
  type Source,
} from '../state/match.ts'
import { Bound, type Seat, type State } from '../state/schema/state.ts'
import { atUnit, unitText } from '../text/pieces.ts'
import type { Unit } from '../state/pools/unit-cards.ts'
import { amountOf } from './amount.ts'
import { runImmediate } from './run.ts'
import { enemyIgnores, unitIgnores } from './resists.ts'
import { attachLasting } from './attach-lasting.ts'
import { sourceText } from '../text/sources.ts'
import { addBlock } from './add-points.ts'

/** Blocks, and what they do to the enemy that is blocked: at once, or if the block succeeds (MK-DEED-21). */

export function runBlock(s: State, effect: Block, node: Node, origin: EffectOrigin, ctx: MageContext): void {
  const { seat, source } = origin
  const n = amountOf(s, effect.n, seat, ctx.tables, ctx)
  addBlock(s, seat, source, ElementOf[effect.element], effect.twiceAgainstSwift === true, n, ctx)
  if (effect.against === undefined && effect.ifBlocked === undefined) return
  if (inDuel(s.stage)) answerUnits(s, effect, node, origin, ctx)
  else if (s.fight.facing >= 0) {
    const ignored = enemyIgnores(s, s.fight.facing, source, ctx.tables, ctx) // MK-COMBAT-14
    fallOn(s, effect, node, origin, s.fight.posts[s.fight.facing], ignored, ctx)
  }
}

/** Does a block do something to whoever is blocked, and not only for the blocker? */
function hasTarget({ against, ifBlocked }: Block): boolean {
  return against !== undefined || ifBlocked?.do === 'destroy'
}

/** MK-PVP-62: in a duel it falls on a unit that contributed to the attack; of several, the blocker says which. */
function answerUnits(s: State, effect: Block, node: Node, origin: EffectOrigin, ctx: MageContext): void {
  const { seat, source } = origin
  const units = hasTarget(effect) ? contributors(s, seat, source, ctx.tables, ctx) : []
  if (units.length > 1) ctx.push(blockedUnit, { ...origin, node })
  else fallOn(s, effect, node, origin, units.length === 1 ? units[0] : NONE, units.length === 0, ctx)
}

/** Unwounded units whose share is in the attack (MK-PVP-60), and that mind the colour of the effect (MK-PVP-69). */
function contributors(s: State, seat: Seat, source: Source, tables: MatchTables, of: EffectsInPlay): Unit[] {
  return helpers(s).filter((unit) => !unitIgnores(s, seat, unit, source, tables, of))
}

function helpers(s: Pick<State, 'duel' | 'unitWounds'>): Unit[] {
  const { helped } = s.duel
  const units: Unit[] = []
  for (let i = 0; i < helped.length; i += 3) {
    if (s.unitWounds[helped[i]] === 0 && !units.includes(helped[i])) units.push(helped[i])
  }
  return units
}

function fallOn(
  s: State,
  { against, ifBlocked }: Block,
  node: Node,
  origin: EffectOrigin,
  target: number,
  ignored: boolean,
  ctx: MageContext,
): void {
  const parts = ctx.tables.nodes.parts[node]
  const before = s.bound[Bound.target]
  s.bound[Bound.target] = target
  if (against !== undefined && !ignored) runImmediate(s, parts[0], origin, ctx)
  if (ifBlocked !== undefined && !(ignored && ifBlocked.do === 'destroy')) {
    attachLasting(s, 'combat', 'ifBlocked', parts[parts.length - 1], origin, ctx, { post: target })
  }
  s.bound[Bound.target] = before
}

/** Which of the units that contributed to the attack the block answers. */
export const blockedUnit = ask('effect.blocked', {
  locals: { seat: int(0, 3), source: int(-1), other: int(-1), by: int(-1), node: int(0) },
  seat: (_s, f) => f.seat,
  universe: (s) => helpers(s).map((unit) => UNIT[unit]),
  offer: (s, f, menu) => {
    for (const unit of helpers(s)) {
      if (unitIgnores(s, f.seat, unit, f.source, menu.tables, menu)) menu.block?.(UNIT[unit], 'MK-PVP-69')
      else menu.add(UNIT[unit])
    }
  },
  take: (s, f, { unit }, ctx) => {
    const { seat, source, other, by, node } = f
    const effect = ctx.tables.nodes.effects[node]
    ctx.pop()
    if (effect.do === 'block') fallOn(s, effect, node, { seat, source, other, by }, unit, false, ctx)
  },
  question: (ctx, f) => text('ask.effect.blocked', { source: sourceText(ctx.tables, f.source) }),
  describe: (_ctx, _f, { unit }) => ({ text: unitText(unit), at: atUnit(unit) }),
})
