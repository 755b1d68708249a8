import { expect } from 'vitest'
import { text } from '@longtable/kernel'
import { expectWholeMenu, proves } from '@longtable/kernel/proofs'
import { INHABITANTS } from '../../src/state/codes.ts'
import { firstOf, menuOf, opening, playAtRandom, playUntil, shown } from '../support/draft.ts'
import { told } from '../support/fights.ts'
import type { Scene } from '../support/scene.ts'
import { certainTower, sum } from '../support/towers.ts'

type Options = Readonly<Record<string, unknown>>

/** A match whose tower has just been seeded. */
function seeded(seats: number, options: Options = {}, seed = 'seeding'): Scene {
  return playUntil(opening(seats, options, seed), (table) => told(table, 'seeded').length > 0)
}

/** A tower that lets fall one cube in `many`. */
function oneIn(many: number): Options {
  const thrownOut = { numerator: 1, denominator: many }
  return { tower: 'classic', edition: { tower: { classic: { thrownOut } } } }
}

const split = (light: number): { do: string; light: number } => ({ do: 'split', light })

proves('IMM-SEED-1', '31, 38 or 45 cubes are thrown: 7 of each player and 10 inhabitants', () => {
  for (const [seats, cubes] of [
    [3, 31],
    [4, 38],
    [5, 45],
  ]) {
    const table = seeded(seats)
    const [{ fallen, inside }, ...more] = told(table, 'seeded')
    expect(more).toEqual([])
    const thrown = fallen.map((n, colour) => n + inside[colour])
    const players = [0, 1, 2, 3, 4].map((seat) => (seat < seats ? 7 : 0))
    expect(thrown).toEqual([...players, 10])
    expect(sum(thrown)).toBe(cubes)
    expect(table.state.tower).toEqual(inside)
  }
})

proves(
  'IMM-SEED-1',
  'the armies come from the personal supplies and the inhabitants from the common one',
  () => {
    const table = seeded(5, certainTower('stick', 'stay'))
    expect(table.state.tower).toEqual([7, 7, 7, 7, 7, 10])
    expect(table.state.inhabitants).toBe(10)
    // 43 less 24 in groups, 2 on the dark start site, 6 in the limbos and 7 in the tower.
    expect(table.state.players.map(({ boxed }) => boxed)).toEqual([4, 4, 4, 4, 4])
  },
)

proves('IMM-SEED-2', 'all split their fallen cubes at the same time, each as they like', () => {
  const table = seeded(3, certainTower('fall', 'stay'))
  expect([table.step, table.awaited]).toEqual(['seed.split', [0, 1, 2]])
  expect(table.offered(1)).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map(split))
  expectWholeMenu(table)
  expect(menuOf(table, 1).question).toEqual(text('ask.split', { count: 7 }))
  expect(shown(table, split(5), 1).text).toEqual(text('choose.split', { light: 5, dark: 2 }))
  table.choose(split(5), 2).choose(split(7), 0)
  expect(table.awaited).toEqual([1])
  expect(table.state.players.map(({ limbo }) => limbo)).toEqual([
    [3, 3],
    [3, 3],
    [3, 3],
  ])
  table.choose(split(0), 1)
  expect(table.state.players.map(({ limbo }) => limbo)).toEqual([
    [10, 3],
    [3, 10],
    [8, 5],
  ])
  expect(told(table, 'limbo').slice(-3)).toEqual([
    { event: 'limbo', seat: 0, light: 7, dark: 0 },
    { event: 'limbo', seat: 1, light: 0, dark: 7 },
    { event: 'limbo', seat: 2, light: 5, dark: 2 },
  ])
  expect(table.step).toBe('reinforce.draw')
  expect(table.state.round).toBe(1)
})

proves('IMM-SEED-2', 'a player of whom no cube fell has nothing to split', () => {
  const table = firstOf(
    (n) => seeded(4, oneIn(12), `none fell ${n}`),
    ({ awaited }) => awaited.length < 4 && awaited.length > 0,
  )
  const fallen = table.state.tray.slice(0, 4)
  expect(table.awaited).toEqual([0, 1, 2, 3].filter((seat) => fallen[seat] > 0))
  for (const seat of table.awaited) table.choose(split(1), seat)
  expect(table.step).toBe('reinforce.draw')
  expect(table.state.players.map(({ limbo }) => sum(limbo))).toEqual(fallen.map((n) => 6 + n))
})

