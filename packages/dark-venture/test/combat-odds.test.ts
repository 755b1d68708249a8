import { proves } from '@longtable/kernel/proofs'
import { expect } from 'vitest'
import { winsOf } from '../src/content/odds.ts'
import { newFight, openFight } from '../src/state/mutations/fight.ts'
import { winChance } from '../src/preview/dice-odds.ts'
import { scene } from './support/scene.ts'
import type { PieceId } from './support/spec.ts'

/** In how many throws of so many dice each sum comes: counted, one die after the other. */
function ways(dice: number): number[] {
  let counts = [1]
  for (let i = 0; i < dice; i++) {
    const more = new Array<number>(counts.length + 6).fill(0)
    counts.forEach((n, sum) => {
      for (let face = 1; face <= 6; face++) more[sum + face] += n
    })
    counts = more
  }
  return counts
}

function winning(attack: number, defence: number): number {
  const theirs = ways(defence)
  let wins = 0
  ways(attack).forEach((n, sum) => {
    for (let other = 0; other < sum && other < theirs.length; other++) wins += n * theirs[other]
  })
  return wins
}

proves(['DV-COMBAT-02', 'DV-COMBAT-03'], 'the table of odds is what counting all throws gives', () => {
  const counted = winsOf.map((row, s) => row.map((_, d) => winning(s + 1, d + 1)))
  expect(counted).toEqual(winsOf)
  // Three dice against two, throw by throw.
  let wins = 0
  for (let n = 0; n < 6 ** 5; n++) {
    const dice = [0, 1, 2, 3, 4].map((i) => (Math.floor(n / 6 ** i) % 6) + 1)
    if (dice[0] + dice[1] + dice[2] > dice[3] + dice[4]) wins++
  }
  expect(winsOf[2][1]).toBe(wins)
})

proves('DV-COMBAT-02', 'the chance is exact beyond the table too, and with a lead', () => {
  expect(winChance(1, 1)).toBe(15 / 36)
  expect(winChance(2, 2)).toBe(575 / 1296)
  expect(winChance(9, 9)).toBeCloseTo(winning(9, 9) / 6 ** 18, 12)
  expect(winChance(1, 1, 1)).toBeCloseTo(21 / 36, 12)
  expect(winChance(1, 1, -5)).toBe(0)
  expect(winChance(1, 1, 6)).toBeCloseTo(1, 12)
})

/** Fights of so many dice against a unit, and how many of them were won. */
function won(unit: PieceId, strength: number, acts: number, each: number): number {
  const t = scene({
    sides: {
      varpen: { auto: true, units: { a: 'varpen-warlord F12' } },
      orpal: { auto: true, units: unit === 'rhorgonkrul' ? {} : { x: `${unit} F12` } },
      neutral: { units: unit === 'rhorgonkrul' ? { x: 'rhorgonkrul F12' } : {} },
      dhargon: { units: { d: 'dhargon-elder A1' } },
    },
    turn: 'dhargon',
  })
  const [a, x] = [t.piece('a'), t.piece('x')]
  const square = t.node('F12')
  for (let n = 0; n < acts; n++) {
    t.act((s, ctx) => {
      for (let i = 0; i < each; i++) openFight(s, newFight(0, s.side[x], [a], [x], square, { strength }), ctx)
    })
  }
  return t.told('fought').filter((one) => !one.counter && one.won).length
}

proves(['DV-COMBAT-02', 'DV-COMBAT-03'], 'combats that are fought keep to the odds', () => {
  const cases = [
    ['orpal-bonewalker', 1, 1],
    ['orpal-shade', 3, 2],
    ['orpal-colossus', 4, 3],
    ['rhorgonkrul', 2, 4],
  ] as const
  for (const [unit, strength, defence] of cases) {
    const chance = winChance(strength, defence)
    const fights = 10_000
    const sigma = Math.sqrt((chance * (1 - chance)) / fights)
    expect(Math.abs(won(unit, strength, 5, fights / 5) / fights - chance)).toBeLessThan(4 * sigma)
  }
})
