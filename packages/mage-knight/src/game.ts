import { verbMessages, type Game, type Language, type Messages, type Scenario } from '@longtable/kernel'
import { effectVerbs } from './effects/verbs/index.ts'
import { joined } from './text/messages/joined.ts'
import { editionOf } from './content/edition.ts'
import { heroes } from './content/heroes.ts'
import { ruins } from './content/ruins.ts'
import { scenarios } from './content/scenarios.ts'
import { sites } from './content/sites.ts'
import { tiles } from './content/tiles.ts'
import { forecast } from './preview/forecast.ts'
import { coverage, rows } from './coverage.ts'
import { violations } from './state/invariants.ts'
import { en } from './text/messages/en.ts'
import { fr } from './text/messages/fr.ts'
import { asOptions, options } from './state/options.ts'
import { rules } from './rules/index.ts'
import { setUp } from './steps/setup.ts'
import { shortcuts } from './preview/shortcuts.ts'
import { stateNode, STREAMS } from './state/schema/state.ts'
import type { MageKnight } from './state/match.ts'
import { steps } from './steps/index.ts'
import { describeEvent } from './text/events/index.ts'
import { CARDS } from './state/pools/deed-cards.ts'
import { TOKENS } from './state/pools/tokens.ts'
import { UNITS } from './state/pools/unit-cards.ts'
import { makeTables } from './match-tables.ts'

const edition = editionOf('2018')

/** With the sentences that stand beside the verbs of effects. */
function withVerbs(messages: Messages, language: Language): Messages {
  return joined([messages, { effect: verbMessages(effectVerbs, language) }])
}

/** The whole game of Mage Knight. */
export const mageKnight: Game<MageKnight> = {
  id: 'mage-knight',
  rulesVersion: 1,
  players: { min: 1, max: 4 },
  scenarios: scenarios.map(({ id, players, mode }): Scenario => ({
    id,
    players: { min: players[0], max: players[players.length - 1] },
    mode,
    config: { scenario: id },
  })),
  config: options,
  tables: (config, seats) => makeTables(asOptions(config), seats),
  state: stateNode,
  streams: STREAMS,
  steps,
  setup: setUp,
  result: (s, tables) => ({ ...tables.rules.score(s, tables), rounds: s.round }),
  feats: (s, tables) => ({
    goal: s.players.map(() => tables.rules.isOver(s, tables)),
    fame: s.players.map(({ fame }) => fame),
  }),
  violations: violations,
  describeEvent,
  forecast,
  shortcuts,
  rules,
  content: {
    heroes: heroes.length,
    basicActions: edition.basicActions.length,
    advancedActions: edition.advancedActions.length,
    spells: edition.spells.length,
    artifacts: edition.artifacts.length,
    deedCards: CARDS,
    units: edition.units.length,
    unitCards: UNITS,
    skills: edition.skills.length,
    tactics: edition.tactics.length,
    enemies: edition.enemies.length,
    ruins: ruins.length,
    tokens: TOKENS,
    sites: sites.length,
    tiles: tiles.length,
    scenarios: scenarios.length,
  },
  messages: { en: withVerbs(en, 'en'), fr: withVerbs(fr, 'fr') },
  rows,
  coverage,
}
