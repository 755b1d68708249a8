import type { Cost } from '../content/effects.ts'
import type { Resource } from '../content/types.ts'
import { payGoodsFrame, payMixFrame } from '../frames.ts'
import { RESOURCE, TOKEN } from '../names.ts'
import { NOBODY, SKULL, type PieceNo, type SideNo } from '../numbers.ts'
import type { State, VentureTable } from '../state.ts'
import { payMoves } from '../steps/pay.ts'
import { priceOf, type Price } from '../world/prices.ts'
import type { World } from '../world.ts'
import { savedCards } from './cards.ts'
import { moveDice, skullDice, spendMany } from './dice.ts'
import { goodsBits, goodsOf, kindsOfGoods, payGoods } from './goods.ts'
import { bitsOf, carried } from './marks.ts'
import { payToken } from './tokens.ts'

/**
 * Can the side pay this now (DV-TURN-02)? The piece pays goods and what is carried; -1: whichever own unit can. `need`
 * stands for the dice of `skullPerStrength`.
 */
export function canPay(s: State, _world: World, side: SideNo, piece: PieceNo, cost: Cost, need = 0): boolean {
  const price = priceOf(cost)
  return (
    moveDice(s, side) >= price.move &&
    skullDice(s, side) >= price.skull &&
    paysRest(s, side, piece, price, need)
  )
}

/** The same, where the MOVE and SKULL dice of the price are known to be there. */
export function paysRest(s: State, side: SideNo, piece: PieceNo, price: Price, need = 0): boolean {
  if (!price.more) return true
  if (price.ofUnit && !(piece < 0 ? anyUnitPays(s, side, price) : unitPays(s, piece, price))) return false
  const skulls = skullDice(s, side) - price.skull
  const cards = savedCards(s, side) - price.cards
  if (cards < 0 || skulls + cards < price.cardsOrSkull) return false
  return !price.skullPerStrength || skulls + Math.min(1, cards) >= Math.max(1, need)
}

/** Could one of several units pay its part, if all their goods and loads together are these bits? */
export function mayPay({ goods, anyGoods, carried: token }: Price, allGoods: number, load: number): boolean {
  if (anyGoods > 0 && allGoods === 0) return false
  if (token >= 0 && (load & bitsOf(token)) === 0) return false
  for (let i = 0; i < goods.length; i += 2) if ((allGoods & goodsBits(goods[i])) === 0) return false
  return true
}

function anyUnitPays(s: State, side: SideNo, price: Price): boolean {
  const army = s.army[side]
  for (let i = 0; i < army.length; i++) if (unitPays(s, army[i], price)) return true
  return false
}

function unitPays(s: State, piece: PieceNo, { goods, anyGoods, carried: token }: Price): boolean {
  if (token >= 0 && carried(s, piece, token) === 0) return false
  if (anyGoods > 0 && kindsOfGoods(s, piece) < anyGoods) return false
  for (let i = 0; i < goods.length; i += 2) if (goodsOf(s, piece, goods[i]) < goods[i + 1]) return false
  return true
}

/**
 * Pays a price. Where it must be asked how (which MOVE dice, goods, cards), a frame is pushed on top: so first push what
 * is paid for, then pay. `need` stands for the dice of `skullPerStrength`.
 */
export function pay(s: State, side: SideNo, piece: PieceNo, cost: Cost, table: VentureTable, need = 0): void {
  spendMany(s, side, SKULL, cost.skull ?? 0)
  payOfUnit(s, side, piece, cost, table)
  const { cards = 0, cardsOrSkull = 0 } = cost
  if (cards > 0) table.push(payMixFrame, { side, need: cards, cards, skulls: 0 })
  if (cardsOrSkull > 0) {
    table.push(payMixFrame, { side, need: cardsOrSkull, cards: cardsOrSkull, skulls: cardsOrSkull })
  }
  if (cost.skullPerStrength === true && need > 0) {
    table.push(payMixFrame, { side, need, cards: 1, skulls: need })
  }
  payMoves(s, side, cost.move ?? 0, table)
}

function payOfUnit(s: State, side: SideNo, piece: PieceNo, cost: Cost, table: VentureTable): void {
  const { anyGoods = 0 } = cost
  if (anyGoods > 0) table.push(payGoodsFrame, { side, piece, left: anyGoods, least: anyGoods, paid: 0 })
  if (piece === NOBODY) return
  for (const [resource, n] of Object.entries(cost.goods ?? {})) {
    payGoods(s, piece, RESOURCE[resource as Resource], n, table)
  }
  if (cost.carried !== undefined) payToken(s, piece, TOKEN[cost.carried], table)
}
