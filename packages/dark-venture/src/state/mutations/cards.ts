import { cards, isItem, Z, itemNo } from '../card-pool.ts'
import { cardDrawFrame, cardRoomFrame, cardSaveFrame } from '../frames.ts'
import { type CardNo, NOBODY, type PieceNo, type SideNo, type Square } from '../numbers.ts'
import { isWornBy, savedCards, wornOn } from '../queries/cards.ts'
import { DROPPED, PLAYER, type State } from '../schema.ts'
import type { VentureContext } from '../tables/match-tables.ts'

/** Draws cards, one after the other, before the next frame goes on; `deck` is ACTION_DECK or ITEM_DECK. */
export function drawCards(
  side: SideNo,
  piece: PieceNo,
  deck: number,
  count: number,
  ctx: VentureContext,
): void {
  ctx.push(cardDrawFrame, { side, piece, deck, left: count })
}

/** Saves a card that lies in another zone; which one goes for it is asked if that is one too many. */
export function saveCard(s: State, side: SideNo, card: CardNo, from: number, ctx: VentureContext): void {
  if (!needsRoom(s, side, ctx)) {
    ctx.move(cards, card, from, Z.hand + s.seatOf[side])
    keepToLimit(s, side, ctx)
    return
  }
  const isOffered = from === Z.offer + s.seatOf[side]
  if (!isOffered && from !== Z.shown) ctx.move(cards, card, from, Z.shown)
  ctx.push(cardRoomFrame, { side, card: isOffered ? NOBODY : card })
}

/** Must an older card go before another one is saved (DV-CARD-01)? */
export function needsRoom(s: State, side: SideNo, { tables }: VentureContext): boolean {
  return tables.options.fullHand === 'older' && savedCards(s, side) >= tables.edition.supply.savedCards
}

/** Asks a side that has more cards than it may save which ones go, before the next frame goes on (DV-CARD-01). */
export function keepToLimit(s: State, side: SideNo, ctx: VentureContext): void {
  if (s.control[side] !== PLAYER || s.seatOf[side] < 0) return
  if (savedCards(s, side) > ctx.tables.edition.supply.savedCards) ctx.push(cardSaveFrame, { side })
}

/** Discards a saved or worn card. */
export function discardCard(s: State, side: SideNo, card: CardNo, ctx: VentureContext): void {
  const isWorn = isItem(card) && isWornBy(s, side, card)
  if (isWorn) s.lies[itemNo(card)] = NOBODY
  discardFrom(side, card, isWorn ? Z.worn : Z.hand + s.seatOf[side], ctx)
}

/** Discards a card that lies in a zone. */
export function discardFrom(side: SideNo, card: CardNo, from: number, ctx: VentureContext): void {
  ctx.move(cards, card, from, isItem(card) ? Z.itemPile : Z.actionPile)
  ctx.tell?.({ event: 'discarded', side, card })
}

/** What a lost unit wore lies on its space (DV-CARD-18). */
export function dropItems(s: State, piece: PieceNo, square: Square, ctx: VentureContext): void {
  for (const card of wornOn(s, piece)) dropItem(s, card, square, ctx)
}

/** One worn item lies on a space. */
export function dropItem(s: State, card: CardNo, square: Square, ctx: VentureContext): void {
  ctx.move(cards, card, Z.worn, Z.dropped)
  s.lies[itemNo(card)] = DROPPED + square
  ctx.tell?.({ event: 'dropped', card, square })
}

/** Items worn by a piece go to another. */
export function moveItems(s: State, from: PieceNo, to: PieceNo): void {
  for (let item = 0; item < s.lies.length; item++) if (s.lies[item] === from) s.lies[item] = to
}
