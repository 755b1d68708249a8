import { NOBODY, type PieceNo, type Square } from '../numbers.ts'
import { squareOf } from '../queries/pieces.ts'
import type { State } from '../schema.ts'
import type { VentureContext } from '../tables/match-tables.ts'
import { useUp as giveBack, liftMark } from './marks.ts'

/** Tokens that go back to the supply, told. */

/** One that a unit carries. */
export function payToken(s: State, piece: PieceNo, token: number, ctx: VentureContext): void {
  giveBack(s, piece, token)
  ctx.tell?.({ event: 'token', token, square: squareOf(s, ctx.tables, piece), piece, how: 'spent' })
}

/** One that lies on a space. */
export function removeToken(s: State, square: Square, token: number, ctx: VentureContext): void {
  liftMark(s, square, token)
  ctx.tell?.({ event: 'token', token, square, piece: NOBODY, how: 'spent' })
}
