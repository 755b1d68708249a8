import type { Timing } from '../content/types.ts'
import { discardCard } from '../state/mutations/cards.ts'
import type { CardNo, PieceNo, SideNo } from '../state/numbers.ts'
import { isListed } from '../state/queries/hand.ts'
import { hasIcon, isItemRow } from '../state/queries/items.ts'
import type { State } from '../state/schema.ts'
import type { MatchTables, VentureContext } from '../state/tables/match-tables.ts'
import { canDo, contextOf, runProgram } from './interpreter.ts'

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
