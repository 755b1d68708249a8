import { isItem, Z } from '../card-pool.ts'
import { WANTED } from '../choices/cards.ts'
import type { CardNo, SideNo } from '../numbers.ts'
import type { State } from '../schema.ts'
import { handOf } from './hand.ts'

/** The cards that a side has laid down. */
export function laidBy(s: State, side: SideNo): readonly CardNo[] {
  return s.cards[Z.offer + s.seatOf[side]]
}

export function isOfKind(card: CardNo, kind: number): boolean {
  return isItem(card) === (kind === WANTED.item)
}

/** How many cards of a kind a hand has; only its owner is told. */
export function heldOf(s: State, side: SideNo, kind: number): number {
  const hand = handOf(s, side)
  let held = 0
  for (let i = 0; i < hand.length; i++) if (isOfKind(hand[i], kind)) held++
  return held
}

/** DV-TRADE-2: such a trade was refused this turn. */
export function wasRefused(s: State, partner: SideNo, kind: number): boolean {
  return s.refused.includes(partner * 4 + kind)
}
