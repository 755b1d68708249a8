import { botsFor } from '@longtable/bots'
import type { BotPlayer, Game, GameTypes, SearchHints } from '@longtable/kernel'

/** A game and everybody who can play it by themselves, weakest first. */
export interface GameEntry<G extends GameTypes = GameTypes> {
  readonly game: Game<G>
  readonly bots: readonly BotPlayer<G>[]
  /** How its positions are judged, where somebody has learned that. */
  readonly hints?: SearchHints<G>
}

/** From here on nobody needs to know which game it is: a game and its bots were checked to belong together. */
export function gameEntry<G extends GameTypes>(
  game: Game<G>,
  own: readonly BotPlayer<G>[],
  hints?: SearchHints<G>,
): GameEntry {
  const entry = { game: game as unknown as Game, bots: botsFor(own as unknown as readonly BotPlayer[]) }
  return hints === undefined ? entry : { ...entry, hints: hints as unknown as SearchHints }
}
