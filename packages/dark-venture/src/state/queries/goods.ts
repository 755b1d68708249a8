import { AT_HAND, BITS, MASK, type Sought, SOUGHT } from '../bits.ts'
import { RESOURCE } from '../names.ts'
import { type NodeNo, type PieceNo, RESOURCES, type Square, SQUARES } from '../numbers.ts'
import type { State } from '../schema.ts'
import type { MatchTables } from '../tables/match-tables.ts'

export function goodsOf(s: State, piece: PieceNo, resource: number): number {
  return (s.goods[piece] >> (BITS * resource)) & MASK
}

export function anyGoods(s: State, piece: PieceNo): boolean {
  return s.goods[piece] !== 0
}

/** How many kinds of resources a unit has. */
export function kindsOfGoods(s: State, piece: PieceNo): number {
  let kinds = 0
  for (let resource = 0; resource < RESOURCES; resource++) if (goodsOf(s, piece, resource) > 0) kinds++
  return kinds
}

/** What a space holds, as bits of resources; on the deck of a bridge there is no water (DV-RES-02). */
export function yieldsAt(tables: MatchTables, node: NodeNo): number {
  return node >= SQUARES ? 0 : tables.yields[node]
}

/** What the row lets a unit look for. */
export function soughtBy(resource: Sought): readonly number[] {
  if (resource === 'any') return AT_HAND
  return resource === 'choose' ? SOUGHT : SINGLE[RESOURCE[resource]]
}

const SINGLE: readonly (readonly number[])[] = Array.from({ length: RESOURCES }, (_, resource) => [resource])

/** Why a unit cannot gather that where it stands, or `''`. */
export function whyNoGather(s: State, tables: MatchTables, piece: PieceNo, resource: number): string {
  if (!tables.gathers[s.side[piece]]) return 'DV-RES-01'
  if ((yieldsAt(tables, s.at[piece]) & (1 << resource)) === 0) return 'DV-RES-02'
  return s.stock[resource] === 0 ? 'DV-RES-06' : ''
}

/** How many of a resource lie on a space. */
export function goodsOn(s: State, square: Square, resource: number): number {
  const i = placeInLitter(s, square)
  return i < 0 ? 0 : (s.litter[i + 1] >> (BITS * resource)) & MASK
}

/** How many of a resource lie anywhere on the map. */
export function goodsOnMap(s: State, resource: number): number {
  let sum = 0
  for (let i = 0; i < s.litter.length; i += 2) sum += (s.litter[i + 1] >> (BITS * resource)) & MASK
  return sum
}

export function placeInLitter(s: State, square: Square): number {
  for (let i = 0; i < s.litter.length; i += 2) if (s.litter[i] === square) return i
  return -1
}
