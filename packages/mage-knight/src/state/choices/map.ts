import { choice, choices } from '@longtable/kernel'
import { HEXES, SLOTS, type Slot, type Hex } from '../pools/lattice.ts'
import { CARDS, type Card } from '../pools/deed-cards.ts'
import { TOKEN_SLOTS, type TokenSlot } from '../pools/tokens.ts'
import { UNITS, type Unit } from '../pools/unit-cards.ts'

// A turn: moving, exploring, the action, resting, interacting.

export const BEGIN = choice({ do: 'begin' })
export const ANNOUNCE = choice({ do: 'announce' })
export const END_TURN = choice({ do: 'endTurn' })
export const REST = choice({ do: 'rest' })

export const STEP = choices(HEXES, (hex: Hex) => ({ do: 'step', hex }))
export const EXPLORE = choices(SLOTS, (slot: Slot) => ({ do: 'explore', slot }))

export const ENTER = choice({ do: 'enter' })
export const BURN = choice({ do: 'burn' })
export const INTERACT = choice({ do: 'interact' })
export const ALTAR = choice({ do: 'altar' })
export const CHALLENGE = choices(TOKEN_SLOTS, (post: TokenSlot) => ({ do: 'challenge', post }))

/** A card out of the hand: resting, and at the end of a turn. */
export const DISCARD = choices(CARDS, (card: Card) => ({ do: 'discard', card }))

export const RECRUIT = choices(UNITS, (unit: Unit) => ({ do: 'recruit', unit }))
/** Under Bonds of Loyalty, for less. */
export const RECRUIT_LOYAL = choices(UNITS, (unit: Unit) => ({ do: 'recruitLoyal', unit }))
export const DISBAND = choices(UNITS, (unit: Unit) => ({ do: 'disband', unit }))
export const FORFEIT = choice({ do: 'forfeit' })

export const wareIds = [
  'healing',
  'lesson',
  'spell',
  'artifact',
  'eliteCard',
  'action',
  'unseenAction',
] as const
export type WareId = (typeof wareIds)[number]
const buy = (ware: WareId) => choice({ do: 'buy', ware })
export const BUY = {
  healing: buy('healing'),
  lesson: buy('lesson'),
  spell: buy('spell'),
  artifact: buy('artifact'),
  eliteCard: buy('eliteCard'),
  action: buy('action'),
  unseenAction: buy('unseenAction'),
}

export const PLUNDER = choice({ do: 'plunder' })
