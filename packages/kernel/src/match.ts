import { UNREADY, type Engine, type Outcome } from './engine.ts'
import type { Choice } from './menu.ts'
import type { Position } from './position.ts'
import { seedToHex } from './random.ts'
import type { GameTypes } from './step.ts'
import type { Told } from './table.ts'
import { refuse, text, type Text } from './text.ts'

/**
 * One line of the log: a choice, several that one gesture stood for, a choice taken back, or a return to an earlier
 * moment that all agreed to.
 */
export type LogEntry =
  | { readonly seat: number; readonly choice: Choice }
  | { readonly seat: number; readonly gesture: readonly Choice[] }
  | { readonly seat: number; readonly undo: true }
  | { readonly rewind: number }

interface Made<G extends GameTypes> {
  readonly seat: number
  readonly choice: Choice
  readonly before: Position<G>
  readonly apart: boolean
  /** Why this choice cannot be taken back, if so. */
  readonly barrier: Text | undefined
  /** The gesture it was part of, which is taken back as one. */
  readonly gesture: object | undefined
}

/**
 * A match in progress: the position, the log that leads to it, and what can still be taken back. State is a fold
 * over the log; everything else here is a cache.
 */
export class Match<G extends GameTypes = GameTypes> {
  readonly engine: Engine<G>
  readonly start: Position<G>
  /** What happened before the first choice. */
  readonly opening: Told<G['event']>[] = []
  position: Position<G>
  readonly log: LogEntry[] = []
  private made: Made<G>[] = []
  private epochs: number

  constructor(engine: Engine<G>, from: readonly number[] | Position<G>) {
    this.engine = engine
    this.start = 'stack' in from ? engine.copy(from) : engine.start(from, this.opening)
    this.position = engine.copy(this.start)
    this.epochs = this.start.random.epoch
  }

  /** How many choices led here; those taken back do not count. */
  get length(): number {
    return this.made.length
  }

  get seed(): string {
    return seedToHex(this.position.random.seed)
  }

  choose(seat: number, choice: Choice): Outcome<G> {
    const outcome = this.make(seat, choice, undefined)
    this.log.push({ seat, choice: outcome.choice })
    return outcome
  }

  /**
   * Makes the choices that one gesture stands for, each through the menu. It stops early where one is not offered,
   * when something was drawn or revealed, or when another seat has to decide; only the first must be possible.
   */
  gesture(seat: number, choices: readonly Choice[]): Outcome<G>[] {
    const together = {}
    const outcomes: Outcome<G>[] = []
    for (const choice of choices) {
      if (outcomes.length > 0 && this.engine.menu(this.position, seat)?.find(choice) === undefined) break
      const outcome = this.make(seat, choice, together)
      outcomes.push(outcome)
      if (outcome.drew || outcome.taught || !this.engine.awaited(this.position).includes(seat)) break
      // Inside a simultaneous step others go on: what reached into it from outside could not be taken back as one.
      if (outcome.choice === UNREADY || outcome.apart !== this.engine.isSimultaneous(this.position)) break
    }
    if (outcomes.length > 0) this.log.push({ seat, gesture: outcomes.map(({ choice }) => choice) })
    return outcomes
  }

  private make(seat: number, choice: Choice, gesture: object | undefined): Outcome<G> {
    const before = this.engine.copy(this.position)
    const outcome = this.engine.apply(this.position, seat, choice)
    const barrier = outcome.drew
      ? text('kernel.undo.drew')
      : outcome.taught
        ? text('kernel.undo.revealed')
        : undefined
    this.made.push({ seat, choice: outcome.choice, before, apart: outcome.apart, barrier, gesture })
    return outcome
  }

  /** Why this seat cannot take back its last choice, or undefined if it can. */
  whyNoUndo(seat: number): Text | undefined {
    const found = this.lastOf(seat)
    return typeof found === 'number' ? undefined : found
  }

  /** Takes back the seat's last choice; what others decided meanwhile in their own parts stays. */
  undo(seat: number): Choice {
    const found = this.lastOf(seat)
    if (typeof found !== 'number') refuse(found.key, found.with)
    const { gesture } = this.made[found]
    const index = gesture === undefined ? found : this.made.findIndex((made) => made.gesture === gesture)
    const taken = this.made[index]
    const later = this.made
      .slice(index)
      .filter((made) => made !== taken && (gesture === undefined || made.gesture !== gesture))
    this.position = this.engine.copy(taken.before)
    this.made = this.made.slice(0, index)
    for (const { seat: other, choice, gesture: again } of later) {
      const before = this.engine.copy(this.position)
      this.engine.apply(this.position, other, choice)
      this.made.push({ seat: other, choice, before, apart: true, barrier: undefined, gesture: again })
    }
    this.log.push({ seat, undo: true })
    return taken.choice
  }

  /** The index of the choice that this seat may take back, or why it may not. */
  private lastOf(seat: number): number | Text {
    for (let i = this.made.length - 1; i >= 0; i--) {
      const { seat: by, choice, barrier } = this.made[i]
      const last = i === this.made.length - 1
      // Others' decisions in a simultaneous step that is still open do not stand in the way of one's own there. But
      // taking back that one is not ready might end the step: the seat can decide that anew.
      const free = (last && by === seat) || (this.stillOpen(i) && (by !== seat || choice !== UNREADY))
      if (!free) return text('kernel.undo.acted', { seat: this.made[this.made.length - 1].seat + 1 })
      if (by === seat) return barrier ?? i
    }
    return text('kernel.undo.nothing')
  }

  /** Is the simultaneous step in which choice i was made not over yet? */
  private stillOpen(i: number): boolean {
    return this.made.slice(i).every(({ apart }) => apart)
  }

  /**
   * Goes back to the position after so many choices, as all have agreed. What was drawn since then comes out
   * differently next time.
   */
  rewind(count: number): void {
    if (!Number.isInteger(count) || count < 0 || count >= this.made.length) {
      refuse('kernel.rewind', { count, most: this.made.length - 1 })
    }
    this.epochs++
    this.position = this.engine.copy(this.made[count].before)
    this.made = this.made.slice(0, count)
    // Taking back still more must not lead back to where the draws were foreseen.
    for (const { random } of [this.position, ...this.made.map(({ before }) => before)]) {
      random.epoch = this.epochs
      random.counters.fill(0)
    }
    this.log.push({ rewind: count })
  }

  /** Follows one line of a log. */
  follow(entry: LogEntry): Outcome<G> | undefined {
    if ('rewind' in entry) this.rewind(entry.rewind)
    else if ('undo' in entry) this.undo(entry.seat)
    else if ('gesture' in entry) return this.repeat(entry.seat, entry.gesture)
    else return this.choose(entry.seat, entry.choice)
    return undefined
  }

  /** A gesture of a log holds only choices that were made, so all of them must be possible again. */
  private repeat(seat: number, choices: readonly Choice[]): Outcome<G> | undefined {
    const outcomes = this.gesture(seat, choices)
    const next = choices[outcomes.length]
    if (next !== undefined) refuse('kernel.notOffered', { seat: seat + 1, choice: JSON.stringify(next) })
    return outcomes.at(-1)
  }

  /** The choices that stand, in order. */
  choices(): { readonly seat: number; readonly choice: Choice }[] {
    return this.made.map(({ seat, choice }) => ({ seat, choice }))
  }
}
