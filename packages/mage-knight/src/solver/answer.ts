import type { Choice } from '@longtable/kernel'
import type { TokenSlot } from '../state/pools/tokens.ts'
import { isWound, Z } from '../state/pools/deed-cards.ts'
import { U } from '../state/pools/unit-cards.ts'
import type { Attempt } from './attempt.ts'
import { Exhaustion } from './exhaust.ts'
import type { Goal } from './goal.ts'
import { improve } from './improve.ts'
import type { FightBudget } from './plan-fight.ts'
import { solveFight } from './solve-fight.ts'

/** What can be done with a fight, for somebody who wants to know: a planning aid, a puzzle. */
export interface Answer {
  /** Choices that the rules offer one after the other, up to the end of the fight; empty if nothing has been found yet. */
  readonly line: readonly Choice[]
  readonly value: number
  readonly beaten: readonly TokenSlot[]
  /** Wounds of the hero, and units that are wounded or gone. */
  readonly wounds: number
  readonly unitsHurt: number
  /** There is nothing better; otherwise it is the best that was found. */
  readonly isProved: boolean
  /** Choices that were tried so far. */
  readonly tries: number
}

export interface AnswerBudget {
  readonly fights: FightBudget
  /** So many changes of the best line are tried. */
  readonly changes: number
  /** So many choices may be tried one by one, to prove that nothing was overlooked. */
  readonly tries: number
}

/** What a fight has cost, and whom it has cost it. */
class Reckoning {
  readonly ceiling: number
  private readonly posts: readonly TokenSlot[]
  private readonly wounds: number
  private readonly whole: readonly number[]
  private readonly goal: Goal
  private readonly start: Attempt

  constructor(start: Attempt, goal: Goal) {
    const { posts } = start.state.fight
    this.start = start
    this.goal = goal
    this.posts = posts.filter((post) => post >= 0 && start.state.postHex[post] >= 0)
    this.wounds = woundsOf(start)
    this.whole = start.state.units[U.band + start.me].filter((unit) => start.state.unitWounds[unit] === 0)
    this.ceiling = this.posts.reduce((sum, post) => sum + goal.beat(post), goal.all)
  }

  beaten({ state }: Attempt): TokenSlot[] {
    return this.posts.filter((post) => state.postHex[post] < 0)
  }

  woundsIn(end: Attempt): number {
    return Math.max(0, woundsOf(end) - this.wounds)
  }

  hurt({ state, me }: Attempt): number[] {
    const band = state.units[U.band + me]
    return this.whole.filter((unit) => !band.includes(unit) || state.unitWounds[unit] > 0)
  }

  value(end: Attempt): number {
    const { goal } = this
    const beaten = this.beaten(end)
    const hurt = this.hurt(end).reduce((sum, unit) => sum + goal.unit(unit), 0)
    const all = beaten.length === this.posts.length ? goal.all : 0
    return beaten.reduce((sum, post) => sum + goal.beat(post), all) - goal.wound * this.woundsIn(end) - hurt
  }

  answer(line: readonly Choice[], tries: number, isProved: boolean): Answer {
    const end = this.start.copy()
    for (const choice of line.slice(this.start.line.length)) end.take(choice)
    return {
      line: line.slice(this.start.line.length),
      value: this.value(end),
      beaten: this.beaten(end),
      wounds: this.woundsIn(end),
      unitsHurt: this.hurt(end).length,
      isProved,
      tries,
    }
  }
}

function woundsOf({ state, me }: Attempt): number {
  let n = 0
  for (const zone of [Z.hand, Z.deck, Z.discard, Z.play])
    for (const card of state.deeds[zone + me]) if (isWound(card)) n++
  return n
}

/**
 * The best that can be made of a fight that has begun, better and better: whoever has seen enough stops asking. What is thought
 * through comes first, with small changes; then, as far as the budget goes, everything is tried, which proves it.
 */
export function* answers(start: Attempt, goal: Goal, budget: AnswerBudget): Generator<Answer> {
  const reckoning = new Reckoning(start, goal)
  const judge = (end: Attempt): number => reckoning.value(end)
  let best: readonly Choice[] = start.line
  let value = -Infinity
  let tries = 0
  for (const { end } of solveFight(start, goal, budget.fights)) {
    tries += end.line.length
    if (end.isStaked || judge(end) <= value) continue
    value = judge(end)
    best = end.line
  }
  if (best.length > start.line.length && value < reckoning.ceiling && budget.changes > 0) {
    const better = improve(start, best, judge, budget.changes)
    tries += budget.changes
    best = better.line
    value = better.value
  }
  const isCeiling = value >= reckoning.ceiling
  yield reckoning.answer(best, tries, isCeiling)
  if (isCeiling) return
  const exhaustion = new Exhaustion(judge, budget.tries)
  let last = exhaustion.result()
  for (last of exhaustion.search(start)) {
    if (last.value > value) {
      value = last.value
      best = last.line
    }
    yield reckoning.answer(best, tries + last.tries, false)
  }
  last = exhaustion.result()
  if (last.value > value) best = last.line
  yield reckoning.answer(best, tries + last.tries, last.isWhole)
}
