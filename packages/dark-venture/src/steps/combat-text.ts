import type { Translated } from '@longtable/kernel'
import type { CardNo, PieceNo, SideNo } from '../state/numbers.ts'
import type { StateView } from '../state/schema.ts'
import type { MatchTables } from '../state/tables/match-tables.ts'

/** Names in the sentences of a combat. */

export function pieceText(tables: MatchTables, piece: PieceNo): Translated {
  return tables.nameOf[piece]
}

export function cardText(tables: MatchTables, card: CardNo): Translated {
  return tables.cardRow[card].name
}

export function sideText(tables: MatchTables, side: SideNo): Translated {
  return tables.sideName[side]
}

/** The name of the space where a piece stands. */
export function spaceText(
  { at }: Pick<StateView, 'at'>,
  { board, ways }: MatchTables,
  piece: PieceNo,
): string {
  return board.idOf[ways.square[at[piece]]]
}
