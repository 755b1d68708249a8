import { Z, itemNo } from '../card-pool.ts'
import { type CardNo, type PieceNo, type SideNo } from '../numbers.ts'
import { DROPPED, type State } from '../schema.ts'

/** The items that units of a side wear. */
export function wornBy(s: State, side: SideNo): CardNo[] {
  return s.cards[Z.worn].filter((card) => isWornBy(s, side, card))
}

/** Does a unit of the side wear the item? */
export function isWornBy(s: State, side: SideNo, card: CardNo): boolean {
  const wearer = s.lies[itemNo(card)]
  return wearer >= 0 && wearer < DROPPED && s.side[wearer] === side
}

/** Saved cards of a side, worn ones included (DV-CARD-17). */
export function savedCards(s: State, side: SideNo): number {
  const seat = s.seatOf[side]
  let count = seat < 0 ? 0 : s.cards[Z.hand + seat].length
  const worn = s.cards[Z.worn]
  for (let i = 0; i < worn.length; i++) if (isWornBy(s, side, worn[i])) count++
  return count
}

/** Which they are: the hand, then what is worn. */
export function savedBy(s: State, side: SideNo): CardNo[] {
  const seat = s.seatOf[side]
  return [...(seat < 0 ? [] : s.cards[Z.hand + seat]), ...wornBy(s, side)]
}

/** What a piece wears. */
export function wornOn(s: State, piece: PieceNo): CardNo[] {
  return s.cards[Z.worn].filter((card) => s.lies[itemNo(card)] === piece)
}
