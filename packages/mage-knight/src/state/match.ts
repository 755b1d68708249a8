import { stepsFor, type Result, type StepContext, type ViewContext } from '@longtable/kernel'
import type { Edition } from '../content/edition.ts'
import type { ScenarioRow, SpecialRule } from '../content/types.ts'
import type { Event } from './events/index.ts'
import type { Options } from './options.ts'
import type { Hex, Lattice } from './pools/lattice.ts'
import type { Seat, State, StateView } from './schema/state.ts'

/** What a match is made of, beside its state: its tables, its steps' contexts, and what tables hold of effects and scenarios. */

// Effects

/** Where an effect comes from: a card, or a number above these (`sources.ts`). */
export type Source = number

/** The number of an effect: its place in the table of all effects. */
export type Node = number

/** One way to use a card, unit, skill or tactic: what a menu offers. */
export interface Use {
  readonly node: Node
  readonly how: 'basic' | 'strong'
  /** Bits of `Gives`. */
  readonly gives: number
  /** The mana it costs, by colour number. */
  readonly mana: readonly number[]
  /** The same as masks of colours, with the mana that the effect itself asks for (MK-CARD-10). */
  readonly wants: readonly number[]
  /** How many cards of the hand the effect itself asks for. */
  readonly cards: number
  /** Only points: nothing but its usefulness decides whether it can be played. */
  readonly plain: boolean
  /** Bits of the stages at which it may be played (1 << stage). */
  readonly stages: number
}

/** The uses of one printing. */
export interface EffectUses {
  readonly cards: readonly (readonly Use[])[]
  readonly units: readonly (readonly Use[])[]
  readonly skills: readonly (readonly Use[])[]
  readonly tactics: readonly (readonly Use[])[]
}

/** Whose effect it is, where it comes from, and who else is affected (NONE: the seat itself). */
export interface EffectOrigin {
  readonly seat: Seat
  readonly source: Source
  readonly other: Seat
  /** The card that plays the source as a part of itself; NONE. */
  readonly by: Source
}

// Scenarios

/** A part of the special rules of a scenario. */
export interface ScenarioPart {
  /** A tile has just been turned up and populated; NONE is the seat at set-up. */
  onTile?(s: State, slot: number, seat: Seat, ctx: MageContext): void
  onRoundStart?(s: State, ctx: MageContext): void
  onRoundEnd?(s: State, ctx: MageContext): void
  onTurnStart?(s: State, seat: Seat, ctx: MageContext): void
}

/** The special rules of a scenario: what the general steps ask it. Its own verbs are abilities (`verbs.ts`). */
export interface ScenarioRules extends ScenarioPart {
  /** How many tokens defend somebody's empty site. */
  garrison(s: State): number
  /** Is the end condition met? Asked after each turn. */
  isOver(s: State, tables: MatchTables): boolean
  score(s: State, tables: MatchTables): Result
}

// Tables

/** What is printed on the enemy tokens, by token. */
export interface EnemyNumbers {
  readonly armor: readonly number[]
  readonly attack: readonly number[]
  /** The number of the element. */
  readonly element: readonly number[]
  readonly fame: readonly number[]
  readonly abilities: readonly number[]
  readonly resist: readonly number[]
}

export type PlayerCount = 1 | 2 | 3 | 4

/** All that is fixed for a match, numbered: made once from the options. */
export interface MatchTables {
  readonly options: Options
  readonly edition: Edition
  readonly seats: number
  readonly scenario: ScenarioRow
  /** Its place in the table. */
  readonly scenarioNo: number
  readonly rules: ScenarioRules
  readonly special: ReadonlySet<SpecialRule>
  readonly rounds: number
  /** One player, or all in one team: no competitive spells and skills. */
  readonly together: boolean
  readonly alone: boolean
  readonly dummy: boolean
  /** The team of each seat; everybody has an own one where there are none. */
  readonly team: readonly number[]
  readonly teams: boolean
  readonly pvp: boolean
  readonly coopAssault: boolean
  readonly dice: number
  /** Units of an offer. */
  readonly offer: number
  readonly lattice: Lattice
  /** By hex, of `lattice`. */
  readonly neighbours: readonly (readonly Hex[])[]
  readonly portal: Hex
  /** Move points by terrain: `cost[night ? 1 : 0]`. */
  readonly cost: readonly (readonly number[])[]
  /** The effects of this printing: uses by card kind, unit kind, skill and tactic. */
  readonly uses: EffectUses
  readonly enemy: EnemyNumbers
  /** Tactics that are in the game at the start: bits. */
  readonly tactics: number
}

export interface MageKnight {
  readonly state: State
  readonly view: StateView
  readonly tables: MatchTables
  readonly event: Event
}

export type MageViewContext = ViewContext<MageKnight>
export type MageContext = StepContext<MageKnight>

export const { ask, run } = stepsFor<MageKnight>()
