import { choice, choices } from '@longtable/kernel'
import { HEROES, TACTICS, type HeroNo, type Tactic } from '../../content/ids.ts'
import { UNITS, type Unit } from '../pools/unit-cards.ts'

// Before the first turn, and what many steps offer.

export const HERO = choices(HEROES, (hero: HeroNo) => ({ do: 'hero', hero }))
export const TACTIC = choices(TACTICS, (tactic: Tactic) => ({ do: 'tactic', tactic }))
/** Takes a banner back into the deck when a round starts. */
export const TAKE_BANNER = choices(UNITS, (unit: Unit) => ({ do: 'takeBanner', unit }))

/** The most fame that can be bid for a hero: more would not be won back. */
export const MOST_BID = 20
/** Fame for a hero, by the amount. */
export const BID = choices(MOST_BID + 1, (fame: number) => ({ do: 'bid', fame }))
export const DONE = choice({ do: 'done' })
export const YES = choice({ do: 'yes' })
export const NO = choice({ do: 'no' })
export const PASS = choice({ do: 'pass' })
