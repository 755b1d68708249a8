import { fileURLToPath } from 'node:url'
import { loadFrozen, loadGame, manifests } from '@longtable/games'
import type { GameManifest } from '@longtable/kernel'
import { genericBoard } from './games/generic.ts'
import type { CliGame, CliGameEntry } from './games/game-entry.ts'
import type { TextBoard } from './games/text-board.ts'

/** `games/<id>/board.ts`, for a game with a board of its own. */
async function boardOf({ id, terminal }: GameManifest): Promise<TextBoard> {
  if (terminal === 'generic') return genericBoard
  return ((await import(`./games/${id}/board.ts`)) as { readonly textBoard: TextBoard }).textBoard
}

async function load(manifest: GameManifest): Promise<CliGameEntry> {
  const { id, tests, load: parts } = manifest
  const [entry, textBoard] = await Promise.all([loadGame(manifest), boardOf(manifest)])
  return {
    ...entry,
    textBoard,
    tests: fileURLToPath(new URL(`../../${id}/${tests}`, import.meta.url)),
    ...(parts.steer !== undefined && { steer: parts.steer }),
    frozen: () => loadFrozen(manifest),
  }
}

/** All games, each loaded when a command needs it. */
export const games: readonly CliGame[] = manifests.map((manifest) => ({
  id: manifest.id,
  game: manifest.load.game,
  load: () => load(manifest),
}))
