import {
  Playout,
  type BotSeat,
  type Engine,
  type GameTypes,
  type SearchHints,
  type Random,
} from '@longtable/kernel'
import type { SearchBudget } from './budget.ts'
import { Evaluator } from './evaluator.ts'
import type { Candidate } from './candidates.ts'

/** The most choices that a playout makes beyond the tree: a game that goes in circles is judged as it is. */
const MOST_CHOICES = 2000

/** Random numbers that are kept for one choice. */
const STRETCH = 256

/** Choices of a seat in one tick of the clock for which numbers are kept. */
const CHOICES_OF_A_TICK = 64

/** Imagines positions from what a seat knows, plays them on quickly up to the horizon, and judges what it finds there. */
export class PlayoutSearch<G extends GameTypes = GameTypes> {
  protected readonly engine: Engine<G>
  protected readonly me: number
  protected readonly seat: BotSeat<G>
  protected readonly hints: SearchHints<G>
  protected readonly budget: SearchBudget
  protected readonly random: Random
  /** By seat: the chances that were found last. */
  protected readonly found: Float64Array
  protected readonly parts: Float64Array
  /** Choices that were made in all playouts so far. */
  protected made = 0
  /** Does somebody want to hear why? */
  protected explains = false
  private readonly evaluator: Evaluator<G>
  /** By seat: how many choices it has made in this playout. */
  private readonly chosen: Uint32Array
  private tick = -1

  constructor(seat: BotSeat<G>, hints: SearchHints<G>, budget: SearchBudget, random: Random) {
    this.seat = seat
    this.hints = hints
    this.budget = budget
    this.random = random
    this.engine = seat.engine
    this.me = seat.view.viewer
    this.evaluator = new Evaluator(hints.model)
    this.found = new Float64Array(this.engine.seats)
    this.parts = new Float64Array(hints.model.terms.length)
    this.chosen = new Uint32Array(this.engine.seats)
  }

  /** Another playout begins: its luck is drawn as that of the last one was. */
  protected begin(): void {
    this.chosen.fill(0)
    this.tick = -1
  }

  /** A position the seat may be in, in which it is asked. */
  protected imagined(): Playout<G> {
    const { engine, seat, me, random, hints } = this
    const position = engine.imagineForPlayout(seat.view, random)
    hints.sampleBeliefs?.(position, seat, random)
    const playout = new Playout(engine, position, true)
    // Of several who decide at once the others decide first; nobody sees it.
    while (!playout.over && playout.seat !== me) this.quickly(playout)
    return playout
  }

  protected quickly(playout: Playout<G>): void {
    const { seat } = playout
    this.made++
    if (playout.size === 1) {
      playout.take(playout.at(0))
      return
    }
    this.drawApart(playout)
    for (const choice of this.hints.quick(playout.asked(), this.random, 0)) {
      if (playout.over || playout.seat !== seat) return
      playout.choose(choice)
    }
  }

  /**
   * Each seat's next choice draws numbers of its own, however many were drawn before. So two lines that are compared in
   * the same imagined position meet the same luck as long as the others do the same, and differ by what they do.
   * Where a game has steady streams, they begin anew with each tick of its clock; and where numbers are drawn for a whole tick, the
   * first blow of a turn falls alike, whatever was done before it.
   */
  protected drawApart({ seat, position }: Playout<G>): void {
    const { hints, engine, chosen } = this
    const { counters } = position.random
    const { steady } = hints
    if (steady === undefined) {
      counters.fill((chosen[seat]++ * engine.seats + seat + 1) * STRETCH)
      return
    }
    const tick = hints.clock(position.state, engine.tables)
    const isNew = tick !== this.tick
    this.tick = tick
    if (isNew) chosen.fill(0)
    let from: number
    if (hints.drawsByTick === true) {
      if (!isNew) return
      from = (tick + 1) * CHOICES_OF_A_TICK * STRETCH
    } else from = ((tick * CHOICES_OF_A_TICK + chosen[seat]++) * engine.seats + seat + 1) * STRETCH
    for (let i = 0; i < counters.length; i++) if (!steady.includes(i)) counters[i] = from
  }

  protected now({ position }: Playout<G>): number {
    return this.hints.clock(position.state, this.engine.tables)
  }

  /** How far it is to the horizon. */
  protected stride(): number {
    return Math.max(this.budget.horizon, this.hints.reach?.(this.seat) ?? 0)
  }

  protected ends(playout: Playout<G>, until: number): boolean {
    return playout.over || this.now(playout) >= until
  }

  /** Plays on to the horizon, and finds the chances there. */
  protected playOn(playout: Playout<G>, until: number): void {
    for (let i = 0; i < MOST_CHOICES && !this.ends(playout, until); i++) this.quickly(playout)
    const { engine, evaluator, found } = this
    const { position } = playout
    const result = playout.over ? engine.result(position) : null
    if (result === null) evaluator.chances(position.state, engine.tables, found)
    else {
      found.fill(0)
      const together = this.hints.model.isCooperative(engine.tables)
      for (const seat of result.winners) found[seat] = together ? 1 : 1 / result.winners.length
    }
    if (this.explains) evaluator.parts(position.state, engine.tables, this.me, this.parts)
  }

  /** How many terms are kept of what a choice comes to. */
  protected reasons(): number {
    return this.explains ? this.parts.length : 0
  }

  protected add(candidate: Candidate): void {
    const { sums, terms } = candidate
    candidate.visits++
    for (let i = 0; i < this.found.length; i++) sums[i] += this.found[i]
    if (terms !== undefined) for (let i = 0; i < this.parts.length; i++) terms[i] += this.parts[i]
  }
}
