import type { BotPlayer, SearchHints } from './bot.ts'
import type { GameTypes } from './frames.ts'
import type { Game, Scenario } from './game.ts'
import type { Steer } from './steering.ts'
import type { Language, Translated } from './text.ts'

/** What a start page says of a game beside its name. */
export interface GameWords {
  /** What it is about, in two sentences. */
  readonly about: string
  /** The invitation to its guided first game, where that has a name of its own. */
  readonly learn?: string
  /** What its picture shows, for those who do not see it. */
  readonly picture?: string
  /** The scenario that its deal of the day is played in, where it has one. */
  readonly daily?: string
}

/** Rows that are played with or without. */
export interface ContentSet {
  readonly id: string
  readonly name: Translated
}

/** Who plays a game by themselves, and how they judge positions. */
export interface GameBots<G extends GameTypes = GameTypes> {
  /** Weakest first. */
  readonly bots: readonly BotPlayer<G>[]
  readonly hints?: SearchHints<G>
}

/** `own`: found by the game's id in `games/<id>` of the package that draws it; `generic`: drawn as any game can be. */
type Drawn = 'own' | 'generic'

/**
 * All that is known of a game before its rules are loaded, and how its parts are loaded. Whoever lists games, for people or for a
 * tool, reads it here.
 */
export interface GameManifest<G extends GameTypes = GameTypes> {
  /** The name of its package, too. */
  readonly id: string
  readonly name: Translated
  readonly players: Game['players']
  readonly scenarios: readonly Omit<Scenario, 'config'>[]
  readonly sets: readonly ContentSet[]
  /** The levels of its bots, weakest first: those that `load.bots` gives, then those that the registry makes by searching. */
  readonly levels: readonly string[]
  /** Bots of before that only the arena lets play, for comparisons: never offered at a table. */
  readonly frozen?: readonly string[]
  /** Its board in the terminal. */
  readonly terminal: Drawn
  /** Its UI in the browser. */
  readonly browser: Drawn
  /** The folder of its tests, within its package. */
  readonly tests: string
  readonly words: Readonly<Record<Language, GameWords>>
  readonly load: {
    readonly game: () => Promise<Game<G>>
    /** The bots that need nothing but the game. */
    readonly bots: () => Promise<GameBots<G>>
    /** Leads play to content that was never at work, for games where chance alone seldom does. */
    readonly steer?: () => Promise<Steer<G>>
  }
}

/** From here on nobody needs to know which game it is: its parts were checked to belong together. */
export function defineManifest<G extends GameTypes>(manifest: GameManifest<G>): GameManifest {
  return manifest as unknown as GameManifest
}
