import type { Shelved } from '@longtable/games'
import type { GameInfo } from '../wire/http.ts'

/** A game as the lobby shows it. */
export function gameInfo({ game, bots }: Shelved): GameInfo {
  const { id, rulesVersion, players, scenarios } = game
  const options: Record<string, GameInfo['options'][string]> = {}
  for (const [name, option] of Object.entries(game.config)) {
    const { check: _, ...rest } = { check: null, ...option }
    options[name] = rest
  }
  return { id, rulesVersion, players, scenarios, options, bots: bots.map((bot) => bot.id) }
}
