import {
  stepsFor,
  type LastingEffects,
  type Result,
  type RowOf,
  type StepContext,
  type Text,
  type VerbTable,
  type VerbText,
  type ViewContext,
  type Flavoured,
} from '@longtable/kernel'
import type { Edition } from '../content/edition.ts'
import type { Effect } from '../content/effect.ts'
import type { ScenarioRow, SpecialRule } from '../content/types.ts'
import type { Box } from './box.ts'
import type { Event } from './events/index.ts'
import type { Options } from './options.ts'
import type { Card } from './pools/deed-cards.ts'
import type { Hex, Lattice } from './pools/lattice.ts'
import type { Seat, State, StateView } from './schema/state.ts'

/** What a match is made of, beside its state: its tables, its steps' contexts, and what tables hold of effects and scenarios. */

// Effects

/** Where an effect comes from: a card, or a number above these (`sources.ts`). */
export type Source = number

/** The number of an effect: its place in the table of all effects. */
export type Node = Flavoured<number, 'Node'>

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

/** Uses by kind of card, unit, skill or tactic. */
export type UsesByKind = readonly (readonly Use[])[]

/** By kind: the numbers of the uses that a menu looks at. */
export type UseNumbers = readonly (readonly number[])[]

/** Which uses of each kind are played rather than offered elsewhere: all of them, and by stage those that help there. */
export interface PlayedUses {
  readonly every: UseNumbers
  readonly at: readonly UseNumbers[]
}

/** The uses of one printing. */
export interface EffectUses {
  readonly cards: UsesByKind
  readonly units: UsesByKind
  readonly skills: UsesByKind
  readonly tactics: UsesByKind
  readonly played: Readonly<Record<'cards' | 'units' | 'skills', PlayedUses>>
}

/** Every effect of all tables and printings, equal ones once; all arrays are by node. */
export interface EffectNodes {
  /** Their lines in the ledger. */
  readonly lines: readonly string[]
  readonly effects: readonly Effect[]
  readonly verbs: readonly EffectVerb[]
  /** The nodes of the effects inside, in the order of the verb's `parts`. */
  readonly parts: readonly (readonly Node[])[]
  /** It asks nobody anything and puts nothing on the stack. */
  readonly quiet: readonly boolean[]
  /** Bits of `Gives`. */
  readonly gives: readonly number[]
  /** Masks of the mana it asks for at once, besides what it costs to play. */
  readonly mana: readonly (readonly number[])[]
  /** The number of an effect that stands in a table. */
  numberOf(effect: Effect): Node
  /** With a bonus on its first point part (MK-CARD-21): by node * 16 + bonus, where it has one. */
  readonly raised: ReadonlyMap<number, Node>
  /** By card kind: it spends Move points in the middle of a combat (Wings of Night), so that Move helps there. */
  readonly rising: readonly boolean[]
}

/** Whose effect it is, where it comes from, and who else is affected (NONE: the seat itself). */
export interface EffectOrigin {
  readonly seat: Seat
  readonly source: Source
  readonly other: Seat
  /** The card that plays the source as a part of itself; NONE. */
  readonly by: Source
}

/** The frame of an effect that asks somewhere; `at` is how far it has come. */
export type EffectFrame = { -readonly [K in keyof EffectOrigin]: EffectOrigin[K] } & {
  node: Node
  at: number
}

/** What will have happened by then, while it is asked whether one card could play another, or lend a unit's ability. */
export interface Commitments {
  /** Cards that will be in play: they cannot pay (MK-CARD-12), and composite cards do not play each other for ever. */
  readonly leaving: readonly Card[]
  /** Masks of the mana of the card that is asked about, paid before anything that it plays. */
  readonly owed: readonly number[]
}

/** Who asks whether an effect helps now, and for what. */
export interface HelpQuery {
  readonly s: State
  readonly seat: Seat
  readonly source: Source
  /** Bits of `Gives` that help; or, if that is all that is asked, those that may be played. */
  readonly useful: number
  /** Is it asked only whether the rules allow it, whether or not it would do something? */
  readonly only: 'useful' | 'allowed'
  readonly committed: Commitments
  readonly tables: MatchTables
  readonly of: EffectsInPlay
}

/** Puts an effect into words, and those inside it; the verbs are there for what a neighbour must know. */
export interface EffectWriter {
  (effect: Effect): Text
  readonly verbs: EffectVerbs
}

