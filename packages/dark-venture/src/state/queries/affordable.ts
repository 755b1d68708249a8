import type { Cost } from '../../content/effects.ts'
import type { PieceNo, SideNo } from '../numbers.ts'
import type { State } from '../schema.ts'
import type { MatchTables } from '../tables/match-tables.ts'
import { type Price, knownPrice } from '../tables/prices.ts'
import { savedCards } from './cards.ts'
import { moveDice, skullDice } from './dice.ts'
import { goodsOf, kindsOfGoods } from './goods.ts'
import { carried } from './marks.ts'

/**
 * Can the side pay this now (DV-TURN-02)? The piece pays goods and what is carried; -1: whichever own unit can. `need`
 * stands for the dice of `skullPerStrength`.
 */
export function canPay(
  s: State,
  tables: MatchTables,
  side: SideNo,
  piece: PieceNo,
  cost: Cost,
  need = 0,
): boolean {
  const price = knownPrice(tables.memo.prices, cost)
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

/** Could one pay its part who has these bits of goods and load, or one of several who have them together? */
export function mayPay({ goodsBits, loadBits }: Price, goods: number, load: number): boolean {
  if (goodsBits !== 0 && (goods & goodsBits) === 0) return false
  return loadBits === 0 || (load & loadBits) !== 0
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
