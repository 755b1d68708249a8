import { darkVentureEntry } from './dark-venture.ts'
import { immortalsEntry } from './immortals.ts'
import { mageKnightEntry } from './mage-knight.ts'
import type { GameEntry } from './game-entry.ts'

export { gameEntry, type GameEntry } from './game-entry.ts'

/** All games. */
export const registry: readonly GameEntry[] = [immortalsEntry, mageKnightEntry, darkVentureEntry]
