import { botSeat, playGame } from '@longtable/bots'
import { Engine, Random, sameChoice, seedFrom, type BotPlayer, type Choice } from '@longtable/kernel'
import { describe, expect, test } from 'vitest'
import { effort as amount } from '../../../scripts/effort.ts'
import { hints } from '../src/bots/search-hints.ts'
import { novice } from '../src/bots/novice.ts'
import type { PlanBudget, Level } from '../src/bots/turn-search.ts'
import { plansFor } from '../src/bots/foresight.ts'
import { planning, SKILLED } from '../src/bots/planning-bots.ts'
import { mageKnight } from '../src/game.ts'
import type { MageKnight } from '../src/state/match.ts'
import { scene, type Scene, type SceneSpec } from './support/scene.ts'

/** As little thinking as there can be, for whole games. */
const haste = { choices: 12, covers: 1, goals: 3, preludes: 1, worlds: 2 }
const always = (depth: PlanBudget): Level => ({ atFirst: depth, underway: depth })
const least: PlanBudget = { ...haste, turns: 0, few: 0, futures: 0, effort: 0, hasty: haste }
const hasty = always(least)
/** The same, and a turn further. */
const further = always({ ...least, turns: 1, few: 2, futures: 1, effort: 1000 })
const skilled = planning('skilled', SKILLED)

/** Lets a bot play the turn of a scene as far as it is its own. */
function turnOf(bot: BotPlayer<MageKnight>, spec: SceneSpec): Scene {
  const table = scene(spec)
  const chance = new Random(seedFrom('scene'))
  while (table.awaited[0] === 0 && !table.step.startsWith('end.')) {
    const seat = botSeat(table.engine, table.position, 0)
    if (seat === undefined) throw new Error('nothing is asked')
    table.choose(bot.choose(seat, chance))
  }
  return table
}

/** Chill keeps the Prowlers from attacking; then Rage and a card sideways are just enough. */
const chill: SceneSpec = {
  tokens: { '1.NW': 'prowlers' },
  players: [{ hero: 'tovak', at: '1.C', hand: ['chill', 'rage', 'march'], crystals: 'b' }],
}

