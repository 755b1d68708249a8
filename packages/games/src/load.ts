import type { BotPlayer, GameManifest } from '@longtable/kernel'
import { gameEntry, type GameEntry } from './game-entry.ts'
import { manifests } from './list.ts'

/** Bots of a game that search: `bots/<id>.ts` of this package, for games whose own bots are not all of its levels. */
interface SearchingBots {
  readonly bots: readonly BotPlayer[]
}

async function load({ id, levels, load: parts }: GameManifest): Promise<GameEntry> {
  const [game, { bots: own, hints }] = await Promise.all([parts.game(), parts.bots()])
  const isWhole = levels.every((level) => own.some((bot) => bot.id === level))
  const searching = isWhole ? [] : ((await import(`./bots/${id}.ts`)) as SearchingBots).bots
  return gameEntry(game, [...own, ...searching], hints)
}

const loaded = new Map<GameManifest, Promise<GameEntry>>()

/** A game with its bots: loaded when it is first asked for, and the same object ever after. */
export function loadGame(manifest: GameManifest): Promise<GameEntry> {
  const entry = loaded.get(manifest) ?? load(manifest)
  loaded.set(manifest, entry)
  return entry
}

/** The whole registry. */
export function loadGames(): Promise<readonly GameEntry[]> {
  return Promise.all(manifests.map(loadGame))
}

/** Bots of before, which never change: `frozen/<id>.ts` of this package. */
export async function loadFrozen({ id, frozen = [] }: GameManifest): Promise<readonly BotPlayer[]> {
  return frozen.length === 0 ? [] : ((await import(`./frozen/${id}.ts`)) as SearchingBots).bots
}

/** The whole registry as the arena knows it, with the bots of before. */
export function loadArena(): Promise<readonly GameEntry[]> {
  return Promise.all(
    manifests.map(async (manifest) => {
      const [entry, frozen] = await Promise.all([loadGame(manifest), loadFrozen(manifest)])
      return { ...entry, bots: [...entry.bots, ...frozen] }
    }),
  )
}
