import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RemoteTable } from '../src/client/index.ts'
import { realIds } from '../src/host/environment.ts'
import type { Standing, ToClient } from '../src/wire/index.ts'
import { TableClock } from './support/table-clock.ts'
import { bidAll, newFolder, offers, seen, TableServer } from './support/table.ts'
import { BID, DRAW, END, PASS, STRIKE, SURE, WALK } from './support/toy.ts'

const clock = new TableClock()
/** The usual time that people take, unless a test says otherwise. */
let below: (n: number) => number = () => 3
let server: TableServer

beforeAll(async () => {
  server = await TableServer.start({ clock, ids: { ...realIds, below: (n) => below(n) } })
})
afterAll(() => server.close())

const never: Standing = { step: 'kernel.react', choice: { do: 'pass' }, until: null }
/** Longer than anybody takes. */
const LONG = 20_000

const isAsked = (table: RemoteTable, seat: number) => () => table.match?.awaited.includes(seat) === true

/** An automatic answer is under way. */
const underWay = () => clock.until((ms) => ms > 100)

async function fight() {
  const party = await server.party(['Ada', 'Bo'])
  await bidAll(party.tables)
  const [ada, bo] = party.tables
  return { ...party, ada, bo }
}

describe('a standing answer', () => {
  it('is given by itself, after as long as a person takes and not before', async () => {
    const { ada, bo } = await fight()
    await bo.setStanding([never])
    await ada.choose([STRIKE])
    await underWay()
    clock.advance(500)
    expect(clock.waits).toHaveLength(1)
    expect(clock.waits[0]).toBeGreaterThan(400)
    expect((await server.info(ada.match?.id ?? '')).awaited).toEqual([1])
    clock.advance(LONG)
    await offers(ada, END)
    expect(ada.happenings.at(-1)?.events).toEqual([{ event: 'hit', seat: 1 }])
    expect(clock.waits).toEqual([])
  })

  it('takes as long as its own person took another time', async () => {
    const { ada, bo } = await fight()
    await ada.choose([STRIKE])
    await offers(bo, PASS)
    clock.advance(50_000)
    await bo.choose([PASS])
    await offers(ada, END)
    await bo.setStanding([never])
    below = (n) => n - 1
    await ada.choose([STRIKE])
    await underWay()
    below = () => 3
    expect(clock.waits).toEqual([55_000])
    clock.advance(55_000)
    await offers(ada, END)
  })

  it('looks to others just like one that a person gives', async () => {
    const { id, ada, bo } = await fight()
    const watching = await server.wire(id)
    const strikes: (readonly ToClient[])[] = []
    for (const isAutomatic of [false, true]) {
      const from = watching.heard.length
      if (isAutomatic) await bo.setStanding([never])
      expect(await watching.fence(from)).toEqual([])
      await ada.choose([STRIKE])
      if (isAutomatic) {
        await underWay()
        clock.advance(LONG)
      } else {
        await offers(bo, PASS)
        await bo.choose([PASS])
      }
      await offers(ada, END)
      strikes.push(await watching.fence(from))
    }
    const bare = (messages: readonly ToClient[]) =>
      messages.map((message) => ({ ...message, time: 0, ...('at' in message && { at: 0 }) }))
    expect(bare(strikes[1])).toEqual(bare(strikes[0]))
  })

  it('is known to its seat alone', async () => {
    const { id, people, bo } = await fight()
    const ada = await server.wire(id, { key: people[0].key })
    const from = ada.heard.length
    await bo.setStanding([never])
    expect(await ada.fence(from)).toEqual([])
    const welcomes = await Promise.all(
      [{ key: people[0].key }, {}, { key: people[1].key, seat: null }, { key: people[1].key }].map(
        async (how) => (await server.dial()).hello(id, how),
      ),
    )
    expect(welcomes.map(({ standing }) => standing)).toEqual([[], [], [], [never]])
    expect(welcomes.slice(0, 3).map((each) => JSON.stringify(each.match).includes('kernel.react'))).toEqual([
      false,
      false,
      false,
    ])
    const mine = await people[0].api.match(id)
    expect(JSON.stringify(mine)).not.toContain('kernel.react')
  })

  it('may leave out what does not matter, and is not given where nothing of it is offered', async () => {
    const { ada, bo } = await fight()
    await bo.setStanding([
      { step: 'kernel.react', choice: { do: 'fly' }, until: null },
      { step: 'turn', choice: { do: 'pass' }, until: null },
      { step: 'kernel.react', choice: { do: 'shield' }, until: null },
    ])
    await ada.choose([STRIKE])
    await underWay()
    clock.advance(LONG)
    await offers(ada, END)
    const events = ada.happenings.at(-1)?.events
    expect(events).toMatchObject([{ event: 'shielded', seat: 1 }])
    // There is no card left to shield with, so Bo is asked.
    await ada.choose([STRIKE])
    await offers(bo, PASS)
    await bo.choose([PASS])
    await offers(ada, END)
    expect(clock.waits).toEqual([])
  })

  it('ends when the step asks until which it was given', async () => {
    const { id, people, ada, bo } = await fight()
    await bo.setStanding([{ ...never, until: 'turn' }])
    await ada.choose([STRIKE])
    await underWay()
    clock.advance(LONG)
    await offers(ada, END)
    await ada.choose([END])
    await offers(bo, END)
    await bo.choose([WALK])
    const { standing } = await (await server.dial()).hello(id, { key: people[1].key })
    expect(standing).toEqual([])
    await bo.choose([END])
    await offers(bo, BID[0])
    await ada.choose([BID[0], SURE])
    await bo.choose([BID[0], SURE])
    await offers(ada, END)
    await ada.choose([STRIKE])
    await offers(bo, PASS)
    expect(clock.waits).toEqual([])
  })

  it('is not given when its seat thinks better of it in time', async () => {
    const { ada, bo } = await fight()
    await bo.setStanding([never])
    await ada.choose([STRIKE])
    await underWay()
    await bo.setStanding([])
    clock.advance(LONG)
    await offers(bo, PASS)
    await bo.say('I am still here')
    expect(isAsked(bo, 1)()).toBe(true)
    expect((await bo.choose([PASS])).made).toBe(1)
  })

  it('gives way to what the person chooses before', async () => {
    const { ada, bo } = await fight()
    await bo.setStanding([never])
    await ada.choose([STRIKE])
    await underWay()
    await offers(bo, PASS)
    const [shield] = bo.menu.menu?.offered.filter((entry) => entry.do === 'shield') ?? []
    await bo.choose([shield])
    await offers(ada, END)
    const { at } = ada
    clock.advance(LONG)
    // The next strike is answered by itself again.
    await ada.choose([STRIKE])
    await underWay()
    clock.advance(LONG)
    await offers(ada, END)
    expect(ada.happenings.filter((each) => each.at > (at ?? 0)).map(({ events }) => events)).toEqual([
      [],
      [{ event: 'hit', seat: 1 }],
    ])
  })

  it('is not given while the match is paused, but when it goes on', async () => {
    const { ada, bo } = await fight()
    await bo.setStanding([never])
    await ada.choose([STRIKE])
    await underWay()
    await ada.pause(true)
    clock.advance(LONG)
    await ada.say('hold on')
    expect((await server.info(ada.match?.id ?? '')).awaited).toEqual([1])
    await ada.pause(false)
    await underWay()
    clock.advance(LONG)
    await offers(ada, END)
  })

  it('is given again and again while the same is asked', async () => {
    const { ada, bo } = await fight()
    await ada.choose([DRAW, END])
    await offers(bo, END)
    await bo.setStanding([{ step: 'turn', choice: { do: 'walk' }, until: null }])
    for (const coins of [2, 3, 4]) {
      await underWay()
      clock.advance(LONG)
      await bo.next(() => seen<number[]>(bo, 'coins')[1] === coins)
    }
    await bo.setStanding([])
    clock.advance(LONG)
    expect((await bo.choose([END])).made).toBe(1)
  })

  it('is given after a restart, with nobody there', async () => {
    const data = newFolder()
    const own = new TableClock()
    const first = await TableServer.start({ data, clock: own })
    const { id, people, tables } = await first.party(['Ada', 'Bo'])
    await bidAll(tables)
    await tables[1].setStanding([never])
    await tables[0].choose([STRIKE])
    await first.close()
    const fresh = new TableClock(own.now())
    const second = await TableServer.start({ data, clock: fresh })
    await fresh.until((ms) => ms > 100)
    fresh.advance(LONG)
    const ada = await second.join(id, { key: people[0].key })
    await offers(ada, END)
    expect(ada.happenings.at(-1)?.events).toEqual([{ event: 'hit', seat: 1 }])
    await second.close()
  })
})
