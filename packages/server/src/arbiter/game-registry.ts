import type { GameEntry } from '@longtable/games'
import { throwHttpError } from '../errors/http-error.ts'

/** A game by its name, with everybody who plays it by themselves. */
export function findGame(registry: readonly GameEntry[], id: string): GameEntry {
  const found = registry.find(({ game }) => game.id === id)
  const known = (): string => registry.map(({ game }) => game.id).join(', ')
  return found ?? throwHttpError(400, 'noGame', { game: id, known: known() })
}

/** Refuses a level of bot that the game does not have. */
export function requireBotLevel({ bots }: GameEntry, bot: string): void {
  if (bots.some(({ id }) => id === bot)) return
  throwHttpError(400, 'noBot', { bot, known: bots.map(({ id }) => id).join(', ') })
}
