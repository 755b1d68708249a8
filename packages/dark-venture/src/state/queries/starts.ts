import { PIECE_NO } from '../names.ts'
import {
  FACTIONS,
  N,
  NOBODY,
  type PieceNo,
  type SideNo,
  type Square,
  W,
  WAYS,
  isHeroSide,
  HERO_KIND,
} from '../numbers.ts'
import type { State } from '../schema.ts'
import { squareNamed } from '../tables/ground.ts'
import type { MatchTables } from '../tables/match-tables.ts'
import { waysOf } from './map.ts'

/** Where a piece may start: a hero on its spaces, any other one beside its side's hero (DV-HERO-02, DV-ALD-01). */
export function startsOf(s: State, tables: MatchTables, side: SideNo, piece: PieceNo): readonly Square[] {
  if (tables.rowOf[piece] >= 0) return besideHero(s, tables, side)
  if (tables.adventure !== undefined)
    return [
      ...new Set([
        ...tables.adventure.partySpaces.map((at) => squareNamed(tables.board, at)),
        ...tables.heroStarts,
      ]),
    ]
  if (s.round > 0 && isHeroSide(side)) return tables.heroStarts // one that comes back
  const row = tables.cast[side]
  const own = row === undefined || row.setup === 'basic' ? undefined : row.setup
  const placements = own ?? (side < FACTIONS ? tables.edition.factions[side].setup[tables.map.id] : [])
  for (const placement of placements) {
    if ('hero' in placement && PIECE_NO[placement.hero] === piece) {
      return placement.at.map((at) => squareNamed(tables.board, at))
    }
  }
  return tables.heroStarts
}

/** A space adjacent to him: those across a corner are diagonal, and not meant. */
function besideHero(s: State, tables: MatchTables, side: SideNo): readonly Square[] {
  const hero = s.army[side].find((piece) => tables.kindOf[piece] === HERO_KIND) ?? NOBODY
  if (hero === NOBODY) return []
  const { to, square } = waysOf(s, tables)
  const found: Square[] = []
  for (let way = N; way <= W; way++) {
    const node = to[s.at[hero] * WAYS + way]
    if (node >= 0 && !found.includes(square[node])) found.push(square[node])
  }
  return found
}
