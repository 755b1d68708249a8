import { type SideNo, SIDES } from '../state/numbers.ts'
import type { StateView } from '../state/schema.ts'
import type { MatchTables } from '../state/tables/match-tables.ts'
import type { Aims } from './aims.ts'
import { firstAims, firstStoryDone } from './first-aims.ts'
import type { Habits } from './habits.ts'
import { readGoals, storyProgress } from './story-goals.ts'

const known = new WeakMap<MatchTables, Map<Habits, readonly Aims[]>>()

export function aimsOf(tables: MatchTables, side: SideNo, habits: Habits): Aims {
  let byHabits = known.get(tables)
  if (byHabits === undefined) {
    byHabits = new Map()
    known.set(tables, byHabits)
  }
  let all = byHabits.get(habits)
  if (all === undefined) {
    const read = habits.readsGoals ? readGoals : firstAims
    all = Array.from({ length: SIDES }, (_, one) => read(tables, one))
    byHabits.set(habits, all)
  }
  return all[side]
}

/** How much of what a story asks of a side is done, between 0 and 1. */
export function storyDone(s: StateView, tables: MatchTables, side: SideNo, habits: Habits): number {
  return habits.readsGoals ? storyProgress(s, tables, side) : firstStoryDone(s, tables, side)
}
