import { openKnowledge, type Knowledge } from './knowledge.ts'
import { readConfig, type Config } from './config.ts'
import type { Forecast, Game, Result, Shortcut } from './game.ts'
import { imagine } from './imagine.ts'
import { choice, Menu, sameChoice, type Blocked, type Choice, type Described } from './menu.ts'
import { kernelSteps } from './moments.ts'
import { EMPTY, type Zones } from './pool.ts'
import { PositionCodec } from './position-codec.ts'
import { branchesOf } from './frames.ts'
import type { FrameView, Position, View } from './position.ts'
import type { Random, RandomState } from './random.ts'
import { damaged, type Json } from './schema.ts'
import {
  effectsOf,
  visitEffects,
  type Frame,
  type GameTypes,
  type LastingEffects,
  type Branch,
  type SimultaneousFrame,
} from './frames.ts'
import type { Ability, AskStep, ViewContext, Step } from './step.ts'
import { EVERYBODY, StepContext, type Told } from './step-context.ts'
import { playerText, refuse, text, type Text, type Translated } from './text.ts'

export const UNREADY: Choice = choice({ do: 'unready' })

/** The most steps that may run between two questions: more is a step that never ends. */
const MOST_RUNS = 100_000

export interface MenuEntry extends Described {
  readonly choice: Choice
  /** Only rearranges what the seat has not committed yet. */
  readonly revises: boolean
  /** The rules allow it, but it is of no use now. */
  readonly idle?: true
}

export interface BlockedEntry extends Described, Blocked {}

/** A menu without words: with the view of its seat it is all that a client needs to ask. */
export interface PlainMenu {
  readonly step: string
  readonly awaited: boolean
  readonly offered: readonly Choice[]
  readonly revisions: readonly Choice[]
  /** Left out where there are none. */
  readonly idles?: readonly Choice[]
  readonly blocked: readonly Blocked[]
}

/** A menu as a person or a bot gets it. */
export interface DescribedMenu {
  readonly step: string
  readonly awaited: boolean
  readonly question: Text
  readonly entries: readonly MenuEntry[]
  readonly blocked: readonly BlockedEntry[]
}

/** What a choice led to. */
export interface Outcome<G extends GameTypes = GameTypes> {
  readonly choice: Choice
  readonly events: readonly Told<G['event']>[]
  readonly drew: boolean
  /** Somebody learned what the choosing seat did not know. */
  readonly taught: boolean
  /** It changed nothing but the seat's own branch of a simultaneous step. */
  readonly apart: boolean
}

/** The step that asks a seat, and its frame. */
export interface OpenQuestion<G extends GameTypes> {
  readonly step: AskStep<G>
  readonly frame: Frame
  /** The seat's own stack, in a simultaneous step. */
  readonly branch: Branch | undefined
}

/** A game with its options fixed, for a number of seats: what every table, bot and test talks to. */
export class Engine<G extends GameTypes = GameTypes> {
  readonly game: Game<G>
  readonly config: Config
  readonly seats: number
  readonly tables: G['tables']
  readonly codec: PositionCodec<G>
  private readonly ctx: StepContext<G>
  private readonly menus: Menu<G['tables']>

  /** Which version of the rules is played: a match begun under an older one goes on under it. */
  readonly rulesVersion: number

  constructor(
    game: Game<G>,
    seats: number,
    given: Readonly<Record<string, unknown>> = {},
    /** Of a match that was written down: what it does not say means what it meant then. */
    writtenUnder?: number,
  ) {
    const { min, max } = game.players
    if (!Number.isInteger(seats) || seats < min || seats > max) {
      refuse('kernel.players', { game: titleOf(game), seats, min, max })
    }
    this.game = game
    this.seats = seats
    this.config = readConfig(game.config, given, writtenUnder)
    this.rulesVersion = writtenUnder ?? game.rulesVersion
    this.tables = game.tables(this.config, seats, this.rulesVersion)
    this.codec = new PositionCodec(game, [...game.steps, ...kernelSteps(game)])
    this.ctx = new StepContext<G>(this.tables, seats, this.blank([]), false)
    this.menus = new Menu<G['tables']>(this.tables, true)
  }

