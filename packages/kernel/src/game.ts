import type { Config, ConfigSpec } from './config.ts'
import type { Choice } from './menu.ts'
import type { EditionSpec } from './edition.ts'
import type { Ledger } from './ledger.ts'
import type { RowProvenance } from './provenance.ts'
import type { Rule } from './rules.ts'
import type { Json, Node } from './schema.ts'
import type { Frame, GameTypes } from './frames.ts'
import type { Answer, ViewContext, Reaction, Step } from './step.ts'
import type { StepContext } from './step-context.ts'
import { text, type Language, type Messages, type Text } from './text.ts'

/** How a finished game ended. */
export interface Result {
  readonly scores: readonly number[]
  /** Several if the game says so, none if everybody lost. */
  readonly winners: readonly number[]
  /** How many rounds were played, where that says something. */
  readonly rounds?: number
}

/** By name, and then by seat: something counted, or whether something was done. */
export type Feats = Readonly<Record<string, readonly number[] | readonly boolean[]>>

/** What can be known of a choice before it is made: chances in thousandths, and warnings. */
export interface Forecast {
  readonly odds?: readonly { readonly outcome: Text; readonly perMille: number }[]
  readonly warnings?: readonly Text[]
}

/** Several choices that one gesture stands for; each goes through the menu. */
export interface Shortcut {
  readonly text: Text
  /** What all of them cost together. */
  readonly cost?: Text
  /** The piece or place it concerns, as the game's client calls it. */
  readonly at?: string
  /** The piece it is done with, in the same words. */
  readonly from?: string
  /** What a click there does; other ways to do it are only listed. */
  readonly isBest?: true
  readonly choices: readonly Choice[]
}

/** Against each other, all together, two against two, or alone. */
export type Mode = 'competitive' | 'cooperative' | 'teams' | 'solo'

export interface Scenario {
  readonly id: string
  readonly players: { readonly min: number; readonly max: number }
  readonly mode?: Mode
  readonly config: Config
}

/** Lists, such as those of sets, fit if they name as much at least. */
function isSame(chosen: Json | undefined, wanted: Json): boolean {
  if (!Array.isArray(wanted) || !Array.isArray(chosen)) return chosen === wanted
  const has: readonly Json[] = chosen
  return wanted.every((one: Json) => has.includes(one))
}

/** The scenario that a whole config stands for: of those that fit, the one that says most. */
export function scenarioIn(scenarios: readonly Scenario[], config: Config): Scenario | undefined {
  const says = (scenario: Scenario): number => Object.keys(scenario.config).length
  return scenarios
    .filter((scenario) =>
      Object.entries(scenario.config).every(([name, value]) => isSame(config[name], value)),
    )
    .reduce<Scenario | undefined>(
      (best, each) => (best === undefined || says(each) > says(best) ? each : best),
      undefined,
    )
}

/** Everything there is to know of a game: a pure machine, its rules, its content and its words. */
export interface Game<G extends GameTypes = GameTypes> {
  readonly id: string
  /** Raised when a fix changes what existing logs lead to; `tables` is told which one a match is played under. */
  readonly rulesVersion: number
  readonly players: { readonly min: number; readonly max: number }
  readonly scenarios: readonly Scenario[]
  readonly config: ConfigSpec
  /** The numbers of everything that logs name. */
  readonly ledger?: Ledger
  /** What is fixed for a whole match: tables made from the config. Never changed, never in the state. */
  tables(config: Config, seats: number, rulesVersion: number): G['tables']
  readonly state: Node<G['state'], G['view']>
  /** Names of the streams of random numbers. */
  readonly streams: readonly string[]
  readonly steps: readonly Step<G>[]
  readonly answers?: readonly Answer<G>[]
  readonly reactions?: readonly Reaction<G>[]
  /** Lays everything out and pushes the first frame. */
  setup(ctx: StepContext<G>): G['state']
  result(s: G['state'], tables: G['tables']): Result
  /** What else is worth knowing of a game that is over: each by seat, named by `feats.<name>`. */
  feats?(s: G['state'], tables: G['tables']): Feats
  /** What must always hold; a sentence for each thing that does not. */
  violations(s: G['state'], tables: G['tables'], seats: number): string[]
  /** What an event says in the log, to somebody who may see it. */
  describeEvent?(ctx: ViewContext<G>, event: G['event']): Text
  forecast?(ctx: ViewContext<G>, frame: Frame, choice: Choice): Forecast | null
  shortcuts?(ctx: ViewContext<G>, frame: Frame, offered: readonly Choice[]): readonly Shortcut[]
  /** What one gesture can do with a piece: asked only for the one that somebody has taken up. */
  gestures?(ctx: ViewContext<G>, frame: Frame, offered: readonly Choice[], piece: string): readonly Shortcut[]
  readonly rules: readonly Rule[]
  /** How many of each kind of content there are. */
  readonly content: Readonly<Record<string, number>>
  readonly messages: Readonly<Record<Language, Messages>>
  /** What of a match's tables is printed, and what stands in for it; `provenance.tables` and `provenance.fields` name them. */
  provenance?(tables: G['tables']): readonly RowProvenance[]
  /** What an owner of the printed game may correct, by the option `edition`. */
  readonly edition?: EditionSpec
  /** The rows of each kind of content, and which of them an event shows at work: what play has exercised. */
  readonly rows?: Readonly<Record<string, readonly string[]>>
  coverage?(event: G['event'], note: (kind: string, row: string) => void, tables: G['tables']): void
}

/** What to say of a match that began under earlier rules than a new one would; undefined if it did not. */
export function olderRules(
  { rulesVersion: now }: Pick<Game, 'rulesVersion'>,
  version: number,
): Text | undefined {
  return version < now ? text('kernel.olderRules', { version, now }) : undefined
}
