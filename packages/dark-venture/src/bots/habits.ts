/**
 * What bots have learned since they were first measured. Everything else is the same code for all of them, so that the
 * levels of before can still be met in the arena.
 */
export interface Habits {
  /** Stairs and ladders are ways like others. */
  readonly climbs: boolean
  /** The goals of a story are read from its rows in full, and not as a list of spaces and things. */
  readonly readsGoals: boolean
}

/** As they played under the first version of the rules. */
export const FIRST_HABITS: Habits = { climbs: false, readsGoals: false }

export const HABITS: Habits = { climbs: true, readsGoals: true }
