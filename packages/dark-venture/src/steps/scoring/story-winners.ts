import type { Condition } from '../../content/effects.ts'
import { holds } from '../../effects/conditions.ts'
import { contextOf } from '../../effects/interpreter.ts'
import { playersOf } from '../../effects/story-rules.ts'
import { NOBODY, type SideNo } from '../../state/numbers.ts'
import { plays } from '../../state/queries/playing.ts'
import { ABSENT, type State } from '../../state/schema.ts'
import type { MatchTables } from '../../state/tables/match-tables.ts'

/**
 * Who wins by the conditions of the scenario now, undefined while it goes on. A loss comes before a win, and a team's
 * win last (DV-STORY-8).
 */
export function winnersByStory(s: State, tables: MatchTables): SideNo[] | undefined {
  const { teamA } = tables.scenario ?? {}
  if (teamA !== undefined && isAny(s, tables, NOBODY, teamA.lose)) return others(s, playersOf(s))
  const losers = sidesThat(s, tables, 'lose')
  if (losers.length > 0) return others(s, losers)
  const winners = sidesThat(s, tables, 'win').filter((side) => plays(s, side))
  if (winners.length > 0) return withTeams(s, winners)
  return teamA !== undefined && isAny(s, tables, NOBODY, teamA.win) ? playersOf(s) : undefined
}

/** Those who win, and all who are in a team with them (DV-STORY-8). */
export function withTeams(s: State, winners: readonly SideNo[]): SideNo[] {
  const teams = new Set(winners.map((side) => s.team[side]).filter((team) => team > 0))
  return s.team.flatMap((team, side) => (winners.includes(side) || teams.has(team) ? [side] : []))
}

function sidesThat(s: State, tables: MatchTables, what: 'win' | 'lose'): SideNo[] {
  const found: SideNo[] = []
  for (let side = 0; side < s.army.length; side++) {
    if (s.control[side] !== ABSENT && isAny(s, tables, side, tables.cast[side]?.[what])) found.push(side)
  }
  return found
}

function isAny(
  s: State,
  tables: MatchTables,
  side: SideNo,
  conditions: readonly Condition[] | undefined,
): boolean {
  if (conditions === undefined) return false
  for (const condition of conditions) if (holds(s, tables, contextOf(side), condition)) return true
  return false
}

/** The sides that play on, without these. */
function others(s: State, those: readonly SideNo[]): SideNo[] {
  const found: SideNo[] = []
  for (let side = 0; side < s.army.length; side++)
    if (plays(s, side) && !those.includes(side)) found.push(side)
  return found
}
