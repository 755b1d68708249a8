import type { TokenSlot } from '../state/pools/tokens.ts'
import type { Unit } from '../state/pools/unit-cards.ts'

/** What a fight is fought for, in points of one's own. */
export interface Goal {
  /** For an enemy beaten, by its post. */
  readonly beat: (post: TokenSlot) => number
  /** For the last of them, besides. */
  readonly all: number
  /** What a Wound of the hero costs. */
  readonly wound: number
  /** What it costs that a unit is wounded. */
  readonly unit: (unit: Unit) => number
  /** So much of what using things costs is counted. */
  readonly thrift: number
}

/** Enemies beaten before anything else, then as few Wounds as can be. */
export const BEAT_ALL: Goal = { beat: () => 100, all: 50, wound: 1, unit: () => 1, thrift: 0.2 }
