import type { GameEntry } from '@longtable/games'
import type { Logger } from 'pino'
import type { Links } from '../wire/links.ts'
import type { Store } from '../store/store.ts'
import type { AsyncArbiter } from '../arbiter/async-arbiter.ts'
import type { BotPool } from '../bots/bot-pool.ts'
import type { Clock, Ids, Passwords } from './environment.ts'
import type { Quotas } from './quotas.ts'

/** Sends the news of a turn somewhere, or says why it cannot. */
export interface Hooks {
  check(url: string): Promise<void>
  /** Null when it was delivered, else in a few words why not. */
  send(url: string, message: { readonly content: string; readonly username: string }): Promise<string | null>
}

/** Those who think: for bots, and for people who ask what they could do. */
export type Bots = Pick<BotPool, 'think' | 'advise' | 'bringForward'>

/** What may be noted for whoever runs the server: explicit fields, nothing secret. */
export type Log = Pick<Logger, 'info' | 'warn' | 'error'>

/** What everything in the host works with. */
export interface Dependencies {
  readonly registry: readonly GameEntry[]
  readonly store: Store
  /** Knows the rules, wherever it works. */
  readonly arbiter: AsyncArbiter
  readonly bots: Bots
  readonly passwords: Passwords
  readonly clock: Clock
  readonly ids: Ids
  readonly links: Links
  readonly hooks: Hooks
  readonly log: Log
  /** What one person may have kept in a day; null: as much as there is room for. */
  readonly quotas: Quotas | null
  /** Milliseconds between two choices of bots in one match, so that none takes all of the machine. */
  readonly botPause: number
  /** Does everybody sit at one screen? Then all seats of people in a match from a file belong to it. */
  readonly isOneScreen: boolean
  /** Milliseconds after which a match that nobody looks at leaves memory. */
  readonly idleAfter: number
}
