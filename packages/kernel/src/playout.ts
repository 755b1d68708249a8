import type { Engine } from './engine.ts'
import { Menu, type Choice } from './menu.ts'
import { partsOf, type Position } from './position.ts'
import type { AskStep, GameTypes } from './step.ts'
import { Table } from './table.ts'

/**
 * Plays on from a position as fast as the rules allow: no books, no events, no explanations. The position is a copy
 * of its own; `seat` is asked and `choices` is what it may choose, until `over`.
 */
export class Playout<G extends GameTypes = GameTypes> {
  readonly position: Position<G>
  seat = -1
  over = false
  private readonly engine: Engine<G>
  private readonly table: Table<G>
  private readonly menu: Menu<G['env']>

  constructor(engine: Engine<G>, from: Position<G>) {
    this.engine = engine
    this.position = engine.shape.copyForPlayout(from)
    this.table = new Table<G>(engine.env, engine.seats, engine.shape.pools, this.position, true)
    this.menu = new Menu<G['env']>(engine.env, false)
    this.ask()
  }

  get choices(): readonly Choice[] {
    return this.menu.offered
  }

  take(taken: Choice): void {
    this.engine.carryOut(this.position, this.seat, taken, this.table)
    this.ask()
  }

  private ask(): void {
    const { stack, state } = this.position
    this.menu.clear()
    if (stack.length === 0) {
      this.over = true
      this.seat = -1
      return
    }
    let frame = stack[stack.length - 1]
    const parts = partsOf(frame)
    if (parts !== undefined) {
      this.seat = parts.findIndex((part) => !part.ready)
      const own = parts[this.seat].stack
      frame = own[own.length - 1]
    }
    const step = this.engine.shape.step(frame.step) as AskStep<G>
    if (parts === undefined) this.seat = step.seat(state, frame as never)
    step.offer(state, frame as never, this.menu, this.seat)
    if (step.abilities !== undefined)
      for (const ability of step.abilities) ability.offer(state, this.seat, this.menu)
  }
}
