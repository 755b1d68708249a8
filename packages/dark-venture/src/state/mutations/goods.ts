import type { Resource } from '../../content/types.ts'
import { RESOURCE } from '../names.ts'
import {
  GOLD,
  ORE,
  RESOURCES,
  SQUARES,
  WATER,
  WOOD,
  type NodeNo,
  type PieceNo,
  type Square,
} from '../numbers.ts'
import type { State, VentureContext } from '../schema.ts'
import type { MatchTables } from '../tables/match-tables.ts'
import { count as countDeed } from './count.ts'

/** Resources under a unit, five bits each, for all there are; `s.stock` is what the supply has left (DV-RES-05, -06). */
const BITS = 5
const MASK = 31

/** The bits of a resource: none of them set, there is none of it. */
export function goodsBits(resource: number): number {
  return MASK << (BITS * resource)
}

/** Those of all resources. */
export const ALL_GOODS = (1 << (BITS * RESOURCES)) - 1

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

/** Gives up to `count` from the supply and tells how many there were. */
export function gainGoods(s: State, piece: PieceNo, resource: number, count: number): number {
  const given = Math.min(count, s.stock[resource])
  s.stock[resource] -= given
  s.goods[piece] += given << (BITS * resource)
  return given
}

/** Takes up to `count` back to the supply and tells how many there were. */
export function loseGoods(s: State, piece: PieceNo, resource: number, count: number): number {
  const taken = Math.min(count, goodsOf(s, piece, resource))
  s.stock[resource] += taken
  s.goods[piece] -= taken << (BITS * resource)
  return taken
}

/** The same as the price of something, and told. */
export function payGoods(
  s: State,
  piece: PieceNo,
  resource: number,
  count: number,
  ctx: VentureContext,
): number {
  const paid = loseGoods(s, piece, resource, count)
  if (paid > 0) ctx.tell?.({ event: 'paidGoods', piece, resource, count: paid })
  return paid
}

export function passGood(s: State, from: PieceNo, to: PieceNo, resource: number): void {
  s.goods[from] -= 1 << (BITS * resource)
  s.goods[to] += 1 << (BITS * resource)
}

/** What a space holds, as bits of resources; on the deck of a bridge there is no water (DV-RES-02). */
export function yieldsAt(tables: MatchTables, node: NodeNo): number {
  return node >= SQUARES ? 0 : tables.yields[node]
}

/** What a player's unit may look for, and what an Auto-Enemy looks for first; it does not look for gold. */
const SOUGHT: readonly number[] = [ORE, WOOD, WATER, GOLD]
const AT_HAND: readonly number[] = [WOOD, ORE, WATER]

/** One, whichever is found first, or the one that its player wants. */
type Sought = Resource | 'any' | 'choose'

/** What the row lets a unit look for. */
export function soughtBy(resource: Sought): readonly number[] {
  if (resource === 'any') return AT_HAND
  return resource === 'choose' ? SOUGHT : SINGLE[RESOURCE[resource]]
}

const SINGLE: readonly (readonly number[])[] = Array.from({ length: RESOURCES }, (_, resource) => [resource])

function bitsFor(resources: readonly number[]): number {
  return resources.reduce((bits, resource) => bits | (1 << resource), 0)
}

const SOUGHT_BITS = bitsFor(SOUGHT)
const AT_HAND_BITS = bitsFor(AT_HAND)

/** The same as bits. */
export function soughtBits(resource: Sought): number {
  if (resource === 'any') return AT_HAND_BITS
  return resource === 'choose' ? SOUGHT_BITS : 1 << RESOURCE[resource]
}

/** Why a unit cannot gather that where it stands, or `''`. */
export function whyNoGather(s: State, tables: MatchTables, piece: PieceNo, resource: number): string {
  if (!tables.gathers[s.side[piece]]) return 'DV-RES-01'
  if ((yieldsAt(tables, s.at[piece]) & (1 << resource)) === 0) return 'DV-RES-02'
  return s.stock[resource] === 0 ? 'DV-RES-06' : ''
}

/** A unit has gathered so many: they come under it and are counted (DV-RES-03). */
export function collect(
  s: State,
  piece: PieceNo,
  resource: number,
  count: number,
  ctx: VentureContext,
): void {
  const found = gainGoods(s, piece, resource, count)
  if (found === 0) return
  const side = s.side[piece]
  ctx.tell?.({ event: 'gathered', piece, resource, count: found })
  countDeed(s, side, 'resourcesGathered', found, ctx)
  if (resource === GOLD) countDeed(s, side, 'goldGathered', found, ctx)
  if (resource === WATER) countDeed(s, side, 'waterGathered', found, ctx)
}

/** All that one unit has comes under another. */
export function passAllGoods(s: State, from: PieceNo, to: PieceNo): void {
  s.goods[to] += s.goods[from]
  s.goods[from] = 0
}

/** All that a unit has goes to the supply. */
export function returnGoods(s: State, piece: PieceNo): void {
  for (let resource = 0; resource < RESOURCES; resource++) s.stock[resource] += goodsOf(s, piece, resource)
  s.goods[piece] = 0
}

/** What a unit has stays on the space that it leaves (DV-MISC-05). */
export function scatterGoods(s: State, piece: PieceNo, square: Square): void {
  if (s.goods[piece] === 0) return
  const i = placeInLitter(s, square)
  if (i < 0) s.litter.push(square, s.goods[piece])
  else s.litter[i + 1] += s.goods[piece]
  s.goods[piece] = 0
}

function placeInLitter(s: State, square: Square): number {
  for (let i = 0; i < s.litter.length; i += 2) if (s.litter[i] === square) return i
  return -1
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

/** A unit takes up one that lies on its space. */
export function pickUpGood(s: State, square: Square, piece: PieceNo, resource: number): void {
  const i = placeInLitter(s, square)
  s.litter[i + 1] -= 1 << (BITS * resource)
  s.goods[piece] += 1 << (BITS * resource)
  if (s.litter[i + 1] === 0) s.litter.splice(i, 2)
}
