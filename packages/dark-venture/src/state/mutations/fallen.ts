import type { PieceNo } from '../numbers.ts'
import { fallenBit } from '../queries/fallen.ts'
import { type State, STORY } from '../schema.ts'
import type { MatchTables } from '../tables/match-tables.ts'

/** It was killed. */
export function noteFallen(s: State, tables: MatchTables, piece: PieceNo): void {
  s.story[STORY.killed] |= fallenBit(tables, piece)
}
