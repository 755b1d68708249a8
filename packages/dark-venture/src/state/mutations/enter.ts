import { storyEnterFrame } from '../frames.ts'
import { TOKEN } from '../names.ts'
import { ITEM_DECK, type PieceNo } from '../numbers.ts'
import { hasEnterRule } from '../queries/entering.ts'
import { marksOn } from '../queries/marks.ts'
import { isPlayers, squareOf } from '../queries/pieces.ts'
import type { State } from '../schema.ts'
import type { VentureContext } from '../tables/match-tables.ts'
import { drawCards } from './cards.ts'
import { liftMark } from './marks.ts'

/**
 * What happens at once when a unit has moved onto a square: a player's unit takes a blue token and draws an item
 * (DV-MOVE-07, DV-CARD-10, DV-AUTO-09), the scenario may have a word to say. Comes before the next frame goes on.
 */
export function enter(s: State, piece: PieceNo, ctx: VentureContext): void {
  const tables = ctx.tables
  const side = s.side[piece]
  if (hasEnterRule(tables)) ctx.push(storyEnterFrame, { piece })
  const square = squareOf(s, tables, piece)
  if (!isPlayers(s, side) || marksOn(s, square, TOKEN.itemDraw) === 0) return
  liftMark(s, square, TOKEN.itemDraw)
  ctx.tell?.({ event: 'token', token: TOKEN.itemDraw, square, piece, how: 'taken' })
  drawCards(side, piece, ITEM_DECK, 1, ctx)
}
