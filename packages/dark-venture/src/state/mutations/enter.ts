import { storyEnterFrame } from '../frames.ts'
import { TOKEN } from '../names.ts'
import { ITEM_DECK, type PieceNo } from '../numbers.ts'
import type { State, VentureContext } from '../schema.ts'
import type { MatchTables } from '../tables/match-tables.ts'
import { drawCards } from './cards.ts'
import { liftMark, marksOn } from './marks.ts'
import { isPlayers, squareOf } from './pieces.ts'

/** DV-MOVE-06: does a red token on its square stop a unit that comes there? */
export function isStopped(s: State, tables: MatchTables, piece: PieceNo): boolean {
  return marksOn(s, squareOf(s, tables, piece), TOKEN.actionDraw) > 0
}

/**
 * What happens at once when a unit has moved onto a square: a player's unit takes a blue token and draws an item
 * (DV-MOVE-07, DV-CARD-10, DV-AUTO-09), the scenario may have a word to say. Comes before the next frame goes on.
 */
export function enter(s: State, piece: PieceNo, ctx: VentureContext): void {
  const tables = ctx.tables
  const side = s.side[piece]
  if (hasEnterRule(tables)) ctx.push(storyEnterFrame, { piece })
  const square = squareOf(s, tables, piece)
  if (!isPlayers(s, side) || marksOn(s, square, TOKEN.itemDraw) === 0) return
  liftMark(s, square, TOKEN.itemDraw)
  ctx.tell?.({ event: 'token', token: TOKEN.itemDraw, square, piece, how: 'taken' })
  drawCards(side, piece, ITEM_DECK, 1, ctx)
}

/** Will anything happen to a unit that has moved onto its square? */
export function meetsAnything(s: State, tables: MatchTables, piece: PieceNo): boolean {
  if (hasEnterRule(tables)) return true
  return isPlayers(s, s.side[piece]) && marksOn(s, squareOf(s, tables, piece), TOKEN.itemDraw) > 0
}

export function hasEnterRule({ scenario }: MatchTables): boolean {
  return scenario?.rules?.some(({ when }) => when === 'enter') === true
}
