import { UNREADY } from '@longtable/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RemoteTable } from '../src/client/index.ts'
import { TableClock } from './support/table-clock.ts'
import { bidAll, newFolder, offers, refusal, TableServer } from './support/table.ts'
import { whyNot } from './support/table-wire.ts'
import { BID, END, SURE, WALK } from './support/toy.ts'

const clock = new TableClock()
let server: TableServer

beforeAll(async () => {
  server = await TableServer.start({ clock, idleAfter: 1000 })
})
afterAll(() => server.close())

const live = { kind: 'live', clock: { bank: 60, extra: 5 } } as const
const slow = { kind: 'slow', hours: 24 } as const
const HOUR = 3_600_000

async function leftOf(at: TableServer, id: string): Promise<(number | null)[]> {
  return (await at.info(id)).seats.map(({ left }) => left)
}

/** Everybody leaves, and the match leaves memory. */
async function emptied(id: string, tables: readonly RemoteTable[], at = server, by = clock): Promise<void> {
  for (const table of tables) table.leave()
  const { rooms } = at.serving.service
  await expect.poll(() => rooms.inMemory(id)?.participants.size ?? 0).toBe(0)
  by.advance(2000)
  rooms.sweep()
  await expect.poll(() => rooms.inMemory(id)).toBeUndefined()
}

describe('the clocks of a live match', () => {
  it('run for all who are awaited at once, and give extra time to who has answered', async () => {
    const { id, tables } = await server.party(['Ada', 'Bo'], { pace: live })
    const [ada, bo] = tables
    const begun = clock.now()
    expect(await leftOf(server, id)).toEqual([60_000, 60_000])
    expect(ada.match?.deadline).toBe(begun + 60_000)
    clock.advance(10_000)
    expect(await leftOf(server, id)).toEqual([50_000, 50_000])
    await ada.choose([BID[1]])
    // Whoever is still awaited has not answered yet.
    expect(await leftOf(server, id)).toEqual([50_000, 50_000])
    await ada.choose([SURE])
    expect(await leftOf(server, id)).toEqual([55_000, 50_000])
    // Changing one's mind again and again is no way to earn time.
    await ada.choose([UNREADY])
    expect(await leftOf(server, id)).toEqual([50_000, 50_000])
    await ada.choose([SURE])
    expect(await leftOf(server, id)).toEqual([55_000, 50_000])
    clock.advance(20_000)
    expect(await leftOf(server, id)).toEqual([55_000, 30_000])
    expect((await server.info(id)).deadline).toBe(begun + 60_000)
    await bo.choose([BID[1], SURE])
    clock.advance(1000)
    expect(await leftOf(server, id)).toEqual([54_000, 35_000])
    await ada.next(() => ada.match?.awaited.includes(1) === false)
    expect((await server.info(id)).deadline).toBe(clock.now() + 54_000)
    expect(ada.match?.seats.map(({ left }) => left)).toEqual([55_000, 35_000])
  })

  it('are not for bots', async () => {
    const { id, tables } = await server.party(['Ada'], { pace: live, bots: ['steady'] })
    const [ada] = tables
    await ada.next(() => ada.match?.awaited.includes(1) === false)
    clock.advance(10_000)
    expect(await leftOf(server, id)).toEqual([50_000, null])
    await ada.choose([BID[1], SURE])
    await offers(ada, END)
    await ada.choose([END])
    await offers(ada, BID[0])
    // A bot that plays for Ada neither uses up her time nor earns any.
    await ada.hand(0, 'steady')
    await ada.next(() => ada.happenings.some(({ events }) => events.some(({ event }) => event === 'bid')))
    await ada.next(() => ada.match?.status === 'over')
    expect(await leftOf(server, id)).toEqual([55_000, null])
  })

  it('stand still in a pause, and everybody is told how they stand', async () => {
    const { id, tables } = await server.party(['Ada', 'Bo'], { pace: live, late: 'bot' })
    await bidAll(tables)
    const [ada, bo] = tables
    const told = () => ada.match?.seats.map(({ left }) => left)
    const before = await leftOf(server, id)
    clock.advance(15_000)
    await bo.pause(true)
    await ada.next(() => ada.match?.paused === 1)
    expect(told()).toEqual([(before[0] ?? 0) - 15_000, before[1]])
    expect(ada.match?.deadline).toBeNull()
    clock.advance(1_000_000)
    expect(await leftOf(server, id)).toEqual(told())
    await bo.pause(false)
    await ada.next(() => ada.match?.paused === null)
    expect(told()).toEqual([(before[0] ?? 0) - 15_000, before[1]])
    expect(ada.match?.deadline).toBe(clock.now() + (before[0] ?? 0) - 15_000)
    expect(ada.match?.seats[0].bot).toBeNull()
    clock.advance(5000)
    expect(await leftOf(server, id)).toEqual([(before[0] ?? 0) - 20_000, before[1]])
  })

  it('run on while the match is not in memory', async () => {
    const { id, tables } = await server.party(['Ada', 'Bo'], { pace: live })
    await bidAll(tables)
    const [before] = await leftOf(server, id)
    await emptied(id, tables)
    clock.advance(28_000)
    expect(await leftOf(server, id)).toEqual([(before ?? 0) - 30_000, 65_000])
  })

  it('lose nothing by a restart, however long the server was away', async () => {
    const data = newFolder()
    const own = new TableClock()
    const first = await TableServer.start({ data, clock: own })
    const { id, people, tables } = await first.party(['Ada', 'Bo'], { pace: live, late: 'bot' })
    await bidAll(tables)
    own.advance(10_000)
    await first.close()
    const fresh = new TableClock(own.now() + 500_000)
    const second = await TableServer.start({ data, clock: fresh })
    const ada = await second.join(id, { key: people[0].key })
    const [left] = await leftOf(second, id)
    expect(left).toBeGreaterThanOrEqual(55_000)
    expect(ada.match?.seats[0].bot).toBeNull()
    expect(ada.match?.deadline).toBe(fresh.now() + (left ?? 0))
    fresh.advance(10_000)
    expect(await leftOf(second, id)).toEqual([(left ?? 0) - 10_000, 65_000])
    expect((await ada.choose([WALK])).made).toBe(1)
    await second.close()
  })
})

