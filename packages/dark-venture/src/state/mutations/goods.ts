import { BITS } from '../bits.ts'
import { GOLD, type PieceNo, RESOURCES, type Square, WATER } from '../numbers.ts'
import { goodsOf, placeInLitter } from '../queries/goods.ts'
import type { State } from '../schema.ts'
import type { VentureContext } from '../tables/match-tables.ts'
import { count as countDeed } from './count.ts'

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

/** A unit takes up one that lies on its space. */
export function pickUpGood(s: State, square: Square, piece: PieceNo, resource: number): void {
  const i = placeInLitter(s, square)
  s.litter[i + 1] -= 1 << (BITS * resource)
  s.goods[piece] += 1 << (BITS * resource)
  if (s.litter[i + 1] === 0) s.litter.splice(i, 2)
}
