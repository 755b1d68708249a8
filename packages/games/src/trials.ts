import { trial, type Trial } from '@longtable/bots/arena'
import { Engine } from '@longtable/kernel'
import type { GameEntry } from './game-entry.ts'

/** One bot of one game, as it is put to the test. */
export interface GameTrial {
  readonly game: string
  readonly bot: string
  /** Does it search, and so take its time? */
  readonly isSlow: boolean
  /** Asks it so often; of so many turns one is its. */
  readonly run: (times: number, every: number) => Trial
}

/** Every bot in the registry, at a table of the usual size. */
export function trialsOf(entries: readonly GameEntry[]): GameTrial[] {
  return entries.flatMap(({ game, bots }) => {
    const engine = new Engine(game, Math.max(game.players.min, 2))
    // The last that does not search.
    const filler = bots.findLast((bot) => bot.line === undefined) ?? bots[0]
    return bots.map((bot) => ({
      game: game.id,
      bot: bot.id,
      isSlow: bot.line !== undefined,
      run: (times: number, every: number) =>
        trial({ engine, bot, filler, every, times, seed: `trial of ${game.id}` }),
    }))
  })
}

/** A line for each bot in the registry, with a hash of all that it says: the same wherever it is asked. */
export function botFingerprints(entries: readonly GameEntry[], times: number, slowTimes: number): string[] {
  return trialsOf(entries).map(({ game, bot, isSlow, run }) => {
    const { asked, hash } = run(isSlow ? slowTimes : times, SELDOM)
    return `${game}, ${bot}, ${asked} questions: ${hash}`
  })
}

/** So that a few questions come from all parts of a game. */
const SELDOM = 5
