import type { GameTypes, Lasting, LastingEffects, Numbers } from './frames.ts'
import type { Choice, Described, Menu } from './menu.ts'
import { type Fields, struct, type Struct, type StructOf, type StructViewOf } from './schema.ts'
import type { StepContext } from './step-context.ts'
import type { Text } from './text.ts'

export type LocalsOf<T> = T extends { readonly locals: Struct<infer F> } ? StructOf<F> : never

/** What describes a menu: the state as its seat sees it, and who looks. */
export interface ViewContext<G extends GameTypes> {
  readonly state: G['view']
  /** What lasts now. */
  readonly effects: readonly Lasting[]
  readonly tables: G['tables']
  readonly viewer: number
  readonly seats: number
}

/** An offer and what it does, which several steps include; its choices all carry its verb. */
export interface Ability<G extends GameTypes, C extends Choice = Choice> {
  readonly verb: string
  universe(s: G['state'], seat: number, tables: G['tables'], of: LastingEffects): Iterable<C>
  offer(s: G['state'], seat: number, menu: Menu<G['tables'], C>): void
  take(s: G['state'], seat: number, choice: C, ctx: StepContext<G>): void
  describe(ctx: ViewContext<G>, choice: C): Described
}

export interface AskStep<G extends GameTypes, F extends Fields = Fields, C extends Choice = Choice> {
  readonly kind: 'ask'
  readonly name: string
  readonly locals: Struct<F>
  /** Who is awaited. */
  seat(s: G['state'], f: StructOf<F>): number
  /** What a player could point at: each element is offered, a revision, or blocked. */
  universe(s: G['state'], f: StructOf<F>, tables: G['tables'], seat: number, of: LastingEffects): Iterable<C>
  offer(s: G['state'], f: StructOf<F>, menu: Menu<G['tables'], C>, seat: number): void
  take(s: G['state'], f: StructOf<F>, choice: C, ctx: StepContext<G>): void
  question(ctx: ViewContext<G>, f: StructViewOf<F>): Text
  describe(ctx: ViewContext<G>, f: StructViewOf<F>, choice: C): Described
  /** What the awaited seat may do besides. */
  readonly abilities?: readonly Ability<G>[] | undefined
  /** What the other seats may do while this one is awaited. */
  readonly others?: readonly Ability<G>[] | undefined
}

export interface RunStep<G extends GameTypes, F extends Fields = Fields> {
  readonly kind: 'run'
  readonly name: string
  readonly locals: Struct<F>
  run(s: G['state'], f: StructOf<F>, ctx: StepContext<G>): void
}

export interface SimultaneousStep<G extends GameTypes, F extends Fields = Fields, P extends Fields = Fields> {
  readonly kind: 'simultaneous'
  readonly name: string
  readonly locals: Struct<F>
  /** The step at the bottom of each seat's own stack; its locals are what the seat has decided. */
  readonly branch: AskStep<G, P>
  takesPart(s: G['state'], f: StructOf<F>, seat: number): boolean
  begin(s: G['state'], f: StructOf<F>, seat: number, tables: G['tables']): StructOf<P>
  /** All are ready: what each decided, by seat; undefined for seats that took no part. */
  done(s: G['state'], f: StructOf<F>, parts: readonly (StructOf<P> | undefined)[], ctx: StepContext<G>): void
}

export type Step<G extends GameTypes> = AskStep<G> | RunStep<G> | SimultaneousStep<G>

export interface StepMakers<G extends GameTypes> {
  readonly ask: <const F extends Fields, C extends Choice>(
    name: string,
    spec: { readonly locals: F } & Omit<AskStep<G, F, C>, 'kind' | 'name' | 'locals'>,
  ) => AskStep<G, F, C>
  readonly run: <const F extends Fields>(
    name: string,
    spec: { readonly locals: F } & Omit<RunStep<G, F>, 'kind' | 'name' | 'locals'>,
  ) => RunStep<G, F>
  readonly simultaneous: <const F extends Fields, const P extends Fields, C extends Choice>(
    name: string,
    spec: { readonly locals: F; readonly branch: AskStep<G, P, C> } & Omit<
      SimultaneousStep<G, F, P>,
      'kind' | 'name' | 'locals' | 'branch'
    >,
  ) => SimultaneousStep<G, F, P>
}

/**
 * Step makers that know the game's types. Each step gets all fields of its kind in one order, whatever it leaves out: so
 * all are objects of one shape to the engine, which looks into one after the other and need not search for a field.
 */
export function stepsFor<G extends GameTypes>(): StepMakers<G> {
  return {
    ask: (name, spec) => ({
      kind: 'ask',
      name,
      locals: struct(spec.locals),
      seat: spec.seat,
      universe: spec.universe,
      offer: spec.offer,
      take: spec.take,
      question: spec.question,
      describe: spec.describe,
      abilities: spec.abilities,
      others: spec.others,
    }),
    run: (name, spec) => ({ kind: 'run', name, locals: struct(spec.locals), run: spec.run }),
    simultaneous: (name, spec) => ({ ...spec, kind: 'simultaneous', name, locals: struct(spec.locals) }),
  }
}

/** A content row that answers a moment; rows answer in the rulebook's order. */
export interface Answer<G extends GameTypes> {
  readonly moment: string
  readonly order: number
  when(s: G['state'], data: Numbers, tables: G['tables']): boolean
  run(s: G['state'], data: Numbers, ctx: StepContext<G>): void
}

/** Something a seat may do out of turn when a window is open for it. */
export interface Reaction<G extends GameTypes, C extends Choice = Choice> {
  readonly moment: string
  readonly verb: string
  universe(s: G['state'], data: Numbers, seat: number, tables: G['tables']): Iterable<C>
  offer(s: G['state'], data: Numbers, seat: number, menu: Menu<G['tables'], C>): void
  take(s: G['state'], data: Numbers, seat: number, choice: C, ctx: StepContext<G>): void
  describe(ctx: ViewContext<G>, choice: C): Described
}
