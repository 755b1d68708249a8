import type { Result } from '@longtable/kernel'
import { CAPITAL, SHRINE } from './codes.ts'
import { armiesOnBoard } from './facts.ts'
import type { State } from './schema.ts'
import { AREAS, REGIONS, SITES, type Seat, type Site } from './sites.ts'
import type { MatchTables } from './tables.ts'

/** The points of one seat in one scoring, by source. */
export interface RoundScore {
  readonly regions: number
  readonly shrines: number
  readonly capitals: number
  readonly areas: number
}

/** IMM-SCORE-1 to IMM-SCORE-10. */
export function roundScore(s: State, tables: MatchTables, seat: Seat): RoundScore {
  const byCards = tables.options.scoring === 'cards'
  const owns = (site: Site): boolean => (byCards ? s.holder[site % REGIONS] === seat : s.owner[site] === seat)
  const { regionsPerPoint, shrine, capital, areaMost, areaAll } = tables.edition.points.scoring
  let owned = 0
  let shrines = 0
  let capitals = 0
  for (let site: Site = 0; site < SITES; site++) {
    if (!owns(site)) continue
    // A card stands for both sites of its region (IMM-SCORE-8).
    if (!byCards || site < REGIONS) owned++
    if (s.building[site] === SHRINE) shrines += shrine
    else if (s.building[site] === CAPITAL) capitals += capital
  }
  let areas = 0
  for (let area = 0; area < (byCards ? AREAS : 2 * AREAS); area++) {
    const sites = tables.areaSites[area]
    let count = 0
    for (let i = 0; i < sites.length; i++) if (owns(sites[i])) count++
    // IMM-SCORE-6: three or four, or all five, never both.
    if (count === sites.length) areas += areaAll
    else if (count >= 3) areas += areaMost
  }
  return { regions: Math.floor(owned / regionsPerPoint), shrines, capitals, areas }
}

/** IMM-END-2: most points, then most armies on the board, then together. */
export function result(s: State): Result {
  const scores = s.players.map(({ points }) => points)
  const most = Math.max(...scores)
  const leaders = scores.flatMap((points, seat) => (points === most ? [seat] : []))
  const armies = leaders.map((seat) => armiesOnBoard(s, seat))
  const largest = Math.max(...armies)
  return { scores, winners: leaders.filter((_, i) => armies[i] === largest) }
}
