import type { SideNo } from '../numbers.ts'
import type { State } from '../schema.ts'
import type { MatchTables } from '../tables/match-tables.ts'

type Unlocks = { readonly unlocked: readonly number[] }

export function isUnlocked(s: Unlocks, side: SideNo, unlock: number): boolean {
  return unlock < 0 || (s.unlocked[side] & (1 << unlock)) !== 0
}

/** How many abilities a hero's player may pick now. */
export function unlocksDue(s: Unlocks, side: SideNo): number {
  return s.unlocked[side] >> DUE_AT
}

/** Is there an ability left to unlock? */
export function hasLocked(s: State, tables: MatchTables, side: SideNo): boolean {
  return locked(s, tables, side) > 0
}

/**
 * A hero's abilities in `s.unlocked[side]`: which of them are unlocked, then which numbers of points were ever reached
 * (points that are lost and won again bring nothing), then how many abilities may be picked (DV-HERO-05).
 */
const ABILITIES = 0xff

export const DUE_AT = 12

export function locked(s: State, tables: MatchTables, side: SideNo): number {
  let count = tables.abilities[side].length
  for (let bits = s.unlocked[side] & ABILITIES; bits > 0; bits >>= 1) count -= bits & 1
  return count
}
