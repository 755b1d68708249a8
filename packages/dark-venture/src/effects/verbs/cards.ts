import { allBut, audience, text } from '@longtable/kernel'
import { cards as cardPool, Z } from '../../state/card-pool.ts'
import { THING } from '../../state/frames.ts'
import { discardCard, drawCards, keepToLimit } from '../../state/mutations/cards.ts'
import { score } from '../../state/mutations/count.ts'
import { ACTION_DECK, type CardNo, ITEM_DECK, type SideNo } from '../../state/numbers.ts'
import { savedBy, savedCards } from '../../state/queries/cards.ts'
import { handOf } from '../../state/queries/hand.ts'
import { nearestOf } from '../../state/queries/nearest.ts'
import { areEnemies, isPlayers, squareOf } from '../../state/queries/pieces.ts'
import { type State, STREAM } from '../../state/schema.ts'
import type {
  EffectContext,
  EffectFrame,
  EffectOf,
  MatchTables,
  Reason,
  VentureContext,
  Verb,
} from '../../state/tables/match-tables.ts'
import { chooseThings } from '../pick.ts'
import { resolveRef } from '../resolve-ref.ts'

declare module '../../content/effects.ts' {
  interface EffectParameters {
    score: { readonly points: number }
    draw: { readonly deck: 'action' | 'item'; readonly cards: number }
    discard: { readonly cards: number }
    steal: {
      readonly cards: number
      readonly pick: 'random' | 'choose'
      readonly near?: { readonly of: Ref; readonly within: number }
    }
  }
}

export const NOT_MEANT: Reason = { rule: 'DV-FX-1' }

const TOO_FAR: Reason = { rule: 'DV-FX-2' }

const EMPTY_HANDED: Reason = { rule: 'DV-FX-3' }

const scoreVerb: Verb<'score'> = {
  run: (s, f, { points }, ctx) => {
    if (f.side >= 0) score(s, f.side, points, ctx)
    return true
  },
  text: ({ points }) => text('fx.score', { count: points }),
  messages: {
    en: { score_one: 'Score {{count}} point.', score_other: 'Score {{count}} points.' },
    fr: { score_one: 'Marquez {{count}} point.', score_other: 'Marquez {{count}} points.' },
  },
}

/** Auto-Enemies draw nothing (DV-AUTO-09). */
const draw: Verb<'draw'> = {
  run: (s, f, { deck, cards }, ctx) => {
    const piece = f.it >= 0 ? f.it : f.self
    if (f.side >= 0 && isPlayers(s, f.side))
      drawCards(f.side, piece, deck === 'action' ? ACTION_DECK : ITEM_DECK, cards, ctx)
    return true
  },
  can: (s, _tables, { side }) => side >= 0 && isPlayers(s, side),
  text: ({ deck, cards }) => text(`fx.draw.${deck}`, { count: cards }),
  messages: {
    en: {
      draw: {
        action_one: 'Draw {{count}} action card.',
        action_other: 'Draw {{count}} action cards.',
        item_one: 'Draw {{count}} item card.',
        item_other: 'Draw {{count}} item cards.',
      },
    },
    fr: {
      draw: {
        action_one: 'Piochez {{count}} carte Action.',
        action_other: 'Piochez {{count}} cartes Action.',
        item_one: 'Piochez {{count}} carte Objet.',
        item_other: 'Piochez {{count}} cartes Objet.',
      },
    },
  },
}

/** One card after the other, so that a frame never holds what only its owner knows; all at once where no card is left. */
const discard: Verb<'discard'> = {
  run: (s, f, { cards }, ctx) => {
    if (f.side < 0) return true
    let [left = cards] = f.kept
    let isAnswered = f.waiting > 0
    while (left > 0 && savedCards(s, f.side) > 0) {
      if (savedCards(s, f.side) <= left) s.picked = savedBy(s, f.side)
      else if (!isAnswered && !chooseThings(s, f, THING.card, 1, 1, ctx)) return false
      isAnswered = false
      for (const card of s.picked) discardCard(s, f.side, card, ctx)
      left -= s.picked.length
      f.kept = [left]
    }
    return true
  },
  can: (s, _tables, { side, card }, { cards }) =>
    side >= 0 && savedCards(s, side) - (holds(s, side, card) ? 1 : 0) >= cards,
  text: ({ cards }) => text('fx.discard', { count: cards }),
  messages: {
    en: { discard_one: 'Discard {{count}} saved card.', discard_other: 'Discard {{count}} saved cards.' },
    fr: {
      discard_one: 'Défaussez {{count}} carte gardée.',
      discard_other: 'Défaussez {{count}} cartes gardées.',
    },
  },
}

/** A card that is still in the hand when it is looked at what it could do is gone when it does it. */
function holds(s: State, side: SideNo, card: number): boolean {
  return handOf(s, side).includes(card)
}

