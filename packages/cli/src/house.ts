import { gameEntry, type GameEntry } from '@longtable/games'
import {
  refuse,
  type BotPlayer,
  type Engine,
  type Game,
  type GameEvent,
  type GameTypes,
  type ViewContext,
  type View,
} from '@longtable/kernel'
import type { Steer } from '@longtable/kernel/testing'
import { genericTable } from './games/generic.ts'
import type { Io } from './io.ts'
import { formatterFor, type Formatter } from './i18n.ts'

/** A position as one viewer sees it, and the words to tell of it. */
export interface Seen<G extends GameTypes = GameTypes> {
  readonly view: View<G>
  readonly look: ViewContext<G>
  readonly i18n: Formatter
}

/** How a game is drawn as text: from a seat's view alone. */
export interface TextTable<G extends GameTypes = GameTypes> {
  /** A few lines that stand above every question. */
  summary(seen: Seen<G>): string[]
  /** Everything that lies on the table. */
  board(seen: Seen<G>): string[]
}

/** What an event says to somebody who may see it. */
export function eventWords(game: Game, event: GameEvent, { look, i18n }: Seen): string {
  if (game.describeEvent !== undefined) return i18n.format(game.describeEvent(look, event))
  return i18n.t(`events.${event.event}`, facts(event))
}

/** The facts of an event as they are, for a game that does not put them into words. */
function facts(event: GameEvent): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(event).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'number' || typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  )
}

export function seen(engine: Engine, view: View, i18n: Formatter): Seen {
  return { view, look: engine.viewContext(view), i18n }
}

/** A game as the command line has it. */
export interface Entry<G extends GameTypes = GameTypes> extends GameEntry<G> {
  /** How it is drawn; a game without a table of its own gets the plainest one. */
  readonly table: TextTable<G>
  /** Where the sources of its tests lie, in a copy of the project that has them. */
  readonly tests: string
  /** Leads play to content that was never at work, for games where chance alone seldom does. */
  readonly steer?: Steer<G>
}

/** From here on nobody needs to know which game it is: its parts were checked to belong together. */
export function entry<G extends GameTypes>(parts: {
  readonly game: Game<G>
  /** The game's own bots, weakest first. */
  readonly bots: readonly BotPlayer<G>[]
  readonly table?: TextTable<G>
  readonly tests: string
}): Entry {
  const { game, bots, table = genericTable, tests } = parts
  return { ...gameEntry(game, bots), table: table as unknown as TextTable, tests }
}

/** What every command is given. */
export interface CommandContext {
  readonly io: Io
  readonly i18n: Formatter
  readonly gameEntries: readonly Entry[]
  /** The project's own folder. */
  readonly root: string
  /** The thread that plays the games of the arena: it knows the same games. */
  readonly arenaThread: URL
  /** With which code to exit once the work is done. */
  readonly exit: { code: number }
}

export function entryOf(context: CommandContext, id: string): Entry {
  const entry = context.gameEntries.find(({ game }) => game.id === id)
  return entry ?? refuse('cli.bad.game', { game: id, known: known(context) })
}

function known(context: CommandContext): string {
  return context.gameEntries.map(({ game }) => game.id).join(', ')
}

export function gameFormatter(context: CommandContext, game: Game): Formatter {
  return formatterFor(context.i18n.lang, game)
}

export function print(context: CommandContext, lines: readonly string[]): void {
  if (lines.length > 0) context.io.out.write(`${lines.join('\n')}\n`)
}

export function printJson(context: CommandContext, value: unknown): void {
  context.io.out.write(`${JSON.stringify(value, null, 2)}\n`)
}
