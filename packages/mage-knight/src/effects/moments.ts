import type { Numbers } from '@longtable/kernel'
import type { Moment } from '../content/effect.ts'
import { NONE } from '../content/ids.ts'
import { takeWound } from '../state/mutations.ts'
import { Bound, type Seat, type State } from '../state/schema/state.ts'
import type { MageContext } from '../state/match.ts'
import { lastingOf, momentNo, ruleOf, touches } from '../state/lasting.ts'
import { performNode } from './run.ts'

/**
 * Says that something happened that a played effect may wait for (`after`), or that mana was used. Data has the
 * `seat` it happened to, and the `colour` of a spell or mana.
 */
export function tellMoment(s: State, moment: Moment | 'manaUsed', data: Numbers, ctx: MageContext): void {
  const seat = data['seat']
  const colour = data['colour'] ?? NONE
  if (moment === 'manaUsed') {
    manaUsed(s, seat, colour, ctx)
    return
  }
  const all = lastingOf(ctx, 'after')
  if (all.length === 0) return
  const no = momentNo(moment)
  const waiting = all.filter(
    (one) => one.data['moment'] === no && one.data['seat'] === seat && isOf(one.data['of'], colour),
  )
  if (waiting.length === 0) return
  if (moment === 'endOfTurn' || moment === 'nextOwnTurn') {
    ctx.endEffects((one) => one.effect === 'after' && one.data['moment'] === no && one.data['seat'] === seat)
  }
  // Those that ask lie on each other: the first one to be carried out is pushed last.
  for (const {
    data: { node, source, colour: bound },
  } of waiting.toReversed()) {
    s.bound[Bound.colour] = bound
    performNode(s, node, { seat, source, other: NONE, by: NONE }, ctx)
  }
}

function isOf(wanted: number, colour: number): boolean {
  return wanted === NONE || wanted === colour
}

/** Where the bits of Mana Curse begin in `player.cursed`; those of Mana Exploit come first. */
export const CURSE_BITS = 8

/** Mana Curse and Mana Exploit: one Wound for each colour, on the own turn (MK-Q82). */
function manaUsed(s: State, seat: Seat, colour: number, ctx: MageContext): void {
  if (s.active !== seat) return
  const player = s.players[seat]
  for (const one of lastingOf(ctx, 'woundOnMana')) {
    if (!touches(one, seat, ctx.tables.team)) continue
    const same = ruleOf(one, 'woundOnMana', ctx.tables)?.of === 'same'
    if ((one.data['colour'] === colour) !== same) continue
    const bit = 1 << (same ? CURSE_BITS + colour : colour)
    if ((player.cursed & bit) !== 0) continue
    player.cursed |= bit
    takeWound(s, seat, 1, 'hand', ctx)
  }
}
