import { allBut, audience, int, text } from '@longtable/kernel'
import { DONE } from '../state/choices/common.ts'
import { LONG_NIGHT } from '../state/choices/end.ts'
import { TacticOf } from '../content/ids.ts'
import { atTactic } from '../text/pieces.ts'
import { ask, run, type MageContext } from '../state/match.ts'
import { Last } from '../state/schema/player.ts'
import { STREAM, type Seat, type State } from '../state/schema/state.ts'
import { deeds, Z, type Card } from '../state/pools/deed-cards.ts'

/** Draws cards one after the other; an empty deck stops it, unless Long Night steps in (MK-ENDTURN-12). */
export const draw = run('draw', {
  locals: { seat: int(0, 3), n: int(0) },
  run: (s, f, ctx) => {
    const cards: Card[] = []
    while (f.n > 0) {
      const card = ctx.draw(deeds, Z.deck + f.seat, Z.hand + f.seat)
      if (card < 0) break
      cards.push(card)
      f.n--
    }
    if (cards.length > 0) {
      ctx.tell?.({ event: 'drew', seat: f.seat, count: cards.length }, allBut(f.seat))
      ctx.tell?.(
        { event: 'drewCards', seat: f.seat, cards: cards.toSorted((a, b) => a - b) },
        audience(f.seat),
      )
    }
    if (f.n > 0 && hasLongNight(s, f.seat)) ctx.next(longNight, { seat: f.seat, n: f.n })
    else ctx.pop()
  },
})

/** May Long Night be used, if the deck is empty (MK-TACTIC-13)? */
function hasLongNight(s: State, seat: Seat): boolean {
  const { tactic, tacticUsed, lastTurn } = s.players[seat]
  return (
    tactic === TacticOf.longNight &&
    !tacticUsed &&
    lastTurn !== Last.over &&
    s.deeds[Z.deck + seat].length === 0 &&
    s.deeds[Z.discard + seat].length > 0
  )
}

/** The deck has run out in the middle of a draw: `n` cards are still to be drawn. */
export const longNight = ask('end.longNight', {
  locals: { seat: int(0, 3), n: int(0) },
  seat: (_s, f) => f.seat,
  universe: () => [LONG_NIGHT, DONE],
  offer: (_s, _f, menu) => {
    menu.add(LONG_NIGHT)
    menu.add(DONE)
  },
  take: (s, f, choice, ctx) => {
    if (choice.do === 'longNight') {
      spendLongNight(s, f.seat, ctx)
      ctx.next(draw, { seat: f.seat, n: f.n })
    } else ctx.pop()
  },
  question: (_ctx, f) => text('ask.longNight', { count: f.n }),
  describe: (ctx, f, choice) =>
    choice.do === 'done'
      ? { text: text('choose.noLongNight') }
      : { text: text('choose.longNight'), at: atTactic(ctx.state.players[f.seat].tactic) },
})

const LONG_NIGHT_CARDS = 3

/** Three random cards of the discard pile become the deck, or all if there are fewer (MK-Q75). */
function spendLongNight(s: State, seat: Seat, ctx: MageContext): void {
  s.players[seat].tacticUsed = true
  ctx.moveAll(deeds, Z.discard + seat, Z.mix)
  ctx.shuffle(deeds, Z.mix, STREAM.decks)
  for (let n = 0; n < LONG_NIGHT_CARDS; n++) ctx.draw(deeds, Z.mix, Z.deck + seat)
  if (s.deeds[Z.mix].length > 0) ctx.moveAll(deeds, Z.mix, Z.discard + seat)
  ctx.tell?.({ event: 'tacticUsed', seat, tactic: TacticOf.longNight })
}
