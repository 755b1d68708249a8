import { describe, expect, test } from 'vitest'
import { botSeat, Evaluator, playGame, searchingBot, type SearchBudget } from '@longtable/bots'
import {
  Engine,
  Random,
  sameChoice,
  seedFrom,
  type BotPlayer,
  type BotSeat,
  type Choice,
} from '@longtable/kernel'
import { hints } from '../../src/bots/search-hints.ts'
import { immortals } from '../../src/game.ts'
import type { Immortals } from '../../src/state/schema.ts'
import { scene, site, type Scene } from '../support/scene.ts'

/** As little thinking as there can be, for whole games. */
const hasty: SearchBudget = {
  nodes: 4,
  horizon: 1,
  lines: 3,
  noise: 0.5,
}
const careful: SearchBudget = { ...hasty, nodes: 60, lines: 6, horizon: 4 }

function lineOf(
  bot: BotPlayer<Immortals>,
  seat: BotSeat<Immortals> | undefined,
  seed: string,
): readonly Choice[] {
  if (seat === undefined) throw new Error('nothing is asked')
  return bot.line?.(seat, new Random(seedFrom(seed))) ?? []
}

/** What a bot would do in a scene. */
function lineIn({ engine, position, awaited }: Scene, seed = 'scene'): readonly Choice[] {
  return lineOf(searchingBot('careful', hints, careful), botSeat(engine, position, awaited[0]), seed)
}

/** The last turn of the last round: whoever has a shrine more has won. */
const lastTurn = {
  seats: 4,
  round: 5,
  armies: {
    'shore-lake light': [0, 3],
    'pearl-haven light': [1, 3],
    'mossgate light': [2, 3],
    'sunfield light': [3, 3],
  },
  holders: { 'shore-lake': 0 },
  players: [
    { light: 'humans', gold: 2, energy: 1, points: 40, board: { construct: 'shore-lake' } },
    { points: 41 },
    { points: 41 },
    { points: 41 },
  ],
} as const

describe('a bot that searches', () => {
  test('thinks the same again from the same seed', () => {
    const engine = new Engine(immortals, 4, { rounds: 1 })
    const bot = searchingBot('hasty', hints, hasty)
    const lines = (seed: string): string[] => {
      const made: string[] = []
      playGame(engine, seed, [bot, bot, bot, bot], (_position, seat, _asked, choice) => {
        made.push(`${seat} ${JSON.stringify(choice)}`)
      })
      return made
    }
    const once = lines('again')
    expect(once.length).toBeGreaterThan(150)
    expect(lines('again')).toEqual(once)
    expect(lines('otherwise')).not.toEqual(once)
  })

  test('builds what wins the game', () => {
    const line = lineIn(scene(lastTurn))
    expect(line[0]).toMatchObject({ do: 'reveal' })
    expect(line[1]).toEqual({ do: 'build', what: 'shrine', site: site('shore-lake light') })
  })

  test.each([
    [3, { rounds: 2 }],
    [4, { tower: 'floors', scoring: 'cards', houseReturn: true, rounds: 2 }],
    [5, { tower: 'classic', regionCardAnyRealm: false, portalOwnCard: 'B', rounds: 2 }],
  ])('chooses only what is offered, with %i players and %o', (seats, options) => {
    const engine = new Engine(immortals, seats, options)
    const bots = Array.from({ length: seats }, () => searchingBot('hasty', hints, hasty))
    const astray: Choice[] = []
    let decisions = 0
    playGame(engine, `offered ${seats}`, bots, (_position, _seat, { offered }, choice) => {
      decisions++
      if (!offered.some((one) => sameChoice(one, choice))) astray.push(choice)
    })
    expect(astray).toEqual([])
    expect(decisions).toBeGreaterThan(200)
  })

  test('decides by what its seat can know', () => {
    const engine = new Engine(immortals, 4, { rounds: 2 })
    const chance = new Random(seedFrom('imagined'))
    const bot = searchingBot('hasty', hints, hasty)
    let compared = 0
    playGame(engine, 'known', [bot, bot, bot, bot], (_position, seat, asked) => {
      if (chance.below(12) > 0) return
      compared++
      const imagined = botSeat(engine, engine.imagine(asked.view, chance), seat)
      expect(imagined?.view).toEqual(asked.view)
      expect(lineOf(bot, imagined, 'known')).toEqual(lineOf(bot, asked, 'known'))
    })
    expect(compared).toBeGreaterThan(20)
  })

  test('says what it considered, and in which terms', () => {
    const { engine, position, awaited } = scene(lastTurn)
    const seat = botSeat(engine, position, awaited[0])
    if (seat === undefined) throw new Error('nothing is asked')
    const found =
      searchingBot('careful', hints, careful).consider?.(seat, new Random(seedFrom('advice')), 3) ?? []
    expect(found.length).toBeGreaterThan(0)
    expect(found[0].chance).toBeGreaterThan(0.9)
    expect(found[0].terms.map(({ term }) => term)).toContain('points')
  })
})

