import { fileURLToPath } from 'node:url'
import { steer as steerDarkVenture } from '@longtable/dark-venture/steering'
import { registry } from '@longtable/games'
import type { Steer } from '@longtable/kernel/testing'
import { steer as steerMageKnight } from '@longtable/mage-knight/steering'
import { darkVentureBoard } from './games/dark-venture.ts'
import { genericBoard } from './games/generic.ts'
import { immortalsBoard } from './games/immortals.ts'
import { mageKnightBoard } from './games/mage-knight.ts'
import type { CliGameEntry } from './games/game-entry.ts'
import type { TextBoard } from './games/text-board.ts'

/** How games are drawn; one that is not here gets the generic board. */
const textBoards: Readonly<Record<string, TextBoard>> = {
  immortals: immortalsBoard as unknown as TextBoard,
  'mage-knight': mageKnightBoard as unknown as TextBoard,
  'dark-venture': darkVentureBoard as unknown as TextBoard,
}

const steers: Readonly<Record<string, Steer>> = {
  'mage-knight': steerMageKnight as unknown as Steer,
  'dark-venture': steerDarkVenture as unknown as Steer,
}

function testsOf(game: string): string {
  return fileURLToPath(new URL(`../../${game}/test`, import.meta.url))
}

/** All games, with what the command line adds to them. */
export const gameEntries: readonly CliGameEntry[] = registry.map(({ game, bots }) => ({
  game,
  bots,
  textBoard: textBoards[game.id] ?? genericBoard,
  tests: testsOf(game.id),
  ...(Object.hasOwn(steers, game.id) && { steer: steers[game.id] }),
}))
