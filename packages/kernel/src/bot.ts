import type { Engine } from './engine.ts'
import type { Choice } from './menu.ts'
import type { Position, View } from './position.ts'
import type { Random } from './random.ts'
import type { GameTypes } from './frames.ts'

/** All that a bot is given: what its seat sees and what it may choose. The state is not in it, so no bot can peek. */
export interface BotSeat<G extends GameTypes = GameTypes> {
  readonly view: View<G>
  /** The rules and tables of this match, which are the same for everybody; it can imagine positions from the view. */
  readonly engine: Engine<G>
  /** The name of the step that asks. */
  readonly step: string
  readonly offered: readonly Choice[]
}

/** A player that chooses by itself: always one of the choices offered. */
export interface BotPlayer<G extends GameTypes = GameTypes> {
  /** The level a person asks for: `random`, `novice`, … */
  readonly id: string
  choose(seat: BotSeat<G>, random: Random): Choice
  /**
   * Several choices that were thought through together, the first of them what `choose` would say. They are made one
   * after another as long as each is offered to the seat and nothing new becomes known; then the bot is asked again.
   */
  line?(seat: BotSeat<G>, random: Random): readonly Choice[]
  /** The best few things to do, best first, for somebody who asks for advice. */
  consider?(seat: BotSeat<G>, random: Random, few: number): readonly ConsideredLine[]
}

/** What a bot thinks of something that its seat could do. */
export interface ConsideredLine {
  readonly line: readonly Choice[]
  /** Between 0 and 1: how likely the seat wins if it does this. */
  readonly chance: number
  /** How much of the thinking went into it, between 0 and 1. */
  readonly share: number
  /** What it is expected to change, by term of the evaluation, greatest change first. */
  readonly terms: readonly TermChange[]
}

export interface TermChange {
  /** A term of the game's model; `judge.<term>` is its name in the game's words. */
  readonly term: string
  /** In the evaluation's own unit; above zero is good for the seat. */
  readonly by: number
}

/**
 * How a position promises to end, as a sum of readable terms for each seat. The weights are fitted to games that were
 * played; what they are a sum of is written by hand.
 */
export interface EvaluationModel<G extends GameTypes = GameTypes> {
  readonly terms: readonly string[]
  /** The seats play against each other, or win and lose together (a single seat does, too). */
  isCooperative(tables: G['tables']): boolean
  /** Fills in what each term is for a seat. Looks at nothing that the seat could not know but what is in `state`. */
  measure(state: G['view'], tables: G['tables'], seat: number, into: Float64Array): void
  /** How far the game is: which row of weights counts. */
  stage(state: G['view'], tables: G['tables']): number
  /** For each stage a weight for each term; where seats win together, one more at the end that is there always. */
  readonly weights: readonly (readonly number[])[]
}

/** Weights as they were fitted to games, each by the name of its term. */
export interface Fitted {
  /** Raised each time that other weights are kept. */
  readonly version: number
  readonly terms: readonly string[]
  readonly weights: readonly (readonly number[])[]
}

/** A row of weights for each stage, in the order of a model's terms; a term that was never fitted counts nothing. */
export function weightsFrom(
  { terms: fitted, weights }: Fitted,
  terms: readonly string[],
  stages: number,
): readonly (readonly number[])[] {
  return Array.from({ length: stages }, (_, stage) => {
    const row = weights[stage] ?? []
    const named = terms.map((term) => row[fitted.indexOf(term)] ?? 0)
    return row.length > fitted.length ? [...named, row[fitted.length]] : named
  })
}

/** The next choice of something that was set out for, after so many that were made for it; undefined once it is done. */
export type Plan<G extends GameTypes = GameTypes> = (seat: BotSeat<G>, made: number) => Choice | undefined

/** What a search needs to know of a game besides its rules. */
export interface SearchHints<G extends GameTypes = GameTypes> {
  readonly model: EvaluationModel<G>
  /**
   * What a seat does at once, without looking ahead: one choice, or several that belong together. With `noise` above
   * zero it sometimes does something else that looks nearly as good, the more the greater.
   */
  quick(seat: BotSeat<G>, random: Random, noise: number): readonly Choice[]
  /** Is this worth a search? Whole lines are compared then, drawn from quick choices with noise; else the quick choice is made. */
  comparesLines?(seat: BotSeat<G>): boolean
  /** What the seat could set out to do, most promising first: then these are the lines, and none is drawn. */
  plans?(seat: BotSeat<G>): readonly Plan<G>[]
  /** How far at least a thought about this question has to go to see what comes of it, by the clock. */
  reach?(seat: BotSeat<G>): number
  /** A count that grows as the game goes on (turns, rounds): how far a playout goes is told in it. */
  clock(state: G['view'], tables: G['tables']): number
  /** What was imagined at random of others becomes likelier, and still agrees with all that the seat can know. */
  sampleBeliefs?(position: Position<G>, seat: BotSeat<G>, random: Random): void
  /**
   * Streams of chance that are drawn from whatever is chosen: turns begin with them. They run on by themselves; every other
   * stream starts afresh with each tick of the clock, so that one choice more or less shifts the luck of that turn only.
   */
  readonly steady?: readonly number[]
  /** With steady streams: are the other numbers drawn for a whole tick of the clock, and not for each choice in it? */
  readonly drawsByTick?: boolean
}
