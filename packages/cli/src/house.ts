import type { BotPlayer, Game, GameTypes, Look } from '@longtable/kernel'
import { refuse } from '@longtable/kernel'
import type { Io } from './io.ts'
import { voiceOf, type Voice } from './voice.ts'

/** How a game is drawn as text. What is drawn comes from a seat's view alone. */
export interface TextTable<G extends GameTypes = GameTypes> {
  /** A few lines that stand above every question. */
  summary(look: Look<G>, voice: Voice): string[]
  /** Everything that lies on the table. */
  board(look: Look<G>, voice: Voice): string[]
  /** What happened, in one sentence; undefined for what need not be told. */
  event(event: G['event'], look: Look<G>, voice: Voice): string | undefined
}

/** A game as the command line has it. */
export interface Entry {
  readonly game: Game
  /** The game's own bots, weakest first. */
  readonly bots: readonly BotPlayer[]
  readonly table: TextTable
  /** Where the sources of its tests lie, in a copy of the project that has them. */
  readonly tests: string
}

/** What every command is given. */
export interface House {
  readonly io: Io
  readonly voice: Voice
  readonly entries: readonly Entry[]
  /** The project's own folder. */
  readonly root: string
  /** With which code to exit once the work is done. */
  readonly exit: { code: number }
}

export function entryOf(house: House, id: string): Entry {
  const entry = house.entries.find(({ game }) => game.id === id)
  return entry ?? refuse('cli.bad.game', { game: id, known: known(house) })
}

function known(house: House): string {
  return house.entries.map(({ game }) => game.id).join(', ')
}

export function voiceFor(house: House, game: Game): Voice {
  return voiceOf(house.voice.lang, game)
}

export function print(house: House, lines: readonly string[]): void {
  if (lines.length > 0) house.io.out.write(`${lines.join('\n')}\n`)
}

export function printJson(house: House, value: unknown): void {
  house.io.out.write(`${JSON.stringify(value, null, 2)}\n`)
}
