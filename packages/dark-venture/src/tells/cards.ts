import { text, type Text } from '@longtable/kernel'
import { WANTED } from '../choices/cards.ts'
import type { CardEvent } from '../events/cards.ts'
import type { CardNo, SideNo } from '../numbers.ts'
import { cardText, listed, pieceText, sideText, squareName } from '../says.ts'
import type { VentureLook } from '../state.ts'
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
  savedUnseen: (event, look) => said(event, look),
  equipped: (event, { env }) =>
    plain(event, { card: cardText(env, event.card), unit: pieceText(env, event.piece) }),
  dropped: (event, { env }) =>
    plain(event, { card: cardText(env, event.card), space: squareName(env, event.square) }),
  stole: (event, look) => said(event, look, { from: sideText(look.env, event.from) }),
  stoleCard: (event, look) =>
    said(event, look, { from: sideText(look.env, event.from), card: cardText(look.env, event.card) }),
  reshuffled: (event) => text(`events.reshuffled.${event.deck}`, { count: event.count }),
  proposed: (event, look) =>
    between(event, look, {
      count: event.given,
      want: text(`trade.want.${wanted[event.kind]}`, { count: event.count }),
    }),
  withdrew: (event, look) => between(event, look),
  refused: (event, look) => between(event, look),
  countered: (event, look) => between(event, look),
  traded: (event, look) => between(event, look, { given: event.given, got: event.got }),
  received: (event, look) =>
    said(event, look, {
      from: sideText(look.env, event.from),
      cards: listed(event.cards.map((card) => cardText(look.env, card))),
    }),
}

function ofCard(event: OfCard, look: VentureLook): Text {
  return said(event, look, { card: cardText(look.env, event.card) })
}

function between(event: Trade, look: VentureLook, facts: Text['with'] = {}): Text {
  return said(event, look, { partner: sideText(look.env, event.partner), ...facts })
}
