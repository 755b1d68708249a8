import { choice, choices } from '@longtable/kernel'
import { POSTS } from '../things/tokens.ts'
import { UNITS } from '../things/unit-cards.ts'

// Combat. Enemies are named by their post.

/** A further rampaging enemy is challenged into the fight (MK-COMBAT-08). */
export const JOIN = choices(POSTS, (post) => ({ do: 'join' as const, post }))
export const AIM = choices(POSTS, (post) => ({ do: 'aim' as const, post }))
export const UNAIM = choices(POSTS, (post) => ({ do: 'unaim' as const, post }))
export const STRIKE = choice({ do: 'strike' })
export const FACE = choices(POSTS, (post) => ({ do: 'face' as const, post }))
export const BLOCK = choice({ do: 'block' })
/** Leaves the faced enemy unblocked for good; `BACK` if nothing was played yet. */
export const GIVE_UP = choice({ do: 'giveUp' })
export const BACK = choice({ do: 'back' })
export const END_PHASE = choice({ do: 'endPhase' })
export const ORDER = choices(POSTS, (post) => ({ do: 'order' as const, post }))
export const TO_UNIT = choices(UNITS, (unit) => ({ do: 'toUnit' as const, unit }))
export const TO_HERO = choice({ do: 'toHero' })
