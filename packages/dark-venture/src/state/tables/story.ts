import { refuse } from '@longtable/kernel'
import { factionIds } from '../../content/ids.ts'
import type { Edition } from '../../content/override.ts'
import type { AdventureRow, ScenarioRow, ScenarioSide } from '../../content/stories.ts'
import { SIDE_NO } from '../names.ts'
import { HERO_SIDE, NEUTRAL, type SideNo, SIDES } from '../numbers.ts'
import type { Options } from '../options.ts'

/** What is played: a Victory game, a scenario or the adventure (DV-SETUP-01). */
export interface StoryTables {
  readonly scenario: ScenarioRow | undefined
  readonly adventure: AdventureRow | undefined
  /** By side: its row in the scenario. */
  readonly cast: readonly (ScenarioSide | undefined)[]
  /** By side: may a seat take it? */
  readonly open: readonly boolean[]
  /** By side: its Auto-Enemy deck plays it whatever the seats take (adventure: once it wakes). */
  readonly auto: readonly boolean[]
  /** Points that win a Victory game; 0 in a story. */
  readonly target: number
  /** The last round of a scenario; 0: no end. */
  readonly rounds: number
}

export function storyTables(options: Options, edition: Edition, seats: number): StoryTables {
  switch (options.mode) {
    case 'scenario':
      return scenarioTables(options, edition, seats)
    case 'adventure':
      return adventureTables(edition, seats)
    case 'victory':
      return victoryTables(options, seats)
  }
}

const sides: readonly SideNo[] = Array.from({ length: SIDES }, (_, side) => side)

function victoryTables(options: Options, seats: number): StoryTables {
  const auto = sides.map((side) => side < HERO_SIDE && options[factionIds[side]] === 'auto')
  const open = sides.map(
    (side) => side < NEUTRAL && (side >= HERO_SIDE || options[factionIds[side]] === 'open'),
  )
  const playing = seats + auto.filter(Boolean).length
  if (playing < 2) refuse('setup.tooFew', { seats })
  // Delok is one of the Alderkang: of the two only one is played alone.
  const isShared = open[SIDE_NO.alderkang] || auto[SIDE_NO.alderkang]
  const free = open.filter(Boolean).length - (isShared ? 1 : 0)
  if (free < seats) refuse('setup.tooManySeats', { seats, free })
  return {
    scenario: undefined,
    adventure: undefined,
    cast: sides.map(() => undefined),
    open,
    auto,
    target: Number(options.target),
    rounds: 0,
  }
}

function scenarioTables(options: Options, edition: Edition, seats: number): StoryTables {
  const scenario = edition.scenarios.find(({ id }) => id === options.scenario)
  if (scenario === undefined) throw new Error(`no scenario ${options.scenario}`)
  const [least, most] = scenario.players
  if (seats < least || seats > most) {
    refuse('setup.scenarioSeats', { scenario: scenario.name, least, most, seats })
  }
  const cast = sides.map((side) => scenario.sides.find((row) => SIDE_NO[row.side] === side))
  return {
    scenario,
    adventure: undefined,
    cast,
    open: cast.map((row) => row !== undefined && row.control !== 'auto'),
    auto: cast.map((row) => row?.control === 'auto'),
    target: 0,
    rounds: scenario.rounds,
  }
}

function adventureTables({ adventure }: Edition, seats: number): StoryTables {
  const [least, most] = adventure.players
  if (seats < least || seats > most) {
    refuse('setup.scenarioSeats', { scenario: adventure.name, least, most, seats })
  }
  const enemy = SIDE_NO[adventure.enemy.faction]
  return {
    scenario: undefined,
    adventure,
    cast: sides.map(() => undefined),
    open: sides.map((side) => side < NEUTRAL && side !== enemy),
    auto: sides.map((side) => side === enemy),
    target: 0,
    rounds: 0,
  }
}
