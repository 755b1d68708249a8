import { refuse, text } from '@longtable/kernel'
import { editionOf, type Edition } from '../content/edition.ts'
import { elements, terrains } from '../content/effect.ts'
import { DAY_TACTICS, type ScenarioId } from '../content/ids.ts'
import { byCount, scenarios } from '../content/scenarios.ts'
import { moveCost } from '../content/tracks.ts'
import type { EnemyAbility, EnemyRow, MapShape, ScenarioRow, SpecialRule } from '../content/types.ts'
import type { Resistance } from '../content/effect.ts'
import { compiled, type Compiled } from '../effects/compile.ts'
import { latticeOf, type Hex, type Lattice } from './pools/lattice.ts'
import type { Options } from './options.ts'
import { scenarioRules, type ScenarioRules } from '../steps/scenarios/index.ts'
import { enemyKind, FIRST_RUINS } from './pools/tokens.ts'

/** Bits of `enemy.abilities`. */
export const Ability = { fortified: 1, swift: 2, brutal: 4, poison: 8, paralyze: 16, summon: 32 } as const
/** Bits of resistances, of enemies and of units. */
export const Resist = { physical: 1, fire: 2, ice: 4 } as const

export function resistBits(list: readonly Resistance[]): number {
  return list.reduce((bits, one) => bits | Resist[one], 0)
}

function abilityBits(list: readonly EnemyAbility[]): number {
  return list.reduce((bits, one) => bits | Ability[one], 0)
}

/** What is printed on the enemy tokens, by token. */
export interface EnemyNumbers {
  readonly armor: readonly number[]
  readonly attack: readonly number[]
  /** The number of the element. */
  readonly element: readonly number[]
  readonly fame: readonly number[]
  readonly abilities: readonly number[]
  readonly resist: readonly number[]
}

export type PlayerCount = 1 | 2 | 3 | 4

/** All that is fixed for a match, numbered: made once from the options. */
export interface MatchTables {
  readonly options: Options
  readonly edition: Edition
  readonly seats: number
  readonly scenario: ScenarioRow
  /** Its place in the table. */
  readonly scenarioNo: number
  readonly rules: ScenarioRules
  readonly special: ReadonlySet<SpecialRule>
  readonly rounds: number
  /** One player, or all in one team: no competitive spells and skills. */
  readonly together: boolean
  readonly alone: boolean
  readonly dummy: boolean
  /** The team of each seat; everybody has an own one where there are none. */
  readonly team: readonly number[]
  readonly teams: boolean
  readonly pvp: boolean
  readonly coopAssault: boolean
  readonly dice: number
  /** Units of an offer. */
  readonly offer: number
  readonly lattice: Lattice
  /** By hex, of `lattice`. */
  readonly neighbours: readonly (readonly Hex[])[]
  readonly portal: Hex
  /** Move points by terrain: `cost[night ? 1 : 0]`. */
  readonly cost: readonly (readonly number[])[]
  /** The effects of this printing: uses by card kind, unit kind, skill and tactic. */
  readonly uses: Compiled
  readonly enemy: EnemyNumbers
  /** Tactics that are in the game at the start: bits. */
  readonly tactics: number
}

export function makeTables(options: Options, seats: number): MatchTables {
  const scenarioNo = scenarios.findIndex(({ id }) => id === options.scenario)
  const scenario: ScenarioRow = scenarios[scenarioNo]
  checkPlayers(scenario, seats)
  const alone = seats === 1
  const together = alone || scenario.mode === 'cooperative'
  const teams = seats === 4 && (scenario.mode === 'teams' || options.teams)
  const edition = editionOf(options.printing)
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
    pvp: options.pvp && !together && !special.has('noPvp'),
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
    uses: compiled(edition),
    enemy: enemyNumbers(edition.enemies),
    tactics: DAY_TACTICS | (DAY_TACTICS << 6),
  }
}

const epicScenarios: readonly ScenarioId[] = ['druidNights', 'oneToReturn']

/** MK-SC-122, MK-SC-123. */
function isEpic({ id }: ScenarioRow): boolean {
  return epicScenarios.some((epic) => epic === id)
}

function teamOf(seat: number, together: boolean, teams: boolean): number {
  if (together) return 0
  return teams ? seat % 2 : seat
}

/** MK-SETUP-01 */
function checkPlayers({ name, players }: ScenarioRow, seats: number): void {
  if (players.includes(seats)) return
  const most = players[players.length - 1]
  const fewer = players.slice(0, -1).join(', ')
  const allowed = fewer === '' ? most : text('scenario.or', { fewer, most })
  refuse('scenario.players', { scenario: name, players: allowed, count: most, seats })
}

function enemyNumbers(rows: readonly EnemyRow[]): EnemyNumbers {
  const printed = Array.from({ length: FIRST_RUINS }, (_, token) => rows[enemyKind(token)])
  return {
    armor: printed.map(({ armor }) => armor),
    attack: printed.map(({ attack }) => attack),
    element: printed.map(({ element }) => elements.indexOf(element)),
    fame: printed.map(({ fame }) => fame),
    abilities: printed.map(({ abilities }) => abilityBits(abilities)),
    resist: printed.map(({ resist }) => resistBits(resist)),
  }
}
