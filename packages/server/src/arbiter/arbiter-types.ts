import type { OutcomeFlags } from '@longtable/bots'
import type { Choice, Config, GameEvent, Json, LogEntry, Result, Text, Told } from '@longtable/kernel'
import type { Counter } from '../store/store.ts'
import type { ViewerSnapshot } from '../wire/to-client.ts'

/** What is played, and by how many. */
export interface MatchSetting {
  readonly game: string
  readonly rulesVersion: number
  readonly config: Config
  readonly seats: number
}

/** Everything an arbiter needs to take up a match. */
export interface Opening extends MatchSetting {
  readonly from: { readonly seed: string } | { readonly start: Json }
  /** A saved match and how many lines of the log led to it; null to follow the log from the start. */
  readonly snapshot: { readonly at: number; readonly body: Json } | null
  /** The lines after the snapshot, or all of them. */
  readonly lines: readonly OpeningLine[]
  /** How far each viewer had got after the last line; null for a match that begins. */
  readonly counters: readonly Counter[] | null
  /** Keep all of the log that is given, to go back far in it. */
  readonly whole: boolean
}

export interface OpeningLine {
  readonly at: number
  readonly entry: LogEntry
  readonly hash: string
  /** The last update of its seat before it. */
  readonly moment?: number | undefined
}

/** How a match stands. */
export interface Situation {
  readonly counters: readonly Counter[]
  readonly awaited: readonly number[]
  readonly result: Result | null
  readonly hash: string
}

export interface Opened extends Situation {
  /** What happened before the first choice, in a match that begins. */
  readonly opening: readonly Told<GameEvent>[]
  /** The saved match, in a match that begins or that had to go on from its snapshot. */
  readonly saved: Json | null
  /** Why the log could not be followed to its end, and the line up to which it could; the match goes on from there. */
  readonly differs: { readonly at: number; readonly text: Text } | null
}

/** The log goes back to before the snapshot: the match has to be opened from its start. */
export interface NeedsWholeLog {
  readonly needs: 'all'
}

export type MatchAction =
  | {
      readonly kind: 'choose'
      readonly seat: number
      /** The number of the menu that is answered; null for the server's own bots, which were asked by nobody else. */
      readonly menu: number | null
      readonly choices: readonly Choice[]
      readonly gesture: boolean
    }
  /** Back to the moment of this update of the seat; undefined: to before its last choice. */
  | { readonly kind: 'undo'; readonly seat: number; readonly to?: number | undefined }
  /** Back to before the last choice of this seat, as all have agreed. */
  | { readonly kind: 'back'; readonly seat: number }
  /** A line of a log that was played elsewhere. */
  | { readonly kind: 'follow'; readonly entry: LogEntry }

export interface NewLine {
  readonly entry: LogEntry
  readonly hash: string
  readonly told: readonly Told<GameEvent>[]
}

export interface ActionResult extends Situation {
  readonly lines: readonly NewLine[]
  /** How many choices were made. */
  readonly made: number
  /** What those who think ahead have to know of it; it stays on the server. */
  readonly news: OutcomeFlags
  /** For each viewer the text of its update, without its time; null where there is nothing new. */
  readonly updates: readonly (string | null)[]
  /** The saved match, when it is time to keep one. */
  readonly saved: Json | null
}

export interface Refusal {
  readonly refused: Text
}

/** What a bot is given, and where the match stands. */
export interface BotTask extends MatchSetting {
  readonly seat: number
  readonly view: Json
  readonly step: string
  readonly offered: readonly Choice[]
}

/** One update of a viewer, as it was: for the record of a seat. */
export interface RecordedView {
  readonly line: number
  readonly view: Json
}

/** What can be asked of an arbiter: the rules and nothing else. It does no input or output and knows no clock. */
export interface Arbiter {
  open(match: string, opening: Opening): Opened | NeedsWholeLog
  act(match: string, act: MatchAction): ActionResult | Refusal | NeedsWholeLog
  /** All that a viewer sees. */
  viewerSnapshot(match: string, viewer: number): ViewerSnapshot
  /** What a bot in that seat is given; null if nothing is asked of it. */
  botTask(match: string, seat: number): BotTask | null
  /** The views of a viewer after each line of a log. */
  record(opening: Opening, viewer: number): readonly RecordedView[]
  /** All it takes to go on later. */
  save(match: string): Json
  /** Does the seat have an own choice to go back to? */
  mayAskBack(match: string, seat: number): boolean
  close(match: string): void
}

/** What the name of a match begins with that is played aside from all others: they do not wait for it. */
export const ASIDE = 'aside '

/** How the arbiter refuses when it does not have the match: its thread was replaced, or the match left memory. */
export const MATCH_NOT_OPEN = 'server.closed'
