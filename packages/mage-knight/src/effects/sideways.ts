import { int, text } from '@longtable/kernel'
import { OPTION } from '../state/choices/effects.ts'
import { SIDE, sides, type Side } from '../state/choices/plays.ts'
import type { Effect } from '../content/effect.ts'
import { Gives } from '../state/schema/stages.ts'
import { ask, type MageContext, type MatchTables, type Node } from '../state/match.ts'
import { Bound, type Seat, type State } from '../state/schema/state.ts'
import { Did } from '../state/schema/player.ts'
import { CARD_COLOUR, deeds, isBasic, isWound, likeOf, Z, type Card } from '../state/pools/deed-cards.ts'
import { atCard, cardText } from '../text/pieces.ts'
import { allowedNow, usefulNow } from './helps.ts'
import { OrderedOffers } from './ordered-offers.ts'
import { sourceText } from '../text/sources.ts'
import { addSideways } from './add-points.ts'

/** Skills that make a card played sideways worth more; one of them acts on one card (MK-CARD-26). */

type Sideways = Extract<Effect, { do: 'sideways' }>

const HELPS: Readonly<Record<Side, number>> = {
  move: Gives.move,
  influence: Gives.influence,
  attack: Gives.melee,
  block: Gives.block,
}

/** The rule that says when a side may be played; Move and Influence could not always be up to the second version. */
const UNTIMELY: Readonly<Record<Side, string>> = {
  move: 'MK-TURN-30',
  influence: 'MK-TURN-30',
  attack: 'MK-COMBAT-12',
  block: 'MK-COMBAT-42',
}

function sidewaysAt({ nodes }: MatchTables, node: Node): Sideways {
  const effect = nodes.effects[node]
  if (effect.do !== 'sideways') throw new Error('not sideways')
  return effect
}

/** Wounds, or any other cards; alike ones once. */
function cardsFor(s: State, seat: Seat, effect: Sideways): Card[] {
  const cards = s.deeds[Z.hand + seat].filter((card) => isWound(card) === (effect.wound === true))
  return cards.filter((card, i) => cards.findIndex((other) => likeOf(other) === likeOf(card)) === i)
}

export function hasSideways(s: State, seat: Seat, effect: Sideways): boolean {
  return cardsFor(s, seat, effect).length > 0
}

/** What the card is worth, but for the promise to use no Source die. */
function value(s: State, effect: Sideways, card: Card): number {
  const { n, advanced, same } = effect
  if (advanced !== undefined && !isBasic(card)) return advanced
  if (same !== undefined && CARD_COLOUR[card] >= 0 && CARD_COLOUR[card] === s.bound[Bound.colour]) return same
  return n
}

/** The card and what it gives. */
export const sideways = ask('sideways', {
  locals: { seat: int(0, 3), source: int(-1), other: int(-1), by: int(-1), node: int(0) },
  seat: (_s, f) => f.seat,
  universe: (s, f, tables) => cardsFor(s, f.seat, sidewaysAt(tables, f.node)).flatMap((card) => SIDE[card]),
  offer: (s, f, menu) => {
    const useful = usefulNow(s, f.seat, menu.tables, menu)
    const allowed = allowedNow(s, f.seat, menu.tables, useful)
    const offered = new OrderedOffers(menu)
    for (const card of cardsFor(s, f.seat, sidewaysAt(menu.tables, f.node))) {
      for (let as = 0; as < sides.length; as++) {
        if ((HELPS[sides[as]] & allowed) !== 0) offered.add(SIDE[card][as], (HELPS[sides[as]] & useful) !== 0)
        else menu.block?.(SIDE[card][as], UNTIMELY[sides[as]])
      }
    }
    offered.done()
  },
  take: (s, f, choice, ctx) => {
    const { seat, node } = f
    const effect = sidewaysAt(ctx.tables, node)
    const n = value(s, effect, choice.card)
    ctx.pop()
    const open = effect.noSource !== undefined && (s.players[seat].did & Did.sourceUsed) === 0
    if (open)
      ctx.push(noSource, {
        seat,
        card: choice.card,
        as: sides.indexOf(choice.as),
        n,
        more: effect.noSource ?? n,
      })
    else play(s, seat, choice.card, choice.as, n, ctx)
  },
  question: (ctx, f) => text('ask.effect.sideways', { source: sourceText(ctx.tables, f.source) }),
  describe: (ctx, f, choice) => ({
    text: text(`choose.effect.side.${choice.as}`, {
      card: cardText(choice.card),
      n: valueSeen(ctx.state.bound[Bound.colour], sidewaysAt(ctx.tables, f.node), choice.card),
    }),
    at: atCard(choice.card),
  }),
})

function valueSeen(colour: number, effect: Sideways, card: Card): number {
  if (effect.advanced !== undefined && !isBasic(card)) return effect.advanced
  return effect.same !== undefined && CARD_COLOUR[card] >= 0 && CARD_COLOUR[card] === colour
    ? effect.same
    : effect.n
}

function play(s: State, seat: Seat, card: Card, as: Side, n: number, ctx: MageContext): void {
  s.players[seat].did |= Did.played
  ctx.move(deeds, card, Z.hand + seat, Z.play + seat)
  ctx.tell?.({ event: 'side', seat, card, as, n })
  addSideways(s, seat, card, as, n, ctx)
}

/** Who Needs Magic?: more, with the Source barred for the rest of the turn (MK-SKILL-10), or less. */
export const noSource = ask('sideways.source', {
  locals: { seat: int(0, 3), card: int(0), as: int(0, 3), n: int(0), more: int(0) },
  seat: (_s, f) => f.seat,
  universe: () => [OPTION[0], OPTION[1]],
  offer: (_s, _f, menu) => {
    menu.add(OPTION[0])
    menu.add(OPTION[1])
  },
  take: (s, f, choice, ctx) => {
    const { seat, card, as, n, more } = f
    ctx.pop()
    if (choice.n === 0) s.players[seat].did |= Did.sourceBarred
    play(s, seat, card, sides[as], choice.n === 0 ? more : n, ctx)
  },
  question: (_ctx, f) => text('ask.effect.noSource', { card: cardText(f.card) }),
  describe: (_ctx, f, choice) => ({
    text: text(choice.n === 0 ? 'choose.effect.noSource' : 'choose.effect.withSource', {
      n: choice.n === 0 ? f.more : f.n,
    }),
  }),
})
