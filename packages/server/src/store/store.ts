import type { Config, Json, LogEntry, Result, Text, Told, GameEvent } from '@longtable/kernel'
import type { Late, Pace, ChatMessage, Standing, Status } from '../wire/match.ts'

export interface PersonRow {
  readonly id: string
  readonly name: string
  /** SHA-256 of the secret, in hexadecimal digits. */
  readonly secret: string
  readonly created: number
}

export interface SeatRow {
  readonly kind: 'open' | 'person' | 'bot'
  readonly name: string
  readonly bot: string | null
  readonly muted: boolean
  readonly resigned: boolean
  /** The secret in the link that invites to this seat. */
  readonly invitation: string
  readonly standing: readonly Standing[]
}

export interface Webhook {
  readonly url: string
  readonly lang: 'en' | 'fr'
  readonly error: string | null
  readonly delivered: number | null
}

/** A match without its log: rewritten as a whole when something of it changes. */
export interface MatchRow {
  readonly id: string
  readonly game: string
  readonly rulesVersion: number
  readonly config: Config
  readonly pace: Pace
  readonly late: Late
  readonly listed: boolean
  /** Salted hash, or null without a password. */
  readonly password: string | null
  /** A person's id. */
  readonly host: string
  readonly seats: readonly SeatRow[]
  readonly seeded: boolean
  /** May people ask what they could do? Not known of matches from before one could. */
  readonly advice?: boolean
  readonly seed: string
  readonly salt: string
  readonly commitment: string
  /** Where the match starts, if not at the beginning of the game. */
  readonly start: Json | null
  /** The line of the log that the match goes on from, if the rules changed under it; else 0. */
  readonly base: number
  readonly status: Status
  readonly created: number
  readonly started: number | null
  readonly ended: number | null
  /** The seat that paused the match, and when. */
  readonly paused: { readonly seat: number; readonly since: number } | null
  /** The clocks, where they were set apart from a line of the log: by a pause, or by who plays a seat. */
  readonly clocks: {
    readonly at: number
    readonly left: readonly number[] | null
    readonly deadline: number | null
  } | null
  readonly result: Result | null
  readonly previous: string | null
  readonly next: string | null
  readonly notice: Text | null
  readonly webhook: Webhook | null
  /** What the bots of this match draw from; never the match's own seed. */
  readonly botSeed: string
}

/** How far a viewer has got: the number of its last update, and the number of its menu. */
export type Counter = readonly [at: number, menu: number]

/** What a line of the log left behind, that is not in the position. */
export interface TurnState {
  /** One for each seat, and the spectators' last. */
  readonly counters: readonly Counter[]
  readonly awaited: readonly number[]
  /** Milliseconds left on each seat's clock; null without clocks. */
  readonly left: readonly number[] | null
  readonly deadline: number | null
}

/** One line of the log. Line 0 is the opening, before the first choice. */
export interface LineRow {
  readonly match: string
  readonly at: number
  /** Null in line 0, and where the match went on from a snapshot. */
  readonly entry: LogEntry | null
  /** The seat and the id of the message that made it; a message that made several lines is named in the first. */
  readonly seat: number | null
  readonly id: string | null
  /** How many choices that message made. */
  readonly made: number
  /** The hash of the position after it. Never leaves the server. */
  readonly hash: string
  readonly told: readonly Told<GameEvent>[]
  readonly after: TurnState
  readonly time: number
}

export interface SnapshotRow {
  readonly match: string
  /** After this line. */
  readonly at: number
  readonly body: Json
}

export interface ChatRow extends ChatMessage {
  readonly match: string
  readonly person: string
  readonly id: string
}

/** A link that lets its bearer hold a seat too: on another device. */
export interface CodeRow {
  /** SHA-256 of the code. */
  readonly hash: string
  readonly match: string
  readonly seat: number
  readonly expires: number
}

/** Something to be written; what one call is given is written whole or not at all. */
export type Change =
  | { readonly put: 'person'; readonly person: PersonRow }
  | { readonly put: 'match'; readonly match: MatchRow }
  /** Whose turn it is, for lists and deadlines. */
  | {
      readonly put: 'turn'
      readonly match: string
      readonly awaited: readonly number[]
      readonly deadline: number | null
    }
  | { readonly put: 'line'; readonly line: LineRow }
  | { readonly put: 'snapshot'; readonly snapshot: SnapshotRow }
  | { readonly put: 'said'; readonly said: ChatRow }
  | { readonly put: 'holder'; readonly match: string; readonly seat: number; readonly person: string }
  | { readonly drop: 'holders'; readonly match: string; readonly seat: number }
  | { readonly put: 'code'; readonly code: CodeRow }
  /** Whoever is no longer a holder may not become one again by a link from before. */
  | { readonly drop: 'codes'; readonly match: string; readonly seat: number }
  | { readonly drop: 'code'; readonly hash: string }
  /** Everything of a match, because its owner asked. */
  | { readonly drop: 'match'; readonly match: string }

export interface Holder {
  readonly seat: number
  readonly person: string
}

/** A match in a list. */
export interface ListedMatch {
  readonly match: MatchRow
  readonly awaited: readonly number[]
  readonly deadline: number | null
}

export interface Page {
  readonly most: number
  /** Skip what was created at this time or later. */
  readonly before?: number
}

/**
 * Where matches are kept. Everything is asynchronous, so that a database on another machine can stand behind it;
 * what `write` promises is on the disk.
 */
export interface Store {
  write(changes: readonly Change[]): Promise<void>

  person(id: string): Promise<PersonRow | undefined>
  match(id: string): Promise<MatchRow | undefined>
  holders(match: string): Promise<readonly Holder[]>
  /** Newest first. */
  matchesOf(person: string, page: Page): Promise<readonly ListedMatch[]>
  /** Those that anybody may find, newest first. */
  listed(status: Status, page: Page): Promise<readonly ListedMatch[]>
  /** Those that are over and whose seed somebody typed, if it is this one; the first that ended first. */
  finished(seed: string, most: number): Promise<readonly MatchRow[]>
  /** Running matches whose deadline has passed. */
  due(now: number): Promise<readonly string[]>
  /** Running matches in which a bot or a standing answer may have to go on after a restart. */
  running(): Promise<readonly string[]>

  lastLine(match: string): Promise<LineRow | undefined>
  /** Lines with `from <= at < to`, in order. */
  lines(match: string, from: number, to: number): Promise<readonly LineRow[]>
  lineById(match: string, seat: number, id: string): Promise<LineRow | undefined>
  /** The last snapshot, or the last one at or before a line. */
  snapshot(match: string, atMost?: number): Promise<SnapshotRow | undefined>

  /** The last sayings before a number, in order. */
  said(match: string, most: number, before?: number): Promise<readonly ChatMessage[]>
  saidById(match: string, person: string, id: string): Promise<ChatMessage | undefined>
  code(hash: string): Promise<CodeRow | undefined>

  counts(): Promise<{ readonly matches: number; readonly running: number; readonly lines: number }>
  close(): Promise<void>
}
