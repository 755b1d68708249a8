import { U, unitCards, type Unit } from './pools/unit-cards.ts'
import { STREAM, type Seat, type State } from './schema/state.ts'
import type { MageContext, MatchTables } from './match.ts'
import { deeds, Z, type Card } from './pools/deed-cards.ts'

/** The offers: spells, advanced actions, units, and lessons among the units. */

export type Offer = 'spell' | 'action'

/** MK-SETUP-09 */
export const OFFERED = 3

const zones = {
  spell: { offer: Z.spellOffer, deck: Z.spellDeck, from: 'spellOffer' },
  action: { offer: Z.actionOffer, deck: Z.actionDeck, from: 'actionOffer' },
} as const

/** A new card enters the top place; a short deck leaves the offer short. */
export function refillOffer(s: State, offer: Offer, ctx: MageContext): void {
  const { offer: zone, deck } = zones[offer]
  while (s.deeds[zone].length < OFFERED) {
    const card = ctx.draw(deeds, deck, zone)
    if (card < 0) return
    ctx.tell?.({ event: 'offered', card })
  }
}

/** Deals both offers when they are first needed: at the start, or later where the scenario says so (MK-SC-15). */
export function needOffers(s: State, ctx: MageContext): void {
  if (s.offersShown) return
  s.offersShown = true
  refillOffer(s, 'spell', ctx)
  refillOffer(s, 'action', ctx)
}

/** The card of a place goes to a zone; the others slide down and the offer is refilled (MK-REWARD-06). */
export function takeFromOffer(
  s: State,
  seat: Seat,
  offer: Offer,
  place: number,
  to: number,
  ctx: MageContext,
): Card {
  const { offer: zone, from } = zones[offer]
  const card = s.deeds[zone][place]
  ctx.move(deeds, card, zone, to)
  ctx.tell?.({ event: 'tookCard', seat, card, from })
  refillOffer(s, offer, ctx)
  return card
}

/** A monastery's advanced action joins the unit offer (MK-EXPLORE-15); a short deck gives none. */
export function addLesson(_s: State, ctx: MageContext): void {
  const card = ctx.draw(deeds, Z.actionDeck, Z.lessons)
  if (card >= 0) ctx.tell?.({ event: 'lessonAdded', card })
}

/** Units join the offer; a missing kind is replaced by the other (MK-Q51). */
export function addUnits(s: State, tier: 'regular' | 'elite', n: number, ctx: MageContext): Unit[] {
  const [deck, other] = tier === 'elite' ? [U.elite, U.regular] : [U.regular, U.elite]
  const dealt: Unit[] = []
  for (let i = 0; i < n; i++) {
    const from = s.units[deck].length > 0 ? deck : other
    if (from === U.elite && !elitesAllowed(s, ctx)) break
    const unit = ctx.draw(unitCards, from, U.offer)
    if (unit < 0) break
    s.unitSpent[unit] = 0
    s.unitWounds[unit] = 0
    dealt.push(unit)
  }
  if (dealt.length > 0) ctx.tell?.({ event: 'offerDealt', units: dealt.toSorted((a, b) => a - b) })
  return dealt
}

/** First Reconnaissance has no elite units (MK-SC-13), Conquer and Hold only in its second half (MK-SC-101). */
export function elitesAllowed(
  s: State,
  { tables: { special, rounds } }: { readonly tables: MatchTables },
): boolean {
  if (special.has('noElites')) return false
  return !special.has('elitesLater') || s.round > rounds / 2
}

/** Brings a Deed deck into a new order. */
export function shuffleDeck(seat: Seat, ctx: MageContext): void {
  ctx.shuffle(deeds, Z.deck + seat, STREAM.decks)
}
