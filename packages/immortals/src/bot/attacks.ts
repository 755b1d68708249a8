import type { Card } from '../cards.ts'
import type { Side } from '../events.ts'
import { NOBODY, regionOf, SITES, type Site } from '../sites.ts'
import { sidesOf } from '../steps/attack.ts'
import { attackOdds } from './odds.ts'
import { targetsFrom, type Sight } from './sight.ts'
import { siteWorth } from './sites.ts'
import { holdChance, REGION_CARD } from './worth.ts'

/** Which attacks are worth it, and with how many armies. */

/** What another player loses is worth a part of it. */
const SPITE = 0.3
/** An army in the limbo comes back for a price; one in the tower comes back some day. */
const IN_LIMBO = 0.05
const IN_TOWER = 0.1

/** What an attack is expected to bring, in points. */
export function attackWorth(sight: Sight, from: Site, site: Site, side: Side, armies: number): number {
  const { world, s, me, horizon, left, held } = sight
  const defender = s.owner[site]
  const odds = attackOdds(sight, site, side, armies)
  const against = odds.theirs + (side === 'C' ? odds.helpers : 0)
  const losses = Math.max(0, side === 'A' ? against - odds.helpers : against)
  const remain = Math.max(1, odds.mine - losses)
  const card = left > 1 && s.holder[regionOf(site)] !== me ? REGION_CARD : 0
  const prize = sight.worth[site] * horizon * holdChance(sight.threat[site], remain) + card
  const spite =
    defender === NOBODY ? 0 : SPITE * siteWorth(world, s, held[defender], defender, site) * horizon
  const behind = sight.threat[from]
  const weaker = holdChance(behind, s.armies[from]) - holdChance(behind, s.armies[from] - armies)
  const exposed = weaker * sight.worth[from] * horizon
  const lost = odds.win * Math.min(losses, odds.mine) + (1 - odds.win) * odds.mine
  const cubes = left > 1 ? lost * IN_LIMBO + armies * odds.stuck * IN_TOWER : 0
  return odds.win * prize + (odds.win + odds.tie) * spite - exposed - cubes
}

export interface Attack {
  readonly from: Site
  readonly site: Site
  readonly side: Side
  readonly armies: number
  readonly worth: number
}

/** The best number of armies for an attack, with its worth. */
export function bestCommit(sight: Sight, from: Site, site: Site, side: Side): Attack {
  let armies = 1
  let worth = -Infinity
  for (let n = 1; n < sight.s.armies[from]; n++) {
    const value = attackWorth(sight, from, site, side, n)
    if (value > worth) {
      worth = value
      armies = n
    }
  }
  return { from, site, side, armies, worth }
}

/** All attacks that a seat could start now, for each side that the inhabitants might take, best first. */
export function possibleAttacks(sight: Sight): Attack[] {
  const { s, me } = sight
  const attacks: Attack[] = []
  for (let from = 0; from < SITES; from++) {
    if (s.owner[from] !== me || s.armies[from] < 2) continue
    for (const site of targetsFrom(sight, from)) {
      if (s.owner[site] === me) continue
      for (const side of SIDES) attacks.push(bestCommit(sight, from, site, side))
    }
  }
  return attacks.sort((a, b) => b.worth - a.worth)
}

const SIDES: readonly Side[] = ['A', 'B', 'C']

/** The best of these attacks for which a card gives that side; undefined if there is none worth making. */
export function bestWith(sight: Sight, attacks: readonly Attack[], card: Card): Attack | undefined {
  const { world, s, me } = sight
  return attacks.find(({ from, site, side }) => sidesOf(s, world, me, card, from, site).includes(side))
}
