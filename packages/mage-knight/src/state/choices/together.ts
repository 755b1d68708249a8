import type { Seat } from '../schema/state.ts'
import { choice, choices } from '@longtable/kernel'
import { HEXES, type Hex } from '../pools/lattice.ts'
import { CARDS, MAX_SEATS, type Card } from '../pools/deed-cards.ts'

// Players together: duels, cooperative assaults, scenarios.

export const FULL = choice({ do: 'full' })
export const PARTIAL = choice({ do: 'partial' })
export const SEND = choice({ do: 'send' })
export const STEAL = choices(CARDS, (card: Card) => ({ do: 'steal', card }))
export const RETREAT = choices(HEXES, (hex: Hex) => ({ do: 'retreat', hex }))

export const INVITE = choices(MAX_SEATS, (seat: Seat) => ({ do: 'invite', seat }))
export const SHARE = choices(MAX_SEATS, (seat: Seat) => ({ do: 'share', seat }))
export const PROPOSE = choice({ do: 'propose' })

export const LIBERATE = choice({ do: 'liberate' })
export const INCANT = choice({ do: 'incant' })
export const SHIELD = choice({ do: 'shield' })
/** Where a secret dungeon or tomb lies. */
export const PLACE = choices(HEXES, (hex: Hex) => ({ do: 'place', hex }))
/** From one conquered dungeon to another. */
export const PASSAGE = choices(HEXES, (hex: Hex) => ({ do: 'passage', hex }))
/** On a full glade somebody else's shield makes room. */
export const REPLACE = choices(MAX_SEATS, (seat: Seat) => ({ do: 'replace', seat }))
/** Which member of a team has to return. */
export const CHOSEN = choices(MAX_SEATS, (seat: Seat) => ({ do: 'chosen', seat }))
