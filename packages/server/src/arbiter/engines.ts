import type { GameEntry } from '@longtable/games'
import { Engine, refuse } from '@longtable/kernel'
import { findGame } from './game-registry.ts'
import type { MatchSetting } from './arbiter-types.ts'

/** How many engines are kept: one serves every match of the same game, options and number of seats. */
const MOST = 64

/** Engines by what they play. They hold no match, so any number of matches share one. */
export class Engines {
  readonly registry: readonly GameEntry[]
  private readonly made = new Map<string, Engine>()

  constructor(registry: readonly GameEntry[]) {
    this.registry = registry
  }

  for({ game: id, rulesVersion, config, seats }: MatchSetting): Engine {
    const key = JSON.stringify([id, rulesVersion, seats, config])
    const known = this.made.get(key)
    if (known !== undefined) {
      this.made.delete(key)
      this.made.set(key, known)
      return known
    }
    const { game } = this.on(id)
    if (rulesVersion > game.rulesVersion) {
      refuse('kernel.file.newer', { version: rulesVersion, known: game.rulesVersion })
    }
    const engine = new Engine(game, seats, config, rulesVersion)
    this.made.set(key, engine)
    for (const oldest of this.made.keys()) {
      if (this.made.size <= MOST) break
      this.made.delete(oldest)
    }
    return engine
  }

  on(id: string): GameEntry {
    return findGame(this.registry, id)
  }
}
