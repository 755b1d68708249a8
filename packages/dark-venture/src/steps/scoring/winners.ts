import type { Result } from '@longtable/kernel'
import type { Deed } from '../../content/ids.ts'
import type { Timeout } from '../../content/stories.ts'
import { holds } from '../../effects/conditions.ts'
import { contextOf } from '../../effects/interpreter.ts'
import { DEED, SIDE_NO } from '../../state/names.ts'
import { NOBODY, type SideNo } from '../../state/numbers.ts'
import { savedCards } from '../../state/queries/cards.ts'
import { plays } from '../../state/queries/playing.ts'
import { PLAYER, type State } from '../../state/schema.ts'
import type { MatchTables } from '../../state/tables/match-tables.ts'

import { withTeams } from './story-winners.ts'

export { isOut } from './elimination.ts'

/** The sides that play on. */
export function sidesLeft(s: State): SideNo[] {
  const sides: SideNo[] = []
  for (let side = 0; side < s.army.length; side++) if (plays(s, side)) sides.push(side)
  return sides
}

export function isPlayerLeft(s: State): boolean {
  for (let side = 0; side < s.army.length; side++) if (s.control[side] === PLAYER) return true
  return false
}

/** The only side with units on the map, prisoners not counted, or -1 (DV-WIN-02, A-03). */
export function lastSide(s: State): SideNo {
  let last = -1
  for (let side = 0; side < s.army.length; side++) {
    if (!plays(s, side) || s.army[side].length === 0) continue
    if (last >= 0) return -1
    last = side
  }
  return last
}

/** Who wins by points now that a round ends: nobody below the target (DV-WIN-01, DV-SETUP-14). */
export function winnersByPoints(s: State, tables: MatchTables): SideNo[] {
  const there = sidesLeft(s).filter((side) => s.points[side] >= tables.target)
  return bestOf(s, tables, there, (side) => s.points[side]) // DV-WIN-03
}

/** The best, then by strength and defence on the map, then by saved cards; then several (DV-WIN-04, -05, -06, -07). */
function bestOf(
  s: State,
  tables: MatchTables,
  sides: readonly SideNo[],
  first: (side: SideNo) => number,
): SideNo[] {
  const byPoints = highest(sides, first)
  const byForce = highest(byPoints, (side) => forceOf(s, tables, side))
  return highest(byForce, (side) => savedCards(s, side))
}

function highest(sides: readonly SideNo[], amount: (side: SideNo) => number): SideNo[] {
  const most = sides.reduce((best, side) => Math.max(best, amount(side)), -Infinity)
  return sides.filter((side) => amount(side) === most)
}

/** Strength and defence printed on a side's units on the map (DV-WIN-04). */
function forceOf(s: State, tables: MatchTables, side: SideNo): number {
  return s.army[side].reduce((sum, piece) => sum + tables.strength[piece] + tables.defence[piece], 0)
}

/** Who wins a scenario whose last round is over: never one who had nothing to win (DV-STORY-8). */
export function winnersByTime(s: State, tables: MatchTables): SideNo[] {
  const timeout = tables.scenario?.timeout
  return timeout === undefined ? [] : withTeams(s, winnersBy(s, tables, timeout))
}

function winnersBy(s: State, tables: MatchTables, timeout: Timeout): SideNo[] {
  const sides = sidesLeft(s)
  if ('winner' in timeout) {
    const { winner } = timeout
    if (winner === 'teamA' || winner === 'teamB') return teamOf(s, winner)
    return sides.filter((side) => SIDE_NO[winner] === side)
  }
  if ('loser' in timeout) return sides.filter((side) => !isNamed(s, side, timeout.loser))
  if ('when' in timeout) {
    const isSo = holds(s, tables, contextOf(NOBODY), timeout.when)
    return winnersBy(s, tables, isSo ? timeout.result : timeout.otherwise)
  }
  if ('teams' in timeout) return betterTeam(s, tables, timeout)
  if ('each' in timeout) {
    const deedOf = (side: SideNo): Deed | undefined => timeout.each[tables.cast[side]?.side ?? 'varpen']
    const asked = sides.filter((side) => tables.cast[side] !== undefined && deedOf(side) !== undefined)
    return bestOf(s, tables, asked, (side) => done(s, tables, side, deedOf(side)))
  }
  const { most, among } = timeout
  const asked = sides.filter((side) =>
    among === undefined ? tables.cast[side]?.win !== undefined : among.some((id) => SIDE_NO[id] === side),
  )
  return bestOf(s, tables, asked, (side) =>
    most === 'points' ? s.points[side] : done(s, tables, side, most),
  )
}

function done(s: State, tables: MatchTables, side: SideNo, deed: Deed | undefined): number {
  return deed === undefined ? 0 : s.deeds[side * tables.deeds + DEED[deed]]
}

/** The team that has done more of its own deed; of equals the one that the scenario names. */
function betterTeam(
  s: State,
  tables: MatchTables,
  { teams, tie }: Extract<Timeout, { readonly teams: unknown }>,
): SideNo[] {
  const sum = (team: 'teamA' | 'teamB', deed: Deed): number =>
    teamOf(s, team).reduce((all, side) => all + done(s, tables, side, deed), 0)
  const a = sum('teamA', teams.A)
  const b = sum('teamB', teams.B)
  return teamOf(s, a === b ? tie : a > b ? 'teamA' : 'teamB')
}

/** All sides of a team, those who are out too (DV-STORY-8). */
function teamOf(s: State, team: 'teamA' | 'teamB'): SideNo[] {
  const no = team === 'teamA' ? 1 : 2
  return s.team.flatMap((one, side) => (one === no ? [side] : []))
}

function isNamed(s: State, side: SideNo, name: keyof typeof SIDE_NO | 'teamA' | 'teamB'): boolean {
  if (name === 'teamA') return s.team[side] === 1
  return name === 'teamB' ? s.team[side] === 2 : SIDE_NO[name] === side
}

/** The scores and winners by seat, of a game that is over. */
export function result(s: State, _tables: MatchTables): Result {
  const scores = s.sideOf.map((side) => (side < 0 ? 0 : s.points[side]))
  const winners = s.winners.map((side) => s.seatOf[side]).filter((seat) => seat >= 0)
  return { scores, winners: [...new Set(winners)].sort((a, b) => a - b) }
}
