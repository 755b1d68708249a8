import type { Config, Json, LogEntry, Result, Text, Told, GameEvent } from '@longtable/kernel'
import type { Late, Pace, ChatMessage, Standing, Status } from '../wire/match.ts'

export interface PersonRow {
  readonly id: string
  readonly name: string
  readonly created: number
}

/** What a person is known by: one for each device, so that one can be taken back without the others. */
export interface KeyRow {
  readonly person: string
  /** SHA-256 of the secret, in hexadecimal digits. */
  readonly hash: string
  /** What the person calls the device; empty where nobody has said. */
  readonly device: string
  readonly created: number
  /** When it was last used, to the hour or so. */
  readonly seen: number
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
  /** Do only those speak who have a seat? Not known of matches from before one could say so. */
  readonly hushed?: boolean
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

/** Somebody who is not heard: in a match, by one person, or anywhere. */
export interface MuteRow {
  readonly where: 'match' | 'person' | 'server'
  /** The match, or the person who does not want to hear; empty for the whole server. */
  readonly of: string
  readonly person: string
  /** Who said so. */
  readonly by: string
  readonly since: number
  /** Null: until somebody says otherwise. */
  readonly until: number | null
  readonly reason: string
}

/** Something used up of an allowance; written only as long as there is enough of it left. */
export interface SpendRow {
  /** A person, or an address in a form that does not tell it. */
  readonly who: string
  readonly what: string
  /** When the period began that the allowance is for. */
  readonly period: number
  readonly amount: number
  readonly most: number
}

/** Something that has to be sent to another service, and waits for it. */
export interface NoticeRow {
  readonly id: string
  readonly kind: 'webhook'
  /** What it is about: the newest of a kind about the same thing takes the place of one that still waits. */
  readonly about: string
  /** The match that it goes away with, if that is deleted. */
  readonly match: string | null
  /** Who has it sent. */
  readonly person: string
  readonly body: Json
  readonly created: number
  /** Not to be sent before this time. */
  readonly due: number
  /** How often it was tried in vain. */
  readonly tries: number
}

/**
 * Anything else that is kept: what of, whose or of which list it is, its own name there, and a number by which the list is
 * ordered. What stands in each kind is said where that kind is used (`host/records.ts`).
 */
export interface RecordRow {
  readonly kind: string
  readonly of: string
  readonly id: string
  readonly rank: number
  /** Raised by each write, so that whoever has read it knows whether it is still so. */
  readonly version: number
  readonly body: Json
}

/** What is looked for of a list: ranks from `least` to `most`, both included. */
export interface RecordRange {
  readonly least?: number
  readonly most?: number
}

/**
 * The right to write to a match, until somebody else claims it. Where several servers share a database, each claim raises
 * the epoch, and what is written with an older one is refused: so whoever does not know yet that it was replaced harms nothing.
 */
export interface Hold {
  readonly match: string
  readonly epoch: number
}

/** What a server tells the others that share its store. */
export interface NodeAbout {
  /** Where the others reach it, as host and port; null where they cannot. */
  readonly address: string | null
  /** The newest rules of each game that it knows. */
  readonly knows: Readonly<Record<string, number>>
}

/** A server among those that share a store. Its name is a new one at every start. */
export interface NodeInfo extends NodeAbout {
  readonly id: string
}

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
