import type { PieceNo } from '../numbers.ts'
import { partOf, prisonersOf } from '../queries/pieces.ts'
import { sizeOf } from '../queries/sizes.ts'
import type { State } from '../schema.ts'
import type { MatchTables } from '../tables/match-tables.ts'
import { moveItems } from './cards.ts'
import { passAllGoods } from './goods.ts'
import { bind, putOn, setFlag } from './pieces.ts'
import { become, goHome } from './place.ts'

/** A smaller part stands beside the bigger one that it fell off. */
export function fallOff(s: State, bigger: PieceNo, smaller: PieceNo): void {
  putOn(s, smaller, s.at[bigger], s.side[bigger])
  setFlag(s, smaller, 'arrived', true) // DV-AUTO-04
  setFlag(s, smaller, 'part', partOf(s, bigger) === 1)
}

/** The bigger one of two grows and takes over all that the other has. */
export function merge(s: State, tables: MatchTables, a: PieceNo, b: PieceNo, into: PieceNo): void {
  const isFirstBigger = sizeOf(tables, a) >= sizeOf(tables, b)
  const other = isFirstBigger ? b : a
  become(s, tables, isFirstBigger ? a : b, into)
  const held = prisonersOf(s, other)
  passAllGoods(s, other, into)
  s.load[into] += s.load[other]
  s.load[other] = 0
  if (s.lies.includes(other)) moveItems(s, other, into)
  for (const one of held) bind(s, one, into) // DV-PRIS-11
  goHome(s, tables, other)
}
