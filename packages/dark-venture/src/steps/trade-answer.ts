import { type Choice, type Described, text } from '@longtable/kernel'
import { Z } from '../state/card-pool.ts'
import { ACCEPT, BACK, COUNTER_OFFER, DECLINE, LAY, OFFER, WANTED } from '../state/choices/cards.ts'
import { tradeAnswerFrame, tradeCounterFrame, tradeGiveFrame, tradeSettleFrame } from '../state/frames.ts'
import { layCard, refuseTrade, showLaid, swapLaid, takeBack, withdraw } from '../state/mutations/trade.ts'
import type { CardNo, SideNo } from '../state/numbers.ts'
import { wornBy } from '../state/queries/cards.ts'
import { handOf } from '../state/queries/hand.ts'
import { heldOf, isOfKind, laidBy } from '../state/queries/trade.ts'
import type { State } from '../state/schema.ts'
import { ask, type VentureContext, type VentureViewContext } from '../state/tables/match-tables.ts'
import { cardText, sideText } from './combat-text.ts'
import { laidText, wantText } from './trade-text.ts'

/** The other half of a trade: the partner agrees, refuses or offers something else once (DV-CARD-02). */

function describeCard({ tables }: VentureViewContext, name: string, card: CardNo): Described {
  return { text: text(`choose.${name}`, { card: cardText(tables, card) }), at: `card:${card}` }
}

/** Cards to lay down or to take back, and what else can be said. */
function describeLaying(ctx: VentureViewContext, _f: unknown, choice: Choice): Described {
  if (choice.do === 'lay' || choice.do === 'back') return describeCard(ctx, choice.do, Number(choice['card']))
  return { text: text(`choose.${choice.do}`) }
}

/** What can be answered to a proposal of that kind: an offer is no yes or no, and a gift is nothing but that. */
function answersTo(kind: number): readonly Choice[] {
  if (kind === WANTED.offer) return [COUNTER_OFFER, DECLINE]
  return kind === WANTED.gift ? [ACCEPT, DECLINE] : [ACCEPT, COUNTER_OFFER, DECLINE]
}

function canAccept(s: State, partner: SideNo, kind: number, count: number): boolean {
  return kind === WANTED.gift || heldOf(s, partner, kind) >= count
}

export const tradeAnswer = ask(tradeAnswerFrame.name, {
  locals: tradeAnswerFrame.locals.fields,
  seat: (s, f) => s.seatOf[f.partner],
  universe: (_s, f) => answersTo(f.kind),
  offer: (s, f, menu) => {
    if (f.kind !== WANTED.offer) {
      if (canAccept(s, f.partner, f.kind, f.count)) menu.add(ACCEPT)
      else menu.block?.(ACCEPT, 'DV-TRADE-3')
    }
    if (f.kind !== WANTED.gift) {
      if (handOf(s, f.partner).length > 0) menu.add(COUNTER_OFFER)
      else menu.block?.(COUNTER_OFFER, 'DV-TRADE-3')
    }
    menu.add(DECLINE)
  },
  take: (s, f, choice: Choice, ctx) => {
    const { side, partner, kind, count } = f
    if (choice.do === DECLINE.do) refuseTrade(s, f, ctx)
    else if (choice.do === COUNTER_OFFER.do) ctx.next(tradeCounterFrame, { side, partner, kind, count })
    else if (kind === WANTED.gift) swapLaid(s, f, ctx)
    else ctx.next(tradeGiveFrame, { side, partner, kind, count })
  },
  question: (ctx, f) => {
    const values = { side: sideText(ctx.tables, f.side), cards: laidText(ctx, f.side) }
    if (f.kind === WANTED.gift) return text('ask.tradeGift', values)
    return text('ask.tradeAnswer', { ...values, want: wantText(f.kind, f.count) })
  },
  describe: (_ctx, _f, choice) => ({ text: text(`choose.${choice.do}`) }),
})

