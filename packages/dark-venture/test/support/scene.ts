import {
  type Blocked,
  type Choice,
  Engine,
  type Frame,
  type Game,
  type Position,
  seedFrom,
  text,
  type Told,
} from '@longtable/kernel'
import { ArrangedPosition } from '@longtable/kernel/testing'
import { darkVenture } from '../../src/game.ts'
import { cardRows, Z } from '../../src/state/card-pool.ts'
import type { Event } from '../../src/state/events/index.ts'
import { SIDE_NO, type SideId } from '../../src/state/names.ts'
import { NOBODY } from '../../src/state/numbers.ts'
import type { State } from '../../src/state/schema.ts'
import {
  type DarkVenture,
  type MatchTables,
  run,
  type VentureContext,
} from '../../src/state/tables/match-tables.ts'
import { asOptions } from '../../src/state/options.ts'
import { makeTables } from '../../src/state/tables/make-tables.ts'
import { emptyState } from '../../src/steps/initial-state.ts'
import { layOut, type Names, sidesOf } from './lay.ts'
import { nameOfField, nameOfNode, nodeNamed } from './names.ts'
import { type Probes, verbsWith } from './probes.ts'
import type { SceneSpec } from './spec.ts'
import { say } from './messages.ts'

export type { PieceScene, SceneSpec, SideScene } from './spec.ts'

/** What the test step is to do next. */
let script: ((s: State, ctx: VentureContext) => void) | undefined

/** Does what `act` was given. */
export const scriptStep = run('test.script', {
  locals: {},
  run: (s, _f, ctx) => {
    ctx.pop()
    const todo = script
    script = undefined
    todo?.(s, ctx)
  },
})

type AnyFrame = Frame & Record<string, unknown>

/** The game with a position of the test's own, a step that does things with a table, and steps in place of others. */
function gameWith(spec: SceneSpec, names: Names): Game<DarkVenture> {
  const others = spec.steps ?? []
  const own = darkVenture.steps.filter(({ name }) => !others.some((other) => other.name === name))
  return {
    ...darkVenture,
    ...(spec.verbs !== undefined && { tables: tablesWith(spec.verbs) }),
    steps: [...own, ...others, scriptStep],
    setup: (ctx) => {
      const s = emptyState(ctx.tables)
      layOut(s, ctx.tables, spec, names)
      spec.also?.(s)
      for (const { step, ...locals } of spec.stack ?? turnStack(s)) pushAny(ctx, step, locals)
      script = spec.begin
      ctx.push(scriptStep, {})
      return s
    },
  }
}

/** The tables of a match in which some verbs do something else. */
function tablesWith(probes: Probes): Game<DarkVenture>['tables'] {
  const verbs = verbsWith(probes)
  return (config, seats, rulesVersion) => makeTables(asOptions(config), seats, verbs, rulesVersion)
}

function pushAny(ctx: VentureContext, name: string, locals: object): void {
  const step = darkVenture.steps.find((one) => one.name === name)
  if (step === undefined) throw new Error(`no step “${name}”`)
  ctx.push(step, { ...locals })
}

/** The frames of the turn at hand. */
function turnStack(s: State): AnyFrame[] {
  const next = s.order.indexOf(s.turn) + 1
  return [
    { step: 'game', phase: 1 },
    { step: 'round', next, phase: 0 },
    { step: 'turn', side: s.turn },
  ]
}

/** A position written by hand, run up to its first question. */
export function scene(spec: SceneSpec = {}): Scene {
  const players = sidesOf(spec).filter(([id, side]) => id !== 'neutral' && side.auto !== true).length
  const seats = spec.seats ?? Math.max(2, players)
  const names: Names = new Map()
  // The attacker names one target unless the scene says otherwise: so that the defender is asked for a second.
  const options = { attackerPicksDefenders: false, ...spec.options }
  const engine = new Engine(gameWith(spec, names), seats, options, spec.rulesVersion)
  const told: Told<Event>[] = []
  const position = engine.start(seedFrom(spec.seed ?? 'scene'), told)
  return new Scene(engine, position, names, told)
}

export class Scene extends ArrangedPosition<DarkVenture> {
  private readonly names: Names

  constructor(
    engine: Engine<DarkVenture>,
    position: Position<DarkVenture>,
    names: Names,
    told: readonly Told<Event>[],
  ) {
    super(engine, position, told)
    this.names = names
  }

  get tables(): MatchTables {
    return this.engine.tables
  }

  /** The frame on top. */
  get frame(): AnyFrame {
    return this.position.stack.at(-1) as AnyFrame
  }

  /** The number of a piece of the scene. */
  piece(name: string): number {
    const piece = this.names.get(name)
    if (piece === undefined) throw new Error(`no piece is called “${name}”`)
    return piece
  }

