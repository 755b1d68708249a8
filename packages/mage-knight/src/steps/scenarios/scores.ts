import type { Result } from '@longtable/kernel'
import { Site } from '../../content/ids.ts'
import { siteAt } from '../../state/pools/lattice.ts'
import { achievementIds } from '../../content/achievements.ts'
import { achievements, BEATING, titleOf, titlePoints } from '../../state/scoring.ts'
import { NOBODY, type Seat, type State, type StateView } from '../../state/schema/state.ts'
import { Z } from '../../state/pools/deed-cards.ts'
import type { MatchTables } from '../../state/match.ts'
import { areCitiesConquered, conqueredCities, isOver } from './ends.ts'
import { ALL_HELD, heldPoints } from './hold.ts'
import { isCoreMine } from './mines.ts'
import { chosenOf } from './returner.ts'

/** The result of a game, by the kind of score of its scenario. */
export function score(s: State, tables: MatchTables): Result {
  if (isCommon(tables)) return scoreTogether(s, tables)
  switch (tables.scenario.score) {
    case 'hold':
      return scoreHold(s, tables)
    case 'portal':
      return scorePortal(s, tables)
    default:
      return scoreRivals(s, tables)
  }
}

/** Has everybody one score? */
export function isCommon({ scenario: { score: kind, common } }: Pick<MatchTables, 'scenario'>): boolean {
  return common === true || kind === 'solo' || kind === 'cooperation'
}

/** Those who score together: teams, or everybody alone. */
export function sidesOf({ team, seats }: MatchTables): Seat[][] {
  const sides: Seat[][] = []
  for (let seat = 0; seat < seats; seat++) {
    const mates = sides.find(([first]) => team[first] === team[seat])
    if (mates === undefined) sides.push([seat])
    else mates.push(seat)
  }
  return sides
}

/** One number for each seat from one for each side; the winners are the seats of the best sides (MK-SCORE-10). */
function resultOf(sides: readonly Seat[][], totals: readonly number[], seats: number): Result {
  const scores = new Array<number>(seats).fill(0)
  const best = Math.max(...totals)
  const winners: Seat[] = []
  sides.forEach((side, n) => {
    for (const seat of side) scores[seat] = totals[n]
    if (totals[n] === best) winners.push(...side)
  })
  return { scores, winners: winners.toSorted((a, b) => a - b) }
}

const lowest = (values: readonly number[]): number => Math.min(...values)
const highest = (values: readonly number[]): number => Math.max(...values)

/** In each category the better mate counts, for Beating the worse one (MK-SC-05). */
export function sideAchievements(s: State, side: readonly Seat[], tables: MatchTables): number[] {
  const each = side.map((seat) => achievements(s, seat, tables))
  const lowestCounts = tables.options.achievementsLowest && !tables.alone && isCommon(tables) // MK-SC-121
  return achievementIds.map((_, n) =>
    (n === BEATING || lowestCounts ? lowest : highest)(each.map((points) => points[n])),
  )
}

/** Of a team the lowest fame counts (MK-SC-05). */
export function sideFame(s: Pick<StateView, 'players'>, side: readonly Seat[]): number {
  return lowest(side.map((seat) => s.players[seat].fame))
}

function scoreRivals(s: State, tables: MatchTables): Result {
  const sides = sidesOf(tables)
  const own = sides.map((side) => sideAchievements(s, side, tables))
  const totals = sides.map((side, n) => sideFame(s, side) + own[n].reduce((sum, one) => sum + one, 0))
  // MK-SC-10, MK-SCORE-12: nobody to compare with, no titles.
  const add = (points: readonly number[]): void => points.forEach((one, n) => void (totals[n] += one))
  if (!tables.alone) {
    achievementIds.forEach((_, category) =>
      add(
        titleOf(
          category,
          own.map((points) => points[category]),
          tables,
        ),
      ),
    )
  }
  const extra = sides.map((side) => highest(side.map((seat) => extraPoints(s, seat, tables))))
  add(extra)
  add(extraTitle(extra))
  return resultOf(sides, totals, tables.seats)
}

/** Greatest City Conqueror, Greatest Liberator (MK-SC-22, MK-SC-75). */
export function extraTitle(values: readonly number[]): number[] {
  return titlePoints(values, 5, 2)
}

/** The category that a scenario adds. */
export function extraPoints(s: State, seat: Seat, tables: MatchTables): number {
  switch (tables.scenario.score) {
    case 'cities':
      return cityPoints(s, seat)
    case 'mines':
      return minePoints(s, seat)
    default:
      return 0
  }
}

/** MK-SC-22: 7 for a city that one leads, 4 with a shield; unconquered ones score nothing (MK-SCORE-11). */
function cityPoints(s: State, seat: Seat): number {
  let points = 0
  for (const { conquered, leader, shields } of s.cities) {
    if (!conquered) continue
    if (leader === seat) points += 7
    else if (shields.includes(seat)) points += 4
  }
  return points
}

