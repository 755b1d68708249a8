// What is told of a scenario: on its shelf, before it begins, and when it has been decided.
import type { Names } from '../types.ts'

export interface StoryProse {
  /** Its place in the books: `A1` to `A13` are the chapters of the campaign, `B1` to `B6` stand alone. */
  readonly code: string
  readonly name: Names
  /** One or two sentences, for the shelf. */
  readonly intro: Names
  /** The page that is read before the first round. */
  readonly story: Names
  /** What is told when this side or team has won; `beast` when it outlived its hunters. */
  readonly outcomes: Readonly<Record<string, Names>>
}

export type StoryTable = Readonly<Record<string, StoryProse>>

/** Something of the campaign that has a name: an act, a boon, an end. */
export interface Told {
  readonly name: Names
  readonly told: Names
}
