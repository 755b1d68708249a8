import { refuse } from '@longtable/kernel'
import type { CliGame, CliGameEntry } from '../games/game-entry.ts'
import { formatterFor, type Formatter, type SpokenGame } from './i18n.ts'
import type { Io } from '../terminal/io.ts'

/** What every command is given. */
export interface CommandContext {
  readonly io: Io
  readonly i18n: Formatter
  readonly games: readonly CliGame[]
  /** Those that a command has asked for so far. */
  readonly loaded: CliGameEntry[]
  /** The project's own folder. */
  readonly root: string
  /** The thread that plays the games of the arena: it knows the same games. */
  readonly arenaThread: URL
  /** With which code to exit once the work is done. */
  readonly exit: { code: number }
}

export function findGame(context: CommandContext, id: string): CliGame {
  const found = context.games.find((game) => game.id === id)
  return found ?? refuse('cli.bad.game', { game: id, known: knownGames(context) })
}

export async function loadGameEntry(context: CommandContext, id: string): Promise<CliGameEntry> {
  const entry = await findGame(context, id).load()
  context.loaded.push(entry)
  return entry
}

export function knownGames(context: CommandContext): string {
  return context.games.map(({ id }) => id).join(', ')
}

/** A game for the examples of help texts. */
export function exampleGame(context: CommandContext): string {
  return context.games[0]?.id ?? ''
}

export function gameFormatter(context: CommandContext, spoken: SpokenGame): Formatter {
  return formatterFor(context.i18n.lang, spoken)
}

export function print(context: CommandContext, lines: readonly string[]): void {
  if (lines.length > 0) context.io.out.write(`${lines.join('\n')}\n`)
}

export function printJson(context: CommandContext, value: unknown): void {
  context.io.out.write(`${JSON.stringify(value, null, 2)}\n`)
}