describe('when time is up', () => {
  it('a bot takes over by itself in a match that says so, until the person is back', async () => {
    const { tables } = await server.party(['Ada', 'Bo'], { pace: live, late: 'bot' })
    const [ada, bo] = tables
    await bo.choose([BID[1], SURE])
    clock.advance(59_000)
    expect((await server.info(ada.match?.id ?? '')).seats[0].bot).toBeNull()
    clock.advance(1000)
    await ada.next(() => ada.match?.seats[0].bot === 'steady')
    await offers(bo, END)
    expect(bo.match?.seats[1].bot).toBeNull()
    await ada.hand(0, null)
    await bo.choose([END])
    await offers(ada, BID[0])
    // Whoever comes back has a little time, though none was left.
    expect((await server.info(ada.match?.id ?? '')).seats[0].left).toBe(30_000)
    expect((await ada.choose([BID[1]])).made).toBe(1)
    clock.advance(30_000)
    await bo.next(() => bo.match?.seats[0].bot === 'steady')
    await ada.pause(true)
    await ada.hand(0, null)
    await ada.pause(false)
    expect((await server.info(ada.match?.id ?? '')).seats[0]).toMatchObject({ bot: null, left: 30_000 })
  })

  it('a bot takes over also where nobody is connected', async () => {
    const { id, people, tables } = await server.party(['Ada', 'Bo'], { pace: live, late: 'bot' })
    await bidAll(tables)
    await emptied(id, tables)
    clock.advance(70_000)
    await server.serving.service.upkeep.late()
    const bo = await server.join(id, { key: people[1].key })
    expect(bo.match?.seats.map(({ bot }) => bot)).toEqual(['steady', null])
    await offers(bo, END)
  })

  it('a bot takes over after a day in a slow match, even across a restart', async () => {
    const data = newFolder()
    const own = new TableClock()
    const first = await TableServer.start({ data, clock: own })
    const { id, people, tables } = await first.party(['Ada', 'Bo'], { pace: slow, late: 'bot' })
    await bidAll(tables)
    const { deadline } = await first.info(id)
    expect(deadline).toBe(own.now() + 24 * HOUR)
    await first.close()
    const fresh = new TableClock(own.now() + 23 * HOUR)
    const second = await TableServer.start({ data, clock: fresh })
    await second.serving.service.upkeep.late()
    expect(await second.info(id)).toMatchObject({ deadline, seats: [{ bot: null }, { bot: null }] })
    const { rooms } = second.serving.service
    fresh.advance(60_000)
    rooms.sweep()
    await expect.poll(() => rooms.inMemory(id)).toBeUndefined()
    fresh.advance(HOUR)
    await second.serving.service.upkeep.late()
    const bo = await second.join(id, { key: people[1].key })
    await offers(bo, END)
    expect(bo.match?.seats.map(({ bot }) => bot)).toEqual(['steady', null])
    await second.close()
  })

  it('anybody at the table may hand the seat over in a match that says so, and not before', async () => {
    const { id, tables } = await server.party(['Ada', 'Bo', 'Cy'], { pace: live, late: 'ask' })
    await bidAll(tables)
    const [ada, bo, cy] = tables
    const watching = await server.wire(id)
    expect(await refusal(bo.hand(0, 'steady'))).toBe('server.notLate')
    clock.advance(100_000)
    await server.serving.service.upkeep.late()
    expect((await server.info(id)).seats[0].bot).toBeNull()
    expect(whyNot(await watching.ask({ type: 'hand', seat: 0, bot: 'steady' }))).toBe('server.notLate')
    expect(await refusal(bo.hand(2, 'steady'))).toBe('server.notLate')
    await cy.hand(0, 'steady')
    await offers(bo, END)
    expect(ada.match?.seats[0].bot).toBe('steady')
    expect(await refusal(bo.hand(0, null))).toBe('server.notYours')
    await ada.hand(0, null)
    expect((await server.info(id)).seats[0].bot).toBeNull()
  })
})

