import { text, type Text } from '@longtable/kernel'
import type { Cost } from '../content/effects.ts'
import type { Resource } from '../content/ids.ts'
import { RESOURCE, TOKEN } from '../state/names.ts'
import type { PieceNo, SideNo } from '../state/numbers.ts'
import { savedCards } from '../state/queries/cards.ts'
import { moveDice, skullDice } from '../state/queries/dice.ts'
import { goodsOf, kindsOfGoods } from '../state/queries/goods.ts'
import { carried } from '../state/queries/marks.ts'
import type { State } from '../state/schema.ts'
import { sayCost } from './effect-parts.ts'

/** What is short of a price, in words, and how much of it there is. */
export interface Lacking {
  readonly [key: string]: Text | number
  readonly needs: Text
  readonly has: number
}

/** That part of a price is short. */
export function short(part: Cost, has: number): Lacking {
  return { needs: sayCost(part), has }
}

/** There is no die of this face. */
export function noDie(face: number): Lacking {
  return { needs: text('cost.die', { face: text(`face.${face}`) }), has: 0 }
}

/** The first thing of which a price asks for more than the side, or the unit that pays, has (DV-FX-5). */
export function lacking(s: State, side: SideNo, piece: PieceNo, cost: Cost): Lacking {
  const { move = 0, cards = 0, cardsOrSkull = 0 } = cost
  const moves = moveDice(s, side)
  if (moves < move) return short({ move }, moves)
  const saved = savedCards(s, side)
  const skulls = skullDice(s, side)
  const skull = (cost.skull ?? 0) + (cost.skullPerStrength === true && saved === 0 ? 1 : 0)
  if (skulls < skull) return short({ skull }, skulls)
  if (saved < cards) return short({ cards }, saved)
  if (saved + skulls < cardsOrSkull) return short({ cardsOrSkull }, saved + skulls)
  return lackingOfUnit(s, piece, cost)
}

function lackingOfUnit(s: State, piece: PieceNo, cost: Cost): Lacking {
  const { goods = {}, anyGoods = 0, carried: token } = cost
  for (const [resource, count] of Object.entries(goods)) {
    const has = piece < 0 ? 0 : goodsOf(s, piece, RESOURCE[resource as Resource])
    if (has < count) return short({ goods: { [resource]: count } }, has)
  }
  const kinds = piece < 0 ? 0 : kindsOfGoods(s, piece)
  if (kinds < anyGoods) return short({ anyGoods }, kinds)
  if (token === undefined) return short(cost, 0)
  return short({ carried: token }, piece < 0 ? 0 : carried(s, piece, TOKEN[token]))
}
