import type { ActionCardRow } from '../../content/types.ts'
import { Z } from '../card-pool.ts'
import { sideIds } from '../names.ts'
import { type CardNo, FACTIONS, type SideNo } from '../numbers.ts'
import type { State } from '../schema.ts'

/** Cards of a hand, and when they are played. */

const NONE: readonly CardNo[] = []

/** The hand of a side; its size is public. */
export function handOf(s: State, side: SideNo): readonly CardNo[] {
  const seat = side < 0 ? -1 : s.seatOf[side]
  return seat < 0 ? NONE : s.cards[Z.hand + seat]
}

/** Is the side one of those that the card has a line for (DV-CARD-07, DV-CARD-09)? */
export function isListed({ lines }: ActionCardRow, side: SideNo): boolean {
  return lines !== undefined && side >= 0 && side < FACTIONS && sideIds[side] in lines
}