  private blank(seed: readonly number[]): Position<G> {
    const random: RandomState = { seed, epoch: 0, counters: this.game.streams.map(() => 0) }
    return { state: {}, stack: [], random, knowledge: null }
  }

  /** The first position of a match: laid out, and run up to the first question; `told` gets what happened. */
  start(seed: readonly number[], told: Told<G['event']>[] = []): Position<G> {
    const position = this.blank(seed)
    this.ctx.begin(position, -1, undefined)
    position.state = this.game.setup(this.ctx)
    told.push(...this.ctx.told)
    told.push(...this.resume(position))
    return position
  }

  /** Runs a position that was put together by hand up to its first question, as if everybody had seen all. */
  resume(position: Position<G>): Outcome<G>['events'] {
    this.ctx.begin(position, -1, undefined)
    position.knowledge = this.openKnowledge(position)
    this.advance(position, this.ctx)
    return this.ctx.told.slice()
  }

  private openKnowledge(position: Position<G>): Record<string, Knowledge> {
    const knowledge: Record<string, Knowledge> = {}
    for (const [pool, key] of this.codec.pools) {
      knowledge[key] = openKnowledge(pool, (position.state as Record<string, Zones>)[key], this.seats)
    }
    return knowledge
  }

  over(position: Position<G>): boolean {
    return position.stack.length === 0
  }

  result(position: Position<G>): Result | null {
    return this.over(position) ? this.game.result(position.state, this.tables) : null
  }

  // Who is asked what

  private simultaneousFrame(position: Position<G>): SimultaneousFrame | undefined {
    const top = position.stack[position.stack.length - 1]
    return top === undefined || branchesOf(top) === undefined ? undefined : (top as SimultaneousFrame)
  }

  /** Do several seats decide at once now, each in its own branch? */
  isSimultaneous(position: Position<G>): boolean {
    return this.simultaneousFrame(position) !== undefined
  }

  /** The seats the game stands still for. */
  awaited(position: Position<G>): number[] {
    if (this.over(position)) return []
    const frame = this.simultaneousFrame(position)
    if (frame !== undefined) return frame.parts.flatMap((branch, seat) => (branch.ready ? [] : [seat]))
    const top = position.stack[position.stack.length - 1]
    return [(this.codec.step(top.step) as AskStep<G>).seat(position.state, top as never)]
  }

  private asking(position: Position<G>, seat: number): OpenQuestion<G> | undefined {
    if (this.over(position) || !Number.isInteger(seat) || seat < 0 || seat >= this.seats) return undefined
    const together = this.simultaneousFrame(position)
    const branch = together?.parts[seat]
    const stack = together === undefined ? position.stack : (branch?.stack ?? [])
    const frame = stack[stack.length - 1]
    if (frame === undefined) return undefined
    return { step: this.codec.step(frame.step) as AskStep<G>, frame, branch }
  }

  /** Fills a menu with what this seat may choose; false if it has nothing to do with the question. */
  private fill(position: Position<G>, seat: number, menu: Menu<G['tables']>): boolean {
    menu.clear()
    const asking = this.asking(position, seat)
    if (asking === undefined) return false
    const { step, frame, branch } = asking
    if (branch !== undefined && branch.ready) {
      menu.revise?.(UNREADY)
      return true
    }
    const s = position.state
    menu.open(position.stack, branch?.stack)
    if (branch !== undefined || step.seat(s, frame as never) === seat) {
      step.offer(s, frame as never, menu, seat)
      if (step.abilities !== undefined) for (const ability of step.abilities) ability.offer(s, seat, menu)
      return true
    }
    if (step.others === undefined) return false
    for (const ability of step.others) ability.offer(s, seat, menu)
    return true
  }

  /** All that a player could point at now; the conformance kit checks that the menu speaks of each. */
  universe(position: Position<G>, seat: number): Choice[] {
    const asking = this.asking(position, seat)
    if (asking === undefined) return []
    const { step, frame, branch } = asking
    if (branch !== undefined && branch.ready) return [UNREADY]
    const s = position.state
    const awaited = branch !== undefined || step.seat(s, frame as never) === seat
    const abilities = (awaited ? step.abilities : step.others) ?? []
    const of = lastsOf(position.stack, branch?.stack)
    const own = awaited ? [...step.universe(s, frame as never, this.tables, seat, of)] : []
    return [...own, ...abilities.flatMap((ability) => [...ability.universe(s, seat, this.tables, of)])]
  }

