import { choice, choices } from '@longtable/kernel'
import { CARDS } from '../card-pool.ts'
import { FACES, MOST_ABILITIES, NOBODY, PIECES, TOKENS } from '../numbers.ts'

// Abilities, resources, building, tokens, Ancients, heroes, stories.

const COSTS = 2
/** By the number in `tables.abilities[side]`, the acting piece or -1, and which of its costs is paid: use `ability`. */
export const ABILITY = choices(MOST_ABILITIES * (PIECES + 1) * COSTS, (n) => ({
  do: 'ability',
  ability: Math.floor(n / (PIECES + 1) / COSTS),
  piece: (Math.floor(n / COSTS) % (PIECES + 1)) + NOBODY,
  cost: n % COSTS,
}))

export function ability(number: number, piece: number, cost: number): (typeof ABILITY)[number] {
  return ABILITY[(number * (PIECES + 1) + piece - NOBODY) * COSTS + cost]
}

export const SUMMON = choice({ do: 'summon' })
export const POWER = choice({ do: 'power' })

/** A token of the space: use `takeToken`. */
export const TAKE = choices(TOKENS * PIECES, (n) => ({
  do: 'take',
  token: Math.floor(n / PIECES),
  piece: n % PIECES,
}))
export function takeToken(token: number, piece: number): (typeof TAKE)[number] {
  return TAKE[token * PIECES + piece]
}

/** An edge of the piece's space, N E S W or 4 across: use `dismantle`. */
export const DISMANTLE = choices(PIECES * 5, (n) => ({
  do: 'dismantle',
  piece: Math.floor(n / 5),
  edge: n % 5,
}))
export function dismantle(piece: number, edge: number): (typeof DISMANTLE)[number] {
  return DISMANTLE[piece * 5 + edge]
}

export interface PassGoods {
  readonly do: 'pass'
  readonly from: number
  readonly to: number
  readonly resource: number
  readonly [key: string]: string | number | boolean
}
/** One resource from unit to unit. There are too many to make them all at once, and only people do it (a revision). */
export function passGoods(from: number, to: number, resource: number): PassGoods {
  return choice({ do: 'pass', from, to, resource })
}

/** A hero's card rerolls an action die: use `rerollFace`. */
export const REROLL_FACE = choices(CARDS * FACES, (n) => ({
  do: 'rerollFace',
  face: n % FACES,
  card: Math.floor(n / FACES),
}))
export function rerollFace(face: number, card: number): (typeof REROLL_FACE)[number] {
  return REROLL_FACE[card * FACES + face]
}
/** For five cards, or at 4, 7 and 10 points. */
export const UNLOCK = choices(MOST_ABILITIES, (number) => ({ do: 'unlock', ability: number }))

// Stories

export const ACTIVATE = choices(PIECES, (piece) => ({ do: 'activate', piece }))
export const SEARCH = choices(PIECES, (piece) => ({ do: 'search', piece }))
