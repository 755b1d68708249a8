import type { Engine } from '../engine.ts'
import type { GameTypes } from '../frames.ts'
import type { Blocked, Choice } from '../menu.ts'
import type { Position } from '../position.ts'
import type { Told } from '../step-context.ts'

/** A position written by hand that a test plays on; after every choice the game's invariants are checked. */
export class ArrangedPosition<G extends GameTypes> {
  readonly engine: Engine<G>
  readonly position: Position<G>
  /** What happened since the scene began. */
  readonly events: G['event'][]
  /** What the last choice did, for the undo barrier. */
  drew = false
  taught = false

  constructor(engine: Engine<G>, position: Position<G>, told: readonly Told<G['event']>[]) {
    this.engine = engine
    this.position = position
    this.events = told.map(({ event }) => event)
    this.check()
  }

  get state(): G['state'] {
    return this.position.state
  }

  /** The name of the step that is asked. */
  get step(): string {
    return this.position.stack.at(-1)?.step ?? 'over'
  }

  get awaited(): number[] {
    return this.engine.awaited(this.position)
  }

  /** Makes a choice; without a seat, for the one that is awaited. */
  choose(choice: Choice, seat: number = this.awaited[0]): this {
    const { events, drew, taught } = this.engine.apply(this.position, seat, choice)
    this.events.push(...events.map(({ event }) => event))
    this.drew = drew
    this.taught = taught
    this.check()
    return this
  }

  /** Everything offered to a seat, revisions left out. */
  offered(seat: number = this.awaited[0]): Choice[] {
    return this.engine.menu(this.position, seat)?.offered.slice() ?? []
  }

  /** Is this offered, or a revision? */
  protected has(choice: Choice, seat: number): boolean {
    return this.engine.menu(this.position, seat)?.find(choice) !== undefined
  }

  /** Why a choice is blocked, undefined if it is not. */
  protected whyNot(choice: Choice, seat: number): Blocked | undefined {
    return this.engine.menu(this.position, seat)?.whyNot(choice) ?? undefined
  }

  /** What the game finds wrong that a scene may not have. */
  protected wrong(): readonly string[] {
    return this.engine.game.violations(this.state, this.engine.tables, this.engine.seats)
  }

  protected check(): void {
    const wrong = this.wrong()
    if (wrong.length > 0) throw new Error(wrong.join('; '))
  }
}
