import { Playout } from '@longtable/kernel'
import { describe, expect, test } from 'vitest'
import { effort } from '../../../scripts/effort.ts'
import {
  answers,
  Attempt,
  BEAT_ALL,
  solveFight,
  solveStorm,
  type Answer,
  type FightBudget,
} from '../src/solver/index.ts'
import { DONE } from '../src/state/choices/common.ts'
import { STEP } from '../src/state/choices/map.ts'
import { scene } from './support/scene.ts'
import { sieges, type Siege } from './support/sieges.ts'
import { smallFight } from './support/small-fights.ts'

/** What a position is given: about 15 ms. */
const budget: FightBudget = { situations: 40, looks: 8000, each: 2000, preludes: 2, plans: 2 }

function beatenIn({ engine, position }: Siege): { readonly beaten: number; readonly of: number } {
  const city = position.state.cities.at(-1)?.hex ?? -1
  const posts = position.state.postHex.flatMap((hex, post) => (hex === city ? [post] : []))
  const start = new Attempt(engine, 0, new Playout(engine, position))
  start.take(STEP[city])
  if (start.step === 'combat.join') start.take(DONE)
  const goal = { ...BEAT_ALL, beat: (post: number) => (posts.includes(post) ? 100 : 1) }
  const ends = solveFight(start, goal, budget).map(({ end }) => {
    // Every answer is a sequence of choices that the rules offer one after the other.
    const again = new Playout(engine, position)
    for (const choice of end.line) again.choose(choice)
    expect(again.position.state.postHex).toEqual(end.state.postHex)
    return posts.filter((post) => end.state.postHex[post] < 0).length
  })
  return { beaten: Math.max(0, ...ends), of: posts.length }
}

test('with a strong hand beside a city most defenders are beaten, and many cities taken', () => {
  const found = sieges().map(beatenIn)
  const beaten = found.reduce((sum, one) => sum + one.beaten, 0)
  expect(found).toHaveLength(24)
  // What a plain local search over raw choices finds in thirty times as long: 47 defenders, 6 cities.
  expect(beaten).toBeGreaterThanOrEqual(58)
  expect(found.filter((one) => one.beaten === one.of).length).toBeGreaterThanOrEqual(12)
})

/** Without any thought: everything is tried. */
const blind = { fights: { situations: 0, looks: 0, each: 0, preludes: 0, plans: 0 }, changes: 0 }
const SMALL = effort({ quick: 24, deep: 60 })
const TRIES = effort({ quick: 4000, deep: 10_000 })

function last(all: Iterable<Answer>): Answer | undefined {
  let found: Answer | undefined
  for (found of all) continue
  return found
}

describe('beside everything that the menu offers', () => {
  const fights = Array.from({ length: SMALL }, (_, n) => smallFight(`small fight ${n}`))
  const tried = fights.flatMap((fight) => {
    const all = last(answers(fight, BEAT_ALL, { ...blind, tries: TRIES }))
    return all?.isProved === true ? [{ fight, all }] : []
  })

  test('hardly anybody is overlooked by thinking', () => {
    expect(tried.length).toBeGreaterThan(SMALL / 4)
    let missed = 0
    for (const { fight, all } of tried) {
      const [thought] = answers(fight, BEAT_ALL, { fights: budget, changes: 100, tries: 0 })
      // Where every plan would stake on chance there is none.
      expect(thought.line.length === 0 || thought.value <= all.value).toBe(true)
      missed += all.beaten.length - thought.beaten.length
    }
    // Cards that work in ways of their own: Ice Shield takes armor off, Move becomes attack with Agility.
    expect(missed).toBeLessThanOrEqual(SMALL / 12)
  })

  test('what is said to be proved is the best there is', { timeout: 300_000 }, () => {
    for (const { fight, all } of tried) {
      const whole = last(answers(fight, BEAT_ALL, { fights: budget, changes: 50, tries: TRIES }))
      expect(whole?.isProved).toBe(true)
      expect(whole?.value).toBe(all.value)
    }
  })

  test('the same question has the same answer', () => {
    for (const { fight } of tried.slice(0, 4)) {
      const ask = (): Answer | undefined =>
        last(answers(fight, BEAT_ALL, { fights: budget, changes: 50, tries: 200 }))
      expect(ask()).toEqual(ask())
    }
  })
})

test('a fight can be stopped being thought about, and says how far it has come', () => {
  const fight = smallFight('small fight 0')
  const seen: number[] = []
  for (const { tries, isProved } of answers(fight, BEAT_ALL, {
    fights: budget,
    changes: 0,
    tries: 100_000,
  })) {
    seen.push(tries)
    if (isProved || seen.length === 3) break
  }
  expect(seen).toEqual(seen.toSorted((a, b) => a - b))
})

test('what is played to get to a fight is missing in it: both are thought through together', () => {
  // March alone leads there for two; then Rage and Determination have to do it.
  const table = scene({
    scenario: 'soloConquest',
    seats: 1,
    round: 5,
    tiles: { '1,0': 'c6' },
    cities: [{ at: 'c6.C' }],
    tokens: { 'c6.C': ['crossbowmen'] },
    players: [{ hero: 'tovak', at: 'c6.NW', fame: 30, hand: ['march', 'rage', 'determination'] }],
  })
  const start = new Attempt(table.engine, 0, new Playout(table.engine, table.position))
  const way = [STEP[table.hex('c6.C')]]
  const [{ end }] = solveStorm(start, way, 2, () => BEAT_ALL, budget)
  expect(end.line[0]).toMatchObject({ do: 'play' })
  expect(end.state.postHex.every((hex) => hex !== table.hex('c6.C'))).toBe(true)
})