/**
 * A saved card that nobody wears, from an enemy player. The victim is `f.kept`; while a card is chosen from a hand that
 * the thief has been shown, it stands in the question's `last`.
 */
const steal: Verb<'steal'> = {
  run: (s, f, effect, ctx) => {
    if (f.side < 0 || !isPlayers(s, f.side)) return true
    if (f.kept.length === 0) {
      if (f.waiting === 0 && !chooseThings(s, f, THING.side, 1, 1, ctx)) return false
      if (s.picked.length === 0) return true
      f.kept = s.picked
      s.picked = []
      if (effect.pick === 'choose' && !lookIn(s, f, f.kept[0], ctx)) return false
    }
    const [victim] = f.kept
    if (effect.pick === 'choose') takeFrom(s, f.side, victim, s.picked[0], ctx)
    else robAtRandom(s, f.side, victim, effect.cards, ctx)
    keepToLimit(s, f.side, ctx)
    return true
  },
  can: (s, tables, context, effect) => {
    if (context.side < 0 || !isPlayers(s, context.side)) return false
    for (let side = 0; side < s.army.length; side++)
      if (whyNotRob(s, tables, context, effect, side) === undefined) return true
    return false
  },
  things: (s, _tables, asked) => (asked.what === THING.card ? handOf(s, asked.last) : undefined),
  whyNot: (s, tables, asked, effect, thing) =>
    asked.what === THING.side ? whyNotRob(s, tables, asked, effect, thing) : undefined,
  text: ({ cards, pick, near }) =>
    text(`fx.steal.${pick}${near === undefined ? '' : 'Near'}`, { count: cards }),
  messages: {
    en: {
      steal: {
        random_one: 'Take {{count}} saved, unequipped card at random from an enemy player.',
        random_other: 'Take {{count}} saved, unequipped cards at random from an enemy player.',
        randomNear_one:
          'Take {{count}} saved, unequipped card at random from an enemy player with a unit next to this one.',
        randomNear_other:
          'Take {{count}} saved, unequipped cards at random from an enemy player with a unit next to this one.',
        choose: 'Look at an enemy player’s saved, unequipped cards and take {{count}}.',
      },
    },
    fr: {
      steal: {
        random_one: 'Prenez au hasard {{count}} carte gardée et non équipée à un joueur ennemi.',
        random_other: 'Prenez au hasard {{count}} cartes gardées et non équipées à un joueur ennemi.',
        randomNear_one:
          'Prenez au hasard {{count}} carte gardée et non équipée à un joueur ennemi dont une unité est voisine.',
        randomNear_other:
          'Prenez au hasard {{count}} cartes gardées et non équipées à un joueur ennemi dont une unité est voisine.',
        choose: 'Regardez les cartes gardées et non équipées d’un joueur ennemi et prenez-en {{count}}.',
      },
    },
  },
}

function whyNotRob(
  s: State,
  tables: MatchTables,
  context: EffectContext,
  { near }: EffectOf<'steal'>,
  victim: SideNo,
): Reason | undefined {
  if (!isPlayers(s, victim) || !areEnemies(s, context.side, victim)) return NOT_MEANT // DV-FX-1
  if (handOf(s, victim).length === 0) return EMPTY_HANDED // DV-FX-3
  if (near === undefined) return undefined
  const from = resolveRef(s, context, near.of)
  if (from < 0 || s.at[from] < 0) return TOO_FAR // DV-FX-2
  const square = squareOf(s, tables, from)
  return nearestOf(s, tables, square, (side) => side === victim) <= near.within ? undefined : TOO_FAR
}

/** Shows the thief what there is, and asks for one. */
function lookIn(s: State, f: EffectFrame, victim: SideNo, ctx: VentureContext): boolean {
  const zone = Z.hand + s.seatOf[victim]
  for (const card of s.cards[zone]) ctx.show(cardPool, card, zone, [s.seatOf[f.side]])
  const { side, self, it, card } = f
  return chooseThings(s, f, THING.card, 1, 1, ctx, { side, self, it, last: victim, card })
}

function robAtRandom(s: State, side: SideNo, victim: SideNo, count: number, ctx: VentureContext): void {
  const hand = handOf(s, victim)
  for (let i = 0; i < count && hand.length > 0; i++)
    takeFrom(s, side, victim, hand[ctx.below(STREAM.choice, hand.length)], ctx)
}

function takeFrom(s: State, side: SideNo, from: SideNo, card: CardNo, ctx: VentureContext): void {
  const [thief, owner] = [s.seatOf[side], s.seatOf[from]]
  ctx.move(cardPool, card, Z.hand + owner, Z.hand + thief)
  ctx.tell?.({ event: 'stoleCard', side, from, card }, audience(thief, owner))
  ctx.tell?.({ event: 'stole', side, from }, allBut(thief, owner))
}

export const cardVerbs = { score: scoreVerb, draw, discard, steal }
