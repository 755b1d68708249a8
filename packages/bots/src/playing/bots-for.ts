import type { BotPlayer } from '@longtable/kernel'
import { random } from './random-bot.ts'

/** The bots that can play a game, weakest first: those for any game, then the game's own. */
export function botsFor(own: readonly BotPlayer[]): readonly BotPlayer[] {
  return [random, ...own]
}
