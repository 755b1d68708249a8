import type { Game, Scenario } from '@longtable/kernel'
import { answers } from './answers.ts'
import { ACTION_CARDS, ITEMS } from './cards.ts'
import { edition } from './content/edition.ts'
import { coverage, rows } from './coverage.ts'
import { forecast } from './forecast.ts'
import { gestures } from './gestures.ts'
import { broken } from './invariants.ts'
import { en } from './messages/en.ts'
import { fr } from './messages/fr.ts'
import { UNITS } from './numbers.ts'
import { asOptions, options } from './options.ts'
import { rules } from './rules.ts'
import { result } from './scoring.ts'
import { setUp } from './setup.ts'
import { stateNode, STREAMS, type DarkVenture } from './state.ts'
import { shortcuts } from './shortcuts.ts'
import { steps } from './steps/index.ts'
import { describeEvent } from './tell.ts'
import { makeTables } from './world.ts'

const { adventure, scenarios } = edition

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
  ...scenarios.map(({ id, mode, players: [min, max] }): Scenario => ({
    id,
    players: { min, max },
    mode,
    config: { mode: 'scenario', scenario: id },
  })),
  {
    id: adventure.id,
    players: { min: adventure.players[0], max: adventure.players[1] },
    mode: 'cooperative',
    config: { mode: 'adventure' },
  },
]

/** The whole game of Dark Venture. */
export const darkVenture: Game<DarkVenture> = {
  id: 'dark-venture',
  rulesVersion: 1,
  players: { min: 1, max: 5 },
  scenarios: stories,
  config: options,
  tables: (config, seats) => makeTables(asOptions(config), seats),
  state: stateNode,
  streams: STREAMS,
  steps,
  answers,
  setup: setUp,
  result,
  violations: broken,
  describeEvent,
  forecast,
  shortcuts,
  gestures,
  rules,
  content: {
    factions: edition.factions.length,
    heroes: edition.heroes.length,
    unitRows: edition.units.length,
    units: UNITS,
    actionCards: ACTION_CARDS,
    itemCards: ITEMS,
    autoCards: edition.autoDecks.reduce((sum, { cards }) => sum + cards.length, 0),
    scenarios: scenarios.length,
    passages: adventure.passages.length,
  },
  messages: { en, fr },
  rows,
  coverage,
}
