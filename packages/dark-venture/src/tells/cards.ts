import { text, type Text } from '@longtable/kernel'
import { WANTED } from '../choices/cards.ts'
import type { CardEvent } from '../events/cards.ts'
import type { CardNo, SideNo } from '../numbers.ts'
import { cardText, listed, pieceText, sideText, squareName } from '../says.ts'
import type { VentureViewContext } from '../state.ts'
import { plain, said, type Tells } from './tells.ts'

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
export const cardTells: Tells<CardEvent> = {
  drew: (event, { env }) => text(`events.drew.${event.deck}`, { side: sideText(env, event.side) }),
  drawsAt: (event, { env }) =>
    plain(event, { unit: pieceText(env, event.piece), space: squareName(env, event.square) }),
  drewCard: ofCard,
  happened: ofCard,
  used: ofCard,
  discarded: ofCard,
  claimed: ofCard,
  saved: ofCard,
  savedUnseen: (event, ctx) => said(event, ctx),
  equipped: (event, { env }) =>
    plain(event, { card: cardText(env, event.card), unit: pieceText(env, event.piece) }),
  dropped: (event, { env }) =>
    plain(event, { card: cardText(env, event.card), space: squareName(env, event.square) }),
  stole: (event, ctx) => said(event, ctx, { from: sideText(ctx.env, event.from) }),
  stoleCard: (event, ctx) =>
    said(event, ctx, { from: sideText(ctx.env, event.from), card: cardText(ctx.env, event.card) }),
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
      from: sideText(ctx.env, event.from),
      cards: listed(event.cards.map((card) => cardText(ctx.env, card))),
    }),
}

function ofCard(event: OfCard, ctx: VentureViewContext): Text {
  return said(event, ctx, { card: cardText(ctx.env, event.card) })
}

function between(event: Trade, ctx: VentureViewContext, facts: Text['with'] = {}): Text {
  return said(event, ctx, { partner: sideText(ctx.env, event.partner), ...facts })
}
