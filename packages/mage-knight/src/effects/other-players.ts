import { int, ints, text } from '@longtable/kernel'
import { DONE, NO } from '../state/choices/common.ts'
import { CARD, OPTION } from '../state/choices/effects.ts'
import type { Effect } from '../content/effect.ts'
import { NONE } from '../content/ids.ts'
import { spacesFrom } from '../state/pools/lattice.ts'
import { playerText } from '../text/players.ts'
import { ask, run, type MageContext, type MatchTables, type EffectOrigin, type Node } from '../state/match.ts'
import { Bound, type Seat, type State } from '../state/schema/state.ts'
import { CARD_COLOUR, deeds, isAction, isArtifact, likeOf, Z, type Card } from '../state/pools/deed-cards.ts'
import { atCard, atSeat, cardText } from '../text/pieces.ts'
import { sourceText } from '../text/sources.ts'
import { performNode } from './run.ts'
import { isSkillSource } from '../state/sources.ts'

/** What one player's effect does to the others. */

type Who = Extract<Effect, { do: 'others' }>['who']

/** In turn order from the active player on (MK-PRIO-05), those still in the game; skills spare team mates (MK-SKILL-12). */
export function others(s: State, who: Who, { seat, source }: EffectOrigin, tables: MatchTables): Seat[] {
  const all = inTurnOrder(s)
  if (who === 'everybody') return all
  const rest = all.filter(
    (other) =>
      other !== seat && !(isSkillSource(source) && tables.teams && tables.team[other] === tables.team[seat]),
  )
  return who === 'nearest' ? nearest(s, seat, rest, tables) : rest
}

function inTurnOrder({ order, active, players }: State): Seat[] {
  const from = Math.max(0, order.indexOf(active))
  const seats: Seat[] = []
  for (let n = 0; n < order.length; n++) {
    const seat = order[(from + n) % order.length]
    if (seat >= 0 && !players[seat].out) seats.push(seat)
  }
  return seats
}

/** By spaces over the revealed map; off the map a hero counts on the portal (MK-Q83). */
function nearest(s: State, seat: Seat, rest: readonly Seat[], tables: MatchTables): Seat[] {
  const place = (one: Seat): number => (s.players[one].at < 0 ? tables.portal : s.players[one].at)
  const spaces = spacesFrom(s, place(seat), tables.neighbours)
  const least = Math.min(...rest.map((other) => spaces[place(other)]))
  return rest.filter((other) => spaces[place(other)] === least)
}

/** Several are equally near: the player chooses. */
export function askNearest(node: Node, seats: readonly Seat[], origin: EffectOrigin, ctx: MageContext): void {
  ctx.push(whichHero, { ...origin, node, seats: seats.slice() })
}

export const whichHero = ask('others.nearest', {
  locals: { seat: int(0, 3), source: int(-1), other: int(-1), by: int(-1), node: int(0), seats: ints() },
  seat: (_s, f) => f.seat,
  universe: (_s, f) => f.seats.map((other) => OPTION[other]),
  offer: (_s, f, menu) => {
    for (const other of f.seats) menu.add(OPTION[other])
  },
  take: (s, f, choice, ctx) => {
    const { seat, source, by, node } = f
    ctx.pop()
    performNode(s, ctx.tables.nodes.parts[node][0], { seat, source, other: choice.n, by }, ctx)
  },
  question: (ctx, f) => text('ask.effect.nearest', { source: sourceText(ctx.tables, f.source) }),
  describe: (_ctx, _f, choice) => ({
    text: playerText(choice.n),
    at: atSeat(choice.n),
  }),
})

// Mind Read, Mind Steal

