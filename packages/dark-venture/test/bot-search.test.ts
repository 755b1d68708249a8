import { botSeat, playGame, Search, type SearchBudget, searchingBot } from '@longtable/bots'
import {
  type BotPlayer,
  type BotSeat,
  type Choice,
  Engine,
  Random,
  sameChoice,
  seedFrom,
} from '@longtable/kernel'
import { describe, expect, test } from 'vitest'
import { hints, ROUND } from '../src/bots/search-hints.ts'
import { darkVenture } from '../src/game.ts'
import type { DarkVenture } from '../src/state/tables/match-tables.ts'
import { scene, type Scene } from './support/scene.ts'

/** As little thinking as there can be, for whole games. */
const hasty: SearchBudget = { nodes: 2, horizon: 1, lines: 2, noise: 0 }
const careful: SearchBudget = { ...hasty, nodes: 60, lines: 10 }

function lineOf(
  bot: BotPlayer<DarkVenture>,
  seat: BotSeat<DarkVenture> | undefined,
  seed: string,
): readonly Choice[] {
  if (seat === undefined) throw new Error('nothing is asked')
  return bot.line?.(seat, new Random(seedFrom(seed))) ?? []
}

/** What a bot would do in a scene. */
function lineIn({ engine, position, awaited }: Scene, budget: SearchBudget): readonly Choice[] {
  return lineOf(searchingBot('thinks', hints, budget), botSeat(engine, position, awaited[0]), 'scene')
}

const meeting = {
  sides: {
    varpen: { units: { a: 'varpen-brute F12', b: 'varpen-raider F12' } },
    orpal: { units: { x: 'orpal-bonewalker F12', y: 'orpal-shade P9' } },
  },
  dice: '1 1 2 s',
} as const

describe('a bot that searches', () => {
  test('thinks the same again from the same seed', () => {
    const line = lineIn(scene(meeting), careful)
    expect(line.length).toBeGreaterThan(0)
    expect(lineIn(scene(meeting), careful)).toEqual(line)
  })

  test('chooses the same side, whatever it was asked before', () => {
    const engine = new Engine(darkVenture, 2)
    const position = engine.start(seedFrom('again'))
    const asked = botSeat(engine, position, engine.awaited(position)[0])
    const bot = searchingBot('careful', hints, { ...careful, lines: 3 })
    const first = lineOf(bot, asked, 'side')
    for (let i = 0; i < 5; i++) expect(lineOf(bot, asked, 'side')).toEqual(first)
  })

  test('makes the attack that wins the game', () => {
    const table = scene({ ...meeting, also: (s) => void (s.points[0] = 9) })
    expect(lineIn(table, careful)[0]).toMatchObject({ do: 'attack' })
  })

  test.each([
    ['a Victory game', 3, {}],
    ['a game against Auto-Enemies', 1, { dhargon: 'auto', alderkang: 'auto' }],
    ['a scenario', 2, { mode: 'scenario', scenario: 'duel' }],
    ['a scenario together', 2, { mode: 'scenario', scenario: 'hunt' }],
    ['the adventure', 1, { mode: 'adventure' }],
  ] as const)('plays %s with %i and chooses only what is offered', (_id, seats, config) => {
    const engine = new Engine(darkVenture, seats, config)
    const bots = Array.from({ length: seats }, () => searchingBot('hasty', hints, hasty))
    const astray: Choice[] = []
    const { state } = playGame(engine, 'offered', bots, (_position, _seat, { offered }, choice) => {
      if (!offered.some((one) => sameChoice(one, choice))) astray.push(choice)
    })
    expect(astray).toEqual([])
    expect(state.ended).toBeGreaterThan(0)
  })

  test('decides by what its seat can know', () => {
    const engine = new Engine(darkVenture, 2)
    const chance = new Random(seedFrom('imagined'))
    const bot = searchingBot('hasty', hints, hasty)
    let compared = 0
    playGame(engine, 'known', [bot, bot], (_position, seat, asked) => {
      if (chance.below(8) > 0) return
      compared++
      const imagined = botSeat(engine, engine.imagine(asked.view, chance), seat)
      expect(imagined?.view).toEqual(asked.view)
      expect(lineOf(bot, imagined, 'known')).toEqual(lineOf(bot, asked, 'known'))
    })
    expect(compared).toBeGreaterThan(3)
  })

  test('says what it considered, in terms that have words', () => {
    const { engine, position, awaited } = scene(meeting)
    const seat = botSeat(engine, position, awaited[0])
    if (seat === undefined) throw new Error('nothing is asked')
    const bot = searchingBot('careful', hints, careful)
    const found = bot.consider?.(seat, new Random(seedFrom('advice')), 3) ?? []
    expect(found).toHaveLength(3)
    expect(found[0].terms.length).toBeGreaterThan(0)
    for (const { chance } of found) expect(chance).toBeGreaterThan(0)
  })
})

