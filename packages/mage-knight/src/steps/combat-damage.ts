import { int, text, type Text } from '@longtable/kernel'
import { ORDER, TO_HERO, TO_UNIT } from '../state/choices/combat.ts'
import { DONE } from '../state/choices/common.ts'
import { NONE } from '../content/ids.ts'
import { destroyUnit, discardNonWounds, takeWound, woundUnit } from '../state/mutations.ts'
import { enemyAt, isAttacking } from '../state/combat/foes.ts'
import { lastsOf } from '../state/lasting.ts'
import { dealNext, drain } from '../state/combat/attacks.ts'
import { abilitiesOf, damageOf } from '../state/combat/numbers.ts'
import { Ability } from '../state/traits.ts'
import { heroWounds, hitOn, hitOnHero, whyNoDamage } from '../state/combat/units.ts'
import { OUT_OF_TURN_TOO, TURN_ABILITIES } from './plays/index.ts'
import { atPost, atSeat, atUnit, DAMAGE, postText, unitText } from '../text/pieces.ts'
import { ask, run, type MageViewContext, type MageContext } from '../state/match.ts'
import { Foe } from '../state/schema/fight.ts'
import type { Seat, State, StateView } from '../state/schema/state.ts'
import type { TokenSlot } from '../state/pools/tokens.ts'
import { U, type Unit } from '../state/pools/unit-cards.ts'

/** The damage of unblocked enemies, one after the other in the player's order (MK-COMBAT-60). */
export const damage = run('combat.damage', {
  locals: { seat: int() },
  run: (s, { seat }, ctx) => {
    let next = NONE
    let waiting = 0
    for (let enemy = 0; enemy < s.fight.posts.length; enemy++) {
      if (!isUnassigned(s, enemy)) continue
      next = enemy
      waiting++
    }
    if (waiting === 0) ctx.pop()
    else if (waiting === 1) deal(s, seat, next, ctx)
    else ctx.push(order, { seat })
  },
})

function isUnassigned(s: StateView, enemy: number): boolean {
  return isAttacking(s, enemy) && (s.fight.flags[enemy] & Foe.assigned) === 0
}

function deal(s: State, seat: Seat, enemy: number, ctx: MageContext): void {
  dealNext(s, enemy, ctx.tables)
  const no = s.fight.attackNo
  s.fight.damage = damageOf(s, enemy, ctx.tables, ctx, no)
  if (s.fight.damage === 0) return
  s.fight.facing = enemy
  ctx.push(assign, { seat })
}

/** Whose damage comes next? */
export const order = ask('combat.order', {
  locals: { seat: int() },
  seat: (_s, f) => f.seat,
  universe: (s): (typeof DONE | (typeof ORDER)[number])[] => {
    const waiting = s.fight.posts.filter((_, enemy) => isUnassigned(s, enemy))
    return waiting.length === 0 ? [DONE] : waiting.map((post) => ORDER[post])
  },
  offer: (s, _f, menu) => {
    const { posts } = s.fight
    let waiting = 0
    for (let enemy = 0; enemy < posts.length; enemy++) {
      if (!isUnassigned(s, enemy)) continue
      menu.add(ORDER[posts[enemy]])
      waiting++
    }
    // What was played here may have stopped them all.
    if (waiting === 0) menu.add(DONE)
  },
  take: (s, { seat }, choice, ctx) => {
    ctx.pop()
    if (choice.do === 'order') deal(s, seat, enemyAt(s, choice.post), ctx)
  },
  question: () => text('ask.order'),
  describe: (ctx, _f, choice) =>
    choice.do === 'done'
      ? { text: text('choose.done') }
      : { text: dealtText(ctx, 'choice.order', choice.post), at: atPost(choice.post) },
  abilities: TURN_ABILITIES,
  others: OUT_OF_TURN_TOO,
})

