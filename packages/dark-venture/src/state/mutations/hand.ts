import { Z } from '../cards.ts'
import type { ActionCardRow, Timing } from '../../content/types.ts'
import { contextOf, canDo, runProgram } from '../../effects/interpreter.ts'
import { sideIds } from '../names.ts'
import { FACTIONS, type CardNo, type PieceNo, type SideNo } from '../numbers.ts'
import type { State, VentureContext } from '../schema.ts'
import type { MatchTables } from '../tables/match-tables.ts'
import { discardCard } from './cards.ts'
import { hasIcon, isItemRow } from './items.ts'

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

/** Why a card cannot be played at such a moment, or `''`. */
export function whyNotNow(
  s: State,
  tables: MatchTables,
  side: SideNo,
  card: CardNo,
  timing: Timing,
  self: PieceNo,
  it: PieceNo,
): string {
  const row = tables.cardRow[card]
  if (isItemRow(row)) {
    if (row.timing !== timing) return 'DV-CARD-05'
    if (!hasIcon(row, side)) return 'DV-CARD-12'
  } else {
    if (row.lines !== undefined && !isListed(row, side)) return 'DV-CARD-09'
    if (row.timing !== timing) return 'DV-CARD-05'
  }
  return canDo(s, tables, tables.cardProgram[card], contextOf(side, self, it, card)) ? '' : 'DV-FX-6'
}

/** Discards a card of the hand and does what it says before the next frame goes on. */
export function playNow(
  s: State,
  side: SideNo,
  card: CardNo,
  self: PieceNo,
  it: PieceNo,
  ctx: VentureContext,
): void {
  ctx.tell?.({ event: 'used', side, card })
  discardCard(s, side, card, ctx) // DV-CARD-08
  runProgram(ctx.tables.cardProgram[card], contextOf(side, self, it, card), ctx)
}
