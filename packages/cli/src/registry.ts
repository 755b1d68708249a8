import { fileURLToPath } from 'node:url'
import { steer as steerDarkVenture } from '@longtable/dark-venture/steering'
import { registry } from '@longtable/games'
import type { Steer } from '@longtable/kernel/testing'
import { steer as steerMageKnight } from '@longtable/mage-knight/steering'
import { darkVentureTable } from './games/dark-venture.ts'
import { genericTable } from './games/generic.ts'
import { immortalsTable } from './games/immortals.ts'
import { mageKnightTable } from './games/mage-knight.ts'
import type { Entry, TextTable } from './house.ts'

/** How games are drawn; one that is not here gets the plainest table. */
const tables: Readonly<Record<string, TextTable>> = {
  immortals: immortalsTable as unknown as TextTable,
  'mage-knight': mageKnightTable as unknown as TextTable,
  'dark-venture': darkVentureTable as unknown as TextTable,
}

const steers: Readonly<Record<string, Steer>> = {
  'mage-knight': steerMageKnight as unknown as Steer,
  'dark-venture': steerDarkVenture as unknown as Steer,
}

function testsOf(game: string): string {
  return fileURLToPath(new URL(`../../${game}/test`, import.meta.url))
}

/** The games of the house. */
export const entries: readonly Entry[] = registry.map(({ game, bots }) => ({
  game,
  bots,
  table: tables[game.id] ?? genericTable,
  tests: testsOf(game.id),
  ...(Object.hasOwn(steers, game.id) && { steer: steers[game.id] }),
}))