describe('quick choices', () => {
  test('are those of the whole plan, whatever the seat has put down already', () => {
    const table = scene({
      armies: { 'shore-lake light': [0, 3], 'rivermeet light': [0, 3] },
      holders: { 'shore-lake': 0, rivermeet: 0 },
      stack: [{ step: 'rounds', phase: 3 }, { step: 'plan' }],
    })
    const { engine, position } = table
    const asked = (): BotSeat<Immortals> => botSeat(engine, position, 0) ?? fail()
    const random = new Random(seedFrom('plan'))
    const plan = hints.quick(asked(), random, 0)
    expect(plan.at(-1)).toEqual({ do: 'ready' })
    engine.apply(position, 0, plan[0])
    expect(hints.quick(asked(), random, 0)).toEqual(plan.slice(1))
    // A person who has left a space empty is not told to fill it.
    engine.apply(position, 0, { do: 'leave', space: 1 })
    for (const choice of hints.quick(asked(), random, 0)) engine.apply(position, 0, choice)
    expect(engine.awaited(position)).not.toContain(0)
  })

  test('stray with noise, and do not without', () => {
    const engine = new Engine(immortals, 4, { rounds: 1 })
    const random = new Random(seedFrom('noise'))
    const drawn = { still: new Set<string>(), noisy: new Set<string>() }
    const quick: BotPlayer<Immortals> = { id: 'quick', choose: (seat) => hints.quick(seat, random, 0)[0] }
    playGame(engine, 'noise', [quick, quick, quick, quick], (_position, seat, asked) => {
      if (asked.step !== 'plan.mine' || seat > 0 || drawn.noisy.size > 0) return
      for (let i = 0; i < 10; i++) {
        drawn.still.add(JSON.stringify(hints.quick(asked, random, 0)))
        drawn.noisy.add(JSON.stringify(hints.quick(asked, random, 1)))
      }
    })
    expect(drawn.still.size).toBe(1)
    expect(drawn.noisy.size).toBeGreaterThan(5)
  })
})

describe('the model', () => {
  test('has a row of weights for each stage, a weight for each term', () => {
    const { terms, weights } = hints.model
    for (const row of weights) expect(row).toHaveLength(terms.length)
  })

  test('measures a seat alike in the position and in its own view', () => {
    const engine = new Engine(immortals, 4, { rounds: 2 })
    const { model } = hints
    const [inView, inTruth] = [new Float64Array(model.terms.length), new Float64Array(model.terms.length)]
    const quick: BotPlayer<Immortals> = {
      id: 'quick',
      choose: (seat, chance) => hints.quick(seat, chance, 0)[0],
    }
    playGame(engine, 'alike', [quick, quick, quick, quick], (position, seat, { view }) => {
      model.measure(view.state, engine.tables, seat, inView)
      model.measure(position.state, engine.tables, seat, inTruth)
      expect(inView).toEqual(inTruth)
    })
  })

  test('gives chances that are one together, and the leader the greatest', () => {
    const { engine, position } = scene({
      ...lastTurn,
      players: [{ points: 60 }, { points: 41 }, { points: 41 }, { points: 41 }],
    })
    const chances = new Float64Array(4)
    new Evaluator(hints.model).chances(position.state, engine.tables, chances)
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
    expect(Math.max(...chances)).toBe(chances[0])
  })
})

function fail(): never {
  throw new Error('nothing is asked')
}
