import { payGoodsFrame, payMixFrame } from '../frames.ts'
import { NOBODY, type PieceNo, type SideNo, SKULL } from '../numbers.ts'
import type { State } from '../schema.ts'
import type { VentureContext } from '../tables/match-tables.ts'
import type { Price } from '../tables/prices.ts'
import { spendMany } from './dice.ts'
import { payGoods } from './goods.ts'
import { payMoves } from './pay-moves.ts'
import { payToken } from './tokens.ts'

/**
 * Pays a price. Where it must be asked how (which MOVE dice, goods, cards), a frame is pushed on top: so first push what
 * is paid for, then pay. `need` stands for the dice of `skullPerStrength`.
 */
export function pay(
  s: State,
  side: SideNo,
  piece: PieceNo,
  price: Price,
  ctx: VentureContext,
  need = 0,
): void {
  const { cards, cardsOrSkull } = price
  spendMany(s, side, SKULL, price.skull)
  if (price.ofUnit) payOfUnit(s, side, piece, price, ctx)
  if (cards > 0) ctx.push(payMixFrame, { side, need: cards, cards, skulls: 0 })
  if (cardsOrSkull > 0) {
    ctx.push(payMixFrame, { side, need: cardsOrSkull, cards: cardsOrSkull, skulls: cardsOrSkull })
  }
  if (price.skullPerStrength && need > 0) {
    ctx.push(payMixFrame, { side, need, cards: 1, skulls: need })
  }
  payMoves(s, side, price.move, ctx)
}

function payOfUnit(s: State, side: SideNo, piece: PieceNo, price: Price, ctx: VentureContext): void {
  const { anyGoods, goods, carried: token } = price
  if (anyGoods > 0) ctx.push(payGoodsFrame, { side, piece, left: anyGoods, least: anyGoods, paid: 0 })
  if (piece === NOBODY) return
  for (let i = 0; i < goods.length; i += 2) payGoods(s, piece, goods[i], goods[i + 1], ctx)
  if (token >= 0) payToken(s, piece, token, ctx)
}
