import { coloursOf, isPartOf } from '../state/city-parts.ts'
import { int, text, type Described, type Menu, type Text } from '@longtable/kernel'
import { BUY, END_TURN, RECRUIT, RECRUIT_LOYAL, type WareId } from '../state/choices/map.ts'
import { cities } from '../content/cities.ts'
import { basicColours, type Basic } from '../content/effect.ts'
import { ColourOf, Site, siteRow } from '../content/ids.ts'
import { cityWares, wares, type Ware } from '../content/site-effects.ts'
import { reputationInfluence, REPUTATION_END } from '../content/tracks.ts'
import type { RecruitSite } from '../content/types.ts'
import { needOffers } from '../state/mutations.ts'
import { startEffect } from '../effects/start-use.ts'
import { SITE_SOURCE } from '../state/sources.ts'
import { canPayAll } from '../state/mana/payments.ts'
import { siteAt, type Hex } from '../state/pools/lattice.ts'
import { elitesAllowed } from '../state/offers.ts'
import { OUT_OF_TURN_TOO, TURN_ABILITIES } from './plays/index.ts'
import { siteNameText } from '../text/hex.ts'
import { atUnit, unitText } from '../text/pieces.ts'
import { Stage } from '../state/schema/stages.ts'
import { ask, type MageContext, type MatchTables } from '../state/match.ts'
import { Did, rewardKinds } from '../state/schema/player.ts'
import type { Seat, State, StateView } from '../state/schema/state.ts'
import { CARD_COLOUR, Z } from '../state/pools/deed-cards.ts'
import { U, unitRow, type Unit } from '../state/pools/unit-cards.ts'
import { beginAction } from '../state/combat/begin-action.ts'
import { hasFreeBonds, loyalPrice, mustBond, recruit, recruitLoyal } from '../effects/recruits.ts'

/** Interaction with locals: influence is played and spent. */

/** What a city sells, by the number of its colour. */
const byColour: readonly (readonly Ware[])[] = basicColours.map((colour) => shopOf(colour))

function shopOf(colour: Basic): readonly Ware[] {
  const row = cities.find((city) => city.colour === colour)
  return row === undefined ? [] : cityWares[row.shop]
}

const NOTHING: readonly Ware[] = []

/** MK-INTERACT-10 to 17: what is sold on a space. */
export function waresAt(s: Pick<StateView, 'tileAt' | 'cities'>, hex: Hex): readonly Ware[] {
  switch (siteAt(s, hex)) {
    case Site.village:
      return wares.village
    case Site.monastery:
      return wares.monastery
    case Site.mageTower:
      return wares.mageTower
    case Site.city:
      return waresOf(s, hex)
    default:
      return NOTHING
  }
}

/** MK-VAR-54: in a Megapolis both cities sell, wherever one stands in it. */
function waresOf({ cities }: Pick<StateView, 'cities'>, hex: Hex): readonly Ware[] {
  const city = cities.find((each) => isPartOf(each, hex))
  if (city === undefined) return NOTHING
  const colours = coloursOf(city)
  return colours.length === 1 ? byColour[city.colour] : colours.flatMap((colour) => byColour[colour])
}

function buyOf({ id }: Ware): (typeof BUY)[WareId] {
  return BUY[id as WareId]
}

/** What reputation and shields add, once (MK-INTERACT-02, MK-INTERACT-04, MK-INTERACT-05). */
export function standing(s: Pick<StateView, 'players' | 'cities'>, seat: Seat, hex: Hex): number {
  const { reputation } = s.players[seat]
  let influence: number = reputationInfluence[reputation + REPUTATION_END]
  for (const city of s.cities) {
    if (!isPartOf(city, hex)) continue
    for (const shield of city.shields) if (shield === seat) influence++
  }
  return influence
}

/** The action becomes an interaction: reputation and shields count, `turn.interact` is pushed. */
export function startInteraction(s: State, seat: Seat, ctx: MageContext): void {
  beginAction(s, seat, ctx)
  const player = s.players[seat]
  player.did |= Did.interacted
  const influence = standing(s, seat, player.at)
  player.influence += influence
  s.stage = Stage.interacting
  ctx.tell?.({ event: 'interacted', seat, hex: player.at, influence })
  if (waresAt(s, player.at).some(({ id }) => id === 'spell' || id === 'action')) needOffers(s, ctx)
  ctx.push(interact, { seat })
}

/** MK-INTERACT-07: any number and mix of purchases, as long as influence lasts. */
export const interact = ask('turn.interact', {
  locals: { seat: int(0, 3) },
  seat: (_s, f) => f.seat,
  abilities: TURN_ABILITIES,
  others: OUT_OF_TURN_TOO,
  universe: (s, f) => [
    ...(mustBond(s, f.seat) ? [] : s.units[U.offer].map((unit) => RECRUIT[unit])),
    ...(hasFreeBonds(s, f.seat) ? s.units[U.offer].map((unit) => RECRUIT_LOYAL[unit]) : []),
    ...waresAt(s, s.players[f.seat].at).map(buyOf),
    END_TURN,
  ],
  offer: (s, f, menu) => {
    offerUnits(s, f.seat, menu)
    for (const ware of waresAt(s, s.players[f.seat].at)) offerWare(s, f.seat, ware, menu)
    menu.add(END_TURN)
  },
  take: (s, f, choice, ctx) => {
    switch (choice.do) {
      case 'recruit':
        recruit(s, f.seat, choice.unit, unitRow(choice.unit).cost, ctx)
        break
      case 'recruitLoyal':
        recruitLoyal(s, f.seat, choice.unit, ctx)
        break
      case 'buy':
        buy(s, f.seat, choice.ware, ctx)
        break
      case 'endTurn':
        ctx.pop()
    }
  },
  question: ({ state }, f) => {
    const { at, influence: n } = state.players[f.seat]
    return text('ask.interact', { site: siteNameText(state, at), n, count: Math.abs(n) })
  },
  describe: ({ state, tables }, f, choice): Described => {
    switch (choice.do) {
      case 'recruit':
        return recruitEntry('choice.recruit', choice.unit, unitRow(choice.unit).cost)
      case 'recruitLoyal':
        return recruitEntry('choice.recruitLoyal', choice.unit, loyalPrice(choice.unit))
      case 'buy':
        return buyEntry(state, f.seat, choice.ware, tables)
      case 'endTurn':
        return { text: text('choice.endTurn') }
    }
  },
})

