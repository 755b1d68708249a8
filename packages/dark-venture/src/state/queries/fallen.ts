import { BEAST, type PieceNo, PIECES, UNITS } from '../numbers.ts'
import { type State, STORY } from '../schema.ts'
import type { MatchTables } from '../tables/match-tables.ts'

/** Was the one of that name ever killed? */
export function hasFallen(s: State, tables: MatchTables, id: string): boolean {
  for (let piece = 0; piece < PIECES; piece++) {
    if (tables.idOf[piece] === id) return (s.story[STORY.killed] & fallenBit(tables, piece)) !== 0
  }
  return false
}

/** Heroes, Ancients, the beast and unique units that were killed: bits of `story`, for what a story asks. */

const UNIQUE_AT = BEAST - UNITS + 1

export function fallenBit(tables: MatchTables, piece: PieceNo): number {
  if (piece >= UNITS) return 1 << (piece - UNITS)
  const row = tables.rowOf[piece]
  return tables.unique[row] ? 1 << (UNIQUE_AT + row) : 0
}
