import { FAR_AWAY, type SideNo, type Square } from '../numbers.ts'
import type { State } from '../schema.ts'
import type { MatchTables } from '../tables/match-tables.ts'
import { distance } from './map.ts'
import { areEnemies, isPlayers, squareOf } from './pieces.ts'

/** How far the nearest unit is that is an enemy of that side (FAR_AWAY + 1: there is none). */
export function nearestEnemy(s: State, tables: MatchTables, side: SideNo, square: Square): number {
  return nearestOf(s, tables, square, (other) => areEnemies(s, side, other))
}

/** The same for an Auto-Enemy: players' units, others only where players have none (DV-AUTO-07). */
export function nearestFoe(s: State, tables: MatchTables, side: SideNo, square: Square): number {
  const players = nearestOf(s, tables, square, (other) => isPlayers(s, other) && areEnemies(s, side, other))
  return players <= FAR_AWAY ? players : nearestEnemy(s, tables, side, square)
}

const NONE = 100

/** How far the nearest unit of the sides that are meant is; 100 if there is none. */
export function nearestOf(
  s: State,
  tables: MatchTables,
  square: Square,
  isMeantSide: (side: SideNo) => boolean,
): number {
  let best = NONE
  for (let side = 0; side < s.army.length; side++) {
    const army = s.army[side]
    if (army.length === 0 || !isMeantSide(side)) continue
    for (let i = 0; i < army.length; i++) {
      const away = distance(tables, square, squareOf(s, tables, army[i]))
      if (away < best) best = away
    }
  }
  return best
}