  /** The bare menu of a seat: offered, revisions, idles, blocked. The next call overwrites it. */
  menu(position: Position<G>, seat: number): Menu<G['tables']> | null {
    return this.fill(position, seat, this.menus) ? this.menus : null
  }

  /** The menu of a seat as plain values, which can be kept and sent. */
  plainMenu(position: Position<G>, seat: number): PlainMenu | null {
    const menu = this.menu(position, seat)
    const asking = this.asking(position, seat)
    if (menu === null || asking === undefined) return null
    return {
      step: asking.step.name,
      awaited: this.awaited(position).includes(seat),
      offered: menu.offered,
      revisions: menu.revisions.slice(),
      ...(menu.idles.length > 0 && { idles: menu.idles.slice() }),
      blocked: menu.blocked.slice(),
    }
  }

  /** Puts a menu into words, from the view of the seat that got it; null if they are not of the same moment. */
  describeMenu(view: View<G>, plain: PlainMenu): DescribedMenu | null {
    const frame = this.frameInView(view)
    if (frame?.step !== plain.step) return null
    const step = this.codec.step(plain.step)
    if (step.kind !== 'ask') return null
    const ctx = this.viewContext(view)
    const describe = (entry: Choice): Described => this.describe(ctx, step, frame, entry)
    const entries = [
      ...plain.offered.map((entry) => ({ choice: entry, revises: false, ...describe(entry) })),
      ...plain.revisions.map((entry) => ({ choice: entry, revises: true, ...describe(entry) })),
      ...(plain.idles ?? []).map((entry) => ({
        choice: entry,
        revises: false,
        idle: true as const,
        ...describe(entry),
      })),
    ]
    return {
      step: step.name,
      awaited: plain.awaited,
      question: step.question(ctx, frame as never),
      entries,
      blocked: plain.blocked.map((entry) => ({ ...entry, ...describe(entry.choice) })),
    }
  }

  /** The menu of a seat with its question and every entry described, from the seat's view alone. */
  describedMenu(position: Position<G>, seat: number): DescribedMenu | null {
    const bare = this.plainMenu(position, seat)
    return bare === null ? null : this.describeMenu(this.view(position, seat), bare)
  }

  private describe(ctx: ViewContext<G>, step: AskStep<G>, frame: Frame, entry: Choice): Described {
    if (sameChoice(entry, UNREADY)) return { text: text('kernel.unready') }
    const ability = abilityFor(step, entry)
    return ability === undefined ? step.describe(ctx, frame as never, entry) : ability.describe(ctx, entry)
  }

  viewContext(view: View<G>): ViewContext<G> {
    const own = view.stack.at(-1)?.parts?.[view.viewer]?.stack ?? []
    const effects = effectsOf([...view.stack, ...own])
    return { state: view.state, effects, tables: this.tables, viewer: view.viewer, seats: this.seats }
  }

  // What a choice does

  /**
   * Carries out a seat's choice, or refuses it and changes nothing. A choice is legal if and only if it is offered.
   */
  apply(position: Position<G>, seat: number, wanted: Choice): Outcome<G> {
    const menu = this.menu(position, seat)
    const taken = menu?.find(wanted)
    if (menu === null || taken === undefined) this.refuseChoice(menu, wanted, seat)
    const next = this.codec.copy(position)
    const asking = this.asking(next, seat) as OpenQuestion<G>
    const apart = this.applyOffered(next, seat, asking, taken as Choice, this.ctx)
    const outcome: Outcome<G> = {
      choice: taken as Choice,
      events: this.ctx.told.slice(),
      drew: this.ctx.drew,
      taught: this.ctx.taught,
      apart,
    }
    position.state = next.state
    position.stack = next.stack
    position.random = next.random
    position.knowledge = next.knowledge
    return outcome
  }

  private refuseChoice(menu: Menu | null, wanted: Choice, seat: number): never {
    const said = { player: playerText(seat), choice: JSON.stringify(wanted) }
    if (menu === null) refuse('kernel.notAsked', said)
    const why = menu.whyNot(wanted)
    if (why === undefined) refuse('kernel.notOffered', said)
    const reason = text(`blocked.${why.rule}`, why.numbers)
    refuse('kernel.blocked', { ...said, rule: why.rule, reason })
  }

