import { siteRow } from '../content/ids.ts'
import { text, type Choice, type Forecast, type Frame, type Text } from '@longtable/kernel'
import { isAttacking } from '../state/combat/foes.ts'
import { lastsOf } from '../state/lasting.ts'
import { damageOf } from '../state/combat/numbers.ts'
import { heroWounds, hitOn, hitOnHero, isKnockOut } from '../state/combat/units.ts'
import { siteAt, type Hex } from '../state/pools/lattice.ts'
import { isAssault, provoked } from '../state/map/safety.ts'
import { postText } from '../text/pieces.ts'
import { Stage } from '../state/schema/stages.ts'
import { Fight, Foe } from '../state/schema/fight.ts'
import type { MageViewContext } from '../state/match.ts'
import type { Seat, StateView } from '../state/schema/state.ts'
import { strides } from '../steps/fights.ts'

/** What can be said of a choice beforehand, from what its player can see. */
export function forecast(ctx: MageViewContext, frame: Frame, choice: Choice): Forecast | null {
  const warnings = warningsFor(ctx, frame, choice)
  return warnings.length === 0 ? null : { warnings }
}

function warningsFor(ctx: MageViewContext, frame: Frame, choice: Choice): Text[] {
  switch (frame.step) {
    case 'turn.main':
      return choice.do === 'step' ? stepWarnings(ctx, Number(choice['hex'])) : []
    case 'combat.strike':
      return choice.do === 'endPhase' ? strikeWarnings(ctx.state) : []
    case 'combat.block':
      if (choice.do === 'endPhase') return damageWarnings(ctx)
      return choice.do === 'giveUp' ? blockWarnings(ctx.state) : []
    case 'combat.assign':
      return assignWarnings(ctx, choice)
    default:
      return []
  }
}

/** What a step to a space would bring about (MK-MOVE-11, MK-COMBAT-02). */
export function stepWarnings(ctx: MageViewContext, hex: Hex): Text[] {
  const { state, tables, viewer } = ctx
  const { at } = state.players[viewer]
  const enemies = strides(lastsOf(ctx), viewer) ? [] : provoked(state, at, hex, tables)
  const warnings = enemies.map((post) => text('warn.provokes', { enemy: postText(state, post) }))
  if (isAssault(state, viewer, hex, tables)) {
    warnings.push(text('warn.assault', { n: siteRow(siteAt(state, hex)).reputation ?? 0 }))
  }
  return warnings
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, n) => sum + n, 0)
}

/** MK-COMBAT-28, MK-COMBAT-98 */
function strikeWarnings({ fight, stage }: StateView): Text[] {
  const warnings: Text[] = []
  const n = sumOf(fight.attack)
  if (n > 0) warnings.push(text('warn.attackLost', { n }))
  const isAtSite = fight.kind === Fight.assault || fight.kind === Fight.owned
  const left = fight.flags.some((flags) => (flags & (Foe.garrison | Foe.done)) === Foe.garrison)
  if (stage === Stage.melee && isAtSite && left) warnings.push(text('warn.withdraw'))
  return warnings
}

/** MK-COMBAT-46 */
function blockWarnings({ fight }: StateView): Text[] {
  const n = sumOf(fight.block)
  return n > 0 ? [text('warn.blockLost', { n })] : []
}

function knockOut(s: StateView, seat: Seat, wounds: number): Text[] {
  return isKnockOut(s, seat, wounds) ? [text('warn.knockOut')] : []
}

/** What the unblocked enemies would do, each for itself (MK-COMBAT-60). */
function damageWarnings(ctx: MageViewContext): Text[] {
  const { state, tables, viewer } = ctx
  const of = lastsOf(ctx)
  let all = 0
  let wounds = 0
  state.fight.posts.forEach((_, enemy) => {
    if (!isAttacking(state, enemy)) return
    const damage = damageOf(state, enemy, tables, of)
    all += damage
    wounds += heroWounds(state, viewer, damage)
  })
  if (all === 0) return []
  return [text('warn.damage', { damage: all, count: wounds }), ...knockOut(state, viewer, wounds)]
}

function assignWarnings(ctx: MageViewContext, choice: Choice): Text[] {
  const { state, tables, viewer } = ctx
  const of = lastsOf(ctx)
  if (choice.do === 'toUnit') {
    const { destroyed } = hitOn(state, viewer, Number(choice['unit']), tables, of)
    return destroyed ? [text('warn.unitDestroyed')] : []
  }
  if (choice.do !== 'toHero') return []
  const { knockedOut, poison, paralyzed } = hitOnHero(state, viewer, tables, of)
  const warnings = knockedOut ? [text('warn.knockOut')] : []
  if (poison > 0) warnings.push(text('warn.poison'))
  if (paralyzed) warnings.push(text('warn.paralyze'))
  return warnings
}
