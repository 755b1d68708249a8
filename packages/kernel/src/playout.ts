import type { BotSeat } from './bot.ts'
import type { Engine } from './engine.ts'
import { Menu, type Choice } from './menu.ts'
import type { Position, View } from './position.ts'
import type { Frame, GameTypes, Branch, SimultaneousFrame } from './frames.ts'
import type { AskStep } from './step.ts'
import { StepContext } from './step-context.ts'

/**
 * Plays on from a position as fast as the rules allow: no knowledge, no events, no explanations. The position is a copy
 * of its own; `seat` is asked and may choose one of `size` choices, until `over`.
 */
export class Playout<G extends GameTypes = GameTypes> {
  readonly position: Position<G>
  seat = -1
  over = false
  private readonly engine: Engine<G>
  private readonly ctx: StepContext<G>
  private readonly menu: Menu<G['tables']>
  private readonly asking: { step: AskStep<G>; frame: Frame; branch: Branch | undefined }

  /** With `own` the position is nobody else's, and is played on as it is. */
  constructor(engine: Engine<G>, from: Position<G>, own = false) {
    this.engine = engine
    this.position = own ? from : engine.codec.copyForPlayout(from)
    this.ctx = new StepContext<G>(engine.tables, engine.seats, this.position, true)
    this.menu = new Menu<G['tables']>(engine.tables, false)
    this.asking = { step: undefined as never, frame: undefined as never, branch: undefined }
    this.ask()
  }

  get size(): number {
    return this.menu.size
  }

  at(index: number): Choice {
    return this.menu.list[index]
  }

  get choices(): readonly Choice[] {
    return this.menu.offered
  }

  /** Was a random number drawn for the last choice? */
  get drew(): boolean {
    return this.ctx.drew
  }

  /** The name of the step that asks. */
  get step(): string {
    return this.asking.step.name
  }

  /**
   * The seat that is asked, for a bot that chooses in a playout. It sees the whole position, which somebody imagined, as
   * if it were its view; so it holds only until the next choice is taken.
   */
  asked(): BotSeat<G> {
    const { engine, seat, position } = this
    const view = {
      viewer: seat,
      seats: engine.seats,
      state: position.state,
      stack: position.stack,
      books: {},
    }
    return { view: view as unknown as View<G>, engine, step: this.step, offered: this.choices }
  }

  /** Takes the entry of the menu that says the same, wherever the choice comes from. */
  choose(wanted: Choice): void {
    if (!this.chooseIfOffered(wanted)) notOffered(wanted, this.step)
  }

  /** The same; false if there is no such entry. */
  chooseIfOffered(wanted: Choice): boolean {
    const entry = this.menu.find(wanted)
    if (entry === undefined) return false
    this.take(entry)
    return true
  }

  /** Takes an entry of the menu itself. */
  take(taken: Choice): void {
    this.engine.applyOffered(this.position, this.seat, this.asking, taken, this.ctx)
    this.ask()
  }

  private ask(): void {
    const { asking, menu } = this
    const { stack, state } = this.position
    if (stack.length === 0) {
      menu.clear()
      this.over = true
      this.seat = -1
      return
    }
    const top = stack[stack.length - 1]
    const step = this.engine.codec.step(top.step)
    if (step.kind === 'ask') {
      asking.step = step
      asking.frame = top
      asking.branch = undefined
      this.seat = step.seat(state, top as never)
    } else this.askBranch(top as SimultaneousFrame)
    this.offer(asking.step, asking.frame)
  }

  /** The first seat that is not ready decides its branch of a simultaneous step. */
  private askBranch({ parts: branches }: SimultaneousFrame): void {
    const { asking } = this
    this.seat = branches.findIndex((branch) => !branch.ready)
    const branch = branches[this.seat]
    const frame = branch.stack[branch.stack.length - 1]
    asking.step = this.engine.codec.step(frame.step) as AskStep<G>
    asking.frame = frame
    asking.branch = branch
  }

  private offer(step: AskStep<G>, frame: Frame): void {
    const { asking, menu } = this
    const { stack, state } = this.position
    menu.open(stack, asking.branch?.stack)
    step.offer(state, frame as never, menu, this.seat)
    const { abilities } = step
    if (abilities === undefined) return
    for (let i = 0; i < abilities.length; i++) abilities[i].offer(state, this.seat, menu)
  }
}

function notOffered(wanted: Choice, step: string): never {
  throw new Error(`${JSON.stringify(wanted)} is not offered in ${step}`)
}
