import { adviserOf } from '@longtable/bots'
import type { GameEntry } from '@longtable/games'
import type { GameInfo } from '../wire/http-api.ts'
import { throwHttpError } from '../errors/http-error.ts'
import type { Dependencies } from './dependencies.ts'

/** A game as the lobby shows it. */
export function gameInfo({ game, bots, hints: guide }: GameEntry): GameInfo {
  const { id, rulesVersion, players, scenarios } = game
  const options: Record<string, GameInfo['options'][string]> = {}
  for (const [name, option] of Object.entries(game.config)) {
    const { check: _, ...rest } = { check: null, ...option }
    options[name] = rest
  }
  return {
    id,
    rulesVersion,
    players,
    scenarios,
    options,
    bots: bots.map((bot) => bot.id),
    advises: adviserOf(bots) !== undefined,
    reviews: guide !== undefined,
  }
}

/** A game by its name, with everybody who plays it by themselves. */
export function shelvedAs({ shelf }: Pick<Dependencies, 'shelf'>, game: string): GameEntry {
  const found = shelf.find((each) => each.game.id === game)
  return found ?? throwHttpError(400, 'noGame', { game, known: shelf.map((each) => each.game.id).join(', ') })
}

/** Refuses a level of bot that the game does not have. */
export function mustBeLevel({ bots }: GameEntry, bot: string): void {
  if (bots.some(({ id }) => id === bot)) return
  throwHttpError(400, 'noBot', { bot, known: bots.map(({ id }) => id).join(', ') })
}
