import type { Game } from '@longtable/kernel'
import type { GameTexts, GameUI } from '../game-ui/game-ui.ts'
import { modulesOf } from './manifest.ts'

/** A game that this client knows, whether it has a UI of its own or not. */
async function gameOf(id: string): Promise<Game | undefined> {
  const { browserGames } = await import('../connections/browser-games.ts')
  return browserGames.find(({ game }) => game.id === id)?.game
}

/** How a game is drawn: by its own UI, or else at the generic table; undefined for a game that nobody here knows. */
export async function loadUI(id: string): Promise<GameUI | undefined> {
  const own = modulesOf(id)
  if (own !== undefined) return own.ui()
  const game = await gameOf(id)
  if (game === undefined) return undefined
  const { genericUI } = await import('./generic/ui.tsx')
  return genericUI(game)
}

/** What the client says of a game, without its board. */
export async function loadTexts(id: string): Promise<GameTexts> {
  const own = modulesOf(id)
  if (own !== undefined) return own.texts()
  return (await import('./generic/texts.ts')).genericTexts
}
