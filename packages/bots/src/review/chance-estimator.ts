import { Playout, Random, seedFrom, type Choice, type Engine, type GameTypes } from '@longtable/kernel'
import type { SearchHints, Position, View } from '@longtable/kernel'
import { Evaluator } from '../search/evaluator.ts'

/** A playout that goes in circles is judged where it stands after so many choices. */
const MOST_CHOICES = 2000

/** How a match promises to go on: everybody plays on quickly for a while, and then it is judged. */
export class ChanceEstimator<G extends GameTypes = GameTypes> {
  readonly seats: number
  private readonly engine: Engine<G>
  private readonly hints: SearchHints<G>
  private readonly horizon: number
  private readonly evaluator: Evaluator<G>

  /** `horizon`: how far it is played on, by the guide's clock. */
  constructor(engine: Engine<G>, hints: SearchHints<G>, horizon: number) {
    this.engine = engine
    this.hints = hints
    this.horizon = horizon
    this.evaluator = new Evaluator(hints.model)
    this.seats = engine.seats
  }

  /** What the match came to, for each seat its part of the win; undefined while it goes on. */
  outcome(position: Position<G>): Float64Array | undefined {
    const result = this.engine.result(position)
    if (result === null) return undefined
    const parts = new Float64Array(this.seats)
    const together = this.hints.model.isCooperative(this.engine.tables)
    if (together) return parts.fill(result.winners.length > 0 ? 1 : 0)
    for (const seat of result.winners) parts[seat] = 1 / result.winners.length
    return parts
  }

  /** The chances of all seats from a position on, if what is drawn from now on is drawn anew. */
  truly(position: Position<G>, words: string): Float64Array {
    const { engine } = this
    const copy = engine.codec.copyForPlayout(position)
    const counters = copy.random.counters.map(() => 0)
    copy.random = { seed: seedFrom(`${words} world`), epoch: 0, counters }
    return this.playOn(new Playout(engine, copy, true), this.until(copy), new Random(seedFrom(words)))
  }

  /**
   * The chances of all seats in one of the positions that the viewer may be in, if its seat does this and then everybody
   * plays on. The same words give the same position and the same luck, as far as the same is done.
   */
  once(view: View<G>, line: readonly Choice[], words: string): Float64Array {
    const { engine } = this
    const me = view.viewer
    const random = new Random(seedFrom(words))
    const position = engine.imagineForPlayout(view, new Random(seedFrom(`${words} world`)))
    const playout = new Playout(engine, position, true)
    const until = this.until(position)
    // Of several who decide at once the others decide first; nobody sees it.
    for (let i = 0; i < MOST_CHOICES && !playout.over && playout.seat !== me; i++)
      this.quickly(playout, random)
    for (const choice of line) {
      if (playout.over || playout.seat !== me || !playout.chooseIfOffered(choice)) break
    }
    return this.playOn(playout, until, random)
  }

  private until({ state }: Position<G>): number {
    return this.hints.clock(state, this.engine.tables) + this.horizon
  }

  private playOn(playout: Playout<G>, until: number, random: Random): Float64Array {
    const { engine, hints } = this
    const { position } = playout
    for (let i = 0; i < MOST_CHOICES && !playout.over; i++) {
      if (hints.clock(position.state, engine.tables) >= until) break
      this.quickly(playout, random)
    }
    const end = playout.over ? this.outcome(position) : undefined
    if (end !== undefined) return end
    const chances = new Float64Array(this.seats)
    this.evaluator.chances(position.state, engine.tables, chances)
    return chances
  }

  private quickly(playout: Playout<G>, random: Random): void {
    const { seat } = playout
    if (playout.size === 1) {
      playout.take(playout.at(0))
      return
    }
    for (const choice of this.hints.quick(playout.asked(), random, 0)) {
      if (playout.over || playout.seat !== seat) return
      playout.choose(choice)
    }
  }
}
