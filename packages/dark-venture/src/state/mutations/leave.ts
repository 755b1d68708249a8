import { IGNORES, leaveFrame, marchFrame } from '../frames.ts'
import { BOX, NOBODY, type PieceNo, type SideNo, type Square, TOKENS } from '../numbers.ts'
import { freeSpaces } from '../queries/capacity.ts'
import { ESCAPING, freeMarch } from '../queries/march.ts'
import { carried, hasRoomFor } from '../queries/marks.ts'
import { prisonersOf, squareOf } from '../queries/pieces.ts'
import { OUT, PLAYER, type State } from '../schema.ts'
import type { VentureContext } from '../tables/match-tables.ts'
import { dropItems } from './cards.ts'
import { count } from './count.ts'
import { returnGoods } from './goods.ts'
import { useUp as giveBack, layDown } from './marks.ts'
import { bind, takeOff, unchain } from './pieces.ts'

/** A piece leaves: `how` is one of HOW, `by` the side that did it, or -1. Drops, prisoners, moments follow. */
export function leave(_s: State, piece: PieceNo, how: number, by: SideNo, ctx: VentureContext): void {
  ctx.push(leaveFrame, { piece, how, by })
}

/** Takes a piece prisoner (DV-PRIS-01): counts, drops, moment `captured`. Its resources stay under it (DV-PRIS-10). */
export function capture(s: State, piece: PieceNo, captor: PieceNo, ctx: VentureContext): void {
  const by = s.side[captor]
  const held = prisonersOf(s, piece)
  drop(s, piece, squareOf(s, ctx.tables, piece), ctx)
  bind(s, piece, captor)
  count(s, by, 'prisonersTaken', 1, ctx) // DV-PRIS-05
  ctx.tell?.({ event: 'captured', piece, captor })
  ctx.announce('captured', { piece, captor })
  for (const one of held.toReversed()) escape(s, one, freeSpaces(ctx), ctx) // DV-PRIS-07
}

/** A prisoner is free, and its owner moves it up to `spaces` at no cost (DV-PRIS-06, -07), but not over walls. */
export function escape(s: State, piece: PieceNo, spaces: number, ctx: VentureContext): void {
  const side = s.side[piece]
  ctx.tell?.({ event: 'escaped', piece })
  if (s.control[side] === OUT) {
    drop(s, piece, squareOf(s, ctx.tables, piece), ctx)
    returnGoods(s, piece)
    takeOff(s, ctx.tables, piece, BOX)
    return
  }
  unchain(s, piece)
  if (s.control[side] !== PLAYER || s.seatOf[side] < 0) return
  const ignores = IGNORES.water | IGNORES.fence
  ctx.push(marchFrame, freeMarch(side, piece, spaces, ESCAPING, ignores))
}

/** A unit that was defeated does not die after all. */
export function revive(s: State, piece: PieceNo, ctx: VentureContext): void {
  const fight = s.fights.at(-1)
  const i = fight === undefined ? NOBODY : fight.defeated.indexOf(piece)
  if (fight === undefined || i < 0) return
  fight.defeated[i] = NOBODY
  ctx.tell?.({ event: 'revived', piece, by: s.side[piece], square: squareOf(s, ctx.tables, piece) })
}

/** What a unit wears and the tokens it carries stay on the space (DV-CARD-18). */
export function drop(s: State, piece: PieceNo, square: Square, ctx: VentureContext): void {
  unload(s, piece, square)
  if (isWearing(s, piece)) dropItems(s, piece, square, ctx)
}

/** The tokens that a unit carries lie on the space from now on, as far as there is room. */
export function unload(s: State, piece: PieceNo, square: Square): void {
  if (s.load[piece] === 0) return
  for (let token = 0; token < TOKENS; token++) {
    while (carried(s, piece, token) > 0) {
      if (hasRoomFor(s, square, token)) layDown(s, square, piece, token)
      else giveBack(s, piece, token)
    }
  }
}

function isWearing(s: State, piece: PieceNo): boolean {
  return s.lies.includes(piece)
}
