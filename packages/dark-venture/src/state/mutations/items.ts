import type { PieceNo } from '../numbers.ts'
import { wornOn } from '../queries/cards.ts'
import { countOn, itemOf, roomIn, slotsOf } from '../queries/items.ts'
import { squareOf } from '../queries/pieces.ts'
import type { State } from '../schema.ts'
import type { VentureContext } from '../tables/match-tables.ts'
import { dropItem } from './cards.ts'

/** What a piece wears beyond its limit, because two became one, lies on its space (DV-CARD-15). */
export function dropSurplus(s: State, piece: PieceNo, ctx: VentureContext): void {
  const worn = wornOn(s, piece).filter((card) => roomIn(itemOf(ctx.tables, card)) === 0)
  let surplus = countOn(s, piece) - slotsOf(s, ctx.tables, piece)
  while (surplus-- > 0) {
    const card = worn.pop()
    if (card === undefined) return
    dropItem(s, card, squareOf(s, ctx.tables, piece), ctx)
  }
}
