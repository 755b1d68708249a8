import type { Resource, TokenId } from '../content/ids.ts'
import { RESOURCE, TOKEN, tokenOf } from './names.ts'
import { GOLD, ORE, RESOURCES, WATER, WOOD } from './numbers.ts'

/** How goods and tokens are packed into numbers. */

// Goods

/** Resources under a unit, five bits each, for all there are; `s.stock` is what the supply has left (DV-RES-05, -06). */
export const BITS = 5
export const MASK = 31

/** The bits of a resource: none of them set, there is none of it. */
export function goodsBits(resource: number): number {
  return MASK << (BITS * resource)
}

/** Those of all resources. */
export const ALL_GOODS = (1 << (BITS * RESOURCES)) - 1

/** What a player's unit may look for, and what an Auto-Enemy looks for first; it does not look for gold. */
export const SOUGHT: readonly number[] = [ORE, WOOD, WATER, GOLD]
export const AT_HAND: readonly number[] = [WOOD, ORE, WATER]

/** One, whichever is found first, or the one that its player wants. */
export type Sought = Resource | 'any' | 'choose'

function bitsFor(resources: readonly number[]): number {
  return resources.reduce((bits, resource) => bits | (1 << resource), 0)
}

const SOUGHT_BITS = bitsFor(SOUGHT)
const AT_HAND_BITS = bitsFor(AT_HAND)

/** What is looked for, as bits: one for each resource. */
export function soughtBits(resource: Sought): number {
  if (resource === 'any') return AT_HAND_BITS
  return resource === 'choose' ? SOUGHT_BITS : 1 << RESOURCE[resource]
}

// Tokens

/**
 * How many bits each kind of token has on a square and under a unit. An event is a number: which of
 * `tables.adventure.events` it is, up to 15, and up to 30 with one bit more (`MORE_EVENTS`); everything else is a count.
 */
const WIDTH_OF: Readonly<Record<TokenId, number>> = {
  actionDraw: 2,
  itemDraw: 2,
  egg: 4,
  largePortal: 2,
  smallPortal: 2,
  riftCrystal: 3,
  banner: 2,
  fungus: 3,
  fallenStar: 1,
  vaultHeart: 1,
  event: 4,
  search: 1,
}
const WIDTHS = tokenOf.map((id) => WIDTH_OF[id])

/** They are packed in the order of their numbers. */
export const SHIFTS: readonly number[] = WIDTHS.map((_, token) =>
  WIDTHS.slice(0, token).reduce((sum, width) => sum + width, 0),
)
export const MASKS: readonly number[] = WIDTHS.map((width) => (1 << width) - 1)

/** The bits of such tokens in what a square holds: none of them set, none lies there. */
export function bitsOf(token: number): number {
  return MASKS[token] << SHIFTS[token]
}

/** A bit after those of all tokens: the event on the square is one of those after the first fifteen. */
export const MORE_EVENTS = 1 << WIDTHS.reduce((sum, width) => sum + width, 0)

/** Portals of both kinds. */
export const PORTALS = bitsOf(TOKEN.largePortal) | bitsOf(TOKEN.smallPortal)