// Units

function offerUnits(s: State, seat: Seat, menu: Menu<MatchTables>): void {
  const { at, influence } = s.players[seat]
  const offer = s.units[U.offer]
  const bonded = hasFreeBonds(s, seat)
  const plain = !bonded || !mustBond(s, seat)
  for (let i = 0; i < offer.length; i++) {
    const unit = offer[i]
    const here = isRecruitedAt(s, unit, at, menu.tables)
    if (plain) offerUnit(RECRUIT[unit], here, unitRow(unit).cost, influence, menu)
    if (bonded) offerUnit(RECRUIT_LOYAL[unit], here, loyalPrice(unit), influence, menu)
  }
}

type Recruiting = (typeof RECRUIT)[number] | (typeof RECRUIT_LOYAL)[number]

function offerUnit(
  entry: Recruiting,
  here: boolean,
  price: number,
  influence: number,
  menu: Menu<MatchTables>,
): void {
  if (!here) menu.block?.(entry, 'MK-INTERACT-08')
  else if (price > influence) menu.block?.(entry, 'MK-INTERACT-07', { needs: price, has: influence })
  else menu.add(entry)
}

/** MK-INTERACT-08: its icons show the site; the white city takes all (MK-INTERACT-16). */
export function isRecruitedAt(
  s: Pick<StateView, 'tileAt' | 'cities'>,
  unit: Unit,
  hex: Hex,
  tables: MatchTables,
): boolean {
  const site = siteAt(s, hex)
  const { at } = unitRow(unit)
  const city = s.cities.find((each) => isPartOf(each, hex))
  if (city !== undefined && coloursOf(city).includes(ColourOf.white)) return true
  if (at.includes(siteRow(site).id as RecruitSite)) return true
  if (!tables.special.has('ownedTowers')) return false
  // MK-SC-102
  return (
    (site === Site.keep && at.includes('village')) || (site === Site.mageTower && at.includes('monastery'))
  )
}

// Wares

function offerWare(s: State, seat: Seat, ware: Ware, menu: Menu<MatchTables>): void {
  const { influence } = s.players[seat]
  if (!isInStock(s, seat, ware, menu)) menu.block?.(buyOf(ware), ware.rule)
  else if (ware.influence > influence) {
    menu.block?.(buyOf(ware), 'MK-INTERACT-07', { needs: ware.influence, has: influence })
  } else menu.add(buyOf(ware))
}

/** Artifacts that were bought and are still to be drawn. */
const BOUGHT = rewardKinds.indexOf('boughtArtifact')

/** Is there something of it to be had; of spells, one whose mana can be paid (MK-INTERACT-13)? */
function isInStock(s: State, seat: Seat, { id }: Ware, menu: Menu<MatchTables>): boolean {
  switch (id as WareId) {
    case 'healing':
      return true
    case 'artifact':
      return s.deeds[Z.artifactDeck].length > s.players[seat].rewards[BOUGHT]
    case 'lesson':
      return s.deeds[Z.lessons].length > 0
    case 'spell':
      return s.deeds[Z.spellOffer].some((card) => canPaySpell(s, seat, CARD_COLOUR[card], menu))
    case 'eliteCard':
      return s.units[U.elite].length > 0 && elitesAllowed(s, menu)
    case 'action':
      return s.deeds[Z.actionOffer].length > 0
    case 'unseenAction':
      return s.deeds[Z.actionDeck].length > 0
  }
}

/** By colour: a mask of what pays for it. */
const ONE_MANA: readonly (readonly number[])[] = basicColours.map((_, colour) => [1 << colour])

function canPaySpell(s: State, seat: Seat, colour: number, menu: Menu<MatchTables>): boolean {
  return canPayAll(s, seat, ONE_MANA[colour], 0, SITE_SOURCE, menu.tables, menu)
}

function buy(s: State, seat: Seat, id: WareId, ctx: MageContext): void {
  const player = s.players[seat]
  const ware = wareOf(s, player.at, id)
  if (ware === undefined) return
  player.influence -= ware.influence
  ctx.tell?.({ event: 'bought', seat, ware: id, cost: ware.influence })
  startEffect(s, seat, ctx.tables.nodes.numberOf(ware.effect), SITE_SOURCE + siteAt(s, player.at), ctx)
}

function wareOf(s: Pick<StateView, 'tileAt' | 'cities'>, hex: Hex, id: WareId): Ware | undefined {
  return waresAt(s, hex).find((ware) => ware.id === id)
}

// Words

function influenceText(count: number): Text {
  return text('price.influence', { count })
}

function recruitEntry(key: string, unit: Unit, price: number): Described {
  return { text: text(key, { unit: unitText(unit) }), cost: influenceText(price), at: atUnit(unit) }
}

function buyEntry(s: StateView, seat: Seat, id: WareId, { effectText }: MatchTables): Described {
  const entry = { text: text(`choice.buy.${id}`), at: `ware:${id}` }
  const ware = wareOf(s, s.players[seat].at, id)
  if (ware === undefined) return entry
  return { ...entry, cost: influenceText(ware.influence), gain: effectText(ware.effect) }
}
