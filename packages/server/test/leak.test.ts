import { Random, seedFrom } from '@longtable/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ToClient } from '../src/wire/index.ts'
import { Lockstep, Tally, type Worlds } from './support/leak-lockstep.ts'
import {
  askedAt,
  askingSteps,
  isHiddenDifferent,
  moments,
  pairOf,
  written,
  type Pair,
} from './support/leak-pairs.ts'
import { decideUnequally, handingOver, looking, probe, requests } from './support/leak-script.ts'
import { World } from './support/leak-worlds.ts'
import { effort } from '../../../scripts/effort.ts'

const SEED = 'leak'
const worlds: Worlds = [new World(), new World()]
const tally = new Tally()
/** Every step with whoever is asked, or with every viewer of three, and some moments of five. */
const pairs: Pair[] = []
const VIEWERS = effort({ quick: 1, deep: Infinity })

beforeAll(async () => {
  const found = [...moments(3, 1, SEED), ...moments(5, 1, SEED, ['plan.mine', 'draft.pick.mine'])]
  for (const moment of found) {
    const all = moment.seats + 1
    for (let more = 0; more < Math.min(VIEWERS, all); more++) {
      const n = pairs.length
      pairs.push(pairOf(moment, (askedAt(moment) + more) % all, n, { dice: n % 4 !== 0 }))
    }
  }
  await Promise.all(
    worlds.map((world, i) => world.begin(pairs.flatMap((pair) => written(pair, i === 0 ? 0 : 1)))),
  )
}, 60_000)

afterAll(() => Promise.all(worlds.map((world) => world.end())))

test('the positions cover every step, and their hidden facts differ', () => {
  expect(new Set(pairs.map(({ step }) => step))).toEqual(new Set(askingSteps))
  const different = pairs.filter(isHiddenDifferent)
  expect(different.length).toBeGreaterThan(pairs.length * 0.9)
})

/** Choices that were made in both worlds and showed the viewer the same. */
let played = 0
/** So many choices are made after the first position, as long as nothing is revealed. */
const CHOICES = effort({ quick: 2, deep: 4 })

async function compare(pair: Pair): Promise<void> {
  const random = new Random(seedFrom(pair.id))
  const table = new Lockstep(worlds, pair, tally)
  await table.arrive()
  await probe(table)
  await table.othersArrive()
  for (let n = 0; n < CHOICES; n++) {
    if (table.isSimultaneous()) await decideUnequally(table, `${pair.id} ${n}`)
    table.wait(700)
    if (!(await table.playOn(random))) break
    played++
    if (n % 2 === 0) await table.undo()
  }
  await looking(table)
  await requests(table)
  await handingOver(table)
  await table.leave()
}

test(
  'two worlds that look the same to a viewer send it the same bytes, in every step',
  { timeout: 300_000 },
  async () => {
    // The newest match first: lists show those that nobody has touched yet.
    for (const pair of pairs.toReversed()) await compare(pair)
    // What is advised is compared where bots advise: play-advice.test.ts.
    const types: Record<Exclude<ToClient['type'], 'advice'>, true> = {
      welcome: true,
      update: true,
      table: true,
      said: true,
      done: true,
      refused: true,
      history: true,
      problem: true,
    }
    expect([...tally.types.keys()]).toEqual(expect.arrayContaining(Object.keys(types)))
    expect([...tally.types.keys()]).toEqual(expect.arrayContaining(['http 200', 'http 403']))
    expect(played).toBeGreaterThan(pairs.length)
    expect([...tally.steps]).toEqual(expect.arrayContaining([...askingSteps]))
  },
)
