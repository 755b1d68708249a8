import type { Unit } from '../state/pools/unit-cards.ts'
import { reaches, type Lasting } from '../content/effect.ts'
import { ElementOf } from '../content/ids.ts'
import { gainFame } from '../state/mutations.ts'
import { inDuel, STAGES_OF, type StageNo } from '../state/schema/stages.ts'
import type { MageContext, Source } from '../state/match.ts'
import type { Seat, State } from '../state/schema/state.ts'
import { bannerRow } from '../state/banners.ts'
import { ruleOf, lastingOf } from '../state/lasting.ts'
import { isCardSource, unitOfSource } from '../state/sources.ts'

/** Move, Influence, healing, attacks and blocks go to the player's pools and to those of the fight. */

export function addMove(s: State, seat: Seat, n: number, ctx: MageContext): void {
  const player = s.players[seat]
  player.move += n
  if (n !== 0) ctx.tell?.({ event: 'points', seat, what: 'move', n, now: player.move })
}

export function addInfluence(s: State, seat: Seat, n: number, ctx: MageContext): void {
  const player = s.players[seat]
  player.influence += n
  if (n !== 0) ctx.tell?.({ event: 'points', seat, what: 'influence', n, now: player.influence })
}

/** `fameEach`: the Golden Grail's points are spent first and give fame. */
export function addHealing(s: State, seat: Seat, n: number, fameEach: number, ctx: MageContext): void {
  const player = s.players[seat]
  player.healing += n
  if (fameEach > 0) player.grail += n
  if (n !== 0) ctx.tell?.({ event: 'points', seat, what: 'healing', n, now: player.healing })
}

/** What is added to an attack or block by what the source is: a card, or a unit. */
type What = 'attack' | 'block'

export const MELEE = reaches.indexOf('melee')
const RANGED = reaches.indexOf('ranged')

export function addAttack(
  s: State,
  seat: Seat,
  source: Source,
  reach: number,
  element: number,
  n: number,
  ctx: MageContext,
): void {
  const total = n + bonus(s, seat, source, 'attack', reach, ctx)
  s.fight.attack[reach * 4 + element] += total
  helped(s, seat, source, total, reach * 4 + element)
  ctx.tell?.({ event: 'attackAdded', seat, reach, element, n: total })
}

/** Counted twice against Swift: the second half of the pool. */
export function addBlock(
  s: State,
  seat: Seat,
  source: Source,
  element: number,
  twice: boolean,
  n: number,
  ctx: MageContext,
): void {
  const total = n + bonus(s, seat, source, 'block', MELEE, ctx)
  s.fight.block[twice ? element + 4 : element] += total
  ctx.tell?.({ event: 'blockAdded', seat, element, n: total })
}

/** In a duel the units that add to an attack are remembered (MK-PVP-62, MK-PVP-66). */
function helped(s: State, seat: Seat, source: Source, n: number, kind: number): void {
  const unit = unitOfSource(source)
  if (unit >= 0 && inDuel(s.stage) && s.duel.attacker === seat) s.duel.helped.push(unit, n, kind)
}

function bonus(s: State, seat: Seat, source: Source, what: What, reach: number, ctx: MageContext): number {
  if (isCardSource(source)) return cardBonus(seat, what, ctx)
  const unit = unitOfSource(source)
  return unit < 0 ? 0 : unitBonus(s, seat, unit, what, reach, ctx)
}

/** Ambush: the first attack or block card of the turn, played sideways too (MK-CARD-25). */
function cardBonus(seat: Seat, what: What, ctx: MageContext): number {
  let n = 0
  for (const one of lastingOf(ctx, 'firstCard')) {
    if (one.data['seat'] === seat) n += ruleOf(one, 'firstCard', ctx.tables)?.[what] ?? 0
  }
  if (n > 0) ctx.endEffects((one) => one.effect === 'firstCard' && one.data['seat'] === seat)
  return n
}

/** What raises a unit's values, whatever their element (MK-UNIT-08): effects on all units, on the next one, a banner. */
function unitBonus(s: State, seat: Seat, unit: Unit, what: What, reach: number, ctx: MageContext): number {
  let n = 0
  let fame = 0
  for (const one of lastingOf(ctx, 'units')) {
    const rule = one.data['seat'] === seat ? ruleOf(one, 'units', ctx.tables) : undefined
    n += rule?.[what] ?? 0
    fame += rule?.fameEachFight ?? 0
  }
  n += leadership(s, seat, what, reach, ctx)
  const banner = bannerRow(ctx.tables, s.unitBanner[unit])
  n += banner?.[what] ?? 0
  fame += banner?.fameEachFight ?? 0
  if (fame > 0) gainFame(s, seat, fame, ctx)
  return n
}

/** MK-SKILL-11: one of the three values, which the ability has. */
function leadership(s: State, seat: Seat, what: What, reach: number, ctx: MageContext): number {
  let n = 0
  for (const one of lastingOf(ctx, 'nextUnit')) {
    const rule = one.data['seat'] === seat ? ruleOf(one, 'nextUnit', ctx.tables) : undefined
    if (rule !== undefined) n += leadershipOf(rule, s.stage, what, reach)
  }
  if (n > 0) ctx.endEffects((one) => one.effect === 'nextUnit' && one.data['seat'] === seat)
  return n
}

type NextUnit = Extract<Lasting, { readonly rule: 'nextUnit' }>

/** In the Attack phase all attacks are just attacks; before it, only a ranged one is ranged. */
function leadershipOf(rule: NextUnit, stage: StageNo, what: What, reach: number): number {
  if (reach === MELEE) return rule[what]
  if (rule.byPhase === undefined) return rule.ranged
  if (((1 << stage) & STAGES_OF.attackPhase) !== 0) return rule.attack
  return reach === RANGED ? rule.ranged : 0
}

/** A card played sideways: physical, never ranged (MK-CARD-04, MK-CARD-05). */
export function addSideways(
  s: State,
  seat: Seat,
  source: Source,
  as: 'move' | 'influence' | 'attack' | 'block',
  n: number,
  ctx: MageContext,
): void {
  switch (as) {
    case 'move':
      return addMove(s, seat, n, ctx)
    case 'influence':
      return addInfluence(s, seat, n, ctx)
    case 'attack':
      return addAttack(s, seat, source, MELEE, ElementOf.physical, n, ctx)
    case 'block':
      return addBlock(s, seat, source, ElementOf.physical, false, n, ctx)
  }
}
