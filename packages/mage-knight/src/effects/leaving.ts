import type { Card } from '../state/pools/deed-cards.ts'

/** What will have happened by then, while it is asked whether one card could play another, or lend a unit's ability. */

/** Cards that will be in play: they cannot pay (MK-CARD-12), and composite cards do not play each other for ever. */
export const leaving: Card[] = []

export function isLeaving(card: Card): boolean {
  return leaving.length > 0 && leaving.includes(card)
}

const NOTHING: readonly number[] = []
let owed = NOTHING
let count = 0

/** The mana of the card that is asked about, paid before anything that it plays: the first `n` of these masks. */
export function owe(wants: readonly number[], n: number): void {
  owed = wants
  count = n
}

export function oweNothing(): void {
  owed = NOTHING
  count = 0
}

/** What must be payable in all. */
export function withOwed(wants: readonly number[]): readonly number[] {
  return count === 0 ? wants : [...owed.slice(0, count), ...wants]
}
