import { int, text } from '@longtable/kernel'
import { DONE } from '../state/choices/common.ts'
import { CARD } from '../state/choices/effects.ts'
import type { CardFilter, Cost } from '../content/effect.ts'
import { ColourOf } from '../content/ids.ts'
import { discardCard, takeWound } from '../state/mutations.ts'
import { ask, type MageContext, type EffectOrigin, type Source } from '../state/match.ts'
import { Bound, type Seat, type State } from '../state/schema/state.ts'
import { Did } from '../state/schema/player.ts'
import { CARD_COLOUR, deeds, isWound, likeOf, Z, type Card } from '../state/pools/deed-cards.ts'
import { atCard, cardText } from '../text/pieces.ts'
import { sourceText } from '../text/sources.ts'
import { payMana } from './pay.ts'
import { filterOut } from './targets.ts'

/** What is paid before the rest of an effect happens (MK-CARD-10). */

const filters: readonly CardFilter[] = ['nonWound', 'wound', 'any', 'coloured', 'action', 'ofColour']

export function payCost(s: State, cost: Cost, { seat, source }: EffectOrigin, ctx: MageContext): void {
  switch (cost.pay) {
    case 'mana': {
      const mask =
        cost.of === 'same'
          ? 1 << s.bound[Bound.colour]
          : cost.of.reduce((bits, colour) => bits | (1 << ColourOf[colour]), 0)
      payMana(seat, [mask], [], 0, source, ctx)
      return
    }
    case 'manas':
      payMana(
        seat,
        cost.of.map((colour) => 1 << ColourOf[colour]),
        [],
        0,
        source,
        ctx,
      )
      return
    case 'card':
      startCardCost(s, seat, source, cost, ctx)
      return
    case 'cards':
      s.bound[Bound.count] = 0
      ctx.push(costCards, { seat, source, taken: 0 })
      return
    case 'move':
      s.players[seat].move -= cost.n
      return
    case 'wound':
      takeWound(s, seat, 1, 'hand', ctx)
      return
  }
}

/** One answer is no question. */
function startCardCost(
  s: State,
  seat: Seat,
  source: Source,
  { which, to }: Extract<Cost, { pay: 'card' }>,
  ctx: MageContext,
): void {
  const open = payingCards(s, seat, source).filter((card) => filterOut(s, which, card) === '')
  if (open.length === 1) give(s, seat, open[0], to === 'gone', ctx)
  else if (open.length > 1)
    ctx.push(costCard, { seat, source, which: filters.indexOf(which), gone: to === 'gone' ? 1 : 0 })
}

/** The cards of the hand, alike ones once, without the one that is being paid for (MK-CARD-12). */
function payingCards(s: State, seat: Seat, source: Source): Card[] {
  const cards = s.deeds[Z.hand + seat].filter((card) => card !== source)
  return cards.filter((card, i) => cards.findIndex((other) => likeOf(other) === likeOf(card)) === i)
}

/** Discards or throws away; binds the card and its colour. */
function give(s: State, seat: Seat, card: Card, gone: boolean, ctx: MageContext): void {
  s.bound[Bound.card] = card
  s.bound[Bound.colour] = CARD_COLOUR[card]
  s.bound[Bound.count] = 1
  if (!gone) {
    discardCard(s, seat, card, ctx)
    return
  }
  ctx.move(deeds, card, Z.hand + seat, isWound(card) ? Z.wounds : Z.gone) // MK-CARD-13
  s.players[seat].did |= Did.played
  ctx.tell?.({ event: 'cardMoved', seat, card, to: 'gone' })
}

export const costCard = ask('cost.card', {
  locals: { seat: int(0, 3), source: int(-1), which: int(0), gone: int(0, 1) },
  seat: (_s, f) => f.seat,
  universe: (s, f) => payingCards(s, f.seat, f.source).map((card) => CARD[card]),
  offer: (s, f, menu) => {
    for (const card of payingCards(s, f.seat, f.source)) {
      const rule = filterOut(s, filters[f.which], card)
      if (rule === '') menu.add(CARD[card])
      else menu.block?.(CARD[card], rule)
    }
  },
  take: (s, f, choice, ctx) => {
    const { seat, gone } = f
    ctx.pop()
    give(s, seat, choice.card, gone === 1, ctx)
  },
  question: (ctx, f) =>
    text(f.gone === 1 ? 'ask.effect.throwAway' : 'ask.effect.discard', {
      source: sourceText(ctx.tables, f.source),
    }),
  describe: (_ctx, _f, choice) => ({ text: cardText(choice.card), at: atCard(choice.card) }),
})

/** Any number of cards (Sword of Justice). */
export const costCards = ask('cost.cards', {
  locals: { seat: int(0, 3), source: int(-1), taken: int(0) },
  seat: (_s, f) => f.seat,
  universe: (s, f) => [...payingCards(s, f.seat, f.source).map((card) => CARD[card]), DONE],
  offer: (s, f, menu) => {
    for (const card of payingCards(s, f.seat, f.source)) {
      const rule = filterOut(s, 'nonWound', card)
      if (rule === '') menu.add(CARD[card])
      else menu.block?.(CARD[card], rule)
    }
    menu.add(DONE)
  },
  take: (s, f, choice, ctx) => {
    if (choice.do === 'done') {
      s.bound[Bound.count] = f.taken
      ctx.pop()
      return
    }
    f.taken++
    discardCard(s, f.seat, choice.card, ctx)
  },
  question: (ctx, f) =>
    text('ask.effect.discardAny', { source: sourceText(ctx.tables, f.source), n: f.taken }),
  describe: (_ctx, _f, choice) =>
    choice.do === 'done'
      ? { text: text('choose.effect.done') }
      : { text: cardText(choice.card), at: atCard(choice.card) },
})
