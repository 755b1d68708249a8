import type { Board } from '../map/read.ts'
import type { Ways } from '../map/ways.ts'
import { FAR_AWAY, type Square } from '../numbers.ts'
import type { State } from '../schema.ts'
import { whileShut } from '../tables/ground.ts'
import type { MatchTables } from '../tables/match-tables.ts'
import { storyBit } from '../tables/story-words.ts'

/** Is that gate of the story open (DV-STORY-3)? */
function isGateOpen(s: State, { gates, flagWord }: MatchTables, gate: number): boolean {
  const { flag, opens } = gates[gate]
  const isSet = (s.story[flagWord[flag]] & storyBit(flag)) !== 0
  return isSet === opens
}

function shutGates(s: State, tables: MatchTables): number {
  let bits = 0
  for (let gate = 0; gate < tables.gates.length; gate++) if (!isGateOpen(s, tables, gate)) bits |= 1 << gate
  return bits
}

/** Are all gates of the story open? */
export function areGatesOpen(s: State, tables: MatchTables): boolean {
  return shutGates(s, tables) === 0
}

/** Where each way leads now (DV-STORY-3). */
export function waysOf(s: State, tables: MatchTables): Ways {
  const shut = tables.gates.length === 0 ? 0 : shutGates(s, tables)
  return shut === 0 ? tables.ways : whileShut(tables, shut).ways
}

export function boardOf(s: State, tables: MatchTables): Board {
  const shut = tables.gates.length === 0 ? 0 : shutGates(s, tables)
  return shut === 0 ? tables.board : whileShut(tables, shut).board
}

/** DV-MOVE-18: king's steps; nothing is near on another floor. */
export function distance(tables: MatchTables, a: Square, b: Square): number {
  const { column, row, floor } = tables.board
  if (floor[a] !== floor[b]) return FAR_AWAY
  return Math.max(Math.abs(column[a] - column[b]), Math.abs(row[a] - row[b]))
}
