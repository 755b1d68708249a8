import { choices } from '@longtable/kernel'
import { PIECES, RESOURCES } from '../numbers.ts'

/** A resource that lies on the space: use `takeGoods`. */
export const TAKE_GOODS = choices(PIECES * RESOURCES, (n) => ({
  do: 'takeGoods',
  piece: Math.floor(n / RESOURCES),
  resource: n % RESOURCES,
}))
export function takeGoods(piece: number, resource: number): (typeof TAKE_GOODS)[number] {
  return TAKE_GOODS[piece * RESOURCES + resource]
}
