import {
  ledgerOf,
  provenanceIn,
  verbMessages,
  type Game,
  type Language,
  type Messages,
  type Scenario,
} from '@longtable/kernel'
import { effectVerbs } from './effects/verbs/index.ts'
import { joined } from './text/messages/joined.ts'
import { editionOf, RULES_VERSION } from './content/edition.ts'
import { heroes } from './content/heroes.ts'
import { written } from './content/ledger.ts'
import { BASE, ledger } from './content/numbers.ts'
import { ruins } from './content/ruins.ts'
import { playersFor, scenarios } from './content/scenarios.ts'
import { sites } from './content/sites.ts'
import { skills } from './content/skills.ts'
import { tactics } from './content/tactics.ts'
import { tiles } from './content/tiles.ts'
import type { ScenarioRow } from './content/types.ts'
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
import { compiled, makeTables } from './match-tables.ts'

const edition = editionOf('2018')

const scenarioRows: readonly ScenarioRow[] = scenarios

/** Everything that has a number: the content, then the effects of its rows. */
const whole = ledgerOf(written, [...ledger.lines, ...compiled.nodes.lines])

/** With the sentences that stand beside the verbs of effects. */
function withVerbs(messages: Messages, language: Language): Messages {
  return joined([messages, { effect: verbMessages(effectVerbs, language) }])
}

/** The whole game of Mage Knight. */
export const mageKnight: Game<MageKnight> = {
  id: 'mage-knight',
  rulesVersion: RULES_VERSION,
  players: { min: 1, max: 4 },
  scenarios: scenarioRows.map((row): Scenario => {
    const { id, mode, set } = row
    const players = playersFor(row, false)
    return {
      id,
      players: { min: players[0], max: players[players.length - 1] },
      mode,
      config: set === BASE ? { scenario: id } : { scenario: id, sets: [BASE, set] },
    }
  }),
  config: options,
  ledger: whole,
  tables: (config, seats, rulesVersion) => makeTables(asOptions(config), seats, rulesVersion),
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
    skills: skills.length,
    tactics: tactics.length,
    enemies: edition.enemies.length,
    ruins: ruins.length,
    tokens: TOKENS,
    sites: sites.length,
    tiles: tiles.length,
    scenarios: scenarios.length,
  },
  messages: { en: withVerbs(en, 'en'), fr: withVerbs(fr, 'fr') },
  // Everything was found in public, but for what rows say themselves.
  provenance: ({ edition: { deeds: _deeds, ...tables } }) =>
    provenanceIn({ ...tables, sites, ruins, tiles, scenarios }, 'found'),
  rows,
  coverage,
}
