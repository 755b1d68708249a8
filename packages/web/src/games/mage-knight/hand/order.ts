import type { MageViewContext } from '@longtable/mage-knight'
import { cardGives, face, Gives, likeOf } from '@longtable/mage-knight/board'
import { useState } from 'react'

/** How the own hand is sorted, and how that is kept. */

export const orders = ['drawn', 'colour', 'class', 'gives', 'own'] as const
export type Order = (typeof orders)[number]

interface Kept {
  readonly by: Order
  /** The own order: what the cards look like, first to last. */
  readonly own: readonly number[]
}

const USUAL: Kept = { by: 'colour', own: [] }

/** Cards that look the same lie on one pile; the menu speaks of the first of them. */
export interface Pile {
  readonly card: number
  readonly count: number
}

/** The piles of a hand, in the order in which the menu looks at it. */
export function pilesOf(hand: readonly number[]): Pile[] {
  const piles = new Map<number, { readonly card: number; count: number }>()
  for (const card of hand) {
    const like = card < 0 ? card : likeOf(card)
    const there = piles.get(like)
    if (there === undefined) piles.set(like, { card, count: 1 })
    else there.count++
  }
  return [...piles.values()]
}

const CLASSES = ['basic', 'advanced', 'spell', 'artifact', 'wound'] as const
const LAST = 99

/** What a card is good for first, in the order of a turn. */
const GIVES: readonly number[] = [
  Gives.move,
  Gives.influence,
  Gives.melee | Gives.ranged | Gives.siege,
  Gives.block,
  Gives.heal,
  Gives.special,
]

function rankOf({ tables }: MageViewContext, { card }: Pile, { by, own }: Kept): number {
  if (card < 0) return LAST
  const { is, colour } = face(card)
  const classRank = CLASSES.indexOf(is)
  switch (by) {
    case 'drawn':
      return 0
    case 'colour':
      return is === 'wound' ? LAST : (colour < 0 ? GIVES.length : colour) * CLASSES.length + classRank
    case 'class':
      return classRank
    case 'gives': {
      const gives = cardGives(tables.uses, card)
      const first = GIVES.findIndex((bits) => (gives & bits) !== 0)
      return first < 0 ? LAST : first
    }
    case 'own': {
      const place = own.indexOf(likeOf(card))
      return place < 0 ? LAST : place
    }
  }
}

/** What is equal stays in the order in which it was drawn. */
export function sorted(mage: MageViewContext, piles: readonly Pile[], kept: Kept): Pile[] {
  return piles.toSorted((a, b) => rankOf(mage, a, kept) - rankOf(mage, b, kept))
}

/** The order of the piles when one is put before another, or at the end. */
export function moved(piles: readonly Pile[], card: number, before: number | undefined): number[] {
  const rest = piles.map((pile) => pile.card).filter((other) => other !== card)
  const at = before === undefined ? rest.length : rest.indexOf(before)
  return rest.toSpliced(at < 0 ? rest.length : at, 0, card).map(likeOf)
}

// Kept in this browser for each match, which its address names

function keyOf(seat: number): string {
  return `longtable.hand.${location.pathname}.${seat}`
}

function read(seat: number): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(seat)) ?? 'null') as Partial<Kept> | null
    const by = orders.find((order) => order === kept?.by)
    const own = Array.isArray(kept?.own) ? kept.own.filter((like) => typeof like === 'number') : []
    return by === undefined ? USUAL : { by, own }
  } catch {
    return USUAL
  }
}

function write(seat: number, kept: Kept): void {
  try {
    localStorage.setItem(keyOf(seat), JSON.stringify(kept))
  } catch {
    // A browser that keeps nothing still sorts.
  }
}

export interface HandOrder extends Kept {
  readonly sortBy: (by: Order) => void
  readonly arrange: (own: readonly number[]) => void
}

export function useOrder(seat: number): HandOrder {
  const [kept, setKept] = useState<Kept & { readonly seat: number }>(() => ({ seat, ...read(seat) }))
  if (kept.seat !== seat) setKept({ seat, ...read(seat) })
  const change = (to: Kept): void => {
    setKept({ seat, ...to })
    write(seat, to)
  }
  return {
    by: kept.by,
    own: kept.own,
    sortBy: (by) => change({ by, own: kept.own }),
    arrange: (own) => change({ by: 'own', own }),
  }
}
