import { choice, choices } from '@longtable/kernel'
import { CARDS } from '../card-pool.ts'
import { PIECES } from '../numbers.ts'

// Combat and prisoners. `PLAY` of cards.ts and `ABILITY` of factions.ts are offered here too.

export const ATTACK = choices(PIECES, (piece) => ({ do: 'attack', piece }))
export const PARTNER = choices(PIECES, (piece) => ({ do: 'partner', piece }))
export const ALONE = choice({ do: 'alone' })
export const TARGET = choices(PIECES, (piece) => ({ do: 'target', piece }))
/** A second defender. */
export const WITH = choices(PIECES, (piece) => ({ do: 'with', piece }))
export const FUNGUS = choices(PIECES, (piece) => ({ do: 'fungus', piece }))
export const READY = choice({ do: 'ready' })

export const EGG = choices(PIECES, (piece) => ({ do: 'egg', piece }))
/** Who rerolls a combat die: a modifier, Ancient Sight, or a hero's card (`byCard`). */
export const BY_MODIFIER = 120
export const BY_SIGHT = 121
const MOST_DICE = 32
/** Use `rerollDie`. */
export const REROLL_DIE = choices((CARDS + 2) * MOST_DICE, (n) => ({
  do: 'rerollDie',
  die: n % MOST_DICE,
  by: Math.floor(n / MOST_DICE),
}))
export const STAND = choice({ do: 'stand' })

export function rerollDie(die: number, by: number): (typeof REROLL_DIE)[number] {
  return REROLL_DIE[by * MOST_DICE + die]
}

/** The cards of the first release come before the other two ways, later ones after them. */
export function byCard(card: number): number {
  return card < BY_MODIFIER ? card : card + 2
}

/** The card that is spent, for what is neither of the other two. */
export function cardBy(by: number): number {
  return by < BY_MODIFIER ? by : by - 2
}

export const KILL = choice({ do: 'kill' })
/** The piece that holds the prisoner. */
export const CAPTURE = choices(PIECES, (piece) => ({ do: 'capture', piece }))
/** Revive: which card is spent. */
export const REVIVE = choices(CARDS, (card) => ({ do: 'revive', card }))
export const LET_DIE = choice({ do: 'letDie' })
export const COUNTER = choice({ do: 'counter' })
export const NO_COUNTER = choice({ do: 'noCounter' })

/** An exchange brings the lowest unit, or for heroes a card (DV-PRIS-09). */
export const FOR_UNIT = 0
export const FOR_CARD = 1
/** Use `exchange`. The piece is the captor. */
export const EXCHANGE = choices(PIECES * 2, (n) => ({
  do: 'exchange',
  piece: n >> 1,
  for: n & 1,
}))
/** The piece is the prisoner. */
export const ESCAPE = choices(PIECES, (piece) => ({ do: 'escape', piece }))
export const UNBIND = choices(PIECES, (piece) => ({ do: 'unbind', piece }))

export function exchange(piece: number, what: number): (typeof EXCHANGE)[number] {
  return EXCHANGE[piece * 2 + what]
}
