import type { Blocked } from '@longtable/kernel'
import type { Effect, Units } from '../content/effects.ts'
import type { fxFrame, LocalsOf } from '../state/frames.ts'
import type { PieceNo, SideNo } from '../state/numbers.ts'
import type { State } from '../state/schema.ts'
import type { MatchTables, VentureContext } from '../state/tables/match-tables.ts'

/** What effects speak of. A frame of `fx` is one. */
export interface Context {
  /** The acting side; -1 for a story without one. */
  readonly side: SideNo
  readonly self: PieceNo
  readonly it: PieceNo
  /** The unit made last. */
  readonly last: PieceNo
  /** The card that happens, or -1. */
  readonly card: number
}

/** What is being chosen: a frame of `pick` is one. */
export interface Asked extends Context {
  /** A THING. */
  readonly what: number
  /** Which of the effect's queries: 0 `who`, 1 `target`, `with` or `by`. */
  readonly slot: number
  readonly chosen: readonly number[]
}

/** The rule that keeps something from being chosen, and what its sentence names. */
export interface Reason {
  readonly rule: string
  readonly numbers?: Blocked['numbers']
}

export type FxFrame = LocalsOf<typeof fxFrame>

export type EffectName = Effect['do']
export type EffectOf<K extends EffectName> = Extract<Effect, { readonly do: K }>

/** Why something cannot be chosen for an effect; undefined if it can. */
export type Bars<E extends Effect> = (
  s: State,
  tables: MatchTables,
  asked: Asked,
  effect: E,
  target: number,
) => Reason | undefined

/** What a verb of the effect language does. */
export interface Verb<K extends EffectName> {
  /**
   * Does it and tells whether it is done. If not, it has pushed a frame (a pick, a march, a fight) and is run again when
   * that is gone, `f.waiting` being how often that has happened; what it needs to remember it keeps in `f.kept`. What it
   * pushes before it is done happens before the next effect.
   */
  run(s: State, f: FxFrame, effect: EffectOf<K>, ctx: VentureContext): boolean
  /** Could it do anything now (DV-FX-6)? Left out: yes, if there is anybody that it speaks of. */
  can?(s: State, tables: MatchTables, context: Context, effect: EffectOf<K>): boolean
  /** Why something that its query or place finds cannot be chosen all the same. Left out: it can. */
  bars?(s: State, tables: MatchTables, asked: Asked, effect: EffectOf<K>, target: number): Reason | undefined
  /** How many units must be chosen, if it is more than one. */
  readonly least?: number
  /** What can be pointed at, where the verb knows better than the kind of thing does (`chooseThings`). */
  things?(s: State, tables: MatchTables, asked: Asked, effect: EffectOf<K>): readonly number[] | undefined
}

export type Verbs<K extends EffectName> = { readonly [N in K]: Verb<N> }

type Whole<T> = { readonly [K in keyof T]-?: T[K] | (undefined extends T[K] ? undefined : never) }

/** A verb as it is kept: all have the same fields, whether they make use of them or not. */
export type KnownVerb = Whole<Verb<EffectName>>

/** Verbs are numbered as they come up; what asks for one again and again keeps its number. */
const numbers = new Map<string, number>()
const known: (KnownVerb | undefined)[] = []

export function verbNumber(name: string): number {
  let number = numbers.get(name)
  if (number === undefined) numbers.set(name, (number = numbers.size))
  return number
}

/** All fields are there before any is filled in: so all verbs are of one shape, whatever they leave out. */
function whole(verb: Verb<EffectName>): KnownVerb {
  const unsaid = { run: undefined, can: undefined, bars: undefined, least: undefined, things: undefined }
  return Object.assign<object, Verb<EffectName>>(unsaid, verb) as KnownVerb
}

/** Makes verbs known to the interpreter and the chooser, which cannot import the files that use them. */
export function teach<V extends Partial<Verbs<EffectName>>>(verbs: V): V {
  const all = Object.entries(verbs as unknown as Readonly<Record<string, Verb<EffectName>>>)
  for (const [name, verb] of all) known[verbNumber(name)] = whole(verb)
  return verbs
}

/** What is asked of a row again and again: effects differ in their fields, this has one shape for all of them. */
interface Studied {
  readonly verb: number
  /** Its queries, by slot: 0 `who`, 1 `target`, `with` or `by`. */
  readonly first: Units | undefined
  readonly second: Units | undefined
}

const studied = new WeakMap<Effect, Studied>()
/** The one asked for last: a menu asks of one effect for unit after unit. */
let lastEffect: Effect | undefined
let lastStudied: Studied | undefined

/** Rows never change: each is looked into once. */
function study(effect: Effect): Studied {
  if (effect === lastEffect && lastStudied !== undefined) return lastStudied
  let found = studied.get(effect)
  if (found === undefined) {
    found = { verb: verbNumber(effect.do), first: firstUnits(effect), second: secondUnits(effect) }
    studied.set(effect, found)
  }
  lastEffect = effect
  lastStudied = found
  return found
}

function firstUnits(effect: Effect): Units | undefined {
  if ('who' in effect) return effect.who
  if (effect.do === 'each') return effect.of
  return effect.do === 'summon' ? effect.replace : undefined
}

function secondUnits(effect: Effect): Units | undefined {
  if (effect.do === 'attack') return effect.target
  if (effect.do === 'swap') return effect.with
  return effect.do === 'capture' ? effect.by : undefined
}

/** The query of an effect, by slot. */
export function queryOf(effect: Effect, slot: number): Units | undefined {
  const { first, second } = study(effect)
  return slot === 0 ? first : second
}

export function verbOf(effect: Effect): KnownVerb {
  return known[study(effect).verb] ?? unknown(effect.do)
}

/** The verb of that number, which is the effect's. */
export function verbNumbered(number: number, effect: Effect): KnownVerb {
  return known[number] ?? unknown(effect.do)
}

function unknown(name: string): never {
  throw new Error(`there is no effect ${name}`)
}
