import { cards, Z } from '../card-pool.ts'
import type { CardNo, SideNo } from '../numbers.ts'
import { laidBy } from '../queries/trade.ts'
import type { State } from '../schema.ts'
import type { VentureContext } from '../tables/match-tables.ts'
import { keepToLimit } from './cards.ts'

/** Trades of saved cards between two players (DV-CARD-02). Laid cards wait in `offer`, and go back whole. */

/** Who trades with whom. */
interface Trade {
  readonly side: SideNo
  readonly partner: SideNo
  readonly kind: number
}

export function layCard(s: State, side: SideNo, card: CardNo, ctx: VentureContext): void {
  const seat = s.seatOf[side]
  ctx.move(cards, card, Z.hand + seat, Z.offer + seat)
}

export function takeBack(s: State, side: SideNo, card: CardNo, ctx: VentureContext): void {
  const seat = s.seatOf[side]
  ctx.move(cards, card, Z.offer + seat, Z.hand + seat)
}

/** The other one, and nobody else, is shown what a side has laid down. */
export function showLaid(s: State, side: SideNo, to: SideNo, ctx: VentureContext): void {
  for (const card of laidBy(s, side)) ctx.show(cards, card, Z.offer + s.seatOf[side], [s.seatOf[to]])
}

/** Everything goes back to the hands, all at once: so nobody forgets what was shown. */
function putBack(s: State, { side, partner }: Trade, ctx: VentureContext): void {
  for (const one of [side, partner]) {
    const seat = s.seatOf[one]
    if (s.cards[Z.offer + seat].length > 0) ctx.moveAll(cards, Z.offer + seat, Z.hand + seat)
  }
}

/** The proposer changes its mind, about its own proposal or the other's. */
export function withdraw(s: State, trade: Trade, ctx: VentureContext): void {
  putBack(s, trade, ctx)
  ctx.tell?.({ event: 'withdrew', side: trade.side, partner: trade.partner })
  ctx.pop()
}

/** The partner says no, and is not asked for such a trade again (DV-TRADE-2). */
export function refuseTrade(s: State, trade: Trade, ctx: VentureContext): void {
  const { side, partner, kind } = trade
  putBack(s, trade, ctx)
  s.refused.push(partner * 4 + kind)
  ctx.tell?.({ event: 'refused', side, partner })
  ctx.pop()
}

/** What both have laid down changes hands, and nothing else (DV-TRADE-3); then too many cards go (DV-CARD-01). */
export function swapLaid(s: State, { side, partner }: Trade, ctx: VentureContext): void {
  const given = laidBy(s, side).slice()
  const got = laidBy(s, partner).slice()
  ctx.tell?.({ event: 'traded', side, partner, given: given.length, got: got.length })
  handOver(s, side, partner, given, ctx)
  handOver(s, partner, side, got, ctx)
  ctx.pop()
  for (const one of [partner, side]) keepToLimit(s, one, ctx)
}

function handOver(s: State, from: SideNo, to: SideNo, given: readonly CardNo[], ctx: VentureContext): void {
  if (given.length === 0) return
  const giver = s.seatOf[from]
  const taker = s.seatOf[to]
  ctx.moveAll(cards, Z.offer + giver, Z.hand + taker)
  ctx.tell?.({ event: 'received', side: to, from, cards: given }, (1 << giver) | (1 << taker))
}
