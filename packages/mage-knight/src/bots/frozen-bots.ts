import { values1 } from './frozen-values.ts'
import type { Level, TurnBudget } from './turn-search.ts'

/**
 * Levels as they once were, for the arena: how far today's have come is measured against them. They play under the newest
 * rules and think as they always did; a test holds them to what they chose. Whatever planners learn later is a switch of
 * the budget that is off here.
 */

const HASTY_1: TurnBudget = { choices: 200, covers: 3, goals: 12, preludes: 1, worlds: 1 }

const skilled = { choices: 300, covers: 3, goals: 12, preludes: 1, worlds: 3 }
const alone = { turns: 0, few: 0, futures: 0, effort: 0, hasty: HASTY_1 }

export const SKILLED_1: Level = {
  atFirst: { ...skilled, ...alone },
  underway: { ...skilled, ...alone },
  values: values1,
}

const master = { choices: 1000, covers: 4, goals: 20, preludes: 2, worlds: 6 }

export const MASTER_1: Level = {
  atFirst: { ...master, turns: 1, few: 5, futures: 10, effort: 6000, hasty: HASTY_1 },
  underway: {
    ...master,
    choices: 400,
    worlds: 3,
    turns: 1,
    few: 3,
    futures: 4,
    effort: 1200,
    hasty: HASTY_1,
  },
  values: values1,
}
