// What can be beaten, blocked and borne with what a seat has: for bots, planning aids and puzzles.
export { answers, type Answer, type AnswerBudget } from './answer.ts'
export { Attempt } from './attempt.ts'
export { BEAT_ALL, type Goal } from './goal.ts'
export type { FightBudget } from './plan-fight.ts'
export { solveFight, solveStorm, type Solution } from './solve-fight.ts'
