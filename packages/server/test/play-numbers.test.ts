import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ToClient } from '../src/wire/index.ts'
import { BID, DRAW, END, PASS, ROLL, STRIKE, SURE, WALK, WHISPER } from './support/toy.ts'
import { bidAll, offers, refusal, seen, TableServer } from './support/table.ts'

let server: TableServer

beforeAll(async () => {
  server = await TableServer.start()
})
afterAll(() => server.close())

const updatesIn = (heard: readonly ToClient[]) => heard.filter((message) => message.type === 'update')

describe('each viewer counts alone', () => {
  it('hidden choices of others move neither the updates nor the menus of anybody else', async () => {
    const { id, people, tables } = await server.party(['Ada', 'Bo', 'Cy'])
    const [ada, bo] = tables
    const watching = await server.wire(id)
    const cy = await server.wire(id, { key: people[2].key })
    const from = [watching.heard.length, cy.heard.length]
    await ada.choose([BID[0]])
    await ada.choose([BID[1]])
    await bo.choose([BID[2]])
    await ada.undo()
    expect(await watching.fence(from[0])).toEqual([])
    expect(await cy.fence(from[1])).toEqual([])
    expect([ada.at, ada.menu.number]).toEqual([4, 4])
    expect([bo.at, bo.menu.number]).toEqual([2, 2])
    // Whoever comes anew does not learn of them either.
    const late = await server.dial()
    const { face, events } = await late.hello(id)
    expect(face).toMatchObject({ at: 1, menu: { number: 1, menu: null } })
    expect(events.map(({ at }) => at)).toEqual([1])
  })

  it('a seat that is ready is seen to be, but not with what', async () => {
    const { id, tables } = await server.party(['Ada', 'Bo', 'Cy'])
    const watching = await server.wire(id)
    const from = watching.heard.length
    await tables[0].choose([BID[3], SURE])
    const heard = await watching.fence(from)
    expect(updatesIn(heard)).toHaveLength(1)
    expect(JSON.stringify(heard)).not.toContain('"coins":3')
    expect(updatesIn(heard)[0]).toMatchObject({ at: 2, events: [] })
    expect(heard.at(-1)).toMatchObject({ type: 'table', match: { awaited: [1, 2] } })
  })

  it('a menu that stays the same keeps its number while other things change', async () => {
    const { tables } = await server.party(['Ada', 'Bo'])
    await bidAll(tables)
    const [ada, bo] = tables
    const [mine, his] = [ada.menu.number, bo.menu.number]
    const at = ada.at ?? 0
    await ada.choose([WALK])
    await ada.choose([WHISPER[1]])
    await ada.choose([ROLL])
    expect(ada.menu.number).toBe(mine)
    expect(ada.at).toBe(at + 3)
    await bo.next(() => seen<number[]>(bo, 'luck')[0] >= 0)
    expect(bo.menu).toEqual({ number: his, menu: null })
    // So what was chosen before all that is not stale.
    expect((await ada.choose([WALK], { menu: mine })).made).toBe(1)
    await ada.choose([END])
    expect(ada.menu).toEqual({ number: mine + 1, menu: null })
    expect(await refusal(ada.choose([WALK], { menu: mine }))).toBe('server.stale')
  })

  it('a menu is sent when it changes and only then', async () => {
    const { id, people, tables } = await server.party(['Ada', 'Bo'])
    await bidAll(tables)
    const wire = await server.wire(id, { key: people[0].key })
    const from = wire.heard.length
    await tables[0].choose([WALK])
    await tables[0].choose([STRIKE])
    await offers(tables[1], PASS)
    await tables[1].choose([PASS])
    const menus = updatesIn(await wire.fence(from)).map(({ menu }) => menu)
    expect(menus.map((menu) => menu?.menu?.step)).toEqual([undefined, undefined, 'turn'])
    expect(menus[0]).toBeUndefined()
    expect(menus[1]?.menu).toBeNull()
  })
})

describe('what only some may see', () => {
  it('a whisper reaches two seats, and leaves no trace with the others', async () => {
    const { id, people, tables } = await server.party(['Ada', 'Bo', 'Cy'])
    await bidAll(tables)
    const wires = await Promise.all([1, 2].map((seat) => server.wire(id, { key: people[seat].key })))
    const watching = await server.wire(id)
    const [forBo, forCy] = wires.map(({ heard }) => heard.length)
    const forAll = watching.heard.length
    await tables[0].choose([WHISPER[1]])
    expect(updatesIn(await wires[0].fence(forBo))).toMatchObject([
      { events: [{ event: 'whispered', seat: 0, value: 1 }] },
    ])
    expect(await wires[1].fence(forCy)).toEqual([])
    expect(await watching.fence(forAll)).toEqual([])
  })

  it('a card that is drawn is seen by the one who drew it, and spectators see that one was', async () => {
    const { id, tables } = await server.party(['Ada', 'Bo'])
    await bidAll(tables)
    const watching = await server.wire(id)
    const from = watching.heard.length
    await tables[0].choose([DRAW])
    const [mine] = tables[0].happenings.at(-1)?.events ?? []
    expect(mine).toMatchObject({ event: 'drew', seat: 0, card: expect.any(Number) as number })
    const [update] = updatesIn(await watching.fence(from))
    expect(update.events).toEqual([{ event: 'drew', seat: 0 }])
    const drawn = (mine as unknown as { card: number }).card
    const hands = (update.view.state?.['cards'] ?? []) as unknown as readonly (readonly number[])[]
    expect(hands.flat()).not.toContain(drawn)
  })
})

describe('one seat on two connections', () => {
  it('both see the same, and both may play', async () => {
    const { id, people, tables } = await server.party(['Ada', 'Bo'])
    const [ada, bo] = tables
    const other = await server.join(id, { key: people[0].key })
    await ada.choose([BID[1]])
    await other.next(() => other.menu.number === ada.menu.number)
    await other.choose([SURE])
    await bo.choose([BID[1], SURE])
    await Promise.all([ada, other].map((table) => offers(table, END)))
    const choices = await Promise.allSettled([ada.choose([END]), other.choose([END])])
    // Two clicks on the same menu: the second is stale.
    expect(choices.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await Promise.all([ada, other].map((table) => table.next(() => table.menu.menu === null)))
    expect(other.at).toBe(ada.at)
    expect(other.view).toEqual(ada.view)
    expect(other.menu).toEqual(ada.menu)
    expect([ada.resyncs, other.resyncs]).toEqual([0, 0])
  })

  it('the seat is there as long as one of them is', async () => {
    const { id, people, tables } = await server.party(['Ada', 'Bo'])
    const [, bo] = tables
    const wire = await server.wire(id, { key: people[0].key })
    const from = wire.heard.length
    tables[0].leave()
    await bo.say('are you there?')
    await wire.find('said', from)
    expect((await server.info(id)).seats[0].here).toBe(true)
    await wire.leave()
    await bo.next(() => bo.match?.seats[0].here === false)
  })
})
