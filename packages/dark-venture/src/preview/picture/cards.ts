import { isItem, Z, itemNo } from '../../state/card-pool.ts'
import { setFlag } from '../../state/mutations/pieces.ts'
import { DROPPED, type StateView } from '../../state/schema.ts'
import { NOBODY, type CardNo } from '../../state/numbers.ts'
import type { Pictures } from './types.ts'

/** Who has drawn, items that are worn and dropped; hands come with the view after the update. */
export const cardPictures: Pictures = {
  drawsAt: (s, { piece }) => setFlag(s, piece, 'drewCard', true),
  equipped: (s, { card, piece }) => {
    lay(s, card, Z.worn, piece)
  },
  dropped: (s, { card, square }) => {
    lay(s, card, Z.dropped, DROPPED + square)
  },
  claimed: (s, { card }) => {
    lay(s, card, NOBODY, NOBODY)
  },
  discarded: (s, { card }) => {
    lay(s, card, isItem(card) ? Z.itemPile : Z.actionPile, NOBODY)
  },
}

/** Out of wherever it is seen into a zone; -1: a hand, which the view after the update shows. */
function lay(s: StateView, card: CardNo, zone: number, lies: number): void {
  for (const cards of s.cards) {
    const i = cards.indexOf(card)
    if (i >= 0) cards.splice(i, 1)
  }
  if (zone >= 0) s.cards[zone].push(card)
  if (isItem(card)) s.lies[itemNo(card)] = lies
}
