import { Engine, Playout, Random, seedFrom, setsOf, UserError } from '@longtable/kernel'
import { proves } from '@longtable/kernel/proofs'
import { describe, expect, test } from 'vitest'
import { FIRST_RELEASE } from '../src/content/numbers.ts'
import { darkVenture } from '../src/game.ts'
import { Z } from '../src/state/card-pool.ts'
import { SIDES } from '../src/state/numbers.ts'
import { bankedAll } from '../src/state/queries/dice.ts'
import type { State } from '../src/state/schema.ts'
import type { DarkVenture } from '../src/state/tables/match-tables.ts'
import { effort, seeded } from '../../../scripts/effort.ts'

/** Random games of every story at every number of players: they end, and nothing is lost on the way. */

const GAMES = effort({ quick: 1, deep: 12 })
/** Far more than a game of five needs. */
const MOST_CHOICES = 40_000

interface Played {
  readonly choices: number
  readonly state: State
}

/** What must be settled whenever somebody is asked what to do on his turn. */
function unsettled(s: State, engine: Engine<DarkVenture>): string[] {
  const { supply } = engine.tables.edition
  const wrong: string[] = []
  for (let side = 0; side < SIDES; side++) {
    if (side !== s.turn && bankedAll(s, side) > supply.memory) wrong.push(`side ${side} has banked too much`)
  }
  for (let seat = 0; seat < engine.seats; seat++) {
    if (s.cards[Z.hand + seat].length > supply.savedCards) wrong.push(`seat ${seat} has too many cards`)
    if (s.cards[Z.offer + seat].length > 0) wrong.push(`seat ${seat} left cards in an offer`)
  }
  if (s.cards[Z.shown].length > 0) wrong.push('a card was left lying')
  if (s.fights.length > 0) wrong.push('a fight was never closed')
  return wrong
}

/** Plays one game at random, as fast as the rules allow, and looks after every choice. */
function playOut(engine: Engine<DarkVenture>, seed: string): Played {
  const random = new Random(seedFrom(`${seed}/play`))
  const playout = new Playout(engine, engine.start(seedFrom(seed)))
  const { state, stack } = playout.position
  for (let choices = 0; ; choices++) {
    if (playout.over) return { choices, state }
    if (playout.size === 0) throw new Error(`${seed}: nothing is offered after ${choices} choices`)
    if (choices > MOST_CHOICES) throw new Error(`${seed}: never ends`)
    playout.take(playout.at(random.below(playout.size)))
    const wrong = darkVenture.violations(state, engine.tables, engine.seats)
    if (stack.at(-1)?.step === 'turn') wrong.push(...unsettled(state, engine))
    if (wrong.length > 0) throw new Error(`${seed}, after ${choices + 1} choices: ${wrong.join('; ')}`)
  }
}

function open(seats: number, config: Record<string, unknown>): Engine<DarkVenture> | undefined {
  try {
    return new Engine(darkVenture, seats, config)
  } catch (error) {
    if (error instanceof UserError) return undefined
    throw error
  }
}

const tables = darkVenture.scenarios.flatMap(({ id, players: { min, max }, config }) =>
  Array.from({ length: max - min + 1 }, (_, i) => [id, min + i, config] as const),
)

describe('Random games end, with everything in its place after every choice', () => {
  test.each(tables)('%s with %i', { timeout: 120_000 }, (id, seats, config) => {
    const engine = open(seats, { ...config })
    expect(engine, `${id} refuses ${seats} players`).toBeDefined()
    if (engine === undefined) return
    for (let game = 0; game < GAMES; game++) {
      const { choices, state } = playOut(engine, seeded(`${id} ${seats} ${game}`))
      expect(choices).toBeGreaterThan(5)
      expect(state.ended).toBeGreaterThan(0)
      expect(state.round).toBeLessThanOrEqual(engine.tables.rounds || Infinity)
    }
  })
})

/** Every option that can be switched, in a game where it matters. */
const options: readonly (readonly [number, Record<string, unknown>])[] = [
  [3, { sets: setsOf(darkVenture.config), content: FIRST_RELEASE }],
  [2, { map: 'underground', target: '20' }],
  [3, { floors: true, sides: 'deal', fenceWallSupply: '20' }],
  [4, { map: 'underground', ancientTiming: 'any', redTokenStops: 'unit' }],
  [5, { roadBonus: 'step', lastSide: 'round', counters: 'forced' }],
  [2, { attackerPicksDefenders: false, fullHand: 'any', counters: 'noChain', target: '30' }],
  [1, { varpen: 'auto', autoTies: 'dice' }],
  [2, { dhargon: 'auto', bohmerk: 'auto', orpal: 'absent' }],
  [1, { orpal: 'auto', alderkang: 'auto', varpen: 'auto', dhargon: 'auto' }],
  [2, { edition: { 'units/varpen-whelp/strength': 2, 'supply/actionDie/5': 'ortho1' } }],
]

test.each(options)('Victory games of %i with %o', { timeout: 120_000 }, (seats, config) => {
  const engine = new Engine(darkVenture, seats, config)
  for (let game = 0; game < GAMES; game++) {
    expect(playOut(engine, `options ${seats} ${game}`).choices).toBeGreaterThan(0)
  }
})

test('Every option was tried', () => {
  const tried = new Set(options.flatMap(([, config]) => Object.keys(config)))
  // Stories say what they need themselves; what is in the box is tried in a game of every set.
  const ofStories = ['mode', 'scenario', 'adventure', 'level', 'campaign']
  const left = Object.keys(darkVenture.config).filter((option) => !tried.has(option))
  expect(left).toEqual(ofStories)
})

proves('DV-SETUP-01', 'a story is refused in one sentence at a number of players that it is not for', () => {
  for (const { players, config } of darkVenture.scenarios) {
    for (const seats of [1, 2, 3, 4, 5]) {
      if (seats < players.min || seats > players.max) expect(open(seats, { ...config })).toBeUndefined()
    }
  }
  expect(open(1, { varpen: 'auto' })?.seats).toBe(1)
})
