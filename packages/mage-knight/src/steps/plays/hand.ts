import { CARDS, likeOf, type Card } from '../../state/pools/deed-cards.ts'

/** Cards that look the same are one entry of a menu. */

const seen = new Int32Array(CARDS)
let stamp = 0

/** A new look at a hand begins. */
export function beginSeen(): void {
  stamp++
}

/** Was a card that looks the same seen in this look? */
export function isSeen(card: Card): boolean {
  const like = likeOf(card)
  if (seen[like] === stamp) return true
  seen[like] = stamp
  return false
}