describe('a bot that plans its turns', () => {
  test('finds the one sequence that beats an enemy without a Wound, which the novice misses', () => {
    const table = turnOf(skilled, chill)
    expect(table.told('defeated')).toHaveLength(1)
    expect(table.told('damaged')).toHaveLength(0)
    const other = turnOf(novice, chill)
    expect(other.told('defeated').length === 1 && other.told('damaged').length === 0).toBe(false)
  })

  test('leaves alone an enemy that would beat it', () => {
    const table = turnOf(skilled, {
      tokens: { '1.NW': 'ironclads' },
      players: [{ hero: 'tovak', at: '1.C', hand: ['march', 'wound'] }],
    })
    expect(table.told('damaged')).toHaveLength(0)
  })

  test('recruits what it can pay, and walks there first', () => {
    const table = turnOf(skilled, {
      offer: ['peasants'],
      players: [{ hero: 'tovak', at: '1.C', hand: ['march', 'promise', 'threaten', 'stamina'] }],
    })
    expect(table.units(0)).toHaveLength(1)
  })

  test('storms a city for one of its defenders where cities decide, and not where fame does', () => {
    const beside = (scenario: string): SceneSpec => ({
      scenario,
      seats: scenario === 'soloConquest' ? 1 : 2,
      round: 5,
      tiles: { '1,0': 'c6' },
      cities: [{ at: 'c6.C' }],
      tokens: { 'c6.C': ['crossbowmen', 'guardsmen'] },
      players: [{ hero: 'tovak', at: 'c6.NW', fame: 30, hand: ['march', 'rage', 'march'], crystals: 'r' }],
    })
    expect(turnOf(skilled, beside('soloConquest')).told('defeated')).toHaveLength(1)
    expect(turnOf(skilled, beside('fullConquest')).told('defeated')).toHaveLength(0)
  })

  test('judges a rest as it is, without the cards that a new round brings', () => {
    const engine = new Engine(mageKnight, 1, { scenario: 'soloConquest' })
    let rests = 0
    const revealing: (readonly Choice[])[] = []
    playGame(engine, 'rests', [planning('hasty', hasty)], (_position, _seat, asked) => {
      if (asked.step !== 'turn.main') return
      for (const { line, isSure } of plansFor(asked, new Random(seedFrom('rest')), hasty)) {
        if (!line.some((choice) => choice.do === 'rest') || line.at(-1)?.do !== 'endTurn') continue
        rests++
        if (!isSure) revealing.push(line)
      }
    })
    expect(rests).toBeGreaterThan(20)
    expect(revealing).toEqual([])
  })

  test('thinks less once something of the turn is done', () => {
    const asked = new Set<string>()
    const watched = (name: string): PlanBudget => ({
      ...least,
      get choices() {
        asked.add(name)
        return least.choices
      },
    })
    const level = { atFirst: watched('at first'), underway: watched('underway') }
    const table = scene(chill)
    const plan = (): void => {
      const seat = botSeat(table.engine, table.position, 0)
      if (seat === undefined) throw new Error('nothing is asked')
      plansFor(seat, new Random(seedFrom('turn')), level)
    }
    plan()
    expect([...asked]).toEqual(['at first'])
    asked.clear()
    table.take('play march')
    plan()
    expect([...asked]).toEqual(['underway'])
  })

  test('plays on in one imagined position after another as long as choices are left for it', () => {
    const chances = { ...least, choices: 100, turns: 1, few: 3 }
    const values = (futures: number, effort: number): number[] => {
      const { engine, position } = scene(chill)
      const seat = botSeat(engine, position, 0)
      if (seat === undefined) throw new Error('nothing is asked')
      const depth: PlanBudget = { ...chances, worlds: 4, futures, effort }
      return plansFor(seat, new Random(seedFrom('effort')), always(depth)).map(({ value }) => value)
    }
    const plenty = 1_000_000
    const [none, one, all] = [values(0, plenty), values(1, plenty), values(4, plenty)]
    expect(none).not.toEqual(one)
    expect(one).not.toEqual(all)
    expect(values(4, 0)).toEqual(none)
    const more = Array.from({ length: 30 }, (_, i) => values(4, 10 * i))
    expect(more).toContainEqual(one)
    expect(more.at(-1)).toEqual(all)
  })

  test('thinks the same again from the same seed', () => {
    const lines = [1, 2].map(() => {
      const { engine, position } = scene(chill)
      const seat = botSeat(engine, position, 0)
      if (seat === undefined) throw new Error('nothing is asked')
      return plansFor(seat, new Random(seedFrom('again')), SKILLED).map(({ line, value }) => ({
        line,
        value,
      }))
    })
    expect(lines[0].length).toBeGreaterThan(3)
    expect(lines[0]).toEqual(lines[1])
    const values = lines[0].map(({ value }) => value)
    expect(values).toEqual(values.toSorted((a, b) => b - a))
  })

  const scenarios = [
    ['firstReconnaissance', 1],
    ['soloConquest', 1],
    ['blitzConquest', 2],
    ['blitzCooperation', 2],
    ['conquerAndHold', 4],
    ['druidNights', 3],
    ['oneToReturn', 2],
  ] as const
  const played = scenarios.filter((_, n) => amount({ quick: n % 4 === 1, deep: true }))
  test.each(played)('plays %s with %i and chooses only what is offered', (scenario, seats) => {
    const engine = new Engine(mageKnight, seats, { scenario })
    const bots = Array.from({ length: seats }, () => planning('hasty', hasty))
    const astray: Choice[] = []
    playGame(engine, `offered ${scenario}`, bots, (_position, _seat, { offered }, choice) => {
      if (!offered.some((one) => sameChoice(one, choice))) astray.push(choice)
    })
    expect(astray).toEqual([])
  })

  test('decides by what its seat can know, and leaves that as it is', () => {
    const engine = new Engine(mageKnight, 2, { scenario: 'blitzConquest' })
    const chance = new Random(seedFrom('imagined'))
    const quick = planning('hasty', hasty)
    const bot = planning('further', further)
    let compared = 0
    playGame(engine, 'known', [quick, quick], (_position, seat, asked) => {
      if (asked.step !== 'turn.main' || chance.below(amount({ quick: 12, deep: 6 })) > 0) return
      compared++
      const before = JSON.stringify(asked.view)
      const line = bot.line?.(asked, new Random(seedFrom(`known ${compared}`)))
      const imagined = botSeat(engine, engine.imagine(asked.view, chance), seat)
      if (imagined === undefined) throw new Error('nothing is asked')
      expect(bot.line?.(imagined, new Random(seedFrom(`known ${compared}`)))).toEqual(line)
      expect(JSON.stringify(asked.view)).toBe(before)
    })
    expect(compared).toBeGreaterThan(5)
  })
})

describe('the guide', () => {
  test('has a word for each term in both languages', () => {
    for (const { judge } of [mageKnight.messages.en, mageKnight.messages.fr])
      expect(Object.keys(judge)).toEqual(hints.model.terms)
  })

  test('has a clock that goes on from turn to turn', () => {
    const engine = new Engine(mageKnight, 2, { scenario: 'blitzConquest' })
    let last = 0
    let back = 0
    playGame(engine, 'clock', [novice, novice], ({ state }) => {
      const now = hints.clock(state, engine.tables)
      if (now < last) back++
      last = now
    })
    expect(last).toBeGreaterThan(500)
    expect(back).toBeLessThan(20)
  })
})