  /** Applies a choice that is known to be offered; true if it only touched the seat's own branch. */
  applyOffered(
    position: Position<G>,
    seat: number,
    { step, frame, branch }: OpenQuestion<G>,
    taken: Choice,
    ctx: StepContext<G>,
  ): boolean {
    ctx.begin(position, seat, branch?.stack)
    if (branch !== undefined && taken === UNREADY) {
      branch.ready = false
      return true
    }
    const ability = abilityFor(step, taken)
    if (ability === undefined) step.take(position.state, frame as never, taken, ctx)
    else ability.take(position.state, seat, taken, ctx)
    if (branch !== undefined) {
      this.advanceBranch(position, branch, ctx)
      ctx.leaveBranch()
      const together = position.stack[position.stack.length - 1] as SimultaneousFrame
      if (!together.parts.every((each) => each.ready)) return true
      // The others' decisions come out: that is news to the last one who decided.
      if (together.parts.some((each, other) => other !== seat && each.stack.length > 0)) ctx.taught = true
    }
    this.advance(position, ctx)
    return false
  }

  /** Runs until somebody is asked or the game is over. */
  advance(position: Position<G>, ctx: StepContext<G>): void {
    const { stack } = position
    for (let runs = 0; stack.length > 0; runs++) {
      const frame = stack[stack.length - 1]
      const step = this.codec.step(frame.step)
      if (step.kind === 'ask') return
      if (step.kind === 'run') step.run(position.state, frame as never, ctx)
      else if (this.runSimultaneous(position, step, frame as SimultaneousFrame, ctx)) return
      if (runs > MOST_RUNS) throw new Error(`${step.name} runs for ever`)
    }
  }

  /** Runs what a seat's own branch runs, until it asks again or is ready. */
  private advanceBranch(position: Position<G>, branch: Branch, ctx: StepContext<G>): void {
    for (let runs = 0; !branch.ready; runs++) {
      const frame = branch.stack[branch.stack.length - 1]
      if (frame === undefined) throw new Error('a branch of a simultaneous step ended without being ready')
      const step = this.codec.step(frame.step)
      if (step.kind === 'ask') return
      if (step.kind === 'simultaneous') throw new Error(`${step.name}: a seat decides its own branch alone`)
      step.run(position.state, frame as never, ctx)
      if (runs > MOST_RUNS) throw new Error(`${step.name} runs for ever`)
    }
  }

  /** True if somebody still has to decide. */
  private runSimultaneous(
    position: Position<G>,
    step: Extract<Step<G>, { kind: 'simultaneous' }>,
    frame: SimultaneousFrame,
    ctx: StepContext<G>,
  ): boolean {
    const s = position.state
    if (frame.parts === undefined) frame.parts = this.openBranches(s, step, frame)
    if (!frame.parts.every((branch) => branch.ready)) return true
    const decided = frame.parts.map((branch) => branch.stack[0] as never)
    position.stack.pop()
    step.done(s, frame as never, decided, ctx)
    return false
  }

  private openBranches(
    s: G['state'],
    step: Extract<Step<G>, { kind: 'simultaneous' }>,
    frame: SimultaneousFrame,
  ): Branch[] {
    return Array.from({ length: this.seats }, (_, seat): Branch => {
      if (!step.takesPart(s, frame as never, seat)) return { ready: true, stack: [] }
      return { ready: false, stack: [this.openBranch(s, step, frame, seat)] }
    })
  }

  openBranch(
    s: G['state'],
    step: Extract<Step<G>, { kind: 'simultaneous' }>,
    frame: Frame,
    seat: number,
  ): Frame {
    const branch = step.begin(s, frame as never, seat, this.tables) as unknown as Frame
    branch.step = step.branch.name
    return branch
  }

  // What can be known

  /** Seats count from 0; the viewer after the last seat is a spectator. */
  view(position: Position<G>, viewer: number): View<G> {
    return this.codec.view(position, viewer, this.seats)
  }

  /** A position this viewer might be in: all it knows is true there, and the rest is made up. */
  imagine(view: View<G>, random: Random): Position<G> {
    return imagine(this, view, random, false)
  }

