import {
  type Blocked,
  type StepContext,
  stepsFor,
  type VerbTable,
  type VerbText,
  type ViewContext,
} from '@longtable/kernel'
import type { Cost, Effect, Effects, Modifier, Place, Ref, Units } from '../../content/effects.ts'
import type { Edition } from '../../content/edition.ts'
import type { CardRow } from '../card-pool.ts'
import type { Event } from '../events/index.ts'
import type { effectsFrame, LocalsOf } from '../frames.ts'
import type { PieceNo, SideNo, Square } from '../numbers.ts'
import type { Options } from '../options.ts'
import type { State, StateView } from '../schema.ts'
import type { DeckTables } from './decks.ts'
import type { FallenTables } from './fallen.ts'
import type { GroundTables } from './ground.ts'
import type { ModTables } from './mod-tables.ts'
import type { PieceTables } from './pieces.ts'
import type { Price } from './prices.ts'
import type { Query } from './query.ts'
import type { AbilityFacts, SideTables } from './sides.ts'
import type { StoryWordTables } from './story-words.ts'
import type { StoryTables } from './story.ts'

// Tables, what steps are handed, and the verbs of the effect language: types that speak of each other.

export { seesPrinted } from '../map/sight.ts'
export { TERRAIN } from './ground.ts'

/** An ability of a side; its place in `tables.abilities[side]` is its number in choices, `s.uses` and `s.spent`. */
export interface SideAbility extends AbilityFacts {
  /** Its first effect: what decides whether there is anything to do. */
  readonly start: Instruction | undefined
}

/** All that is fixed for a match, numbered: made once from the options. */
export interface MatchTables
  extends
    GroundTables,
    PieceTables,
    Omit<SideTables, 'abilities'>,
    StoryTables,
    ModTables,
    FallenTables,
    StoryWordTables,
    DeckTables {
  readonly options: Options
  /** The version of the rules that the match began under. */
  readonly rulesVersion: number
  readonly edition: Edition
  readonly seats: number
  /** The verbs of the effect language. */
  readonly verbs: Verbs
  /** Every list of effects by a name that stays the same when rows are added: what a frame holds. */
  readonly programs: ReadonlyMap<string, Effects>
  /** The same, ready to be run. */
  readonly code: ReadonlyMap<string, Program>
  /** By side: a faction's rows, its Divine Power, and Delok's for the Alderkang; a hero's rows. */
  readonly abilities: readonly (readonly SideAbility[])[]
  /** How many deeds are counted for a side, and how many kinds of tokens there are. */
  readonly deeds: number
  readonly tokens: number
  /** By card: its row, with this edition's numbers. */
  readonly cardRow: readonly CardRow[]
  /** By card: the name of its effects. */
  readonly cardProgram: readonly string[]
  /** By card: could it be played in one's own turn, whoever has it? */
  readonly isForTurn: readonly boolean[]
  /** The faces of an action die, as numbers. */
  readonly die: readonly number[]
  /** By side: where new units of it come on (`area: 'start'`). */
  readonly starts: readonly (readonly Square[])[]
  /** The gates of the story: by which flag, and whether that opens or shuts them. */
  readonly gates: readonly { readonly flag: number; readonly opens: boolean }[]
  /** Tokens with which nobody travels but on foot, as bits of `s.load`. */
  readonly heavy: number
  /** What certain carried tokens add: bits of `s.load`. */
  readonly carriedMods: readonly { readonly bits: number; readonly mods: readonly Modifier[] }[]
  /** By guard: the squares that it does not leave; undefined: it goes where it likes. */
  readonly guardHomes: readonly (readonly Square[] | undefined)[]
  /** Squares on which everybody trades resources with everybody. */
  readonly market: readonly Square[]
  /** Until which round, and how near to which square, nobody is attacked. */
  readonly truce: { readonly until: number; readonly square: Square; readonly within: number } | undefined
  /** Fences, and walls, in the supply. */
  readonly fences: number
  readonly memo: Memo
}

/** What is worked out when it is first asked for, in this match alone; none of it is part of the state. */
export interface Memo {
  readonly prices: Map<Cost, Price>
  readonly survey: Survey
  /** Tokens that units can take up. */
  takenTokens: readonly number[] | undefined
}

/**
 * What the units of the side whose turn it is have, all together: bits that one of them has at least. Most verbs of a
 * turn are for few units, and see here in one look that they are for none.
 */
