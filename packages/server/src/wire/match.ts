import type { PlainMenu, Choice, Config, GameEvent, Json, Result, Text } from '@longtable/kernel'

/** Raised when a message changes its meaning; a client that speaks another one is told so at once. */
export const PROTOCOL = 1

/** How fast a match is played. */
export type Pace =
  /** Everybody is there. With a clock, each seat has `bank` seconds for the match and gets `extra` each time it was asked. */
  | { readonly kind: 'live'; readonly clock: { readonly bank: number; readonly extra: number } | null }
  /** A move a day, or every so many hours. */
  | { readonly kind: 'slow'; readonly hours: number }

/** What becomes of a seat whose time is up: a bot takes over by itself, or when somebody at the table says so. */
export type Late = 'bot' | 'ask'

export type Status = 'gathering' | 'running' | 'over'

/** A seat as everybody sees it. */
export interface SeatInfo {
  readonly seat: number
  readonly kind: 'open' | 'person' | 'bot'
  /** A person's name; empty for open seats and bots. */
  readonly name: string
  /** The bot that plays: of a bot's seat, or for a person who is away. */
  readonly bot: string | null
  /** Is the person connected? */
  readonly here: boolean
  readonly host: boolean
  readonly muted: boolean
  readonly resigned: boolean
  /** Milliseconds left on the clock when the message was written; null without a clock. */
  readonly left: number | null
}

/** A question to the table that everybody has to agree to. */
export interface UndoRequest {
  readonly number: number
  /** Who wants to go back to before their last choice. */
  readonly seat: number
  /** Who has not answered yet. */
  readonly waiting: readonly number[]
}

/** A match as everybody may know it. */
export interface MatchInfo {
  readonly id: string
  readonly game: string
  readonly rulesVersion: number
  readonly config: Config
  readonly pace: Pace
  readonly late: Late
  readonly listed: boolean
  readonly locked: boolean
  /** Somebody typed the seed, and so knew what would come. */
  readonly seeded: boolean
  /** May people here ask what they could do? */
  readonly advice: boolean
  /** The SHA-256 of `seed:salt`, both in hexadecimal digits, which are revealed at the end. */
  readonly commitment: string
  readonly reveal: { readonly seed: string; readonly salt: string } | null
  readonly status: Status
  readonly created: number
  readonly started: number | null
  readonly ended: number | null
  readonly seats: readonly SeatInfo[]
  /** The seats the match stands still for. */
  readonly awaited: readonly number[]
  /** When the awaited seats are late. */
  readonly deadline: number | null
  /** The seat that paused the match. */
  readonly paused: number | null
  readonly asking: UndoRequest | null
  readonly result: Result | null
  readonly previous: string | null
  readonly next: string | null
  /** Do only those speak who have a seat? */
  readonly hushed?: boolean
  /** Something everybody should know, such as that the rules changed under a running match. */
  readonly notice: Text | null
}

/** A standing answer: where this step asks and this is offered, it is chosen without asking. Known to the seat alone. */
export interface Standing {
  readonly step: string
  readonly choice: Choice
  /** It ends when this step asks the seat; null: it stays for the whole match. */
  readonly until: string | null
}

export interface ChatMessage {
  readonly number: number
  /** Null for somebody who only watches. */
  readonly seat: number | null
  readonly name: string
  readonly text: string
  readonly time: number
}

/** A viewer's view as it is sent; a patch has only the fields that changed. */
export interface WireView {
  readonly state?: Readonly<Record<string, Json>>
  readonly stack?: Json
  readonly books?: Readonly<Record<string, Json>>
}

/** A seat's menu and its number, which changes when that seat's menu does and only then. */
export interface NumberedMenu {
  readonly number: number
  readonly menu: PlainMenu | null
}

/** How far a seat can go back by itself. */
export interface Back {
  /** The moments it can return to, oldest first, each by the number of its update then. */
  readonly to: readonly number[]
  /** Why it cannot go further back. */
  readonly why: Text
  /** The update before its own choice that stands in the way; null if that was not its own. */
  readonly after: number | null
}

/** What a viewer saw happen, under the number of the update that told it. */
export interface Happened {
  readonly at: number
  readonly time: number
  /** Something was taken back. */
  readonly back: boolean
  readonly events: readonly GameEvent[]
}