/** The partner has agreed and chooses the cards that were asked for; until they are there it can still refuse. */
export const tradeGive = ask(tradeGiveFrame.name, {
  locals: tradeGiveFrame.locals.fields,
  seat: (s, f) => s.seatOf[f.partner],
  universe: (s, f): Choice[] => [...laying(s, f.partner), DECLINE],
  offer: (s, f, menu) => {
    const hand = handOf(s, f.partner)
    for (let i = 0; i < hand.length; i++) {
      if (isOfKind(hand[i], f.kind)) menu.add(LAY[hand[i]])
      else menu.block?.(LAY[hand[i]], 'DV-TRADE-3')
    }
    blockWorn(s, f.partner, menu)
    if (menu.revise !== undefined) for (const card of laidBy(s, f.partner)) menu.revise(BACK[card])
    menu.add(DECLINE)
  },
  take: (s, f, choice: Choice, ctx) => {
    if (choice.do === DECLINE.do) {
      refuseTrade(s, f, ctx)
      return
    }
    layOrTakeBack(s, f.partner, choice, ctx)
    if (laidBy(s, f.partner).length === f.count) swapLaid(s, f, ctx)
  },
  question: ({ state }, f) => text('ask.tradeGive', { count: f.count - laidOf(state, f.partner) }),
  describe: describeLaying,
})

function laidOf({ cards, seatOf }: VentureViewContext['state'], side: SideNo): number {
  return cards[Z.offer + seatOf[side]].length
}

/** Cards of the hand and worn ones, to lay down; laid ones, to take back. */
function laying(s: State, side: SideNo): Choice[] {
  return [
    ...handOf(s, side).map((card) => LAY[card]),
    ...wornBy(s, side).map((card) => LAY[card]),
    ...laidBy(s, side).map((card) => BACK[card]),
  ]
}

interface Blocking {
  block?(choice: Choice, rule: string): void
}

/** What is equipped is not traded (DV-TRADE-3). */
function blockWorn(s: State, side: SideNo, menu: Blocking): void {
  if (menu.block !== undefined) for (const card of wornBy(s, side)) menu.block(LAY[card], 'DV-TRADE-3')
}

function layOrTakeBack(s: State, side: SideNo, choice: Choice, ctx: VentureContext): void {
  const card = Number(choice['card'])
  if (choice.do === 'lay') layCard(s, side, card, ctx)
  else takeBack(s, side, card, ctx)
}

/** The partner lays down something else, which the proposer sees when it is offered. */
export const tradeCounter = ask(tradeCounterFrame.name, {
  locals: tradeCounterFrame.locals.fields,
  seat: (s, f) => s.seatOf[f.partner],
  universe: (s, f): Choice[] => [...laying(s, f.partner), OFFER, DECLINE],
  offer: (s, f, menu) => {
    const hand = handOf(s, f.partner)
    for (let i = 0; i < hand.length; i++) menu.add(LAY[hand[i]])
    blockWorn(s, f.partner, menu)
    if (menu.revise !== undefined) for (const card of laidBy(s, f.partner)) menu.revise(BACK[card])
    if (laidBy(s, f.partner).length > 0) menu.add(OFFER)
    else menu.block?.(OFFER, 'DV-TRADE-3')
    menu.add(DECLINE)
  },
  take: (s, f, choice: Choice, ctx) => {
    const { side, partner, kind } = f
    if (choice.do === DECLINE.do) refuseTrade(s, f, ctx)
    else if (choice.do === OFFER.do) {
      showLaid(s, partner, side, ctx)
      ctx.tell?.({ event: 'countered', side, partner })
      ctx.next(tradeSettleFrame, { side, partner, kind, count: laidBy(s, partner).length })
    } else layOrTakeBack(s, partner, choice, ctx)
  },
  question: (ctx, f) =>
    text('ask.tradeCounter', { side: sideText(ctx.tables, f.side), cards: laidText(ctx, f.side) }),
  describe: describeLaying,
})

/** The last word is the proposer's. */
export const tradeSettle = ask(tradeSettleFrame.name, {
  locals: tradeSettleFrame.locals.fields,
  seat: (s, f) => s.seatOf[f.side],
  universe: () => [ACCEPT, DECLINE],
  offer: (_s, _f, menu) => {
    menu.add(ACCEPT)
    menu.add(DECLINE)
  },
  take: (s, f, choice: Choice, ctx) => {
    if (choice.do === ACCEPT.do) swapLaid(s, f, ctx)
    else withdraw(s, f, ctx)
  },
  question: (ctx, f) =>
    text('ask.tradeSettle', {
      side: sideText(ctx.tables, f.partner),
      cards: laidText(ctx, f.partner),
      own: laidText(ctx, f.side),
    }),
  describe: (_ctx, _f, choice) => ({ text: text(`choose.${choice.do}`) }),
})