/** MK-SC-75 */
function minePoints(s: State, seat: Seat): number {
  let points = 0
  for (let hex = 0; hex < s.mark.length; hex++) {
    if (s.mark[hex] === seat && siteAt(s, hex) === Site.mine) points += isCoreMine(s, hex) ? 7 : 4
  }
  return points
}

const CITY = 10
const ALL_CITIES = 15
const EARLY_ROUND = 30
const NOT_ANNOUNCED = 5
const EVERYBODY_LEADS = 10
const CITY_FOUND = 10

/** What those who play together score besides fame and achievements. */
export type CommonId =
  | 'cities'
  | 'allCities'
  | 'earlyRounds'
  | 'dummyCards'
  | 'notAnnounced'
  | 'everybodyLeads'
  | 'cityFound'

export interface CommonPart {
  readonly id: CommonId
  /** How many of them there are, and what they are worth together. */
  readonly count: number
  readonly points: number
}

type Ended = Pick<StateView, 'cities' | 'round' | 'announced' | 'deeds'>

const part = (id: CommonId, count: number, each: number): CommonPart => ({ id, count, points: count * each })
const once = (id: CommonId, is: boolean, points: number): CommonPart => part(id, is ? 1 : 0, points)

/** MK-SC-44, MK-SC-54, MK-ANY-04: all of it lies open on the table. */
export function commonParts(s: Ended, tables: MatchTables): readonly CommonPart[] {
  return [
    ...missionParts(s, tables),
    part('earlyRounds', tables.rounds - s.round, EARLY_ROUND),
    part('dummyCards', s.deeds[Z.dummyDeck].length, 1),
    once('notAnnounced', s.announced === NOBODY, NOT_ANNOUNCED),
    ...(tables.scenario.score === 'cooperation' ? [everybodyLeads(s, tables)] : []),
  ]
}

/** For cities, conquered or found (MK-ANY-06). */
function missionParts(s: Ended, tables: MatchTables): CommonPart[] {
  const { score: kind, end } = tables.scenario
  if (end === 'cityRevealed') return [once('cityFound', s.cities.length > 0, CITY_FOUND)]
  if (kind !== 'solo' && kind !== 'cooperation') return []
  return [
    part('cities', conqueredCities(s), CITY),
    once('allCities', areCitiesConquered(s, tables), ALL_CITIES),
  ]
}

function everybodyLeads(s: Ended, { team }: MatchTables): CommonPart {
  const isLeader = (seat: Seat): boolean => s.cities.some((city) => city.conquered && city.leader === seat)
  const is = team.every((_, seat) => isLeader(seat))
  return once('everybodyLeads', is, EVERYBODY_LEADS)
}

/** MK-SC-44, MK-SC-54, MK-ANY-04, MK-ANY-05: one score for all, which is a victory only if the goal is reached. */
function scoreTogether(s: State, tables: MatchTables): Result {
  const all = Array.from({ length: tables.seats }, (_, seat) => seat)
  let total = sideFame(s, all) + ownPoints(s, all, tables)
  for (const points of sideAchievements(s, all, tables)) total += points
  for (const { points } of commonParts(s, tables)) total += points
  return { scores: all.map(() => total), winners: isGoalReached(s, all, tables) ? all : [] }
}

/** What a competitive mission adds: of the best player (MK-ANY-05); what is held, all hold. */
function ownPoints(s: State, all: readonly Seat[], tables: MatchTables): number {
  if (tables.scenario.score === 'hold') return heldBy(s, all)
  return highest(all.map((seat) => extraPoints(s, seat, tables)))
}

function heldBy(s: State, side: readonly Seat[]): number {
  return side.reduce((sum, seat) => sum + heldPoints(s, seat), 0)
}

/** MK-ANY-09: most of what can be held, or a hero on the portal, where nobody else could have it. */
function isGoalReached(s: State, all: readonly Seat[], tables: MatchTables): boolean {
  const { score: kind, end } = tables.scenario
  if (kind === 'hold') return heldBy(s, all) > ALL_HELD / 2
  if (kind === 'portal') return all.some((seat) => s.players[seat].at === tables.portal)
  return isOver(end, s, tables)
}

/** MK-SC-106: nobody wins a tie. */
function scoreHold(s: State, tables: MatchTables): Result {
  const sides = sidesOf(tables)
  const totals = sides.map((side) => heldBy(s, side))
  const result = resultOf(sides, totals, tables.seats)
  const best = highest(totals)
  return totals.filter((total) => total === best).length === 1 ? result : { ...result, winners: [] }
}

/** MK-SC-112: the hero on the portal wins, with the whole team; there is no other score. */
function scorePortal(s: State, tables: MatchTables): Result {
  const winners: Seat[] = []
  for (const side of sidesOf(tables)) {
    // MK-SC-123: in teams only the member that was chosen in secret counts.
    const back = tables.teams ? [chosenOf(s, side)] : side
    if (back.some((seat) => s.players[seat].at === tables.portal)) winners.push(...side)
  }
  const scores = s.players.map((_, seat) => (winners.includes(seat) ? 1 : 0))
  return { scores, winners: winners.toSorted((a, b) => a - b) }
}
