import { Engine, Playout, Random, UserError, seedFrom } from '@longtable/kernel'
import { proves } from '@longtable/kernel/proofs'
import { describe, expect, test } from 'vitest'
import { playersFor, scenarios } from '../src/content/scenarios.ts'
import type { ScenarioRow } from '../src/content/types.ts'
import { effort } from '../../../scripts/effort.ts'
import { mageKnight } from '../src/game.ts'
import type { MageKnight } from '../src/state/match.ts'
import type { State } from '../src/state/schema/state.ts'
import { printed } from './support/first-box.ts'

/** Random games of every scenario at every number of players: they end, and nothing is lost on the way. */

const GAMES = 5
/** Far more than a game of four needs. */
const MOST_CHOICES = 20_000

interface Played {
  readonly choices: number
  readonly state: State
}

/** Plays one game at random, as fast as the rules allow, and looks after every choice. */
function playOut(engine: Engine<MageKnight>, seed: string): Played {
  const random = new Random(seedFrom(`${seed}/play`))
  const playout = new Playout(engine, engine.start(seedFrom(seed)))
  const { state } = playout.position
  for (let choices = 0; ; choices++) {
    if (playout.over) return { choices, state }
    if (playout.size === 0) throw new Error(`${seed}: nothing is offered after ${choices} choices`)
    if (choices > MOST_CHOICES) throw new Error(`${seed}: never ends`)
    playout.take(playout.at(random.below(playout.size)))
    const wrong = mageKnight.violations(state, engine.tables, engine.seats)
    if (wrong.length > 0) throw new Error(`${seed}, after ${choices + 1} choices: ${wrong.join('; ')}`)
  }
}

const tables = scenarios.flatMap(({ id, players }) => players.map((seats) => [id, seats] as const))

/** Alone and as one team, where the row itself is neither. */
const forms = (scenarios as readonly ScenarioRow[]).flatMap(({ id, solo, together }) => [
  ...(solo?.players ?? []).map((seats) => [id, seats, {}] as const),
  ...(together?.players ?? []).map((seats) => [id, seats, { oneTeam: true }] as const),
])

test.each(forms)('%s with %i and %o', (scenario, seats, config) => {
  const engine = new Engine(mageKnight, seats, { scenario, ...config })
  for (let game = 0; game < effort({ quick: 1, deep: 10 }); game++) {
    const { choices, state } = playOut(engine, `forms ${scenario} ${seats} ${game}`)
    expect(choices).toBeGreaterThan(10)
    expect(engine.tables.rules.score(state, engine.tables).scores).toHaveLength(seats)
  }
})

describe('Random games end, with everything in its place after every choice', () => {
  test.each(tables)('%s with %i', (scenario, seats) => {
    const engine = new Engine(mageKnight, seats, { scenario })
    const heroes = new Set<number>()
    for (let game = 0; game < GAMES; game++) {
      const { choices, state } = playOut(engine, `${scenario} ${seats} ${game}`)
      expect(choices).toBeGreaterThan(50)
      expect(state.round).toBeLessThanOrEqual(engine.tables.rounds)
      for (const { hero } of state.players) heroes.add(hero)
    }
    expect(heroes.size).toBeGreaterThan(1)
  })
})

/** Every option that can be switched, in a scenario where it matters. */
const options: readonly (readonly [string, number, Record<string, unknown>])[] = [
  ['fullConquest', 3, { heroes: 'random', printing: '2011' }],
  ['fullConquest', 2, { pvp: false, coopAssault: 'always', cityLevel: 2 }],
  ['fullConquest', 4, { teams: true, pvpEqualLevelNeedsLowerFame: true, pvpEnemies: 'rulebook' }],
  [
    'blitzConquest',
    2,
    { openMap: true, spawningRefill: false, garrisonAtNight: false, nightRulesValues: false },
  ],
  ['blitzConquest', 3, { firstNight: true, darkness: true, rightMomentLastTurn: true }],
  ['blitzConquest', 4, { friendlySpells: true, friendlySkills: true, friendlyMana: true, teams: true }],
  ['fullConquest', 2, { rampage: 'rampage', randomCities: true }],
  ['soloConquest', 1, { rampage: 'more', cityLevel: 11 }],
  ['fullCooperation', 3, { achievementsLowest: true, randomCities: true }],
  ['druidNights', 2, { gladeShields: true, epic: true }],
  ['oneToReturn', 4, { epic: true, teams: true }],
  ['dungeonLords', 2, { oneTeam: true, heroCards: 'first' }],
  ['blitzConquest', 3, { drafting: true, actionUpgrades: true, interactiveCombat: true, heroes: 'auction' }],
  ['soloConquest', 1, { drafting: true, actionUpgrades: true, interactiveCombat: true, heroes: 'auction' }],
  ['dungeonLords', 2, { randomOrientation: true }],
  ['fullConquest', 2, { megapolis: 9, randomOrientation: true }],
  ['blitzCooperation', 2, { megapolis: 16 }],
  ['firstReconnaissance', 3, { firstDuels: true }],
  ['blitzCooperation', 2, { coopTurns: 'round' }],
  ['fullConquest', 2, printed],
]

test.each(options)('%s with %i and %o', (scenario, seats, config) => {
  const engine = new Engine(mageKnight, seats, { scenario, ...config })
  for (let game = 0; game < 2; game++) {
    expect(playOut(engine, `options ${seats} ${game}`).choices).toBeGreaterThan(50)
  }
})

test('Every option was tried', () => {
  const tried = new Set(options.flatMap(([, , config]) => Object.keys(config)))
  expect(Object.keys(mageKnight.config).filter((option) => !tried.has(option))).toEqual(['scenario'])
})

proves(
  'MK-SETUP-01',
  'a scenario is refused in one sentence at a number of players that it is not for',
  () => {
    for (const row of scenarios as readonly ScenarioRow[]) {
      for (const oneTeam of [false, true]) {
        for (const seats of [1, 2, 3, 4]) {
          const open = (): unknown => new Engine(mageKnight, seats, { scenario: row.id, oneTeam })
          if (playersFor(row, oneTeam).includes(seats)) open()
          else expect(open).toThrow(UserError)
        }
      }
    }
  },
)
