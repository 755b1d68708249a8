import type { Choice } from '@longtable/kernel'
import type { Card } from '../../state/cards.ts'
import { DARK, LIGHT, NOBODY, realmOf, regionOf, SITES, twinOf, type Site } from '../../state/sites.ts'
import { sitesOfCard } from '../../state/tables.ts'
import { best, numberOf, type BotView, type QuestionFrame } from './bot-view.ts'
import { usefulness } from './values.ts'

/** The starting round and the seeding of the tower. */

/** How good a site is for an army group: in an area of one's own, near one's own, with its card to be had. */
function placeValue(view: BotView, site: Site): number {
  const { tables, s, me } = view
  const { card, twin, friend, foe, yieldPerPoint } = view.heuristics.start
  let value = view.value[site]
  if (s.holder[regionOf(site)] === NOBODY) value += card
  if (s.owner[twinOf(site)] === me) value += twin
  for (const near of tables.neighbours[site]) {
    if (s.owner[near] === me) value += friend
    else if (s.owner[near] !== NOBODY) value += foe
  }
  return value + Math.max(tables.gold[site], tables.energy[site]) / yieldPerPoint
}

export function decideDraftCard(view: BotView, offered: readonly Choice[]): Choice {
  const { s, me } = view
  const placing = s.players[me].groups.length > 0
  return best(offered, (choice) => {
    const card = numberOf(choice, 'card')
    const place = placing ? bestPlace(view, card) : -Infinity
    return place > -Infinity ? place : usefulness(view, card)
  })
}

function bestPlace(view: BotView, card: Card): number {
  let most = -Infinity
  for (const site of sitesOfCard(view.tables, card)) {
    if (view.s.owner[site] === NOBODY) most = Math.max(most, placeValue(view, site))
  }
  return most
}

export function decideDraftSite(view: BotView, offered: readonly Choice[]): Choice {
  return best(offered, (choice) => placeValue(view, numberOf(choice, 'site')))
}

/** Big groups go where others are near, small ones where it is quiet. */
export function decideGroup(view: BotView, frame: QuestionFrame, offered: readonly Choice[]): Choice {
  const { armies, armiesPerThreat } = view.heuristics.start
  const wanted = frame.site === undefined ? 4 : armies + armiesPerThreat * view.threat[frame.site]
  return best(offered, (choice) => -Math.abs(numberOf(choice, 'armies') - wanted))
}

/** As many full threes as possible, then more for the realm with more own sites. */
export function decideSplit(view: BotView, offered: readonly Choice[]): Choice {
  const { s, me } = view
  const [lightLimbo, darkLimbo] = s.players[me].limbo
  const fallen = s.tray[me]
  const own = [0, 0]
  for (let site: Site = 0; site < SITES; site++) if (s.owner[site] === me) own[realmOf(site)]++
  return best(offered, (choice) => {
    const light = lightLimbo + numberOf(choice, 'light')
    const dark = darkLimbo + fallen - numberOf(choice, 'light')
    const threes = Math.floor(light / 3) + Math.floor(dark / 3)
    const balance = Math.abs(light * (own[DARK] + 1) - dark * (own[LIGHT] + 1))
    return threes - balance / 1000
  })
}
