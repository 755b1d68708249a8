import type { Config } from '@longtable/kernel'

/** A way to play a game. */
export interface Combination {
  readonly scenario: string
  readonly seats: number
  readonly config: Config
}
