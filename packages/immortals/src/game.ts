import type { Game } from '@longtable/kernel'
import { coverage, rows } from './coverage.ts'
import { STREAMS } from './deeds.ts'
import { forecast } from './forecast.ts'
import { broken } from './invariants.ts'
import { en } from './messages/en.ts'
import { fr } from './messages/fr.ts'
import { asOptions, options } from './options.ts'
import { baseEdition } from './content/edition.ts'
import { rules } from './rules.ts'
import { result } from './scoring.ts'
import { setUp } from './setup.ts'
import { shortcuts } from './shortcuts.ts'
import { stateNode, type Immortals } from './state.ts'
import { steps } from './steps/index.ts'
import { describeEvent } from './tell.ts'
import { makeTables } from './world.ts'

const { supply, tribes, areas, regions, board, magic } = baseEdition

/** The whole game of Immortals. */
export const immortals: Game<Immortals> = {
  id: 'immortals',
  rulesVersion: 1,
  players: { min: 3, max: 5 },
  scenarios: [{ id: 'standard', players: { min: 3, max: 5 }, config: {} }],
  config: options,
  tables: (config, seats) => makeTables(asOptions(config), seats),
  state: stateNode,
  streams: STREAMS,
  steps,
  setup: setUp,
  result: (s) => result(s),
  violations: broken,
  describeEvent,
  forecast,
  shortcuts,
  rules,
  content: {
    areas: areas.length,
    regions: regions.length,
    sites: 2 * regions.length,
    lightTribes: tribes.light.length,
    darkTribes: tribes.dark.length,
    boardSpaces: board.army.length + board.magic.length,
    magicCards: magic.length,
    regionCards: supply.regionCards,
    conflictCards: supply.conflictCards,
    blankCards: supply.blankCards,
  },
  messages: { en, fr },
  rows,
  coverage,
}