  side(id: SideId): number {
    return SIDE_NO[id]
  }

  node(name: string): number {
    return nodeNamed(this.tables, name)
  }

  /** Where a piece is: `B4`, `^G13`, `supply`, `bag`, `kept`, `box`. */
  at(name: string): string {
    return nameOfNode(this.tables, this.state.at[this.piece(name)])
  }

  /** Gives a piece that came later a name. */
  call(name: string, piece: number): this {
    this.names.set(name, piece)
    return this
  }

  /** Does something with a table, on top of the stack. */
  act(todo: (s: State, ctx: VentureContext) => void): this {
    script = todo
    this.position.stack.push({ step: scriptStep.name })
    this.events.push(...this.engine.resume(this.position).map(({ event }) => event))
    this.check()
    return this
  }

  /**
   * Makes choices by describing them: the verb, then names of what it concerns in any order (`'march a'`, `'step NE d'`,
   * `'play sabotage'`); pieces by the scene's own names or by what they are.
   */
  take(...described: readonly string[]): this {
    for (const words of described) this.choose(this.find(words))
    return this
  }

  /** The choice that is described, offered or a revision. */
  find(words: string, seat: number = this.awaited[0]): Choice {
    const menu = this.engine.menu(this.position, seat)
    const all = [...(menu?.offered ?? []), ...(menu?.revisions ?? [])]
    const found = this.matching(all, words)
    if (found !== undefined) return found
    throw new Error(
      `“${words}” is not offered at ${this.step}: ${all.map((one) => this.words(one)).join('; ')}`,
    )
  }

  private matching(choices: readonly Choice[], words: string): Choice | undefined {
    const [verb, ...rest] = words.split(' ')
    return choices.find((choice) => {
      if (choice.do !== verb) return false
      const names = Object.entries(choice).flatMap(([field, value]) => this.namesOf(field, value))
      return rest.every((word) => names.includes(word))
    })
  }

  private namesOf(field: string, value: string | number | boolean): string[] {
    const names = [nameOfField(this.tables, field, value), String(value)]
    if (!pieceFields.includes(field) || typeof value !== 'number') return names
    for (const [name, piece] of this.names) if (piece === value) names.unshift(name)
    return value === NOBODY ? ['nobody'] : [...names, this.tables.idOf[value] ?? '']
  }

  /** A choice in words. */
  words(choice: Choice): string {
    const fields = Object.entries(choice).filter(([field]) => field !== 'do')
    return [choice.do, ...fields.map(([field, value]) => this.namesOf(field, value)[0])].join(' ')
  }

  offers(choice: Choice | string, seat: number = this.awaited[0]): boolean {
    const menu = this.engine.menu(this.position, seat)
    if (typeof choice !== 'string') return this.has(choice, seat)
    return this.matching([...(menu?.offered ?? []), ...(menu?.revisions ?? [])], choice) !== undefined
  }

  /** The same in words, of one verb if it is named. */
  menu(verb?: string, seat: number = this.awaited[0]): string[] {
    const all = this.offered(seat).filter((choice) => verb === undefined || choice.do === verb)
    return all.map((choice) => this.words(choice))
  }

  /** The rule that blocks a choice, or undefined if none does. */
  why(choice: Choice | string, seat: number = this.awaited[0]): string | undefined {
    return this.blocked(choice, seat)?.rule
  }

  numbers(choice: Choice | string, seat: number = this.awaited[0]): Blocked['numbers'] | undefined {
    return this.blocked(choice, seat)?.numbers
  }

  /** The English sentence that says why a choice is blocked, '' if it is not. */
  reason(choice: Choice | string, seat: number = this.awaited[0]): string {
    const found = this.blocked(choice, seat)
    return found === undefined ? '' : say(text(`blocked.${found.rule}`, found.numbers), 'en')
  }

  private blocked(choice: Choice | string, seat: number): Blocked | undefined {
    const menu = this.engine.menu(this.position, seat)
    if (typeof choice !== 'string') return menu?.whyNot(choice)
    const one = this.matching(
      (menu?.blocked ?? []).map((entry) => entry.choice),
      choice,
    )
    return one === undefined ? undefined : menu?.whyNot(one)
  }

  /** Ids of the cards of a zone (`Z.actionPile`), of a seat where zones are per seat; decks from bottom to top. */
  cards(zone: number, seat = 0): string[] {
    return this.state.cards[zone + seat].map((card) => cardRows[card].id)
  }

  hand(seat = 0): string[] {
    return this.cards(Z.hand, seat)
  }

  /** The events of a kind since the scene began. */
  told<K extends Event['event']>(kind: K): Extract<Event, { event: K }>[] {
    return this.events.filter((event): event is Extract<Event, { event: K }> => event.event === kind)
  }
}

const pieceFields: readonly string[] = ['piece', 'from', 'to']
