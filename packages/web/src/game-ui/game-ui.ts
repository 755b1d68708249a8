import type { Engine, Game, GameTypes, ViewContext, Text, View } from '@longtable/kernel'
import type { Happened } from '@longtable/server/wire'
import type { ComponentType } from 'react'
import type { Namespaces } from '../i18n/namespaces.ts'
import type { Glossary } from '../rulebook/glossary.ts'
import { registerGameMessages } from '../i18n/formatter.ts'
import type { Sound } from '../notifications/sound.ts'
import type { SetUpPartProps } from './draft.ts'

/** A view with the tables of its match. */
export type GameViewContext = ViewContext<GameTypes>

/** The engine of a match, for looking only: it describes menus, forecasts and plays replays; it never decides. */
export type MatchEngine = Engine

/** For a board that plays what has happened by itself, step by step. */
export interface Busy {
  /** While it plays nothing can be chosen. */
  readonly set: (isBusy: boolean) => void
  /** Counts up whenever somebody does not want to see it to its end; nothing waits for it any more. */
  readonly skips: number
}

/** What a game's board is drawn from. */
export interface BoardProps {
  readonly engine: MatchEngine
  readonly view: View
  readonly ctx: GameViewContext
  /** Whose place at the table this is; null for somebody who only watches. */
  readonly seat: number | null
  /** What the seats are called, in words. */
  readonly names: readonly string[]
  /** The seats the match stands still for. */
  readonly awaited: readonly number[]
  /** What has just happened, for animation; empty where nothing moves. */
  readonly happened: Happened['events']
  /** The number of the update that is shown: it changes when `happened` does. */
  readonly at: number
  /** Not there where nothing is played for anybody: in a replay. */
  readonly busy?: Busy
}

export interface EndProps extends BoardProps {
  /** All that happened in the match, as far as this viewer saw it. */
  readonly story: readonly Happened[]
}

/** What the client has to say about a game beyond what the game itself says. */
export interface GameTexts {
  readonly namespaces: Namespaces
  /** Its words explained, where it has such a list. */
  readonly glossary?: Glossary
}

/** How a game is drawn: everything a table needs to know beyond the rules. */
export interface GameUI {
  readonly game: Game
  readonly texts: GameTexts
  readonly Board: ComponentType<BoardProps>
  /** What is settled about a match between its scenario and its options, where the game has a way of its own for that. */
  readonly SetUp?: ComponentType<SetUpPartProps>
  /** The options that are asked for there. */
  readonly settled?: readonly string[]
  /** What a game has to tell when it is over, beyond the table of results. */
  readonly End: ComponentType<EndProps>
  /** The name of a piece or place that the menu speaks of. */
  readonly placeName: (ctx: GameViewContext, place: string) => Text
  /** Round and phase in one line. */
  readonly phase: (ctx: GameViewContext, view: View) => Text
  /** How long what happened at once should be seen by a viewer, in milliseconds at normal speed; 0 if it needs no time. */
  readonly showFor: (events: Happened['events'], seat: number | null) => number
  /** The keys that its board knows besides those of the table: for each, `web.<id>.press` and `web.<id>.does` say it. */
  readonly keys?: readonly string[]
  /** What is heard when this happens, by those who want to hear something. */
  readonly soundOf: (events: Happened['events']) => Sound | undefined
}

/** A game's UI whose messages are known from now on. */
export function defineGameUI(ui: GameUI): GameUI {
  registerGameMessages(ui.game.id, ui.texts.namespaces)
  return ui
}
