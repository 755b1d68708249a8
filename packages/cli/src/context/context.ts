import { refuse, type Game } from '@longtable/kernel'
import type { CliGameEntry } from '../games/game-entry.ts'
import { formatterFor, type Formatter } from './i18n.ts'
import type { Io } from '../terminal/io.ts'

/** What every command is given. */
export interface CommandContext {
  readonly io: Io
  readonly i18n: Formatter
  readonly gameEntries: readonly CliGameEntry[]
  /** The project's own folder. */
  readonly root: string
  /** The thread that plays the games of the arena: it knows the same games. */
  readonly arenaThread: URL
  /** With which code to exit once the work is done. */
  readonly exit: { code: number }
}

export function findGameEntry(context: CommandContext, id: string): CliGameEntry {
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
