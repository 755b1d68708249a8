import { adviserOf } from '@longtable/bots'
import type { GameEntry } from '@longtable/games'
import type { GameInfo } from '../wire/http-api.ts'

/** A game as the lobby shows it. */
export function gameInfo({ game, bots, hints }: GameEntry): GameInfo {
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
    reviews: hints !== undefined,
  }
}
