import type { Board } from '../map/read.ts'
import type { Ways } from '../map/ways.ts'
import { FAR_AWAY, type Square } from '../numbers.ts'
import { type State, STORY } from '../schema.ts'
import type { MatchTables } from '../tables/match-tables.ts'

export function areGatesOpen(s: State, tables: MatchTables): boolean {
  return (s.story[STORY.flags] & tables.gateFlag) === tables.gateFlag
}

/** Where each way leads now (DV-STORY-3). */
export function waysOf(s: State, tables: MatchTables): Ways {
  return areGatesOpen(s, tables) ? tables.ways : tables.shutWays
}

export function boardOf(s: State, tables: MatchTables): Board {
  return areGatesOpen(s, tables) ? tables.board : tables.shutBoard
}

/** DV-MOVE-18: king's steps; nothing is near on another floor. */
export function distance(tables: MatchTables, a: Square, b: Square): number {
  const { column, row, floor } = tables.board
  if (floor[a] !== floor[b]) return FAR_AWAY
  return Math.max(Math.abs(column[a] - column[b]), Math.abs(row[a] - row[b]))
}
