import type { Choice } from '@longtable/kernel'
import { DONE } from '../state/choices/common.ts'
import { END_PHASE, TO_HERO } from '../state/choices/combat.ts'
import { inCombat } from '../state/schema/stages.ts'
import type { Attempt } from './attempt.ts'
import { approach, carryOut } from './carry-out.ts'
import type { Goal } from './goal.ts'
import { planFight, type FightBudget, type FightPlan } from './plan-fight.ts'

/** A fight that was fought out in a position that is known or imagined. */
export interface Solution<A extends Attempt = Attempt> {
  /** Where it has led: the choices are its line. */
  readonly end: A
  /** What it is worth, by the goal. */
  readonly value: number
}

/** So often a plan is made anew, when something has become known or went another way. */
const MOST_PLANS = 5
const MOST_QUESTIONS = 60

/** Thoughts on the way: less is open then. */
function later({ situations, looks, each, preludes }: FightBudget): FightBudget {
  return { situations: situations / 4, looks: looks / 4, each: each / 2, preludes, plans: 1 }
}

/** The best ends of a fight that has begun, best first by what the plans promised; every one of them was carried out by the rules. */
export function solveFight<A extends Attempt>(start: A, goal: Goal, budget: FightBudget): Solution<A>[] {
  return planFight(start, goal, budget).plans.map((plan) => {
    const end = start.copy() as A
    fightOn(end, start, plan, goal, budget)
    return { end, value: plan.value }
  })
}

/** More Move points than any way takes. */
const ENOUGH = 60

/**
 * The same for a fight at the end of a way, with so many Move points missing: what is played to get there is missing in the fight,
 * so both are thought through together. Nothing where no fight begins, or where nobody knows yet who it will be against.
 */
export function solveStorm<A extends Attempt>(
  start: A,
  way: readonly Choice[],
  missing: number,
  goalOf: (fight: A) => Goal,
  budget: FightBudget,
): Solution<A>[] {
  // As if the way were free: only to see the fight. The menu is made anew with a copy.
  const free = start.copy()
  free.state.players[free.me].move += ENOUGH
  const seen = free.copy() as A
  if (!way.every((step) => seen.take(step)) || seen.news > 0) return []
  if (seen.step === 'combat.join') seen.take(DONE)
  if (!isFighting(seen)) return []
  const goal = goalOf(seen)
  return planFight(seen, goal, budget, missing).plans.flatMap((plan) => {
    const end = start.copy() as A
    if (!approach(end, plan, way)) return []
    if (end.isMine && end.step === 'combat.join') end.take(DONE)
    if (isFighting(end)) fightOn(end, end.copy(), plan, goal, budget)
    return [{ end, value: plan.value }]
  })
}

/** Carries the plan out, and makes another one whenever something has become known or went another way. */
function fightOn(end: Attempt, start: Attempt, plan: FightPlan, goal: Goal, budget: FightBudget): void {
  carryOut(end, plan)
  for (let n = 1; n < MOST_PLANS && isFighting(end); n++) {
    const before = end.line.length
    const [next] = planFight(end, goal, later(budget)).plans
    if (next === undefined || (!carryOut(end, next) && end.line.length === before)) break
  }
  finish(end, start)
}

export function isFighting(attempt: Attempt): boolean {
  return attempt.isMine && inCombat(attempt.state.stage) && attempt.step.startsWith('combat.')
}

/** In the fight, or in a question of what was played in it. */
export function isInFight(one: Attempt, start: Attempt): boolean {
  if (!one.isMine) return false
  return isFighting(one) || one.playout.position.stack.length > start.playout.position.stack.length
}

/** Nothing more is tried: the fight takes its course. */
export function finish(end: Attempt, start: Attempt): void {
  for (let i = 0; i < MOST_QUESTIONS && isInFight(end, start); i++) {
    if (end.take(END_PHASE) || end.take(TO_HERO)) continue
    const { choices } = end.playout
    end.take(choices[choices.length - 1])
  }
}
