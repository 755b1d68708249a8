import { NONE, Site } from '../content/ids.ts'
import { hexIn, siteAt } from '../state/pools/lattice.ts'
import { addLesson, addUnits, elitesAllowed, OFFERED, refillOffer, type Offer } from '../state/offers.ts'
import { STREAM, type State } from '../state/schema/state.ts'
import type { MageContext } from '../state/match.ts'
import { CARD_COLOUR, deeds, Z, type Card } from '../state/pools/deed-cards.ts'
import { PLACES } from '../state/pools/tiles.ts'
import { isElite, U, unitCards, unitRow } from '../state/pools/unit-cards.ts'

/** The offers at the start of a round. */

/** Old units go under their decks, old lessons under theirs (MK-ROUND-05). */
function clearUnitOffer(s: State, ctx: MageContext): void {
  for (const unit of s.units[U.offer].slice())
    ctx.move(unitCards, unit, U.offer, isElite(unit) ? U.elite : U.regular, { under: true })
  for (const card of s.deeds[Z.lessons].slice())
    ctx.move(deeds, card, Z.lessons, Z.actionDeck, { under: true })
}

/** MK-ROUND-06: regular units only, or elite, regular, elite … once a core tile is on the map. */
function dealUnits(s: State, ctx: MageContext): void {
  const { offer } = ctx.tables
  if (!s.coreSeen || !elitesAllowed(s, ctx)) {
    addUnits(s, 'regular', offer, ctx)
    return
  }
  for (let n = 0; n < offer; n++) addUnits(s, n % 2 === 0 ? 'elite' : 'regular', 1, ctx)
}

/** MK-ROUND-04, MK-ROUND-07; the first one of First Reconnaissance holds a village unit (MK-SC-13). */
export function dealUnitOffer(s: State, ctx: MageContext): void {
  clearUnitOffer(s, ctx)
  dealUnits(s, ctx)
  while (s.round === 0 && ctx.tables.special.has('villageUnitFirst') && !hasVillageUnit(s)) {
    ctx.moveAll(unitCards, U.offer, U.regular)
    ctx.shuffle(unitCards, U.regular, STREAM.offers)
    dealUnits(s, ctx)
  }
  for (let n = openMonasteries(s); n > 0; n--) {
    if (s.deeds[Z.actionDeck].length > wantedActions(s)) addLesson(s, ctx)
  }
}

/** Those that nobody has burned (MK-SITE-65). */
function openMonasteries(s: State): number {
  let n = 0
  for (let slot = 0; slot < s.tileAt.length; slot++) {
    if (s.tileAt[slot] < 0) continue
    for (let place = 0; place < PLACES; place++) {
      const hex = hexIn(slot, place)
      if (siteAt(s, hex) === Site.monastery && s.mark[hex] < 0) n++
    }
  }
  return n
}

/** What the offer of actions will need: lessons go short first (MK-VARIANT-12). */
function wantedActions(s: State): number {
  return OFFERED - Math.max(0, s.deeds[Z.actionOffer].length - 1)
}

function hasVillageUnit(s: State): boolean {
  return s.units[U.offer].some((unit) => unitRow(unit).at.includes('village'))
}

/** MK-ROUND-08: the lowest card leaves, the others slide down, a new one enters on top. */
export function refreshOffers(s: State, ctx: MageContext): void {
  if (!s.offersShown) return
  refresh(s, 'action', ctx)
  refresh(s, 'spell', ctx)
}

/** Of a short offer, the lowest card there is (MK-Q51). */
function refresh(s: State, offer: Offer, ctx: MageContext): void {
  const cards = s.deeds[offer === 'spell' ? Z.spellOffer : Z.actionOffer]
  if (cards.length > 0) giveAway(s, offer, cards[0], ctx)
  refillOffer(s, offer, ctx)
}

/** MK-ROUND-09: the dummy takes the action, and a crystal of the spell's colour. */
function giveAway(s: State, offer: Offer, card: Card, ctx: MageContext): void {
  if (offer === 'spell') {
    ctx.move(deeds, card, Z.spellOffer, Z.spellDeck, { under: true })
    if (ctx.tables.dummy) {
      s.dummyCrystals[CARD_COLOUR[card]]++ // MK-DUMMY-08: no limit of 3
      ctx.tell?.({ event: 'dummyGained', card, colour: CARD_COLOUR[card] })
    }
  } else if (ctx.tables.dummy) {
    ctx.move(deeds, card, Z.actionOffer, Z.dummyDeck)
    ctx.tell?.({ event: 'dummyGained', card, colour: NONE })
  } else ctx.move(deeds, card, Z.actionOffer, Z.actionDeck, { under: true })
}
