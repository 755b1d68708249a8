import type { Choice } from '@longtable/kernel'
import type { FightBudget } from '../solver/plan-fight.ts'
import type { Heuristics, HeuristicsId } from './terms.ts'
import type { Trail } from './trail.ts'

/** How much is thought about one turn; everything is counted. */
export interface TurnBudget {
  /** Choices that may be tried for one question. */
  readonly choices: number
  /** Ways to reach a number that are tried, the cheapest ones. */
  readonly covers: number
  /** Things to do that are tried, the most promising ones. */
  readonly goals: number
  /** So many plays that bring no points may come before the rest of a turn. */
  readonly preludes: number
  /** Imagined positions in which a plan that depends on the unknown is judged. */
  readonly worlds: number
  /** How far fights are thought through as a whole; without it they are only tried out play by play. */
  readonly fights?: FightBudget
}

/** How much is thought about one question. */
export interface PlanBudget extends TurnBudget {
  /**
   * So many more turns are played on with hasty plans for the best few plans, in one imagined position after another: at
   * most in so many, and in no other once so many choices have been tried for the question.
   */
  readonly turns: number
  readonly few: number
  readonly futures: number
  readonly effort: number
  readonly hasty: TurnBudget
}

/** How much a level thinks about a turn: before anything of it is done, and on the way, when less is left to decide. */
export interface Level {
  readonly atFirst: PlanBudget
  readonly underway: PlanBudget
  /** What things are worth to it, where that is not what games have shown last. */
  readonly values?: Readonly<Record<HeuristicsId, Heuristics>>
}

/** What the parts of a search need of the whole. */
export interface TurnSearch {
  readonly depth: TurnBudget
  /** Goes on from where a trail stands; enemies before `from` have been dealt with in this phase. */
  go(trail: Trail, from?: number): void
  /** Thinks a fight at the end of a way through together with the Move points that are missing for it. */
  storm(trail: Trail, way: readonly Choice[], missing: number): void
  /** The trail is over: the turn ends, or nothing more can be foreseen. */
  end(trail: Trail): void
  /** Does something with its part of what may still be tried, where `left` things are still to be done. */
  share(left: number, something: () => void): void
  /** All the choices that may be tried have been. */
  isSpent(): boolean
}
