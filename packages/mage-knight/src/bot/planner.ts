import { Playout, Random, type BotSeat, type Choice } from '@longtable/kernel'
import { END_TURN } from '../choices/map.ts'
import { inCombat, Stage } from '../stages.ts'
import type { MageKnight, Seat } from '../state.ts'
import { isWound, Z } from '../things/deeds.ts'
import { fight } from './battle.ts'
import { deals, outings } from './outings.ts'
import { prospects } from './prospects.ts'
import type { Depth, Seeker } from './seeker.ts'
import { Trail } from './trail.ts'
import { chooseFree } from './turn.ts'
import { measure, sightOf, sumOfTerms, TERMS } from './value.ts'

/** Something that the seat could do, as far as it can be foreseen. */
export interface Prospect {
  /** The choices up to where something becomes known, or to the end of the turn. */
  readonly line: readonly Choice[]
  /** In points, the mean over the imagined positions. */
  readonly value: number
  readonly isSure: boolean
  /** What each term of the value becomes. */
  readonly terms: Float64Array
}

interface Found {
  readonly line: readonly Choice[]
  value: number
  readonly isSure: boolean
  readonly terms: Float64Array
}

/** Choices that end a fight quickly once there is no more to be tried. */
const MOST_QUICK = 60
/** What comes first may take more than its even part, and nothing less than this. */
const PATIENCE = 2
const LEAST = 10
/** So many plans whose outcome is open are judged in further positions. */
const REVIEWED = 5

/**
 * Plans the rest of a turn: every way of going somewhere, fighting and dealing with the cheapest plays for it, carried
 * out by the rules in an imagined position, and valued where it ends. A plan that depends on what is not known yet is
 * judged in several imagined positions.
 */
export class Planner implements Seeker {
  readonly depth: Depth
  private readonly seat: BotSeat<MageKnight>
  private readonly me: Seat
  private readonly random: Random
  private readonly measured = new Float64Array(TERMS.length)
  private readonly ahead = new Map<string, number>()
  private found = new Map<string, Found>()
  private used = 0
  private limit = 0

  constructor(seat: BotSeat<MageKnight>, depth: Depth, random: Random) {
    this.seat = seat
    this.me = seat.view.viewer
    this.depth = depth
    this.random = random
  }

  /** What can be done, best first. */
  run(): Prospect[] {
    const { depth } = this
    const worlds = Array.from({ length: depth.worlds }, () => this.imagined())
    this.limit = depth.choices
    this.go(worlds[0])
    const all = [...this.found.values()].toSorted(better)
    const open = all.filter(({ isSure }) => !isSure).slice(0, REVIEWED)
    for (const one of open) this.review(one, worlds)
    const reviewed = new Set(open)
    return all.filter((one) => one.isSure || reviewed.has(one)).toSorted(better)
  }

  /** The mean over all imagined positions, each played on as well as can be seen there. */
  private review(one: Found, worlds: readonly Trail[]): void {
    let sum = one.value
    let n = 1
    for (const world of worlds.slice(1)) {
      const trail = world.copy()
      if (!one.line.every((choice) => trail.take(choice))) continue
      this.found = new Map()
      this.used = 0
      this.limit = this.depth.choices / 8
      trail.sure = trail.line.length
      trail.settle()
      this.go(trail)
      const [best] = [...this.found.values()].toSorted(better)
      if (best === undefined) continue
      sum += best.value
      n++
      for (let i = 0; i < one.terms.length; i++) one.terms[i] += best.terms[i]
    }
    one.value = sum / n
    for (let i = 0; i < one.terms.length; i++) one.terms[i] /= n
  }

  private imagined(): Trail {
    const { engine, view } = this.seat
    const seed = Array.from({ length: 8 }, () => this.random.below(0x1_0000_0000) | 0)
    const position = engine.imagineForPlayout(view, new Random(seed))
    return new Trail(engine, this.me, new Playout(engine, position, true))
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
      else fight(this, trail, from)
    } else if (step === 'turn.interact') deals(this, trail)
    else if (step === 'turn.main' && stage === Stage.moving && trail.sure < 0) outings(this, trail)
    else this.end(trail)
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
    this.value(trail, isOpen)
  }

  /** Wounds are healed with what is left. */
  private rest(trail: Trail): void {
    for (let i = 0; i < MOST_QUICK && trail.isMine && trail.offers('endTurn'); i++) {
      const free = chooseFree(trail.sight())
      if (free === undefined) break
      trail.takeWhole(free)
    }
  }

  private value(trail: Trail, isOpen: boolean): void {
    const { measured } = this
    const { state } = trail
    measure(state, this.seat.engine.env, this.me, measured, this.aheadOf(trail))
    const value = sumOfTerms(measured) + (isOpen ? this.stillToDo(trail) : 0)
    const isSure = trail.sure < 0
    const line = isSure ? trail.line.slice() : trail.line.slice(0, trail.sure)
    if (isSure && trail.isMine && trail.offers('endTurn')) line.push(END_TURN)
    if (line.length === 0) return
    const key = line.map((choice) => JSON.stringify(choice)).join()
    const known = this.found.get(key)
    if (known !== undefined && known.value >= value) return
    this.found.set(key, { line, value, isSure, terms: measured.slice() })
  }

  /** What the map promises depends on where the hero stands and on who is still there. */
  private aheadOf({ state }: Trail): number {
    const { at, level } = state.players[this.me]
    let posts = 0
    for (let post = 0; post < state.postHex.length; post++) if (state.postHex[post] >= 0) posts += post + 7
    let marks = 0
    for (let hex = 0; hex < state.mark.length; hex++) if (state.mark[hex] >= 0) marks += hex + 3
    const key = `${at} ${level} ${posts} ${marks} ${state.tileAt.filter((tile) => tile >= 0).length}`
    const known = this.ahead.get(key)
    if (known !== undefined) return known
    const worth = prospects(sightOf(state, this.seat.engine.env, this.me))
    this.ahead.set(key, worth)
    return worth
  }

  /** The turn goes on: what is in hand and in the purse can be used at once. */
  private stillToDo({ state }: Trail): number {
    const { move, tokens } = state.players[this.me]
    const cards = state.deeds[Z.hand + this.me].filter((card) => !isWound(card)).length
    return 0.35 * cards + 0.15 * Math.min(6, move) + 0.2 * tokens.reduce((sum, n) => sum + n, 0)
  }
}

function better(a: Found, b: Found): number {
  return b.value - a.value
}