  /** The same without knowledge, to play on from at once. */
  imagineForPlayout(view: View<G>, random: Random): Position<G> {
    return imagine(this, view, random, true)
  }

  eventsFor(events: readonly Told<G['event']>[], viewer: number): G['event'][] {
    return events.filter(({ to }) => (to & (1 << viewer)) !== 0).map(({ event }) => event)
  }

  forecast(view: View<G>, wanted: Choice): Forecast | null {
    const frame = this.frameInView(view)
    return frame === undefined ? null : (this.game.forecast?.(this.viewContext(view), frame, wanted) ?? null)
  }

  shortcuts(view: View<G>, offered: readonly Choice[]): readonly Shortcut[] {
    const frame = this.frameInView(view)
    return frame === undefined ? [] : (this.game.shortcuts?.(this.viewContext(view), frame, offered) ?? [])
  }

  /** What one gesture can do with a piece that somebody has taken up. */
  gestures(view: View<G>, offered: readonly Choice[], piece: string): readonly Shortcut[] {
    const frame = this.frameInView(view)
    return frame === undefined
      ? []
      : (this.game.gestures?.(this.viewContext(view), frame, offered, piece) ?? [])
  }

  private frameInView(view: View<G>): Frame | undefined {
    const top: FrameView | undefined = view.stack[view.stack.length - 1]
    const own = top?.parts?.[view.viewer]?.stack
    return own === undefined || own === null ? top : own[own.length - 1]
  }

  // Everything from the schema

  copy(position: Position<G>): Position<G> {
    return this.codec.copy(position)
  }

  hash(position: Position<G>): string {
    return this.codec.hash(position)
  }

  encode(position: Position<G>): Json {
    return this.codec.encode(position)
  }

  decode(json: Json): Position<G> {
    const position = this.codec.decode(json)
    if (position.knowledge !== null) {
      for (const key of this.codec.pools.values()) {
        const knowledge = position.knowledge[key]
        if (knowledge.length !== this.seats + 1) damaged(`books.${key}`, `${this.seats + 1} viewers`)
        const items = (position.state as Record<string, Zones>)[key].flat().filter((item) => item !== EMPTY)
        // What is not in the box leaves a hole.
        const length = 1 + items.reduce((last, item) => Math.max(last, item), EMPTY)
        const isWhole = knowledge.every(
          ({ where }) =>
            where.length === length &&
            where.filter((zones) => zones !== 0).length === items.length &&
            items.every((item) => where[item] !== 0),
        )
        if (!isWhole) {
          damaged(`books.${key}`, `${items.length} items, each somewhere`)
        }
      }
    }
    for (const frame of position.stack) {
      const parts = branchesOf(frame)
      if (parts !== undefined && parts.length !== this.seats) damaged('stack', `${this.seats} parts`)
    }
    return position
  }
}

/** What lasts on these frames, and on a seat's own ones above them. */
function lastsOf(stack: readonly Frame[], own: readonly Frame[] | undefined): LastingEffects {
  return {
    eachEffect: (visit) => {
      visitEffects(stack, 0, visit)
      if (own !== undefined) visitEffects(own, stack.length, visit)
    },
  }
}

function abilityFor<G extends GameTypes>(step: AskStep<G>, taken: Choice): Ability<G> | undefined {
  const { abilities, others } = step
  if (abilities === undefined && others === undefined) return undefined
  return abilityOf(abilities, taken.do) ?? abilityOf(others, taken.do)
}

function abilityOf<G extends GameTypes>(
  abilities: readonly Ability<G>[] | undefined,
  verb: string,
): Ability<G> | undefined {
  if (abilities === undefined) return undefined
  for (let i = 0; i < abilities.length; i++) if (abilities[i].verb === verb) return abilities[i]
  return undefined
}

export function audience(...viewers: readonly number[]): number {
  return viewers.reduce((bits, viewer) => bits | (1 << viewer), 0)
}

export function allBut(...viewers: readonly number[]): number {
  return EVERYBODY & ~audience(...viewers)
}

/** What a game is called in its own words. */
function titleOf({ id, messages: { en, fr } }: Pick<Game, 'id' | 'messages'>): string | Translated {
  const [english, french] = [en['name'], fr['name']]
  return typeof english === 'string' && typeof french === 'string' ? { en: english, fr: french } : id
}
