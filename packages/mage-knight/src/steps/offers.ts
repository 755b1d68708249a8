import { NONE, Site } from '../content/ids.ts'
import { hexIn, siteAt } from '../map/lattice.ts'
import { addLesson, addUnits, elitesAllowed, OFFERED, refillOffer, type Offer } from '../offers.ts'
import { STREAM, type MageTable, type State } from '../state.ts'
import { CARD_COLOUR, deeds, Z } from '../things/deeds.ts'
import { PLACES } from '../things/tile-pool.ts'
import { isElite, U, unitCards, unitRow } from '../things/unit-cards.ts'

/** The offers at the start of a round. */

/** Old units go under their decks, old lessons under theirs (MK-ROUND-05). */
function clearUnitOffer(s: State, table: MageTable): void {
  for (const unit of s.units[U.offer].slice())
    table.move(unitCards, unit, U.offer, isElite(unit) ? U.elite : U.regular, { under: true })
  for (const card of s.deeds[Z.lessons].slice())
    table.move(deeds, card, Z.lessons, Z.actionDeck, { under: true })
}

/** MK-ROUND-06: regular units only, or elite, regular, elite … once a core tile is on the map. */
function dealUnits(s: State, table: MageTable): void {
  const { offer } = table.env
  if (!s.coreSeen || !elitesAllowed(s, table)) {
    addUnits(s, 'regular', offer, table)
    return
  }
  for (let n = 0; n < offer; n++) addUnits(s, n % 2 === 0 ? 'elite' : 'regular', 1, table)
}

/** MK-ROUND-04, MK-ROUND-07; the first one of First Reconnaissance holds a village unit (MK-SC-13). */
export function dealUnitOffer(s: State, table: MageTable): void {
  clearUnitOffer(s, table)
  dealUnits(s, table)
  while (s.round === 0 && table.env.special.has('villageUnitFirst') && !hasVillageUnit(s)) {
    table.moveAll(unitCards, U.offer, U.regular)
    table.shuffle(unitCards, U.regular, STREAM.offers)
    dealUnits(s, table)
  }
  for (let n = openMonasteries(s); n > 0; n--) {
    if (s.deeds[Z.actionDeck].length > wantedActions(s)) addLesson(s, table)
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
export function refreshOffers(s: State, table: MageTable): void {
  if (!s.offersShown) return
  refresh(s, 'action', table)
  refresh(s, 'spell', table)
}

/** Of a short offer, the lowest card there is (MK-Q51). */
function refresh(s: State, offer: Offer, table: MageTable): void {
  const cards = s.deeds[offer === 'spell' ? Z.spellOffer : Z.actionOffer]
  if (cards.length > 0) giveAway(s, offer, cards[0], table)
  refillOffer(s, offer, table)
}

/** MK-ROUND-09: the dummy takes the action, and a crystal of the spell's colour. */
function giveAway(s: State, offer: Offer, card: number, table: MageTable): void {
  if (offer === 'spell') {
    table.move(deeds, card, Z.spellOffer, Z.spellDeck, { under: true })
    if (table.env.dummy) {
      s.dummyCrystals[CARD_COLOUR[card]]++ // MK-DUMMY-08: no limit of 3
      table.tell?.({ event: 'dummyGained', card, colour: CARD_COLOUR[card] })
    }
  } else if (table.env.dummy) {
    table.move(deeds, card, Z.actionOffer, Z.dummyDeck)
    table.tell?.({ event: 'dummyGained', card, colour: NONE })
  } else table.move(deeds, card, Z.actionOffer, Z.actionDeck, { under: true })
}
