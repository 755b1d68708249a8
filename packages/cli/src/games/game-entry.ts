import { gameEntry, type GameEntry } from '@longtable/games'
import type { BotPlayer, Game, GameTypes, Steer } from '@longtable/kernel'
import { genericBoard } from './generic.ts'
import type { TextBoard } from './text-board.ts'

/** A game of the registry with what the command line adds to it. */
export interface CliGameEntry<G extends GameTypes = GameTypes> extends GameEntry<G> {
  /** How it is drawn; a game without a board of its own gets the generic one. */
  readonly textBoard: TextBoard<G>
  /** Where the sources of its tests lie, in a copy of the project that has them. */
  readonly tests: string
  /** Leads play to content that was never at work, for games where chance alone seldom does. */
  readonly steer?: () => Promise<Steer<G>>
  /** Bots of before, for the arena alone. */
  readonly frozen?: () => Promise<readonly BotPlayer[]>
}

/** A game that can be loaded. */
export interface CliGame {
  readonly id: string
  /** The game alone, without who plays it and how it is drawn. */
  readonly game: () => Promise<Game>
  readonly load: () => Promise<CliGameEntry>
}

/** From here on nobody needs to know which game it is: its parts were checked to belong together. */
export function cliGameEntry<G extends GameTypes>(parts: {
  readonly game: Game<G>
  /** The game's own bots, weakest first. */
  readonly bots: readonly BotPlayer<G>[]
  readonly textBoard?: TextBoard<G>
  readonly tests: string
}): CliGameEntry {
  const { game, bots, textBoard = genericBoard, tests } = parts
  return { ...gameEntry(game, bots), textBoard: textBoard as unknown as TextBoard, tests }
}
