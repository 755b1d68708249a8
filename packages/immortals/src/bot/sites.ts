import { NOBODY, twinOf, type Seat, type Site } from '../sites.ts'
import { CAPITAL, SHRINE, type StateView } from '../state.ts'
import { areaAt, type World } from '../world.ts'

/** What a site is worth, and who could take it. */

/** Sites of an area that do not score yet are steps toward three, or toward all five. */
const STEPS = [0, 0.3, 1, 0, 0.4, 0]

function areaWorth(world: World, count: number, sites: number): number {
  const { areaMost, areaAll } = world.edition.points.scoring
  const points = count >= sites ? areaAll : count >= 3 ? areaMost : 0
  return points + (STEPS[count] ?? 0)
}

/** What one scoring brings a seat for having this site, more than without it; `held` is what it has of each area. */
export function siteWorth(
  world: World,
  s: StateView,
  held: readonly number[],
  seat: Seat,
  site: Site,
): number {
  const { regionsPerPoint, shrine, capital } = world.edition.points.scoring
  const area = areaAt(world, site)
  const others = held[area] - (s.owner[site] === seat ? 1 : 0)
  const sites = world.areaSites[area].length
  const building = s.building[site] === SHRINE ? shrine : s.building[site] === CAPITAL ? capital : 0
  const stepUp = areaWorth(world, others + 1, sites) - areaWorth(world, others, sites)
  return 1 / regionsPerPoint + building + stepUp
}

/** The most armies that somebody other than this seat could send there. */
export function threatTo(world: World, s: StateView, seat: Seat, site: Site): number {
  const near = world.neighbours[site]
  let most = 0
  for (let i = 0; i < near.length; i++) most = Math.max(most, sendable(s, seat, near[i]))
  const twin = twinOf(site)
  return s.portal[twin] === 1 ? Math.max(most, sendable(s, seat, twin)) : most
}

function sendable(s: StateView, seat: Seat, from: Site): number {
  return s.owner[from] === seat || s.owner[from] === NOBODY ? 0 : s.armies[from] - 1
}

/** The most own armies that stand next to a site. */
export function neighbouring(world: World, s: StateView, seat: Seat, site: Site): number {
  let most = 0
  for (const near of world.neighbours[site]) if (s.owner[near] === seat) most = Math.max(most, s.armies[near])
  return most
}
