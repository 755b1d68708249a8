import { Random, seedFrom, UNREADY, type Choice } from '@longtable/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Transport } from '../src/host/server-api.ts'
import type { Change, LineRow } from '../src/store/store.ts'
import { Leak, Lockstep, Tally, type Worlds } from './support/leak-lockstep.ts'
import { engineFor, evesOf, pairOf, written, type Eve, type Moment, type Pair } from './support/leak-pairs.ts'
import { decideApart, decideSecretly, decideUnequally, looking } from './support/leak-script.ts'
import { World } from './support/leak-worlds.ts'

const worlds: Worlds = [new World(), new World()]
const tally = new Tally()
const READY: Choice = { do: 'ready' }

const pairs: Pair[] = []

function pairFor(moment: Moment, viewer: number, pace?: Pair['pace'], dice = true): Pair {
  const pair = pairOf(moment, viewer, pairs.length, pace === undefined ? { dice } : { dice, pace })
  pairs.push(pair)
  return pair
}

function after({ seats, position, seat, choice }: Eve): Moment['position'] {
  const engine = engineFor(seats)
  const next = engine.copy(position)
  engine.apply(next, seat, choice)
  return next
}

/** A match that begins with the last choice before all plan. */
interface Opening {
  readonly eve: Eve
  readonly pair: Pair
}

const eve = evesOf('plan', 3, 'hidden').find(({ final }) => !final)
if (eve === undefined) throw new Error('no such moment was found')
/** All plan, and nobody is ready. */
const planning: Moment = { step: 'plan.mine', seats: 3, position: after(eve) }
const byViewer: Opening = { eve, pair: pairFor(eve, eve.seat) }
const byOther: Opening = { eve, pair: pairFor(eve, (eve.seat + 1) % 3) }
const unready = pairFor(planning, 0)
const asking = pairFor(planning, 1)
const clocked = pairFor(planning, 2, { kind: 'live', clock: { bank: 600, extra: 5 } })
const standing = pairFor(planning, 3)
const changed = pairFor(planning, 0)
const controls = [0, 1, 2].map(() => pairFor(planning, 0, undefined, false))
const notAlike: Pair = { ...pairFor(planning, 0), viewer: 1 }

/** A line that the rules do not allow any more, whatever the seat had decided there. */
function refusedLine(
  pair: Pair,
  changes: readonly Change[],
  at: number,
  seat: number,
  choice: Choice,
): Change {
  const first = changes.flatMap((change) =>
    'put' in change && change.put === 'line' ? [change.line] : [],
  )[0]
  const line: LineRow = {
    ...first,
    match: pair.id,
    at,
    entry: { seat, choice },
    seat,
    made: 1,
    hash: 'f'.repeat(32),
    told: [],
  }
  return { put: 'line', line }
}

function lines(pair: Pair, world: 0 | 1): Change[] {
  const changes = written(pair, world)
  if (pair === changed)
    changes.push(refusedLine(pair, changes, 1, 1, { do: 'put', space: 3, card: 900 + world }))
  return changes
}

beforeAll(async () => {
  await Promise.all(
    worlds.map((world, i) => world.begin(pairs.flatMap((pair) => lines(pair, i === 0 ? 0 : 1)))),
  )
}, 60_000)

afterAll(() => Promise.all(worlds.map((world) => world.end())))

async function seated(pair: Pair): Promise<Lockstep> {
  const table = new Lockstep(worlds, pair, tally)
  await table.arrive()
  await table.othersArrive()
  return table
}

/** How many messages were compared while this was played in both worlds; fails at the first that differs. */
async function compared(pair: Pair, play: (table: Lockstep) => Promise<void>): Promise<number> {
  const before = tally.compared
  const table = await seated(pair)
  await play(table)
  await table.leave()
  return tally.compared - before
}

/** The viewer makes a choice that it is offered in both worlds. */
async function choose(table: Lockstep, choice: Choice): Promise<void> {
  const seat = table.seat ?? 0
  await table.command('choose', { menu: table.client.menu, choices: [choice] })
  for (const match of table.shadows) match.choose(seat, choice)
}