proves('IMM-SEED-3', 'no own cube stays in the tray, whatever the split', () => {
  const table = seeded(3, certainTower('fall', 'stay'))
  expect(table.offers({ do: 'done' }, 0)).toBe(false)
  // Each offer says how many go to the light limbo; all others go to the dark one.
  expect(table.offered(0)).toHaveLength(8)
  table.choose(split(2), 0).choose(split(3), 1).choose(split(4), 2)
  expect(table.state.tray.slice(0, 5)).toEqual([0, 0, 0, 0, 0])
  expect(table.state.players.map(({ limbo }) => sum(limbo))).toEqual([13, 13, 13])
})

proves(
  ['IMM-SEED-1', 'IMM-SEED-4'],
  'of 45 cubes with 5 players all fall: 2 inhabitants stay in the tray and 8 return to the supply',
  () => {
    const table = seeded(5, certainTower('fall', 'stay'))
    expect(told(table, 'seeded')).toEqual([
      { event: 'seeded', fallen: [7, 7, 7, 7, 7, 10], inside: [0, 0, 0, 0, 0, 0] },
    ])
    expect(table.state.tray).toEqual([7, 7, 7, 7, 7, 2])
    expect(table.state.inhabitants).toBe(18)
  },
)

proves('IMM-SEED-4', 'whatever the throw, exactly the inhabitants beyond 2 go back', () => {
  for (const [seats, n] of [3, 4, 5].flatMap((each) => [0, 1, 2, 3].map((round) => [each, round]))) {
    const table = seeded(seats, {}, `inhabitants ${n}`)
    const fell = told(table, 'seeded')[0].fallen[INHABITANTS]
    expect(table.state.tray[INHABITANTS]).toBe(Math.min(2, fell))
    expect(table.state.inhabitants).toBe(10 + Math.max(0, fell - 2))
  }
})

proves('IMM-SEED-4', 'when only 1 or no inhabitant falls, none is added', () => {
  const table = firstOf(
    (n) => seeded(3, oneIn(10), `few ${n}`),
    (one) => told(one, 'seeded')[0].fallen[INHABITANTS] === 1,
  )
  expect(table.state.tray[INHABITANTS]).toBe(1)
  expect(table.state.inhabitants).toBe(10)

  const empty = seeded(3, certainTower('stick', 'stay'))
  expect(empty.state.tray).toEqual([0, 0, 0, 0, 0, 0])
  expect(empty.state.inhabitants).toBe(10)
  // With nothing to split the first round begins at once.
  expect(empty.step).toBe('reinforce.draw')
})

proves('IMM-SEED-5', 'what is left of the personal supplies takes no part: 4 armies with 5 players', () => {
  for (const [seats, left] of [
    [3, 0],
    [4, 0],
    [5, 4],
  ]) {
    for (const { supply, boxed } of seeded(seats).state.players) {
      expect(supply).toBe(0)
      expect(boxed).toBe(left)
    }
  }
})

proves('IMM-SEED-5', 'from then on the cubes of each colour add up to the same number to the end', () => {
  for (const [seats, each] of [
    [3, 43],
    [5, 39],
  ]) {
    const table = seeded(seats, { rounds: 3 })
    const count = ({ state }: Scene): number[] =>
      state.players.map(
        ({ limbo }, seat) =>
          sum(limbo) +
          state.tower[seat] +
          state.tray[seat] +
          sum(state.armies.filter((_, at) => state.owner[at] === seat)),
      )
    const constant = new Array<number>(seats).fill(each)
    playAtRandom(table, `constant ${seats}`, (after) => expect(count(after)).toEqual(constant))
    expect(table.state.players.map(({ supply }) => supply)).toEqual(new Array(seats).fill(0))
  }
})
