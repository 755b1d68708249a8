import type { Place, Terrain } from '../content/effects.ts'
import { PORTALS } from '../state/bits.ts'
import { exists } from '../state/map/read.ts'
import { TOKEN } from '../state/names.ts'
import { type NodeNo, type PieceNo, type Square, SQUARES } from '../state/numbers.ts'
import { squaresWith, squaresWithAny } from '../state/queries/marks.ts'
import { nearestFoe, nearestOf } from '../state/queries/nearest.ts'
import { squareOf, standsOn } from '../state/queries/pieces.ts'
import { isOpenEdge } from '../state/queries/visibility.ts'
import type { State } from '../state/schema.ts'
import { type MatchTables, TERRAIN, type EffectContext } from '../state/tables/match-tables.ts'
import { groundAt } from './find-units.ts'
import { resolveRef } from './resolve-ref.ts'
import { northThenFirst } from './ranking.ts'

/** Every node that a place may mean, in the order of squares. */
export function placesFor(s: State, tables: MatchTables, context: EffectContext, place: Place): NodeNo[] {
  if ('of' in place) {
    const piece = resolveRef(s, context, place.of)
    return piece < 0 || s.at[piece] < 0 ? [] : [s.at[piece]]
  }
  if ('space' in place) return [tables.board.squareOf.get(place.space) ?? missingSpace(place.space)]
  if ('area' in place) return areaOf(s, tables, context, place.area)
  if ('with' in place) return unitsPlaces(s, tables, context, place.with, place.on)
  if ('terrain' in place) return emptySpaces(s, tables, place.terrain)
  return openEdges(s, tables, place.apart)
}

/** Is there any? */
export function hasPlace(s: State, tables: MatchTables, context: EffectContext, place: Place): boolean {
  if ('of' in place) {
    const piece = resolveRef(s, context, place.of)
    return piece >= 0 && s.at[piece] >= 0
  }
  // Portals or, without any, the start spaces: where there are these, there is always a place.
  if (
    'area' in place &&
    place.area === 'portal' &&
    context.side >= 0 &&
    tables.starts[context.side].length > 0
  )
    return true
  return placesFor(s, tables, context, place).length > 0
}

function missingSpace(space: string): never {
  throw new Error(`there is no space ${space}`)
}

function areaOf(
  s: State,
  tables: MatchTables,
  { side }: EffectContext,
  area: 'start' | 'fabricator' | 'portal' | 'egg',
): NodeNo[] {
  switch (area) {
    case 'start':
      return side < 0 ? [] : tables.starts[side].slice()
    case 'fabricator':
      return tables.fabricators.slice()
    case 'portal': {
      const portals = squaresWithAny(s, PORTALS)
      return portals.length > 0 || side < 0 ? portals : tables.starts[side].slice()
    }
    case 'egg':
      return squaresWith(s, TOKEN.egg)
  }
}

function squaresWhere(isMeant: (square: Square) => boolean): Square[] {
  const squares: Square[] = []
  for (let square = 0; square < SQUARES; square++) if (isMeant(square)) squares.push(square)
  return squares
}

function unitsPlaces(
  s: State,
  tables: MatchTables,
  { side }: EffectContext,
  who: string,
  on: Terrain | undefined,
): NodeNo[] {
  if (side < 0) return []
  const nodes: NodeNo[] = []
  for (const piece of unitsWith(s, tables, side, who)) {
    const node = s.at[piece]
    if (on !== undefined && (groundAt(tables, node) & TERRAIN[on]) === 0) continue
    if (!nodes.includes(node)) nodes.push(node)
  }
  return nodes
}

function unitsWith(s: State, tables: MatchTables, side: number, who: string): readonly PieceNo[] {
  const army = s.army[side]
  if (who === 'own') return army
  if (who !== 'ownNearestEnemy') return army.filter((piece) => tables.idOf[piece] === who)
  const away = (piece: PieceNo): number => nearestFoe(s, tables, side, squareOf(s, tables, piece))
  const order = army.toSorted((a, b) => away(a) - away(b) || northThenFirst(s, tables, a, b))
  return order.slice(0, 1)
}

/** Spaces of that terrain with no unit and no token; where there are no roads, bare ground stands for them. */
function emptySpaces(s: State, tables: MatchTables, terrain: Terrain): NodeNo[] {
  const bit = TERRAIN[terrain]
  const has = tables.terrain.some((bits) => (bits & bit) !== 0)
  const wanted = has || terrain !== 'roadway' ? bit : TERRAIN.plain
  return squaresWhere((square) => (tables.terrain[square] & wanted) !== 0 && isEmpty(s, tables, square))
}

function isEmpty(s: State, tables: MatchTables, square: Square): boolean {
  if (s.marks[square] !== 0) return false
  for (let side = 0; side < s.army.length; side++) if (standsOn(s, tables, side, square)) return false
  return true
}

/** DV-ANC-04: open map edges, so many spaces from any unit. */
function openEdges(s: State, tables: MatchTables, apart: number): NodeNo[] {
  return squaresWhere(
    (square) =>
      exists(tables.board, square) &&
      isOpenEdge(tables, s, square) &&
      (apart === 0 || nearestOf(s, tables, square, () => true) >= apart),
  )
}
