import type { PieceNo } from '../numbers.ts'
import type { State } from '../schema.ts'
import type { MatchTables } from '../tables/match-tables.ts'

/** It was killed. */
export function noteFallen(s: State, tables: MatchTables, piece: PieceNo): void {
  s.story[tables.fallenWord[piece]] |= tables.fallenBit[piece]
}
