import { allBut, audience, int, text } from '@longtable/kernel'
import { KEEP } from '../state/choices/end.ts'
import { ask, run, type MageContext } from '../state/match.ts'
import { STREAM, type Seat, type State, type StateView } from '../state/schema/state.ts'
import { deeds, DRAFT, Z, type Card } from '../state/pools/deed-cards.ts'
import { atCard, cardText } from '../text/pieces.ts'

/** The variant of drafting: advanced actions are picked before the game and join the deck after each Day (MK-VAR-40, MK-VAR-41). */

/** The cards on some of the places of a seat. */
function cardsAt(s: Pick<StateView, 'deeds'>, seat: Seat, first: number, count: number): Card[] {
  const from = seat * DRAFT.places + first
  return (s.deeds[Z.draft] ?? []).slice(from, from + count).filter((card) => card >= 0)
}

/** Those that go round: packet `n` began at seat `n`. */
const packetOf = (s: Pick<StateView, 'deeds'>, n: number): Card[] => cardsAt(s, n, 0, DRAFT.passed)

/** Those that a seat has kept. */
export function draftedBy(s: Pick<StateView, 'deeds'>, seat: Seat): Card[] {
  return cardsAt(s, seat, DRAFT.passed, DRAFT.kept)
}

/** Everybody keeps a card and passes the others on, clockwise, until each has three; `pick` counts all picks. */
export const draft = run('draft', {
  locals: { pick: int(0) },
  run: (s, f, ctx) => {
    const { seats } = ctx
    if (f.pick === 0) dealPackets(s, ctx)
    const turn = Math.floor(f.pick / seats)
    if (turn === DRAFT.kept) {
      ctx.pop()
      endDraft(s, ctx)
      return
    }
    const seat = f.pick++ % seats
    const packet = (seat - turn + turn * seats) % seats
    passOn(s, packet, seat, ctx)
    if (packetOf(s, packet).length > 0) ctx.push(draftPick, { seat, packet })
  },
})

function dealPackets(s: State, ctx: MageContext): void {
  for (let seat = 0; seat < ctx.seats; seat++) {
    for (let n = 0; n < DRAFT.passed; n++) {
      const card = s.deeds[Z.actionDeck].at(-1)
      if (card !== undefined) ctx.move(deeds, card, Z.actionDeck, Z.draft, { slot: seat * DRAFT.places + n })
    }
  }
}

/** Mixed, so that those who had the packet before do not see by its place which card is taken next. */
function passOn(s: State, packet: number, seat: Seat, ctx: MageContext): void {
  for (const card of packetOf(s, packet)) ctx.move(deeds, card, Z.draft, Z.mix)
  ctx.shuffle(deeds, Z.mix, STREAM.offers)
  for (let n = 0; s.deeds[Z.mix].length > 0; n++) {
    const card = s.deeds[Z.mix][s.deeds[Z.mix].length - 1]
    ctx.move(deeds, card, Z.mix, Z.draft, { slot: packet * DRAFT.places + n })
    ctx.show(deeds, card, Z.draft, [seat])
  }
}

export const draftPick = ask('draft.pick', {
  locals: { seat: int(0, 3), packet: int(0, 3) },
  seat: (_s, f) => f.seat,
  universe: (s, f) => packetOf(s, f.packet).map((card) => KEEP[card]),
  offer: (s, f, menu) => {
    for (const card of packetOf(s, f.packet)) menu.add(KEEP[card])
  },
  take: (s, f, { card }, ctx) => {
    const { seat } = f
    const slot = seat * DRAFT.places + DRAFT.passed + draftedBy(s, seat).length
    ctx.pop()
    ctx.move(deeds, card, Z.draft, Z.draft, { slot })
    ctx.show(deeds, card, Z.draft, [seat])
    ctx.tell?.({ event: 'drafted', seat }, allBut(seat))
    ctx.tell?.({ event: 'draftedCard', seat, card }, audience(seat))
  },
  question: ({ state }, f) => text('ask.draft', { count: DRAFT.kept - draftedBy(state, f.seat).length }),
  describe: (_ctx, _f, { card }) => ({
    text: text('choose.draft', { card: cardText(card) }),
    at: atCard(card),
  }),
})

/** What nobody picked is shuffled back. */
function endDraft(s: State, ctx: MageContext): void {
  for (let n = 0; n < ctx.seats; n++) {
    for (const card of packetOf(s, n)) ctx.move(deeds, card, Z.draft, Z.actionDeck)
  }
  ctx.shuffle(deeds, Z.actionDeck, STREAM.offers)
}

/** After a Day everybody shuffles one into the deck, which the next round does with all cards (MK-VAR-41). */
export function joinDrafted(s: State, ctx: MageContext): void {
  if (!ctx.tables.options.drafting || s.night) return
  for (let seat = ctx.seats - 1; seat >= 0; seat--) {
    if (draftedBy(s, seat).length > 0) ctx.push(draftJoin, { seat })
  }
}

export const draftJoin = ask('draft.join', {
  locals: { seat: int(0, 3) },
  seat: (_s, f) => f.seat,
  universe: (s, f) => draftedBy(s, f.seat).map((card) => KEEP[card]),
  offer: (s, f, menu) => {
    for (const card of draftedBy(s, f.seat)) menu.add(KEEP[card])
  },
  take: (_s, f, { card }, ctx) => {
    ctx.pop()
    ctx.move(deeds, card, Z.draft, Z.deck + f.seat)
    ctx.tell?.({ event: 'draftJoined', seat: f.seat }, allBut(f.seat))
    ctx.tell?.({ event: 'draftJoinedCard', seat: f.seat, card }, audience(f.seat))
  },
  question: () => text('ask.draftJoin'),
  describe: (_ctx, _f, { card }) => ({
    text: text('choose.draftJoin', { card: cardText(card) }),
    at: atCard(card),
  }),
})
