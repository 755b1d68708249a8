import type { Choice } from '@longtable/kernel'
import type { Card } from '../state/cards.ts'
import type { Side } from '../state/events.ts'
import { NOBODY, regionOf, SITES, twinOf, type Site } from '../state/sites.ts'
import { sitesOfCard } from '../state/tables.ts'
import { sidesOf } from '../steps/attack.ts'
import { ATTACK_FROM, COMMIT, SIDE, TARGET } from '../steps/choices.ts'
import { targetsFrom, type BotView } from './bot-view.ts'
import { attackOdds } from './odds.ts'
import { siteValue } from './site-values.ts'
import { holdChance, stakeAt } from './values.ts'

/** Which attacks are worth it, and with how many armies. */

/** What is at stake between two sites, however many armies go. */
interface Stakes {
  /** The site for as long as it will count, and its card. */
  prize: number
  card: number
  spite: number
  /** How well the site that armies leave holds as it is. */
  holds: number
}

const stakes: Stakes = { prize: 0, card: 0, spite: 0, holds: 0 }

/** They hold until the next ones are filled in. */
function fillStakes(view: BotView, from: Site, site: Site): void {
  const { tables, s, me, horizon, left, held, heuristics } = view
  const defender = s.owner[site]
  const region = regionOf(site)
  const wantsCard = s.holder[region] !== me
  stakes.prize = (view.value[site] + (wantsCard ? view.card[region] : 0)) * horizon
  stakes.card = left > 1 && wantsCard ? heuristics.regionCard : 0
  stakes.spite =
    defender === NOBODY
      ? 0
      : heuristics.spite * siteValue(tables, s, heuristics, held[defender], defender, site) * horizon
  stakes.holds = holdChance(heuristics, view.threat[from], s.armies[from])
}

/** What an attack is expected to bring, in points. */
export function attackValue(view: BotView, from: Site, site: Site, side: Side, armies: number): number {
  fillStakes(view, from, site)
  return valueWith(view, from, site, side, armies)
}

function valueWith(view: BotView, from: Site, site: Site, side: Side, armies: number): number {
  const { heuristics } = view
  const odds = attackOdds(view, site, side, armies)
  const against = odds.theirs + (side === 'C' ? odds.helpers : 0)
  const losses = Math.max(0, side === 'A' ? against - odds.helpers : against)
  const remain = Math.max(1, odds.mine - losses)
  const prize = stakes.prize * holdChance(heuristics, view.threat[site], remain) + stakes.card
  const weaker = stakes.holds - holdChance(heuristics, view.threat[from], view.s.armies[from] - armies)
  const exposed = heuristics.caution * weaker * stakeAt(view, from) * view.horizon
  const lost = odds.win * Math.min(losses, odds.mine) + (1 - odds.win) * odds.mine
  const cubes = view.left > 1 ? lost * heuristics.inLimbo + armies * odds.stuck * heuristics.inTower : 0
  return odds.win * prize + (odds.win + odds.tie) * stakes.spite - exposed - cubes
}

export interface Attack {
  readonly from: Site
  readonly site: Site
  readonly side: Side
  readonly armies: number
  readonly value: number
}

/** The best number of armies for an attack, with its worth. */
export function bestCommit(view: BotView, from: Site, site: Site, side: Side): Attack {
  let armies = 1
  let most = -Infinity
  fillStakes(view, from, site)
  for (let n = 1; n < view.s.armies[from]; n++) {
    const value = valueWith(view, from, site, side, n)
    if (value > most) {
      most = value
      armies = n
    }
  }
  return { from, site, side, armies, value: most }
}

/** All attacks that a seat could start now, for each side that the inhabitants might take, best first. */
export function possibleAttacks(view: BotView): Attack[] {
  const { s, me } = view
  const attacks: Attack[] = []
  for (let from: Site = 0; from < SITES; from++) {
    if (s.owner[from] !== me || s.armies[from] < 2) continue
    for (const site of targetsFrom(view, from)) {
      if (s.owner[site] === me) continue
      for (const side of SIDES) attacks.push(bestCommit(view, from, site, side))
    }
  }
  return attacks.sort((a, b) => b.value - a.value)
}

/** An attack from one site on another, as it looks when the inhabitants are against it: with most cards they are. */
export interface Opening {
  readonly from: Site
  readonly site: Site
  readonly plain: Attack
}

/** All that a seat could attack now. */
export function openingsOf(view: BotView): Opening[] {
  const { s, me, tables } = view
  const openings: Opening[] = []
  for (let from: Site = 0; from < SITES; from++) {
    if (s.owner[from] !== me || s.armies[from] < 2) continue
    const near = tables.neighbours[from]
    for (let i = 0; i < near.length; i++)
      if (s.owner[near[i]] !== me) openings.push(opening(view, from, near[i]))
    const twin = twinOf(from)
    if (s.portal[from] === 1 && s.owner[twin] !== me) openings.push(opening(view, from, twin))
  }
  return openings
}

function opening(view: BotView, from: Site, site: Site): Opening {
  return { from, site, plain: roughCommit(view, from, site, 'C') }
}

/** With all that can go, or with half of it. */
function roughCommit(view: BotView, from: Site, site: Site, side: Side): Attack {
  const all = view.s.armies[from] - 1
  const half = (all + 1) >> 1
  fillStakes(view, from, site)
  const value = valueWith(view, from, site, side, all)
  const valueOfHalf = half === all ? value : valueWith(view, from, site, side, half)
  return valueOfHalf > value
    ? { from, site, side, armies: half, value: valueOfHalf }
    : { from, site, side, armies: all, value }
}

/** The attacks that a card is best for, best first, at most so many. */
export function attacksWith(view: BotView, openings: readonly Opening[], card: Card, most: number): Attack[] {
  const { tables, s, me, noise } = view
  const shown = sitesOfCard(tables, card)
  const found: Attack[] = []
  for (let i = 0; i < openings.length; i++) {
    const { from, site, plain } = openings[i]
    const isShown = shown.includes(site) || shown.includes(from)
    const side = isShown ? sidesOf(s, tables, me, card, from, site)[0] : 'C'
    let attack = side === 'C' ? plain : roughCommit(view, from, site, side)
    if (noise !== undefined) attack = { ...attack, value: attack.value + noise() }
    if (attack.value <= 0 || (found.length === most && attack.value <= found[most - 1].value)) continue
    let at = found.length < most ? found.length : most - 1
    while (at > 0 && found[at - 1].value < attack.value) {
      found[at] = found[at - 1]
      at--
    }
    found[at] = attack
  }
  return found
}

/** What is chosen for an attack once its card is revealed. */
export function attackLine(view: BotView, card: Card, { from, site, side }: Attack): Choice[] {
  const { tables, s, me } = view
  const line: Choice[] = [ATTACK_FROM[from], TARGET[site]]
  if (sidesOf(s, tables, me, card, from, site).length > 1) line.push(SIDE[SIDES.indexOf(side)])
  line.push(COMMIT[bestCommit(view, from, site, side).armies])
  return line
}

const SIDES: readonly Side[] = ['A', 'B', 'C']

/** The best of these attacks for which a card gives that side; undefined if there is none worth making. */
export function bestWith(view: BotView, attacks: readonly Attack[], card: Card): Attack | undefined {
  const { tables, s, me } = view
  return attacks.find(({ from, site, side }) => sidesOf(s, tables, me, card, from, site).includes(side))
}
