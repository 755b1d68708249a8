import type { SideNo, Square } from '../numbers.ts'
import { across, FENCE, onSide } from '../queries/built.ts'
import type { State } from '../schema.ts'
import type { VentureContext } from '../tables/match-tables.ts'
import { setBuilt } from './built.ts'
import { count } from './count.ts'

function nameOf(what: number): 'fence' | 'wall' {
  return what === FENCE ? 'fence' : 'wall'
}

/** Puts up a piece from the supply. */
export function raise(
  s: State,
  side: SideNo,
  square: Square,
  edge: number,
  what: number,
  ctx: VentureContext,
): void {
  setBuilt(s.built, ctx.tables.board, square, edge, what)
  if (what === FENCE) s.fences--
  else s.walls--
  ctx.tell?.({ event: 'built', what: nameOf(what), square, edge })
  count(s, side, 'structuresBuilt', 1, ctx)
}

/** Takes a piece down, back to the supply, and tells which it was. */
export function takeDown(s: State, square: Square, edge: number, ctx: VentureContext): number {
  const what = edge >= 4 ? across(s.built, square) : onSide(s.built, square, edge)
  setBuilt(s.built, ctx.tables.board, square, edge, 0)
  if (what === FENCE) s.fences++
  else s.walls++
  ctx.tell?.({ event: 'dismantled', what: nameOf(what), square, edge })
  return what
}
