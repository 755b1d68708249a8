import type { Deed } from '../content/ids.ts'
import type { Square } from '../state/numbers.ts'

/** What a story asks of a side, read from its rows: a Victory game asks for points alone. */
export interface Aims {
  /** Where to stand: on any of these squares, everybody, or whoever carries that token. */
  readonly places: readonly AimedPlace[]
  /** Names of units, heroes and beasts to kill. */
  readonly kills: ReadonlySet<string>
  /** Deeds to be done, and how often. */
  readonly deeds: ReadonlyMap<Deed, number>
  /** Tokens to carry. */
  readonly tokens: ReadonlySet<number>
  /** Squares on whose edges to build, and how many pieces. */
  readonly sites: readonly Square[]
  readonly builds: number
}

export interface AimedPlace {
  readonly squares: readonly Square[]
  /** -1: of no matter. */
  readonly token: number
}
