import { choice, choices } from '@longtable/kernel'
import { CARDS, itemCard, itemNo, ITEMS } from '../card-pool.ts'
import { PIECES, SIDES } from '../numbers.ts'

// Cards, items, trades.

/** A unit on a red token draws. */
export const DRAW = choices(PIECES, (piece) => ({ do: 'draw', piece }))
export const PLAY = choices(CARDS, (card) => ({ do: 'play', card }))
/** Use `equip`. */
export const EQUIP = choices(ITEMS * PIECES, (n) => ({
  do: 'equip',
  card: itemCard(Math.floor(n / PIECES)),
  piece: n % PIECES,
}))
/** Hands a worn item to another unit of the space: use `handOver`. */
export const HAND_OVER = choices(ITEMS * PIECES, (n) => ({
  do: 'handOver',
  card: itemCard(Math.floor(n / PIECES)),
  piece: n % PIECES,
}))
/** The ability of a worn item, by which of its costs: use `itemUse`. */
export const USE_ITEM = choices(ITEMS * 2, (n) => ({
  do: 'useItem',
  card: itemCard(n >> 1),
  cost: n & 1,
}))
export const CLAIM = choices(CARDS, (card) => ({ do: 'claim', card }))

export const SAVE = choice({ do: 'save' })
export const DISCARD = choices(CARDS, (card) => ({ do: 'discard', card }))

export function equip(card: number, piece: number): (typeof EQUIP)[number] {
  return EQUIP[itemNo(card) * PIECES + piece]
}

export function handOver(card: number, piece: number): (typeof HAND_OVER)[number] {
  return HAND_OVER[itemNo(card) * PIECES + piece]
}

export function itemUse(card: number, cost: number): (typeof USE_ITEM)[number] {
  return USE_ITEM[itemNo(card) * 2 + cost]
}

// Trades

export const PROPOSE = choices(SIDES, (side) => ({ do: 'propose', side }))
export const LAY = choices(CARDS, (card) => ({ do: 'lay', card }))
export const BACK = choices(CARDS, (card) => ({ do: 'back', card }))
/** What is wanted: action cards, item cards, an offer, nothing. */
export const WANTED = { action: 0, item: 1, offer: 2, gift: 3 } as const
/** Use `want`. */
export const WANT = choices(16, (n) => ({ do: 'want', kind: n >> 2, count: n & 3 }))
export const ACCEPT = choice({ do: 'accept' })
export const DECLINE = choice({ do: 'decline' })
export const COUNTER_OFFER = choice({ do: 'counterOffer' })
/** A counter-offer as it lies. */
export const OFFER = choice({ do: 'offer' })

export function want(kind: number, count: number): (typeof WANT)[number] {
  return WANT[kind * 4 + count]
}