describe('how much it thinks', () => {
  test('looks several times ahead, and still makes the attack that wins the game', () => {
    const table = scene({ ...meeting, also: (s) => void (s.points[0] = 9) })
    expect(lineIn(table, { ...careful, horizon: ROUND, looks: 2 })[0]).toMatchObject({ do: 'attack' })
  })

  test('is most for the side, which is judged by how games end', () => {
    const engine = new Engine(darkVenture, 2)
    const position = engine.start(seedFrom('side'))
    const asked = botSeat(engine, position, engine.awaited(position)[0])
    if (asked === undefined) throw new Error('nothing is asked')
    expect(asked.step).toBe('setup.side')
    const { share, looks, rounds } = hints.careFor(asked)
    expect(share).toBeGreaterThan(2)
    expect(looks).toBe(1)
    const search = new Search(
      asked,
      hints,
      { ...careful, lines: 12, nodes: 96, horizon: rounds * ROUND },
      new Random(seedFrom('sides')),
    )
    search.run()
    expect(search.candidates.length).toBe(asked.offered.length)
    // Won, shared or lost: nothing was left to the model.
    for (const { sums } of search.candidates) expect(2 * sums[0]).toBe(Math.round(2 * sums[0]))
    expect(asked.offered).toContainEqual(search.line()[0])
  })

  test('is more with many dice than with few', () => {
    const careWith = (dice: string): number => {
      const { engine, position, awaited } = scene({ ...meeting, dice })
      const seat = botSeat(engine, position, awaited[0])
      if (seat === undefined) throw new Error('nothing is asked')
      return hints.careFor(seat).share
    }
    expect(careWith('1 1 2 s 1 2')).toBe(0.75)
    expect(careWith('1 1 2 s')).toBe(0.5)
    expect(careWith('1')).toBeGreaterThan(0)
  })

  test.each([
    ['for each line', { tries: 3 }, 30],
    ['in all', { effort: 1 }, 10],
  ])('is limited %s', (_id, limit, most) => {
    const { engine, position, awaited } = scene(meeting)
    const seat = botSeat(engine, position, awaited[0])
    if (seat === undefined) throw new Error('nothing is asked')
    const search = new Search(seat, hints, { ...careful, ...limit }, new Random(seedFrom('limit')))
    search.run()
    expect(search.visits).toBeGreaterThan(1)
    expect(search.visits).toBeLessThanOrEqual(most)
  })
})

describe('the model', () => {
  test('has words for each term in both languages', () => {
    for (const { judge } of [darkVenture.messages.en, darkVenture.messages.fr])
      expect(Object.keys(judge)).toEqual(hints.model.terms)
  })

  test('knows whether a game is won together', () => {
    const together = (seats: number, config = {}): boolean =>
      hints.model.isCooperative(new Engine(darkVenture, seats, config).tables)
    expect(together(2)).toBe(false)
    expect(together(1, { dhargon: 'auto' })).toBe(true)
    expect(together(2, { mode: 'adventure' })).toBe(true)
  })

  test('has a row of weights for every stage of every story', () => {
    for (const { players, config } of darkVenture.scenarios) {
      const engine = new Engine(darkVenture, players.min, config)
      const { state } = engine.start(seedFrom('stage'))
      expect(hints.model.weights[hints.model.stage(state, engine.tables)].length).toBeGreaterThan(0)
    }
  })

  test('counts the points and units of a seat', () => {
    const { engine, position } = scene(meeting)
    const measured = new Float64Array(hints.model.terms.length)
    position.state.points[0] = 4
    hints.model.measure(position.state, engine.tables, position.state.seatOf[0], measured)
    const of = (term: string): number => measured[hints.model.terms.indexOf(term)]
    expect([of('points'), of('units'), of('captive')]).toEqual([4, 2, 0])
    expect(of('strikes')).toBeGreaterThan(0)
  })
})
