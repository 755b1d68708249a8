import type { Ref } from '../content/effects.ts'
import { NOBODY, type PieceNo, type Square } from '../state/numbers.ts'
import { squareOf } from '../state/queries/pieces.ts'
import type { State } from '../state/schema.ts'
import type { MatchTables } from '../state/tables/match-tables.ts'
import { refOf } from './find-units.ts'
import type { Context } from './verb.ts'

/** The unit that a row means, if it is on the map, or -1. */
export function pieceMeant(s: State, context: Context, ref: Ref): PieceNo {
  const piece = refOf(s, context, ref)
  return piece < 0 || s.at[piece] < 0 ? NOBODY : piece
}

/** Where it stands, or -1. */
export function squareMeant(s: State, tables: MatchTables, context: Context, ref: Ref): Square {
  const piece = pieceMeant(s, context, ref)
  return piece < 0 ? NOBODY : squareOf(s, tables, piece)
}
