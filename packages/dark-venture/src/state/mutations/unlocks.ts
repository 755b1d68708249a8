import { HERO_SIDE, NEUTRAL, type SideNo } from '../numbers.ts'
import type { State } from '../schema.ts'
import type { MatchTables } from '../tables/match-tables.ts'

/**
 * A hero's abilities in `s.unlocked[side]`: which of them are unlocked, then which numbers of points were ever reached
 * (points that are lost and won again bring nothing), then how many abilities may be picked (DV-HERO-05).
 */
const ABILITIES = 0xff
const REACHED_AT = 8
const DUE_AT = 12

type Unlocks = { readonly unlocked: readonly number[] }

export function isUnlocked(s: Unlocks, side: SideNo, unlock: number): boolean {
  return unlock < 0 || (s.unlocked[side] & (1 << unlock)) !== 0
}

/** How many abilities a hero's player may pick now. */
export function unlocksDue(s: Unlocks, side: SideNo): number {
  return s.unlocked[side] >> DUE_AT
}

/** Unlocks one for nothing: at the start, or for five cards. */
export function unlock(s: State, side: SideNo, number: number): void {
  s.unlocked[side] |= 1 << number
}

/** Unlocks one that points have brought. */
export function unlockDue(s: State, side: SideNo, number: number): void {
  s.unlocked[side] -= 1 << DUE_AT
  unlock(s, side, number)
}

/** Points have risen: the abilities of 4, 7 and 10 points may be picked, as long as there are locked ones. */
export function raiseUnlocks(s: State, tables: MatchTables, side: SideNo): void {
  if (side < HERO_SIDE || side >= NEUTRAL) return
  const at = tables.unlocksAt[side - HERO_SIDE]
  for (let i = 0; i < at.length; i++) {
    const bit = 1 << (REACHED_AT + i)
    if (s.points[side] < at[i] || (s.unlocked[side] & bit) !== 0) continue
    s.unlocked[side] |= bit
    if (locked(s, tables, side) > unlocksDue(s, side)) s.unlocked[side] += 1 << DUE_AT
  }
}

/** Is there an ability left to unlock? */
export function hasLocked(s: State, tables: MatchTables, side: SideNo): boolean {
  return locked(s, tables, side) > 0
}

function locked(s: State, tables: MatchTables, side: SideNo): number {
  let count = tables.abilities[side].length
  for (let bits = s.unlocked[side] & ABILITIES; bits > 0; bits >>= 1) count -= bits & 1
  return count
}
