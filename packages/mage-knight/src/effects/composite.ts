import { bool, int, ints, text } from '@longtable/kernel'
import { OPTION } from '../state/choices/effects.ts'
import { NONE } from '../content/ids.ts'
import { ask, run, type HelpQuery, type MageContext, type Use, type Source } from '../state/match.ts'
import { Did } from '../state/schema/player.ts'
import type { Seat, State } from '../state/schema/state.ts'
import { CARD_COLOUR, deeds, kindOf, Z, type Card } from '../state/pools/deed-cards.ts'
import { unitKind } from '../state/pools/unit-cards.ts'
import { atCard, atUnit, cardText, unitText } from '../text/pieces.ts'
import { withBonus } from './compile.ts'
import { tellMoment } from './moments.ts'
import { payMana } from './pay.ts'
import { effectStep, performNode } from './run.ts'
import { startUse } from './start-use.ts'
import { OrderedOffers } from './ordered-offers.ts'
import { choosable, isPerformable, isUnitUsable, type PerformAs } from './performable.ts'
import { unitSource } from '../state/sources.ts'

/** Cards that use other cards, and units of the offer that lend an ability (MK-CARD-21). */

export const PERFORM_AS: readonly PerformAs[] = ['basic', 'strong', 'asInHand']

/** The inner card is kept here, since its effect may run several times; what was bound outside is restored. */
export const performCard = run('perform', {
  locals: {
    seat: int(0, 3),
    card: int(0),
    as: int(0, 2),
    times: int(0),
    bonus: int(0),
    by: int(-1),
    saved: ints(5),
    first: bool(),
  },
  run: (s, f, ctx) => {
    const { seat, card, bonus, by } = f
    const as = PERFORM_AS[f.as]
    if (f.first) {
      f.first = false
      layOut(s, seat, card, ctx)
    }
    const open = f.times === 0 ? [] : openUses(s, seat, card, as, ctx)
    if (open.length === 0) {
      s.bound = f.saved.slice()
      ctx.pop()
      return
    }
    f.times--
    if (open.length === 1) performUse(s, seat, card, open[0], as, bonus, by, ctx)
    else ctx.push(performWhich, { seat, card, as: f.as, bonus, by })
  },
})

/** From the hand it goes to the play area; a card thrown away or in the offer stays where it is. */
function layOut(s: State, seat: Seat, card: Card, ctx: MageContext): void {
  if (!s.deeds[Z.hand + seat].includes(card)) return
  s.players[seat].did |= Did.played
  ctx.move(deeds, card, Z.hand + seat, Z.play + seat)
}

function openUses(s: State, seat: Seat, card: Card, as: PerformAs, ctx: MageContext): number[] {
  return ctx.tables.uses.cards[kindOf(card)].flatMap((use, n) =>
    isPerformable(s, seat, use, card, as, choosable(ctx.tables), ctx.tables, ctx) ? [n] : [],
  )
}

/** The inner card's colour counts (MK-CARD-22); its mana is paid only where it is played as from hand. */
function performUse(
  s: State,
  seat: Seat,
  card: Card,
  n: number,
  as: PerformAs,
  bonus: number,
  by: Source,
  ctx: MageContext,
): void {
  const use: Use = ctx.tables.uses.cards[kindOf(card)][n]
  if (as === 'asInHand') {
    castOffered(s, seat, use, card, by, ctx)
    return
  }
  s.bound.fill(NONE)
  const origin = { seat, source: card, other: NONE, by }
  performNode(s, withBonus(ctx.tables.nodes, use.node, bonus), origin, ctx)
}

