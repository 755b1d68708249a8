import type { Config } from '@longtable/kernel'
import type { GameInfo, Late } from '@longtable/server/wire'

/** Alone against bots, several at one screen, or with friends through the server. */
export type PlayMode = 'alone' | 'screen' | 'friends'

/** Who is to sit somewhere: `me`, `open`, or the name of a bot. */
export interface DraftSeat {
  readonly who: string
  readonly name: string
}

export type PaceKind = 'live' | 'clock' | 'slow'

/** A match as somebody is about to want it; kept for the next time. */
export interface Draft {
  readonly count: number
  /** As many as the game can have; only the first `count` take part. */
  readonly seats: readonly DraftSeat[]
  readonly config: Config
  /** What was typed for options that are free data. */
  readonly data: Readonly<Record<string, string>>
  readonly pace: PaceKind
  readonly bank: number
  readonly extra: number
  readonly hours: number
  readonly late: Late
  readonly listed: boolean
  /** May people ask what they could do? */
  readonly advice: boolean
  readonly password: string
  readonly seed: string
  /** The deal that everybody gets today. */
  readonly daily: boolean
}

/** What a part of the dialog is given. */
export interface SetUpPartProps {
  readonly game: GameInfo
  readonly draft: Draft
  readonly change: (change: Partial<Draft>) => void
}