/**
 * A verb of the effect language, all that there is to say of it. What it leaves out has a default; `inner` looks in
 * the same way at an effect inside.
 */
export interface EffectVerb<Row extends Effect = Effect> extends VerbText<Row, Effect> {
  text(row: Row, say: EffectWriter): Text
  /** With the thing named that it is done to; otherwise it speaks of `it`. */
  textNaming?(row: Row, what: Text): Text
  /** What befalls an enemy, or so many, as the rest of a sentence about them. */
  textOfEnemy?(row: Row, count: number): Text
  /** What befalls another player, as the rest of a sentence about him. */
  textOfOther?(row: Row): Text

  // What its shape says, whatever the position: worked out once for each row.

  /** The effects inside, in order. */
  parts?(row: Row): readonly Effect[]
  /** Whether it asks somebody something or puts something on the stack: as its parts do, if it says so; never, if it is silent. */
  readonly asks?: 'always' | 'inside' | ((row: Row) => boolean)
  /** Bits of `Gives`: where one of them helps, the effect helps. */
  readonly gives: number | 'inside' | ((row: Row) => number)
  /** Bits of the stages at which it may be played: all of them. */
  stages?(row: Row, inner: (part: Effect) => number): number
  /** Masks of the mana that it asks for at once, besides what it costs to play: none. */
  mana?(row: Row, inner: (part: Effect) => readonly number[]): readonly number[]
  /** How many cards of the hand, no Wounds, it asks for: none. */
  cards?(row: Row, inner: (part: Effect) => number): number
  /** The several uses it stands for, each an entry of the menu: itself. */
  uses?(row: Row, inner: (part: Effect) => readonly Effect[]): readonly Effect[]
  /** With so much more of its first point part: nothing, if it has none. */
  raised?(row: Row, n: number, inner: (part: Effect, n: number) => Effect | undefined): Effect | undefined

  // What it does in a position.

  /** Can what must be paid in any case be paid? It can. */
  isPayable?(row: Row, query: HelpQuery): boolean
  /** Can it be paid, and would a part of it do something? If what it gives is useful. */
  helps?(row: Row, node: Node, query: HelpQuery): boolean
  /** Carries it out at once; verbs that always ask have none. */
  run?(s: State, row: Row, node: Node, origin: EffectOrigin, ctx: MageContext): void
  /** Carries it out from its frame, which lies on top: pops the frame and carries it out at once. */
  ask?(s: State, row: Row, f: EffectFrame, origin: EffectOrigin, ctx: MageContext): void
}

/** The verbs with the rows that are theirs. */
export type VerbsOf = { readonly [K in Effect['do']]: EffectVerb<RowOf<Effect, K>> }

/** The table of all verbs. */
export type EffectVerbs = VerbTable<Effect, EffectVerb>

// Scenarios

/** A part of the special rules of a scenario. */
export interface ScenarioPart {
  /** A tile has just been turned up and populated; NONE is the seat at set-up. */
  onTile?(s: State, slot: number, seat: Seat, ctx: MageContext): void
  onRoundStart?(s: State, ctx: MageContext): void
  onRoundEnd?(s: State, ctx: MageContext): void
  onTurnStart?(s: State, seat: Seat, ctx: MageContext): void
}

/** The special rules of a scenario: what the general steps ask it. Its own actions are abilities (`steps/scenarios/scenario-actions.ts`). */
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
  /** All attacks of those that have several, none of the others. */
  readonly attacks: readonly (readonly EnemyAttack[])[]
  /** The armor of elusive ones that are not blocked, 0 of the others. */
  readonly elusive: readonly number[]
  readonly defend: readonly number[]
  readonly reputation: readonly number[]
  /** The backs that summoners draw. */
  readonly summons: readonly (readonly number[])[]
}

/** One of several attacks. */
export interface EnemyAttack {
  readonly attack: number
  readonly element: number
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
  /** The effects of all printings, compiled. */
  readonly nodes: EffectNodes
  readonly effectText: EffectWriter
  readonly enemy: EnemyNumbers
  /** What of all that there is is in the box. */
  readonly box: Box
}

export interface MageKnight {
  readonly state: State
  readonly view: StateView
  readonly tables: MatchTables
  readonly event: Event
}

/** What lasts now, with the tables that say what it means. */
export interface EffectsInPlay extends LastingEffects {
  readonly tables: MatchTables
}

export type MageViewContext = ViewContext<MageKnight>
export type MageContext = StepContext<MageKnight>

export const { ask, run } = stepsFor<MageKnight>()
