import type { TokenSlot } from '../state/pools/tokens.ts'
import type { Column } from './columns.ts'
import type { FoeNow } from './foes.ts'
import type { Way } from './means.ts'
import type { ManaSource } from './sources.ts'
import type { Turn } from './gains.ts'

/** Who is struck together, or faced, and with what. */
export interface Effort {
  readonly posts: readonly TokenSlot[]
  readonly ways: readonly Way[]
}

/** A whole fight, thought through: everything that is used, and for what. */
export interface Allocation {
  readonly moves: readonly Way[]
  readonly early: readonly Effort[]
  readonly blocks: readonly Effort[]
  readonly late: readonly Effort[]
  /** By post: the units that bear its damage, before the hero does. */
  readonly bearing: ReadonlyMap<TokenSlot, readonly number[]>
  readonly value: number
  /** Enemies beaten and borne: plans that come to the same have the same. */
  readonly outcome: string
}

/** A fight as it stands, with what has been done to enemies and rules so far. */
export interface Situation {
  readonly foes: readonly FoeNow[]
  readonly turn: Turn
  /** Bits of things that are used up. */
  readonly used: number
  readonly wants: readonly number[]
  readonly sources: readonly ManaSource[]
  /** What all this has cost. */
  readonly price: number
  readonly isEarly: boolean
  readonly canBlock: boolean
  /** Move points that are missing before it begins. */
  readonly missing: number
}

/** A number that is to be reached. */
export interface Slot {
  readonly kind: 'move' | 'early' | 'block' | 'late'
  readonly need: number
  readonly posts: readonly TokenSlot[]
  readonly column: Column
}
