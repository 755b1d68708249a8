import { choice, choices } from '@longtable/kernel'
import { TOKEN_SLOTS, type TokenSlot } from '../pools/tokens.ts'
import { ATTACKS } from '../schema/fight.ts'
import { UNITS, type Unit } from '../pools/unit-cards.ts'

// Combat. Enemies are named by their post.

/** A further rampaging enemy is challenged into the fight (MK-COMBAT-08). */
export const JOIN = choices(TOKEN_SLOTS, (post: TokenSlot) => ({ do: 'join', post }))
export const AIM = choices(TOKEN_SLOTS, (post: TokenSlot) => ({ do: 'aim', post }))
export const UNAIM = choices(TOKEN_SLOTS, (post: TokenSlot) => ({ do: 'unaim', post }))
export const STRIKE = choice({ do: 'strike' })
export const FACE = choices(TOKEN_SLOTS, (post: TokenSlot) => ({ do: 'face', post }))
/** Another of several attacks of the same enemy: `post * ATTACKS + attack` (MK-FOE-01). */
export const FACE_ATTACK = choices(TOKEN_SLOTS * ATTACKS, (n: number) => ({
  do: 'faceAttack',
  post: Math.floor(n / ATTACKS) as TokenSlot,
  attack: n % ATTACKS,
}))
/** A point of Move against a cumbersome enemy (MK-FOE-08). */
export const SLOW = choice({ do: 'slow' })
export const BLOCK = choice({ do: 'block' })
/** Leaves the faced enemy unblocked for good; `BACK` if nothing was played yet. */
export const GIVE_UP = choice({ do: 'giveUp' })
export const BACK = choice({ do: 'back' })
export const END_PHASE = choice({ do: 'endPhase' })
export const ORDER = choices(TOKEN_SLOTS, (post: TokenSlot) => ({ do: 'order', post }))
export const TO_UNIT = choices(UNITS, (unit: Unit) => ({ do: 'toUnit', unit }))
export const TO_HERO = choice({ do: 'toHero' })
