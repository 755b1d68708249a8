import { readFileSync } from 'node:fs'
import { Engine, type Config, type Json, type Position } from '@longtable/kernel'
import { mageKnight } from '../../src/game.ts'
import type { MageKnight } from '../../src/state/match.ts'

/**
 * Positions in which a strong hand, four units and a crystal of each colour stand beside a city of three defenders, with Move
 * for the way in: eight games of Solo Conquest up to the first city, the hero and what he has put there by hand, three times
 * each. What is unknown was imagined, so every position is one that a seat could think of.
 */
interface Sieges {
  readonly rulesVersion: number
  readonly seats: number
  readonly config: Config
  readonly positions: readonly Json[]
}

export interface Siege {
  readonly engine: Engine<MageKnight>
  readonly position: Position<MageKnight>
}

export function sieges(): Siege[] {
  const text = readFileSync(new URL('../sieges/strong-hands.json', import.meta.url), 'utf8')
  const { seats, config, rulesVersion, positions } = JSON.parse(text) as Sieges
  const engine = new Engine(mageKnight, seats, config, rulesVersion)
  return positions.map((json) => ({ engine, position: engine.decode(json) }))
}
