import { text, type Text } from '@longtable/kernel'
import { WANTED } from '../../state/choices/cards.ts'
import type { CardEvent } from '../../state/events/cards.ts'
import type { CardNo, SideNo } from '../../state/numbers.ts'
import type { VentureViewContext } from '../../state/tables/match-tables.ts'
import { cardText, listed, pieceText, sideText, squareName } from '../thing-names.ts'
import { plain, said, type EventTexts } from './types.ts'

interface OfCard {
  readonly event: string
  readonly side: SideNo
  readonly card: CardNo
}

interface Trade {
  readonly event: string
  readonly side: SideNo
  readonly partner: SideNo
}

const wanted = Object.keys(WANTED)

/** Action and item cards, trades. */
export const cardEventTexts: EventTexts<CardEvent> = {
  drew: (event, { tables }) => text(`events.drew.${event.deck}`, { side: sideText(tables, event.side) }),
  drawsAt: (event, { tables }) =>
    plain(event, { unit: pieceText(tables, event.piece), space: squareName(tables, event.square) }),
  drewCard: ofCard,
  happened: ofCard,
  used: ofCard,
  discarded: ofCard,
  claimed: ofCard,
  saved: ofCard,
  savedUnseen: (event, ctx) => said(event, ctx),
  equipped: (event, { tables }) =>
    plain(event, { card: cardText(tables, event.card), unit: pieceText(tables, event.piece) }),
  dropped: (event, { tables }) =>
    plain(event, { card: cardText(tables, event.card), space: squareName(tables, event.square) }),
  stole: (event, ctx) => said(event, ctx, { from: sideText(ctx.tables, event.from) }),
  stoleCard: (event, ctx) =>
    said(event, ctx, { from: sideText(ctx.tables, event.from), card: cardText(ctx.tables, event.card) }),
  reshuffled: (event) => text(`events.reshuffled.${event.deck}`, { count: event.count }),
  proposed: (event, ctx) =>
    between(event, ctx, {
      count: event.given,
      want: text(`trade.want.${wanted[event.kind]}`, { count: event.count }),
    }),
  withdrew: (event, ctx) => between(event, ctx),
  refused: (event, ctx) => between(event, ctx),
  countered: (event, ctx) => between(event, ctx),
  traded: (event, ctx) => between(event, ctx, { given: event.given, got: event.got }),
  received: (event, ctx) =>
    said(event, ctx, {
      from: sideText(ctx.tables, event.from),
      cards: listed(event.cards.map((card) => cardText(ctx.tables, card))),
    }),
}

function ofCard(event: OfCard, ctx: VentureViewContext): Text {
  return said(event, ctx, { card: cardText(ctx.tables, event.card) })
}

function between(event: Trade, ctx: VentureViewContext, facts: Text['with'] = {}): Text {
  return said(event, ctx, { partner: sideText(ctx.tables, event.partner), ...facts })
}