/** A spell of the offer is played for its mana, and stays where it is; `by` is the card that lets one (MK-DEED-07). */
export function castOffered(s: State, seat: Seat, use: Use, card: Card, by: Source, ctx: MageContext): void {
  const origin = { seat, source: card, other: NONE, by }
  s.bound.fill(NONE)
  ctx.push(effectStep, { ...origin, node: use.node, at: 0 })
  payMana(seat, use.wants.slice(0, use.mana.length), use.wants.slice(use.mana.length), use.cards, card, ctx)
  tellMoment(s, 'spellCast', { seat, colour: CARD_COLOUR[card] }, ctx)
}

/** Which of its uses. */
export const performWhich = ask('perform.which', {
  locals: { seat: int(0, 3), card: int(0), as: int(0, 2), bonus: int(0), by: int(-1) },
  seat: (_s, f) => f.seat,
  universe: (_s, f, tables) =>
    tables.uses.cards[kindOf(f.card)].flatMap((use, n) => (isAs(use, f.as) ? [OPTION[n]] : [])),
  offer: (s, f, menu) => {
    const uses = menu.tables.uses.cards[kindOf(f.card)]
    const offered = new OrderedOffers(menu)
    const can = (use: Use, only: HelpQuery['only']): boolean =>
      isPerformable(s, f.seat, use, f.card, PERFORM_AS[f.as], only, menu.tables, menu)
    for (let n = 0; n < uses.length; n++) {
      if (!isAs(uses[n], f.as)) continue
      if (can(uses[n], choosable(menu.tables))) offered.add(OPTION[n], can(uses[n], 'useful'))
      else menu.block?.(OPTION[n], 'MK-CARD-23')
    }
    offered.done()
  },
  take: (s, f, choice, ctx) => {
    const { seat, card, bonus, by } = f
    const as = PERFORM_AS[f.as]
    ctx.pop()
    performUse(s, seat, card, choice.n, as, bonus, by, ctx)
  },
  question: (_ctx, f) => text('ask.effect.which', { card: cardText(f.card) }),
  describe: (ctx, f, choice) => {
    const { uses, nodes, effectText } = ctx.tables
    const use = uses.cards[kindOf(f.card)][choice.n]
    return {
      text: cardText(f.card),
      gain: effectText(nodes.effects[withBonus(nodes, use.node, f.bonus)]),
      at: atCard(f.card),
    }
  },
})

function isAs(use: Use, as: number): boolean {
  return PERFORM_AS[as] === 'asInHand' || use.how === PERFORM_AS[as]
}

/** An ability of a unit of the offer, as if it were one's own (MK-DEED-12). */
export const useUnit = ask('useUnit', {
  locals: { seat: int(0, 3), source: int(-1), other: int(-1), by: int(-1), unit: int(0) },
  seat: (_s, f) => f.seat,
  universe: (_s, f, tables) => tables.uses.units[unitKind(f.unit)].map((_, n) => OPTION[n]),
  offer: (s, f, menu) => {
    const uses = menu.tables.uses.units[unitKind(f.unit)]
    const offered = new OrderedOffers(menu)
    const can = (use: Use, only: HelpQuery['only']): boolean =>
      isUnitUsable(s, f.seat, f.unit, use, only, menu.tables, menu)
    for (let n = 0; n < uses.length; n++) {
      if (can(uses[n], choosable(menu.tables))) offered.add(OPTION[n], can(uses[n], 'useful'))
      else menu.block?.(OPTION[n], 'MK-UNIT-03')
    }
    offered.done()
  },
  take: (s, f, choice, ctx) => {
    const { seat, unit } = f
    ctx.pop()
    startUse(s, seat, ctx.tables.uses.units[unitKind(unit)][choice.n], unitSource(unit, NONE), ctx)
  },
  question: (_ctx, f) => text('ask.effect.which', { card: unitText(f.unit) }),
  describe: (ctx, f, choice) => ({
    text: unitText(f.unit),
    gain: ctx.tables.effectText(
      ctx.tables.nodes.effects[ctx.tables.uses.units[unitKind(f.unit)][choice.n].node],
    ),
    at: atUnit(f.unit),
  }),
})
