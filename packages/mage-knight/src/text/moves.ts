import { text, type Described, type Text } from '@longtable/kernel'
import { EXPLORE_COST } from '../content/tracks.ts'
import { lastsOf } from '../state/lasting.ts'
import type { Hex, Slot } from '../state/pools/lattice.ts'
import { stepCost } from '../state/map/terrain.ts'
import { atHex, atSlot, hexText, slotText } from './hex.ts'
import type { EffectsInPlay, MageViewContext } from '../state/match.ts'
import type { Seat } from '../state/schema/state.ts'

/** How steps and new tiles are called. */

/** The tables and what lasts, as a view shows them. */
export function around(ctx: MageViewContext): EffectsInPlay {
  return lastsOf(ctx)
}

export function moveText(count: number): Text {
  return text('price.move', { count })
}

export function describeStep(ctx: MageViewContext, seat: Seat, hex: Hex): Described {
  const { state } = ctx
  const entry = { text: text('choice.step', { hex: hexText(state, hex) }), at: atHex(hex) }
  const cost = stepCost(state, seat, hex, around(ctx))
  return cost < 0 ? entry : { ...entry, cost: moveText(cost) }
}

export function describeExploring({ tables }: MageViewContext, slot: Slot): Described {
  return {
    text: text('choice.explore', { slot: slotText(tables, slot) }),
    cost: moveText(EXPLORE_COST),
    at: atSlot(slot),
  }
}