describe('the deadline of a slow match', () => {
  it('is counted from when a seat is asked, and is not moved by what others do', async () => {
    const { id, tables } = await server.party(['Ada', 'Bo'], { pace: slow })
    const [ada, bo] = tables
    const begun = clock.now()
    expect((await server.info(id)).deadline).toBe(begun + 24 * HOUR)
    expect(await leftOf(server, id)).toEqual([null, null])
    clock.advance(HOUR)
    await ada.choose([BID[1], SURE])
    await bo.choose([BID[1]])
    expect((await server.info(id)).deadline).toBe(begun + 24 * HOUR)
    clock.advance(HOUR)
    await bo.choose([SURE])
    expect((await server.info(id)).deadline).toBe(clock.now() + 24 * HOUR)
    const asked = clock.now()
    clock.advance(HOUR)
    await ada.choose([WALK])
    expect((await server.info(id)).deadline).toBe(asked + 24 * HOUR)
  })

  it('is put off by a pause', async () => {
    const { id, tables } = await server.party(['Ada', 'Bo'], { pace: slow, late: 'bot' })
    const begun = clock.now()
    clock.advance(20 * HOUR)
    await tables[0].pause(true)
    clock.advance(48 * HOUR)
    await server.serving.service.upkeep.late()
    expect(await server.info(id)).toMatchObject({ deadline: null, seats: [{ bot: null }, { bot: null }] })
    await tables[0].pause(false)
    expect((await server.info(id)).deadline).toBe(begun + 72 * HOUR)
    clock.advance(4 * HOUR)
    await tables[1].next(() => tables[1].match?.seats.every(({ bot }) => bot === 'steady') === true)
  })
})
