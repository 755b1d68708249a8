import { refuse, text } from '@longtable/kernel'
import { editionOf, RULES_VERSION, type Edition } from './content/edition.ts'
import { elements, terrains } from './content/effect.ts'
import { BackOf, type ScenarioId } from './content/ids.ts'
import { ledger, numbered } from './content/numbers.ts'
import { byCount, playersFor, rowFor } from './content/scenarios.ts'
import { moveCost } from './content/tracks.ts'
import type { EnemyRow, MapShape, ScenarioRow } from './content/types.ts'
import { compileEffects } from './effects/compile.ts'
import { effectVerbs } from './effects/verbs/index.ts'
import { boxOf, isPacked } from './state/box.ts'
import type { EffectUses, EnemyAttack, EnemyNumbers, MatchTables, PlayerCount } from './state/match.ts'
import type { Options } from './state/options.ts'
import { latticeOf } from './state/pools/lattice.ts'
import { enemyKind } from './state/pools/tokens.ts'
import { abilityBits, resistBits } from './state/traits.ts'
import { effectWriter } from './text/effect.ts'
import { scenarioRules } from './steps/scenarios/index.ts'

/** The effects of all printings, compiled once. */
export const compiled = compileEffects(effectVerbs)
export const effectText = effectWriter(effectVerbs)

function usesIn(edition: Edition): EffectUses {
  const uses = compiled.uses.get(edition)
  if (uses === undefined) throw new Error(`nothing is known of the printing of ${edition.printing}`)
  return uses
}

export function makeTables(options: Options, seats: number, rulesVersion = RULES_VERSION): MatchTables {
  const scenarioNo = ledger.numberOf('scenario', options.scenario)
  const row = numbered.scenarios[scenarioNo]
  checkBox(row, scenarioNo, options)
  checkPlayers(row, seats, options, rulesVersion)
  const scenario = rulesVersion < FORMS_SINCE ? row : rowFor(row, seats, options.oneTeam)
  const alone = seats === 1
  const together = alone || scenario.mode === 'cooperative'
  const teams = seats === 4 && (scenario.mode === 'teams' || options.teams)
  const edition = editionOf(options.printing, rulesVersion)
  const lattice = latticeOf(scenario.shape[seats as PlayerCount] ?? ('wedge' satisfies MapShape))
  const special = new Set([...scenario.special, ...(alone ? (scenario.alone ?? []) : [])])
  return {
    options,
    edition,
    seats,
    scenario,
    scenarioNo,
    rules: scenarioRules(scenario),
    special,
    rounds: byCount(scenario.rounds, seats) + (options.epic && isEpic(scenario) ? 2 : 0),
    together,
    alone,
    dummy: byCount(scenario.dummy, seats) > 0,
    team: Array.from({ length: seats }, (_, seat) => teamOf(seat, together, teams)),
    teams,
    pvp: options.pvp && !together && (options.firstDuels || !special.has('noPvp')),
    coopAssault: !alone && (scenario.mode === 'cooperative' || options.coopAssault === 'always'),
    dice: seats + 2 + scenario.start.extraDice, // MK-SETUP-11, MK-SC-31
    offer: seats + 2 + scenario.start.extraUnits, // MK-SETUP-10
    lattice,
    neighbours: lattice.neighbours,
    portal: lattice.start * 7,
    cost: [
      terrains.map((terrain) => moveCost[terrain].day),
      terrains.map((terrain) => moveCost[terrain].night),
    ],
    uses: usesIn(edition),
    nodes: compiled.nodes,
    effectText,
    enemy: enemyNumbers(edition.enemies),
    box: boxOf(options),
  }
}

/** The version of the rules with which missions could be played alone and as one team. */
const FORMS_SINCE = 3

const epicScenarios: readonly ScenarioId[] = ['druidNights', 'oneToReturn']

/** MK-SC-122, MK-SC-123. */
function isEpic({ id }: ScenarioRow): boolean {
  return epicScenarios.some((epic) => epic === id)
}

function teamOf(seat: number, together: boolean, teams: boolean): number {
  if (together) return 0
  return teams ? seat % 2 : seat
}

/** A scenario of a set is played with that set. */
function checkBox(scenario: ScenarioRow, scenarioNo: number, options: Options): void {
  const { name, set } = scenario
  if (isPacked(options, 'scenario', scenarioNo, scenario)) return
  refuse('scenario.set', { scenario: name, set: text(`options.sets.values.${set}`) })
}

/** MK-SETUP-01, MK-ANY-01, MK-ANY-05 */
function checkPlayers(row: ScenarioRow, seats: number, { oneTeam }: Options, rulesVersion: number): void {
  const { name } = row
  const players = rulesVersion < FORMS_SINCE ? row.players : playersFor(row, oneTeam)
  if (players.includes(seats)) return
  const most = players[players.length - 1]
  const fewer = players.slice(0, -1).join(', ')
  const allowed = fewer === '' ? most : text('scenario.or', { fewer, most })
  refuse('scenario.players', { scenario: name, players: allowed, count: most, seats })
}

/** All attacks of an enemy that has several. */
function attacksIn({ attack, element, more }: EnemyRow): readonly EnemyAttack[] {
  if (more === undefined) return []
  return [{ attack, element }, ...more].map((one) => ({ ...one, element: elements.indexOf(one.element) }))
}

function enemyNumbers(rows: readonly EnemyRow[]): EnemyNumbers {
  const printed = numbered.enemies.map((_, token) => rows[enemyKind(token)])
  return {
    armor: printed.map(({ armor }) => armor),
    attack: printed.map(({ attack }) => attack),
    element: printed.map(({ element }) => elements.indexOf(element)),
    fame: printed.map(({ fame }) => fame),
    abilities: printed.map(({ abilities }) => abilityBits(abilities)),
    resist: printed.map(({ resist }) => resistBits(resist)),
    attacks: printed.map(attacksIn),
    elusive: printed.map(({ elusive }) => elusive ?? 0),
    defend: printed.map(({ defend }) => defend ?? 0),
    reputation: printed.map(({ reputation }) => reputation ?? 0),
    summons: printed.map(({ summons }) => (summons ?? ['brown']).map((colour) => BackOf[colour])),
  }
}
