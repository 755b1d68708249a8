import { type SideNo, isHeroSide } from '../numbers.ts'
import { DUE_AT, locked, unlocksDue } from '../queries/unlocks.ts'
import type { State } from '../schema.ts'
import type { MatchTables } from '../tables/match-tables.ts'

const REACHED_AT = 8

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
  if (!isHeroSide(side)) return
  const at = tables.unlocksAt[side]
  for (let i = 0; i < at.length; i++) {
    const bit = 1 << (REACHED_AT + i)
    if (s.points[side] < at[i] || (s.unlocked[side] & bit) !== 0) continue
    s.unlocked[side] |= bit
    if (locked(s, tables, side) > unlocksDue(s, side)) s.unlocked[side] += 1 << DUE_AT
  }
}
