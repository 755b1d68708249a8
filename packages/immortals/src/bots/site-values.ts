import { CAPITAL, SHRINE } from '../state/codes.ts'
import type { StateView } from '../state/schema.ts'
import {
  DARK,
  LIGHT,
  NOBODY,
  regionOf,
  REGIONS,
  siteIn,
  SITES,
  twinOf,
  type RegionNo,
  type Seat,
  type Site,
} from '../state/sites.ts'
import { areaAt, type MatchTables } from '../state/tables.ts'
import type { Heuristics } from './heuristics.ts'

/** What a site or a region card is worth, and who could take it. */

/** Do region cards score, and not armies (IMM-SCORE-1)? */
export function scoresCards({ options }: MatchTables): boolean {
  return options.scoring === 'cards'
}

/** What an own site is good for where only cards score: cards can be played for it. */
const FOOTHOLD = 0.15

function areaValue(tables: MatchTables, { steps }: Heuristics, count: number, sites: number): number {
  const { areaMost, areaAll } = tables.edition.points.scoring
  const points = count >= sites ? areaAll : count >= 3 ? areaMost : 0
  return points + (steps[count] ?? 0)
}

/** What one scoring brings a seat for having this site, more than without it; `held` is what it has of each area. */
export function siteValue(
  tables: MatchTables,
  s: StateView,
  heuristics: Heuristics,
  held: readonly number[],
  seat: Seat,
  site: Site,
): number {
  if (scoresCards(tables)) {
    const region = regionOf(site)
    if (s.holder[region] !== seat) return FOOTHOLD
    return FOOTHOLD + cardPoints(tables, s, heuristics, held, seat, region)
  }
  const area = areaAt(tables, site)
  const others = held[area] - (s.owner[site] === seat ? 1 : 0)
  return withBuilding(tables, s, site, stepUp(tables, heuristics, area, others))
}

/** What one more site of an area brings whoever has so many others of it. */
function stepUp(tables: MatchTables, heuristics: Heuristics, area: number, others: number): number {
  const sites = tables.areaSites[area].length
  return areaValue(tables, heuristics, others + 1, sites) - areaValue(tables, heuristics, others, sites)
}

function withBuilding(tables: MatchTables, s: StateView, site: Site, step: number): number {
  return 1 / tables.edition.points.scoring.regionsPerPoint + buildingPoints(tables, s, site) + step
}

/** What a scoring brings for the building on a site. */
export function buildingPoints(tables: MatchTables, s: StateView, site: Site): number {
  const { shrine, capital } = tables.edition.points.scoring
  return s.building[site] === SHRINE ? shrine : s.building[site] === CAPITAL ? capital : 0
}

/** What one scoring brings a seat for holding the card of this region, more than without it (IMM-SCORE-8). */
function cardPoints(
  tables: MatchTables,
  s: StateView,
  heuristics: Heuristics,
  held: readonly number[],
  seat: Seat,
  region: RegionNo,
): number {
  const area = tables.areaOfRegion[region]
  const others = held[area] - (s.holder[region] === seat ? 1 : 0)
  const step = stepUp(tables, heuristics, area, others)
  const twin = siteIn(region, DARK)
  return withBuilding(tables, s, siteIn(region, LIGHT), step) + buildingPoints(tables, s, twin)
}

/** The same for the cards of all regions; nothing where armies score. */
export function cardValues(
  tables: MatchTables,
  s: StateView,
  heuristics: Heuristics,
  held: readonly number[],
  seat: Seat,
): readonly number[] {
  if (!scoresCards(tables)) return NO_CARDS
  return NO_CARDS.map((_, region) => cardPoints(tables, s, heuristics, held, seat, region))
}

const NO_CARDS: readonly number[] = Array.from({ length: REGIONS }, () => 0)

/** The same for all sites: in an area there are only those that the seat has and those that it has not. */
export function siteValues(
  tables: MatchTables,
  s: StateView,
  heuristics: Heuristics,
  held: readonly number[],
  seat: Seat,
): readonly number[] {
  if (scoresCards(tables)) return FOOTHOLDS
  const values = NO_VALUES.slice()
  for (let area = 0; area < held.length; area++) {
    const sites = tables.areaSites[area]
    const had = stepUp(tables, heuristics, area, held[area] - 1)
    const wanted = stepUp(tables, heuristics, area, held[area])
    for (let i = 0; i < sites.length; i++) {
      const site = sites[i]
      values[site] = withBuilding(tables, s, site, s.owner[site] === seat ? had : wanted)
    }
  }
  return values
}

const FOOTHOLDS: readonly number[] = Array.from({ length: SITES }, () => FOOTHOLD)

const NO_VALUES: readonly number[] = Array.from({ length: SITES }, () => 0.5)

/** The most armies that somebody other than this seat could send there. */
export function threatTo(tables: MatchTables, s: StateView, seat: Seat, site: Site): number {
  const near = tables.neighbours[site]
  let most = 0
  for (let i = 0; i < near.length; i++) most = Math.max(most, sendable(s, seat, near[i]))
  const twin = twinOf(site)
  return s.portal[twin] === 1 ? Math.max(most, sendable(s, seat, twin)) : most
}

/** How many armies could leave this site against a seat. */
export function sendable(s: StateView, seat: Seat, from: Site): number {
  return s.owner[from] === seat || s.owner[from] === NOBODY ? 0 : s.armies[from] - 1
}

/** The most own armies that stand next to a site. */
export function neighbouring(tables: MatchTables, s: StateView, seat: Seat, site: Site): number {
  let most = 0
  for (const near of tables.neighbours[site])
    if (s.owner[near] === seat) most = Math.max(most, s.armies[near])
  return most
}