export interface Survey {
  /** The menu that it was made for, and its number; while a menu is filled nothing changes. */
  menu: object | undefined
  number: number
  /** Of `s.marks` and `s.built`, on the spaces where they stand. */
  marks: number
  built: number
  /** Of `s.flags`, `s.goods` and `s.load`. */
  flags: number
  goods: number
  load: number
}

// The effect language

/** What effects speak of. A frame of `fx` is one. */
export interface EffectContext {
  /** The acting side; -1 for a story without one. */
  readonly side: SideNo
  readonly self: PieceNo
  readonly it: PieceNo
  /** The unit made last; while a card of a hand is stolen, whose hand that is. */
  readonly last: number
  /** The card that happens, or -1. */
  readonly card: number
}

/** What is being chosen: a frame of `pick` is one. */
export interface PickContext extends EffectContext {
  /** A THING. */
  readonly what: number
  /** Which of the effect's queries. */
  readonly slot: number
  readonly chosen: readonly number[]
}

/** The rule that keeps something from being chosen, and what its sentence names. */
export interface Reason {
  readonly rule: string
  readonly numbers?: Blocked['numbers']
}

export type EffectFrame = LocalsOf<typeof effectsFrame>

export type EffectName = Effect['do']
export type EffectOf<K extends EffectName> = Extract<Effect, { readonly do: K }>

/** A verb of the effect language: all that there is to know of it. Its parameters stand beside it (`EffectParameters`). */
export interface Verb<K extends EffectName> extends VerbText<EffectOf<K>, Effect> {
  /**
   * Does it and tells whether it is done. If not, it has pushed a frame (a pick, a march, a fight) and is run again when
   * that is gone, `f.waiting` being how often that has happened; what it needs to remember it keeps in `f.kept`. What it
   * pushes before it is done happens before the next effect.
   */
  run(s: State, f: EffectFrame, effect: EffectOf<K>, ctx: VentureContext, op: Instruction): boolean
  /** Could it do anything now (DV-FX-6)? Left out: yes, if there is anybody that it speaks of. */
  can?(s: State, tables: MatchTables, context: EffectContext, effect: EffectOf<K>, op: Instruction): boolean
  /** Why something that its query or place finds cannot be chosen all the same. Left out: it can. */
  whyNot?(
    s: State,
    tables: MatchTables,
    context: PickContext,
    effect: EffectOf<K>,
    target: number,
    op: Instruction,
  ): Reason | undefined
  /** How many units must be chosen, if it is more than one. */
  readonly least?: number
  /** What can be pointed at, where the verb knows better than the kind of thing does (`chooseThings`). */
  things?(
    s: State,
    tables: MatchTables,
    context: PickContext,
    effect: EffectOf<K>,
  ): readonly number[] | undefined
  /** Whom it speaks of, by slot. Left out: `who`. */
  queries?(effect: EffectOf<K>): readonly (Units | undefined)[]
  /** The programs inside it by their names, which stay the same. Left out: none. */
  programs?(effect: EffectOf<K>): readonly (readonly [name: string, effects: Effects])[]
}

type Whole<T> = { readonly [K in keyof T]-?: T[K] | (undefined extends T[K] ? undefined : never) }

/** A verb as it is kept: all have the same fields, whether they make use of them or not. */
export type AnyVerb = Whole<Verb<EffectName>>

export type Verbs = VerbTable<Effect, AnyVerb>

/** An effect of a program with all that is asked of it again and again: nothing of it is looked up when it is run. */
export interface Instruction {
  readonly effect: Effect
  readonly verb: AnyVerb
  /** Its queries, by slot. */
  readonly first: Ref | Query | undefined
  readonly second: Ref | Query | undefined
  /** Where it happens, if it says so. */
  readonly place: Place | undefined
  /** The programs inside it, in the order in which its verb names them, and their whole names. */
  readonly inner: readonly Program[]
  readonly innerNames: readonly string[]
}

export type Program = readonly Instruction[]

/** The effects of that name. */
export function programOf({ programs }: MatchTables, name: string): Effects {
  return programs.get(name) ?? missing(name)
}

/** The same, ready to be run. */
export function codeOf({ code }: MatchTables, name: string): Program {
  return code.get(name) ?? missing(name)
}

function missing(name: string): never {
  throw new Error(`no program ${name}`)
}

// What steps are handed

export interface DarkVenture {
  readonly state: State
  readonly view: StateView
  readonly tables: MatchTables
  readonly event: Event
}

export type VentureViewContext = ViewContext<DarkVenture>

export type VentureContext = StepContext<DarkVenture>

export const { ask, run } = stepsFor<DarkVenture>()
