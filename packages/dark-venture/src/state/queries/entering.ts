import { TOKEN } from '../names.ts'
import type { PieceNo } from '../numbers.ts'
import type { State } from '../schema.ts'
import type { MatchTables } from '../tables/match-tables.ts'
import { marksOn } from './marks.ts'
import { isPlayers, squareOf } from './pieces.ts'

/** DV-MOVE-06: does a red token on its square stop a unit that comes there? */
export function isStopped(s: State, tables: MatchTables, piece: PieceNo): boolean {
  return marksOn(s, squareOf(s, tables, piece), TOKEN.actionDraw) > 0
}

/** Will anything happen to a unit that has moved onto its square? */
export function meetsAnything(s: State, tables: MatchTables, piece: PieceNo): boolean {
  if (hasEnterRule(tables)) return true
  return isPlayers(s, s.side[piece]) && marksOn(s, squareOf(s, tables, piece), TOKEN.itemDraw) > 0
}

export function hasEnterRule({ scenario }: MatchTables): boolean {
  return scenario?.rules?.some(({ when }) => when === 'enter') === true
}
