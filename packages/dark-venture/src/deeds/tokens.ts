import { NOBODY, type PieceNo, type Square } from '../numbers.ts'
import type { State, VentureTable } from '../state.ts'
import { liftMark, useUp as giveBack } from './marks.ts'
import { squareOf } from './pieces.ts'

/** Tokens that go back to the supply, told. */

/** One that a unit carries. */
export function payToken(s: State, piece: PieceNo, token: number, table: VentureTable): void {
  giveBack(s, piece, token)
  table.tell?.({ event: 'token', token, square: squareOf(s, table.env, piece), piece, how: 'spent' })
}

/** One that lies on a space. */
export function removeToken(s: State, square: Square, token: number, table: VentureTable): void {
  liftMark(s, square, token)
  table.tell?.({ event: 'token', token, square, piece: NOBODY, how: 'spent' })
}
