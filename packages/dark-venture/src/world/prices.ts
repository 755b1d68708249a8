import type { Cost } from '../content/effects.ts'
import type { Resource } from '../content/types.ts'
import { RESOURCE, TOKEN } from '../names.ts'
import { NOBODY } from '../numbers.ts'

/** A price in numbers, all of them there: what a menu asks for again and again is looked up in no row. */
export interface Price {
  readonly move: number
  readonly skull: number
  readonly cards: number
  readonly cardsOrSkull: number
  readonly skullPerStrength: boolean
  /** Is there more to it than dice? */
  readonly more: boolean
  /** Is something of it paid by a unit? */
  readonly ofUnit: boolean
  /** A resource and how many of it, and so on. */
  readonly goods: readonly number[]
  readonly anyGoods: number
  /** A token that a unit carries, or -1. */
  readonly carried: number
}

const known = new WeakMap<Cost, Price>()

/** Rows never change: each price is worked out once. */
export function priceOf(cost: Cost): Price {
  let price = known.get(cost)
  if (price === undefined) known.set(cost, (price = inNumbers(cost)))
  return price
}

function inNumbers(cost: Cost): Price {
  const { move = 0, skull = 0, cards = 0, cardsOrSkull = 0, anyGoods = 0, carried, goods = {} } = cost
  const skullPerStrength = cost.skullPerStrength === true
  const ofUnit = cost.goods !== undefined || anyGoods > 0 || carried !== undefined
  return {
    move,
    skull,
    cards,
    cardsOrSkull,
    skullPerStrength,
    more: ofUnit || skullPerStrength || cards > 0 || cardsOrSkull > 0,
    ofUnit,
    goods: Object.entries(goods).flatMap(([resource, n]) => [RESOURCE[resource as Resource], n]),
    anyGoods,
    carried: carried === undefined ? NOBODY : TOKEN[carried],
  }
}
