import { int, ints, text } from '@longtable/kernel'
import { BID, HERO, MOST_BID, PASS } from '../state/choices/common.ts'
import { NONE, type HeroNo } from '../content/ids.ts'
import { numbered } from '../content/numbers.ts'
import { playerText } from '../text/players.ts'
import { atHero, heroText } from '../text/pieces.ts'
import { ask, type MageContext } from '../state/match.ts'
import type { Seat, State, StateView } from '../state/schema/state.ts'
import { playerOf } from './heroes.ts'

/** The variant of the auction: a hero that somebody picks may be bid for with fame (MK-VAR-01 to 04). */

/** The first of the drawn order who has no hero; NONE. */
function nextPicker(s: Pick<StateView, 'order' | 'players'>): Seat {
  return s.order.find((seat) => s.players[seat].hero === NONE) ?? NONE
}

/** MK-VAR-01; `chosen`: the seats in the order in which they got their heroes. */
export const auction = ask('auction.pick', {
  locals: { chosen: ints() },
  seat: (s) => nextPicker(s),
  universe: (_s, _f, { box }) => box.heroes.map((hero) => HERO[hero]),
  offer: (s, _f, menu) => {
    for (const hero of menu.tables.box.heroes) {
      const seat = playerOf(s, hero)
      if (seat === NONE) menu.add(HERO[hero])
      else menu.block?.(HERO[hero], 'MK-SETUP-01', { player: playerText(seat) })
    }
  },
  take: (s, f, { hero }, ctx) => {
    const seat = nextPicker(s)
    const rivals = s.order.filter((other) => other !== seat && s.players[other].hero === NONE)
    if (rivals.length === 0) {
      giveHero(s, f.chosen, seat, hero, 0, ctx)
      return
    }
    ctx.tell?.({ event: 'heroWanted', seat, hero })
    ctx.next(bidding, { chosen: f.chosen, hero, best: seat, bid: 0, asked: rivals[0], passed: 0 })
  },
  question: () => text('ask.hero'),
  describe: (_ctx, _f, { hero }) => ({
    text: text('choose.hero', { hero: numbered.heroes[hero].name }),
    at: atHero(hero),
  }),
})

/** Only the winner pays; the marker may begin below 0 (MK-VAR-03, MK-VAR-04). The last hero needs no bids. */
function giveHero(
  s: State,
  before: readonly Seat[],
  seat: Seat,
  hero: HeroNo,
  bid: number,
  ctx: MageContext,
): void {
  s.players[seat].hero = hero
  s.players[seat].fame -= bid
  ctx.tell?.({ event: 'heroPicked', seat, hero })
  if (bid > 0) ctx.tell?.({ event: 'fame', seat, n: -bid, now: s.players[seat].fame })
  const chosen = [...before, seat]
  if (chosen.length < s.players.length) ctx.next(auction, { chosen })
  else {
    s.order = chosen // MK-SETUP-02
    ctx.pop()
  }
}

/** The least that a seat has to bid: whoever is earlier in the order need only match (MK-VAR-02). */
function leastBid(s: Pick<StateView, 'order'>, seat: Seat, best: Seat, bid: number): number {
  const isEarlier = s.order.indexOf(seat) < s.order.indexOf(best)
  return isEarlier ? Math.max(1, bid) : bid + 1
}

/** MK-VAR-02: one after the other, until all but one have given up. */
export const bidding = ask('auction.bid', {
  locals: { chosen: ints(), hero: int(0), best: int(0, 3), bid: int(0), asked: int(0, 3), passed: int(0) },
  seat: (_s, f) => f.asked,
  universe: () => [...BID.slice(1), PASS],
  offer: (s, f, menu) => {
    const least = leastBid(s, f.asked, f.best, f.bid)
    for (let n = least; n <= MOST_BID; n++) menu.add(BID[n])
    for (let n = 1; n < least; n++) menu.block?.(BID[n], 'MK-VAR-02', { n: least })
    menu.add(PASS)
  },
  take: (s, f, choice, ctx) => {
    const seat = f.asked
    if (choice.do === 'pass') {
      f.passed |= 1 << seat
      ctx.tell?.({ event: 'bidNoMore', seat })
    } else {
      f.best = seat
      f.bid = choice.fame
      ctx.tell?.({ event: 'bid', seat, n: choice.fame })
    }
    const next = nextBidder(s, seat, f.best, f.passed)
    if (next !== NONE) {
      f.asked = next
      return
    }
    giveHero(s, f.chosen, f.best, f.hero, f.bid, ctx)
  },
  question: (_ctx, f) => {
    const said = { hero: heroText(f.hero), player: playerText(f.best), n: f.bid }
    return f.bid === 0 ? text('ask.bidFirst', said) : text('ask.bid', said)
  },
  describe: (_ctx, f, choice) =>
    choice.do === 'pass'
      ? { text: text('choose.noBid') }
      : { text: text('choose.bid', { count: choice.fame }), at: atHero(f.hero) },
})

/** The next in the order, going round, who has no hero, has not given up and has not the best bid. */
function nextBidder(s: State, after: Seat, best: Seat, passed: number): Seat {
  const { order } = s
  const from = order.indexOf(after)
  for (let n = 1; n <= order.length; n++) {
    const seat = order[(from + n) % order.length]
    if (seat !== best && s.players[seat].hero === NONE && (passed & (1 << seat)) === 0) return seat
  }
  return NONE
}
