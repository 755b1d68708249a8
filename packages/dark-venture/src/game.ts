import { provenanceIn, type Game, type Scenario } from '@longtable/kernel'
import { BASE } from './content/box.ts'
import { edition } from './content/edition.ts'
import { ledger } from './content/numbers.ts'
import { effectMessages, VERBS } from './effects/verbs/index.ts'
import { coverage, rows } from './coverage.ts'
import { forecast } from './preview/forecast/index.ts'
import { gestures } from './preview/gestures.ts'
import { shortcuts } from './preview/shortcuts.ts'
import { rules } from './rules/index.ts'
import { asOptions, options } from './state/options.ts'
import { violations } from './state/queries/invariants.ts'
import { stateNode, STREAMS } from './state/schema.ts'
import { makeTables } from './state/tables/make-tables.ts'
import type { DarkVenture } from './state/tables/match-tables.ts'
import { answers } from './steps/answers/index.ts'
import { steps } from './steps/index.ts'
import { setUp } from './steps/initial-state.ts'
import { result } from './steps/scoring/winners.ts'
import { describeEvent } from './text/event-text/index.ts'
import { en } from './text/messages/en.ts'
import { fr } from './text/messages/fr.ts'
import { mergedMessages } from './text/messages/merged.ts'

const { adventures, scenarios } = edition

const stories: readonly Scenario[] = [
  { id: 'victory', players: { min: 2, max: 5 }, mode: 'competitive', config: { mode: 'victory' } },
  {
    id: 'victoryUnderground',
    players: { min: 2, max: 5 },
    mode: 'competitive',
    config: { mode: 'victory', map: 'underground' },
  },
  {
    id: 'autoEnemies',
    players: { min: 1, max: 5 },
    mode: 'competitive',
    config: { mode: 'victory', dhargon: 'auto', alderkang: 'auto' },
  },
  ...scenarios.map(({ id, mode, players: [min, max], set }): Scenario => ({
    id,
    players: { min, max },
    mode,
    config: { mode: 'scenario', scenario: id, ...itsSet(set) },
  })),
  ...adventures.map(({ id, players: [min, max], set }, n): Scenario => ({
    id,
    players: { min, max },
    mode: 'cooperative',
    config: { mode: 'adventure', ...(n > 0 && { adventure: id }), ...itsSet(set) },
  })),
]

/** A story of a further set is played with it. */
function itsSet(set: string | undefined): { readonly sets?: readonly string[] } {
  return set === undefined || set === BASE ? {} : { sets: [BASE, set] }
}

/** The whole game of Dark Venture. */
export const darkVenture: Game<DarkVenture> = {
  id: 'dark-venture',
  rulesVersion: 2,
  players: { min: 1, max: 5 },
  scenarios: stories,
  config: options,
  ledger,
  tables: (config, seats, rulesVersion) => makeTables(asOptions(config), seats, VERBS, rulesVersion),
  state: stateNode,
  streams: STREAMS,
  steps,
  answers,
  setup: setUp,
  result,
  violations: violations,
  describeEvent,
  forecast,
  shortcuts,
  gestures,
  rules,
  content: {
    factions: edition.factions.length,
    heroes: edition.heroes.length,
    unitRows: edition.units.length,
    units: edition.units.reduce((sum, { count }) => sum + count, 0),
    actionCards: edition.actionCards.reduce((sum, { copies }) => sum + copies, 0),
    itemCards: edition.itemCards.reduce((sum, { copies }) => sum + copies, 0),
    autoCards: edition.autoDecks.reduce((sum, { cards }) => sum + cards.length, 0),
    scenarios: scenarios.length,
    passages: adventures.reduce((sum, adventure) => sum + adventure.passages.length, 0),
  },
  messages: {
    en: mergedMessages([en, effectMessages('en')]),
    fr: mergedMessages([fr, effectMessages('fr')]),
  },
  provenance: (tables) => provenanceIn(tables.edition),
  rows,
  coverage,
}
