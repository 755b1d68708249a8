import type { Frame, GameTypes } from './frames.ts'
import type { Knowledge, Known } from './knowledge.ts'
import type { RandomState } from './random.ts'

/** Everything there is to know of a moment of a match: all the rest is computed. */
export interface Position<G extends GameTypes = GameTypes> {
  state: G['state']
  stack: Frame[]
  random: RandomState
  /** What each viewer knows; null in playouts, where nobody looks. */
  knowledge: Record<string, Knowledge> | null
}

export interface BranchView {
  readonly ready: boolean
  /** Only a seat itself sees its own branch. */
  readonly stack: readonly Frame[] | null
}

export type FrameView = Frame & { readonly parts?: readonly BranchView[] }

/** All that one viewer may know. Everything sent to a viewer is a function of this. */
export interface View<G extends GameTypes = GameTypes> {
  readonly viewer: number
  readonly seats: number
  readonly state: G['view']
  readonly stack: readonly FrameView[]
  readonly books: Readonly<Record<string, Known>>
}