describe('what others decide in secret', () => {
  test('does not show when the seat that chose last takes that back', async () => {
    const told = await compared(byViewer.pair, async (table) => {
      await choose(table, byViewer.eve.choice)
      await decideApart(table, 'eve')
      await looking(table)
      await table.undo()
      await looking(table)
    })
    expect(told).toBeGreaterThan(20)
  })

  test('does not show when another seat cannot take anything back', async () => {
    const { pair, eve: opening } = byOther
    const told = await compared(pair, async (table) => {
      for (const world of [0, 1] as const) await table.chooseIn(world, opening.seat, opening.choice)
      await table.check('the planning has begun')
      await decideUnequally(table, 'eve')
    })
    expect(told).toBeGreaterThan(20)
  })

  test('does not show in whether “not ready” can be taken back', async () => {
    const told = await compared(unready, async (table) => {
      await choose(table, READY)
      await choose(table, UNREADY)
      await decideApart(table, 'unready')
      await table.undo()
    })
    expect(told).toBeGreaterThan(5)
  })

  test('does not end a question to the table', async () => {
    const told = await compared(asking, async (table) => {
      await choose(table, READY)
      await table.command('ask')
      await decideApart(table, 'asking')
      await looking(table)
      const { match } = await worlds[0].service.match(asking.id, undefined)
      const number = match.asking?.number
      for (const world of [0, 1] as const)
        await table.otherSays(world, 0, { type: 'answer', number, agree: false })
      await table.check('seat 0 said no')
    })
    expect(told).toBeGreaterThan(20)
  })

  test('does not move the clocks', async () => {
    const told = await compared(clocked, async (table) => {
      table.wait(20_000)
      await decideApart(table, 'clocks')
      await looking(table)
    })
    expect(told).toBeGreaterThan(10)
  })

  test('is not told by an answer that was given in advance', async () => {
    const told = await compared(standing, async (table) => {
      const answers = [{ step: 'plan.mine', choice: READY, until: null }]
      await table.otherSays(0, 1, { type: 'standing', answers })
      await table.hearsNothing('seat 1 gave an answer in advance')
      await decideSecretly(table, 1, 2, new Random(seedFrom('standing')))
      await table.hearsNothing('seat 2 decided something')
      // Seat 1 gets ready in both worlds, there by itself and here by its answer: at the same time it looks the same.
      table.wait(4000)
      await worlds[0].clock.released()
      await table.chooseIn(1, 1, READY)
      await table.heardIn(0, 'table')
      await table.check('seat 1 is ready')
    })
    expect(told).toBeGreaterThan(5)
  })
})

describe('a match that goes on after its rules changed', () => {
  test('says so without naming the choice that was refused', async () => {
    const told = await compared(changed, looking)
    expect(told).toBeGreaterThan(10)
    const { match } = await worlds[0].service.match(changed.id, undefined)
    expect(match.notice).toEqual({ key: 'server.rulesChanged' })
  })
})

/** Makes both servers tell something they should not, and gives back how to stop that. */
function leaking(tell: (words: string, world: World) => string): () => void {
  const services = worlds.map(({ service }) => service)
  const connects = services.map((service) => service.connect.bind(service))
  services.forEach((service, i) => {
    service.connect = (transport: Transport) =>
      connects[i]({
        send: (words) => transport.send(tell(words, worlds[i])),
        close: (code, why) => transport.close(code, why),
      })
  })
  return () => services.forEach((service, i) => void (service.connect = connects[i]))
}

const plugged = (words: string, leak: string): string => words.replace(/}$/, `,"leak":"${leak}"}`)

describe('this test notices', () => {
  test('a message that counts the lines of the log', async () => {
    const [pair] = controls
    const stop = leaking((words, { service }) => plugged(words, String(service.rooms.inMemory(pair.id)?.at)))
    try {
      const table = await seated(pair)
      await expect(decideUnequally(table, 'unequal control')).rejects.toThrow(Leak)
      await table.leave()
    } finally {
      stop()
    }
  })

  test('a message that tells the seed', async () => {
    const [, pair] = controls
    const stop = leaking((words, { service }) =>
      plugged(words, service.rooms.inMemory(pair.id)?.row.seed ?? ''),
    )
    try {
      const table = new Lockstep(worlds, pair, tally)
      await expect(table.arrive()).rejects.toThrow(Leak)
      await table.leave()
    } finally {
      stop()
    }
  })

  test('news of the table whenever somebody decides something', async () => {
    const [, , pair] = controls
    const table = await seated(pair)
    for (const { service } of worlds) {
      const room = service.rooms.inMemory(pair.id)
      if (room === undefined) throw new Error('the match is not in memory')
      const { onward } = room
      room.onward = () => {
        room.tellTable()
        onward()
      }
    }
    await expect(decideApart(table, 'control')).rejects.toThrow(Leak)
    await table.leave()
  })

  test('what one seat may know and another may not', async () => {
    const table = new Lockstep(worlds, notAlike, tally)
    await expect(table.arrive()).rejects.toThrow(Leak)
    await table.leave()
  })
})
