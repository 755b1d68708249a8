import type { Cost } from '../../content/effects.ts'
import type { Resource } from '../../content/ids.ts'
import { ALL_GOODS, bitsOf, goodsBits } from '../bits.ts'
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
  /** Of `s.goods` and `s.load`: who has none of these bits cannot pay its part; 0: nothing of the kind is paid. */
  readonly goodsBits: number
  readonly loadBits: number
}

/** Rows never change: each price is worked out once for a match. */
export function knownPrice(prices: Map<Cost, Price>, cost: Cost): Price {
  let price = prices.get(cost)
  if (price === undefined) prices.set(cost, (price = priceOf(cost)))
  return price
}

export function priceOf(cost: Cost): Price {
  const { move = 0, skull = 0, cards = 0, cardsOrSkull = 0, anyGoods = 0, carried, goods = {} } = cost
  const skullPerStrength = cost.skullPerStrength === true
  const ofUnit = cost.goods !== undefined || anyGoods > 0 || carried !== undefined
  const kinds = Object.entries(goods).map(([resource, n]) => [RESOURCE[resource as Resource], n] as const)
  return {
    move,
    skull,
    cards,
    cardsOrSkull,
    skullPerStrength,
    more: ofUnit || skullPerStrength || cards > 0 || cardsOrSkull > 0,
    ofUnit,
    goods: kinds.flat(),
    anyGoods,
    carried: carried === undefined ? NOBODY : TOKEN[carried],
    goodsBits: anyGoods > 0 ? ALL_GOODS : kinds.reduce((bits, [resource]) => bits | goodsBits(resource), 0),
    loadBits: carried === undefined ? 0 : bitsOf(TOKEN[carried]),
  }
}