/** Each of the others gives up a card or shows the hand; then the caster may take one of them. */
export const giveUps = run('giveUps', {
  locals: {
    seat: int(0, 3),
    source: int(-1),
    other: int(-1),
    by: int(-1),
    steal: int(0, 1),
    at: int(0),
    cards: ints(),
  },
  run: (s, f, ctx) => {
    const { seat, source, by, steal } = f
    const seats = others(s, 'all', { seat, source, other: NONE, by }, ctx.tables)
    if (f.at > 0 && s.bound[Bound.card] >= 0) f.cards = [...f.cards, s.bound[Bound.card]]
    s.bound[Bound.card] = NONE
    if (f.at < seats.length) {
      const other = seats[f.at++]
      ctx.push(giveUp, { seat, source, other, by, steal })
      return
    }
    const cards = f.cards.filter(isAction)
    if (steal === 1 && cards.length > 0) ctx.next(stealCard, { seat, source, cards })
    else ctx.pop()
  },
})

/** Everybody is asked, whatever the hand holds; only without a card of the colour is it enough to show it. */
export const giveUp = ask('giveUp', {
  locals: { seat: int(0, 3), source: int(-1), other: int(-1), by: int(-1), steal: int(0, 1) },
  seat: (_s, f) => f.other,
  universe: (s, f) => answers(s, f.other),
  offer: (s, f, menu) => {
    for (const answer of answers(s, f.other)) menu.add(answer)
  },
  take: (s, f, choice, ctx) => {
    const { other } = f
    ctx.pop()
    if (choice.do === 'no') showHand(s, other, ctx)
    else {
      ctx.move(deeds, choice.card, Z.hand + other, Z.discard + other)
      s.bound[Bound.card] = choice.card
      ctx.tell?.({ event: 'gaveUp', seat: other, card: choice.card })
    }
  },
  question: (ctx, f) => text('ask.effect.giveUp', { source: sourceText(ctx.tables, f.source) }),
  describe: (_ctx, _f, choice) =>
    choice.do === 'no'
      ? { text: text('choose.effect.showHand') }
      : { text: cardText(choice.card), at: atCard(choice.card) },
})

function answers(s: State, seat: Seat): ((typeof CARD)[number] | typeof NO)[] {
  const cards = coloured(s, seat)
  return cards.length === 0 ? [NO] : cards.map((card) => CARD[card])
}

/** Actions and spells of the bound colour, alike ones once. */
function coloured(s: State, seat: Seat): Card[] {
  const colour = s.bound[Bound.colour]
  const cards = s.deeds[Z.hand + seat].filter((card) => CARD_COLOUR[card] === colour && !isArtifact(card))
  return cards.filter((card, i) => cards.findIndex((other) => likeOf(other) === likeOf(card)) === i)
}

function showHand(s: State, seat: Seat, ctx: MageContext): void {
  const cards = s.deeds[Z.hand + seat].slice()
  for (const card of cards) ctx.show(deeds, card, Z.hand + seat)
  ctx.tell?.({ event: 'handShown', seat, cards })
}

/** One of the actions given up changes its owner for good. */
export const stealCard = ask('giveUp.steal', {
  locals: { seat: int(0, 3), source: int(-1), cards: ints() },
  seat: (_s, f) => f.seat,
  universe: (_s, f) => [...f.cards.map((card) => CARD[card]), DONE],
  offer: (_s, f, menu) => {
    for (const card of f.cards) menu.add(CARD[card])
    menu.add(DONE)
  },
  take: (s, f, choice, ctx) => {
    const { seat } = f
    ctx.pop()
    if (choice.do === 'done') return
    for (let other = 0; other < s.players.length; other++) {
      if (!s.deeds[Z.discard + other].includes(choice.card)) continue
      ctx.move(deeds, choice.card, Z.discard + other, Z.hand + seat)
      ctx.tell?.({ event: 'cardMoved', seat, card: choice.card, to: 'hand' })
      return
    }
  },
  question: (ctx, f) => text('ask.effect.steal', { source: sourceText(ctx.tables, f.source) }),
  describe: (_ctx, _f, choice) =>
    choice.do === 'done'
      ? { text: text('choose.effect.no') }
      : { text: cardText(choice.card), at: atCard(choice.card) },
})
