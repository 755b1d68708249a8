import { existsSync } from 'node:fs'
import type { Config } from '@longtable/kernel'

/** A table of a bigger game, where it is played at random. */
export interface BenchTable {
  readonly name: string
  readonly games: number
  readonly seats: number
  readonly config?: Config
}

/** What a game brings to the benchmark, in `bench/games/<id>/part.ts`. */
export interface BenchPart {
  readonly tables?: readonly BenchTable[]
  /** Seconds that its master may think in a turn, where that is more than usual. */
  readonly slowestTurn?: number
  /** The same state in boardgame.io, and how many moves a second it makes there. */
  readonly boardgameMoves?: (moves: number) => () => number
}

/** It is built beside this, under the game's name. */
export async function benchPart(id: string): Promise<BenchPart> {
  const entry = new URL(`game-${id}.mjs`, import.meta.url)
  return existsSync(entry) ? ((await import(entry.href)) as { readonly part: BenchPart }).part : {}
}