/** All of it must be taken, by one unit after another and then by the hero (MK-COMBAT-64, MK-COMBAT-65, MK-COMBAT-72). */
export const assign = ask('combat.assign', {
  locals: { seat: int() },
  seat: (_s, f) => f.seat,
  universe: (s, { seat }) => [...s.units[U.band + seat].map((unit) => TO_UNIT[unit]), TO_HERO],
  offer: (s, { seat }, menu) => {
    const units = s.units[U.band + seat]
    for (let i = 0; i < units.length; i++) {
      const why = whyNoDamage(s, seat, units[i], menu)
      if (why === '') menu.add(TO_UNIT[units[i]])
      else menu.block?.(TO_UNIT[units[i]], why)
    }
    menu.add(TO_HERO)
  },
  take: (s, { seat }, choice, ctx) => {
    if (choice.do === 'toUnit') hurtUnit(s, seat, choice.unit, ctx)
    else hurtHero(s, seat, ctx)
    if (s.fight.damage > 0) return
    s.fight.facing = NONE
    s.fight.attackNo = 0
    ctx.pop()
  },
  question: ({ state }) => {
    const { posts, facing, damage: n } = state.fight
    return text('ask.assign', { enemy: postText(state, posts[facing]), n })
  },
  describe: (ctx, { seat }, choice) =>
    choice.do === 'toUnit'
      ? { text: toUnitText(ctx, seat, choice.unit), at: atUnit(choice.unit), from: DAMAGE }
      : {
          text: text('choice.toHero', { count: heroWounds(ctx.state, seat, ctx.state.fight.damage) }),
          at: atSeat(seat),
          from: DAMAGE,
        },
  abilities: TURN_ABILITIES,
  others: OUT_OF_TURN_TOO,
})

function hurtUnit(s: State, seat: Seat, unit: Unit, ctx: MageContext): void {
  const { fight } = s
  const { left, wounds, destroyed } = hitOn(s, seat, unit, ctx.tables, ctx)
  const taken = fight.damage - left
  fight.damage = left
  fight.hurt.push(unit) // MK-COMBAT-67
  ctx.tell?.({ event: 'damaged', seat, unit, n: taken, wounds })
  if (wounds > 0) feed(s, 1, ctx)
  if (destroyed) destroyUnit(s, unit, ctx)
  else if (wounds > 0) woundUnit(s, unit, wounds as 1 | 2, ctx)
}

/** MK-FOE-15 */
function feed(s: State, n: number, ctx: MageContext): void {
  const { facing } = s.fight
  if ((abilitiesOf(s, facing, ctx.tables, ctx) & Ability.vampiric) !== 0) drain(s, facing, n)
}

function hurtHero(s: State, seat: Seat, ctx: MageContext): void {
  const { fight } = s
  const { wounds, poison, paralyzed } = hitOnHero(s, seat, ctx.tables, ctx)
  ctx.tell?.({ event: 'damaged', seat, unit: NONE, n: fight.damage, wounds })
  fight.damage = 0
  feed(s, wounds, ctx)
  takeWound(s, seat, wounds, 'hand', ctx) // MK-COMBAT-69, MK-COMBAT-70, MK-COMBAT-71
  if (poison > 0) takeWound(s, seat, poison, 'discard', ctx)
  if (!paralyzed) return
  ctx.tell?.({ event: 'paralyzed', seat })
  discardNonWounds(s, seat, ctx)
}

function dealtText(ctx: MageViewContext, key: string, post: TokenSlot): Text {
  const { state, tables } = ctx
  const n = damageOf(state, enemyAt(state, post), tables, lastsOf(ctx))
  return text(key, { enemy: postText(state, post), damage: n })
}

function toUnitText(ctx: MageViewContext, seat: Seat, unit: Unit): Text {
  const { state, tables } = ctx
  const { armor, left, wounded } = hitOn(state, seat, unit, tables, lastsOf(ctx))
  return text(wounded ? 'choice.toUnit' : 'choice.toUnitUnhurt', { unit: unitText(unit), armor, left })
}
