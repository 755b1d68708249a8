import type { Choice } from '@longtable/kernel'
import { END_TURN } from '../state/choices/map.ts'
import { inCombat, Stage } from '../state/schema/stages.ts'
import type { Seat } from '../state/schema/state.ts'
import { isWound, Z } from '../state/pools/deed-cards.ts'
import type { MatchTables } from '../state/match.ts'
import { fight } from './battle.ts'
import type { Goal } from '../solver/goal.ts'
import { isFighting, solveFight, solveStorm } from '../solver/solve-fight.ts'
import { fightGoal } from './fight-goals.ts'
import { deals, outings } from './outings.ts'
import { timeLeft } from './pace.ts'
import { prospects, type Prospects } from './prospects.ts'
import type { TurnBudget, TurnSearch } from './turn-search.ts'
import type { Trail } from './trail.ts'
import { chooseFree } from './turn.ts'
import { TERMS, type Heuristics } from './terms.ts'
import { measure, botViewOf, sumOfTerms } from './position-value.ts'

/** Something that a seat could do, as far as it can be foreseen. */
export interface Prospect {
  /** The choices up to where something becomes known, or to the end of the turn. */
  readonly line: readonly Choice[]
  /** In points. */
  readonly value: number
  readonly isSure: boolean
  /** What each term of the value becomes. */
  readonly terms: Float64Array
}

/** Choices that end a fight quickly once there is no more to be tried. */
const MOST_QUICK = 60
/** A fight that is thought through counts as so many choices. */
const SOLVED = 8
/** What comes first may take more than its even part, and nothing less than this. */
const PATIENCE = 2
const LEAST = 10

/**
 * Plans the rest of a turn in a position that is known or imagined: every way of going somewhere, fighting and dealing
 * with the cheapest plays for it, carried out by the rules, and valued where it ends.
 */
export class Planner implements TurnSearch {
  readonly depth: TurnBudget
  private readonly tables: MatchTables
  private readonly me: Seat
  private readonly temper: Heuristics
  private readonly measured = new Float64Array(TERMS.length)
  private readonly ahead = new Map<string, Prospects>()
  private found = new Map<string, Prospect>()
  private used = 0
  private limit = 0
  private before = 0
  /** A fight is being tried out play by play. */
  private isFighting = false

  constructor(tables: MatchTables, me: Seat, depth: TurnBudget, heuristics: Heuristics) {
    this.tables = tables
    this.me = me
    this.depth = depth
    this.temper = heuristics
  }

  /** What can be done from there with so many tries, best first. */
  plan(trail: Trail, tries = this.depth.choices): Prospect[] {
    this.found = new Map()
    this.before += this.used
    this.used = 0
    this.limit = tries
    this.go(trail)
    return [...this.found.values()].toSorted(better)
  }

  /** What a position is worth, in points. */
  rate(trail: Trail): number {
    measure(trail.state, this.tables, this.me, this.measured, this.aheadOf(trail))
    return sumOfTerms(this.measured, this.temper, timeLeft(trail.state, this.tables, this.me))
  }

  /** Choices that were tried in all plans together. */
  get tried(): number {
    return this.before + this.used
  }

  isSpent(): boolean {
    return this.used >= this.limit
  }

  share(left: number, something: () => void): void {
    const { limit } = this
    const part = (PATIENCE * (limit - this.used)) / (left + PATIENCE - 1)
    this.limit = Math.min(limit, this.used + Math.max(LEAST, part))
    something()
    this.limit = limit
  }

  go(trail: Trail, from = 0): void {
    this.used++
    if (!trail.isMine) {
      this.end(trail)
      return
    }
    const { step } = trail
    const { stage } = trail.state
    if (step.startsWith('combat.') && stage !== Stage.none) {
      if (this.isSpent()) this.finish(trail)
      else this.fight(trail, from)
    } else if (step === 'turn.interact') deals(this, trail)
    else if (step === 'turn.main' && stage === Stage.moving && trail.sure < 0) outings(this, trail)
    else this.end(trail)
  }

  /** Thought through as a whole where it begins, or goes on with something new; then play by play. */
  private fight(trail: Trail, from: number): void {
    const { fights } = this.depth
    if (fights === undefined || this.isFighting || !isFighting(trail) || trail.step === 'combat.join') {
      fight(this, trail, from)
      return
    }
    for (const { end } of solveFight(trail, fightGoal(trail, this.temper), fights)) {
      this.used += SOLVED
      this.end(end)
    }
    if (this.isSpent()) return
    this.isFighting = true
    fight(this, trail, from)
    this.isFighting = false
  }

  storm(trail: Trail, way: readonly Choice[], missing: number): void {
    const { fights } = this.depth
    if (fights === undefined) return
    const goalOf = (fight: Trail): Goal => fightGoal(fight, this.temper)
    for (const { end } of solveStorm(trail, way, missing, goalOf, fights)) {
      this.used += SOLVED
      this.end(end)
    }
  }

  /** Quickly to the end of the fight. */
  private finish(trail: Trail): void {
    for (let i = 0; i < MOST_QUICK && trail.isMine && inCombat(trail.state.stage); i++) trail.quickly()
    this.end(trail)
  }

  end(trail: Trail): void {
    this.used++
    const isOpen = trail.sure >= 0 && trail.isMine && trail.state.stage === Stage.moving
    if (!isOpen) this.rest(trail)
    this.note(trail, isOpen)
  }

  /** Wounds are healed with what is left. */
  private rest(trail: Trail): void {
    for (let i = 0; i < MOST_QUICK && trail.isMine && trail.offers('endTurn'); i++) {
      const free = chooseFree(trail.sight())
      if (free === undefined) break
      trail.takeWhole(free)
    }
  }

  private note(trail: Trail, isOpen: boolean): void {
    const value = this.rate(trail) + (isOpen ? this.stillToDo(trail) : 0)
    const isSure = trail.sure < 0
    const line = isSure ? trail.line.slice() : trail.line.slice(0, trail.sure)
    if (isSure && trail.isMine && trail.offers('endTurn')) line.push(END_TURN)
    if (line.length === 0) return
    const key = line.map((choice) => JSON.stringify(choice)).join()
    const known = this.found.get(key)
    if (known !== undefined && known.value >= value) return
    this.found.set(key, { line, value, isSure, terms: this.measured.slice() })
  }

  /** What the map promises depends on where the hero stands and on who is still there. */
  private aheadOf({ state }: Trail): Prospects {
    const { at, level } = state.players[this.me]
    let posts = 0
    for (let post = 0; post < state.postHex.length; post++) if (state.postHex[post] >= 0) posts += post + 7
    let marks = 0
    for (let hex = 0; hex < state.mark.length; hex++) if (state.mark[hex] >= 0) marks += hex + 3
    const key = `${at} ${level} ${posts} ${marks} ${state.tileAt.filter((tile) => tile >= 0).length}`
    const known = this.ahead.get(key)
    if (known !== undefined) return known
    const ahead = prospects(botViewOf(state, this.tables, this.me))
    this.ahead.set(key, ahead)
    return ahead
  }

  /** The turn goes on: what is in hand and in the purse can be used at once. */
  private stillToDo({ state }: Trail): number {
    const { move, tokens } = state.players[this.me]
    const cards = state.deeds[Z.hand + this.me].filter((card) => !isWound(card)).length
    return 0.35 * cards + 0.15 * Math.min(6, move) + 0.2 * tokens.reduce((sum, n) => sum + n, 0)
  }
}

export function better(a: Prospect, b: Prospect): number {
  return b.value - a.value
}
