import { provenanceIn, type Game } from '@longtable/kernel'
import { baseEdition, RULES_VERSION } from './content/edition.ts'
import { editableIn } from './content/editable.ts'
import { ledger } from './content/numbers.ts'
import { coverage, rows } from './coverage.ts'
import { forecast } from './preview/forecast.ts'
import { shortcuts } from './preview/shortcuts.ts'
import { rules } from './rules/index.ts'
import { violations } from './state/invariants.ts'
import { asOptions, options } from './state/options.ts'
import { stateNode, type Immortals } from './state/schema.ts'
import { result } from './state/scoring.ts'
import { STREAMS } from './state/streams.ts'
import { makeTables } from './state/tables.ts'
import { steps } from './steps/index.ts'
import { setUp } from './steps/set-up.ts'
import { describeEvent } from './text/events.ts'
import { en } from './text/messages/en.ts'
import { fr } from './text/messages/fr.ts'

const { supply, tribes, areas, regions, board, magic } = baseEdition

/** The whole game of Immortals. */
export const immortals: Game<Immortals> = {
  id: 'immortals',
  rulesVersion: RULES_VERSION,
  players: { min: 3, max: 5 },
  scenarios: [{ id: 'standard', players: { min: 3, max: 5 }, config: {} }],
  config: options,
  ledger,
  tables: (config, seats, rulesVersion) => makeTables(asOptions(config), seats, rulesVersion),
  state: stateNode,
  streams: STREAMS,
  steps,
  setup: setUp,
  result: (s) => result(s),
  violations,
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
  edition: editableIn(baseEdition),
  provenance: ({ edition }) => provenanceIn(edition),
  rows,
  coverage,
}
