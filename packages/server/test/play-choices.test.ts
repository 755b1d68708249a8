import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BID, DRAW, END, ROLL, SURE, WALK } from './support/toy.ts'
import { bidAll, newFolder, offers, refusal, seen, TableServer } from './support/table.ts'
import { whyNot } from './support/table-wire.ts'

let server: TableServer

beforeAll(async () => {
  server = await TableServer.start()
})
afterAll(() => server.close())

describe('a choice', () => {
  it('is refused unless it is offered, and then changes nothing', async () => {
    const { tables } = await server.party(['Ada', 'Bo'])
    const [ada, bo] = tables
    const { at, menu } = ada
    expect(await refusal(ada.choose([WALK]))).toBe('kernel.notOffered')
    expect(await refusal(ada.choose([{ do: 'bid', coins: 4 }]))).toBe('kernel.notOffered')
    expect(await refusal(ada.choose([{ do: 'bid', coins: 1, more: 1 }]))).toBe('kernel.notOffered')
    expect(await refusal(ada.choose([SURE]))).toMatch(/^blocked\.|^kernel\./)
    await bidAll(tables)
    expect(await refusal(bo.choose([WALK]))).toBe('kernel.notAsked')
    expect([at, menu.number]).toEqual([1, 1])
    expect(seen(ada, 'coins')).toEqual([1, 1])
  })

  it('is refused as stale when it answers another menu than the one that is there', async () => {
    const { tables } = await server.party(['Ada', 'Bo'])
    const [ada] = tables
    const before = ada.menu.number
    await ada.choose([BID[1]])
    const { number } = ada.menu
    expect(number).toBe(before + 1)
    expect(await refusal(ada.choose([BID[2]], { menu: before }))).toBe('server.stale')
    expect(await refusal(ada.choose([BID[2]], { menu: number + 1 }))).toBe('server.stale')
    expect(await ada.choose([BID[2]], { menu: number })).toMatchObject({ type: 'done', made: 1 })
  })

  it('that comes again is answered as before and made once, over any connection', async () => {
    const { id, people, tables } = await server.party(['Ada', 'Bo'])
    await bidAll(tables)
    const [{ key }] = people
    const one = await server.wire(id, { key })
    const { number } = tables[0].menu
    const command = { type: 'choose', id: 'again', menu: number, choices: [WALK, WALK] }
    expect(await one.ask(command)).toEqual({ type: 'done', id: 'again', made: 2 })
    expect(await one.ask(command)).toEqual({ type: 'done', id: 'again', made: 2 })
    const other = await server.wire(id, { key })
    expect(await other.ask({ ...command, menu: 999, choices: [END] })).toEqual({
      type: 'done',
      id: 'again',
      made: 2,
    })
    await tables[1].next(() => seen<number[]>(tables[1], 'coins')[0] === 3)
    // The id is the seat's own: another seat may use the same.
    const bo = await server.wire(id, { key: people[1].key })
    const { number: his } = tables[1].menu
    expect(whyNot(await bo.ask({ ...command, menu: his }))).toBe('kernel.notAsked')
    expect(seen(tables[0], 'coins')).toEqual([3, 1])
  })

  it('that comes again after a restart of the server is answered as before and made once', async () => {
    const data = newFolder()
    const first = await TableServer.start({ data })
    const { id, people, tables } = await first.party(['Ada', 'Bo'])
    await bidAll(tables)
    const [{ key }] = people
    const command = { type: 'choose', id: 'kept', menu: tables[0].menu.number, choices: [WALK, WALK, WALK] }
    expect(await (await first.wire(id, { key })).ask(command)).toMatchObject({ made: 3 })
    await first.close()
    const second = await TableServer.start({ data })
    const wire = await second.dial()
    const { face } = await wire.hello(id, { key })
    expect(await wire.ask(command)).toEqual({ type: 'done', id: 'kept', made: 3 })
    expect((await wire.fence()).filter(({ type }) => type === 'update')).toEqual([])
    expect(face?.view.state?.['coins']).toEqual([4, 1])
    expect(face?.menu.number).toBe(command.menu)
    // And the match goes on.
    expect(await wire.ask({ ...command, id: 'new', choices: [WALK] })).toMatchObject({ made: 1 })
    await second.close()
  })

  it('follows others in one message, until one is not offered', async () => {
    const { tables } = await server.party(['Ada', 'Bo'])
    const [ada, bo] = tables
    expect((await ada.choose([BID[3], SURE, WALK])).made).toBe(2)
    expect((await bo.choose([BID[0], SURE])).made).toBe(2)
    await offers(ada, END)
    expect((await ada.choose([WALK, WALK, { do: 'fly' }, WALK])).made).toBe(2)
    expect(seen(ada, 'coins')).toEqual([5, 0])
    // What is drawn does not stop choices that are no gesture.
    expect((await ada.choose([ROLL, WALK])).made).toBe(2)
    expect((await ada.choose([WALK, END, WALK])).made).toBe(2)
    expect(seen(ada, 'coins')).toEqual([7, 0])
  })

  it('is shown to others in one update with those of the same message', async () => {
    const { id, tables } = await server.party(['Ada', 'Bo'])
    await bidAll(tables)
    const wire = await server.wire(id)
    const from = wire.heard.length
    await tables[0].choose([WALK, ROLL, WALK])
    const updates = (await wire.fence(from)).filter(({ type }) => type === 'update')
    expect(updates).toHaveLength(1)
    expect(updates[0]).toMatchObject({ back: false, events: [{ event: 'rolled', seat: 0 }] })
  })
})

describe('a gesture', () => {
  it('is taken back as one', async () => {
    const { tables } = await server.party(['Ada', 'Bo'])
    await bidAll(tables)
    const [ada] = tables
    await ada.choose([WALK])
    expect((await ada.choose([WALK, WALK, WALK], { gesture: true })).made).toBe(3)
    expect(seen(ada, 'coins')).toEqual([5, 1])
    await ada.undo()
    expect(seen(ada, 'coins')).toEqual([2, 1])
    await ada.undo()
    expect(seen(ada, 'coins')).toEqual([1, 1])
  })

  it('stops where something is revealed', async () => {
    const { tables } = await server.party(['Ada', 'Bo'])
    await bidAll(tables)
    const [ada] = tables
    expect((await ada.choose([WALK, DRAW, WALK], { gesture: true })).made).toBe(2)
    expect(seen(ada, 'coins')).toEqual([2, 1])
    expect((await ada.choose([WALK, ROLL, WALK], { gesture: true })).made).toBe(2)
    expect(seen(ada, 'coins')).toEqual([3, 1])
    expect(await refusal(ada.undo())).toBe('kernel.undo.drew')
  })

  it('is refused whole if not even its first choice is offered', async () => {
    const { tables } = await server.party(['Ada', 'Bo'])
    expect(await refusal(tables[0].choose([WALK, BID[1]], { gesture: true }))).toBe('kernel.notOffered')
    expect(tables[0].at).toBe(1)
  })
})

describe('nobody chooses', () => {
  it('in a seat of somebody else', async () => {
    const { id, people } = await server.party(['Ada', 'Bo'])
    const wire = await server.dial()
    wire.say({ type: 'hello', protocol: 1, match: id, key: people[0].key, seat: 1 })
    expect(await wire.find('problem')).toMatchObject({ reason: { key: 'server.notYours' } })
    expect(whyNot(await wire.ask({ type: 'choose', menu: 1, choices: [BID[1]] }))).toBe('server.helloFirst')
  })

  it('who only watches', async () => {
    const { id, people } = await server.party(['Ada', 'Bo'])
    const stranger = await server.wire(id)
    const watching = await server.wire(id, { key: people[0].key, seat: null })
    for (const wire of [stranger, watching]) {
      for (const type of ['undo', 'ask', 'resign']) {
        expect(whyNot(await wire.ask({ type }))).toBe('server.onlyWatching')
      }
      expect(whyNot(await wire.ask({ type: 'choose', menu: 1, choices: [BID[1]] }))).toBe(
        'server.onlyWatching',
      )
      expect(whyNot(await wire.ask({ type: 'pause', on: true }))).toBe('server.onlyWatching')
      expect(whyNot(await wire.ask({ type: 'standing', answers: [] }))).toBe('server.onlyWatching')
    }
  })

  it('before the match starts', async () => {
    const ada = await server.person('Ada')
    const { match } = await ada.api.newMatch({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] })
    const table = await server.join(match.id, { key: ada.key })
    expect(table.view).toBeUndefined()
    expect(await refusal(table.choose([BID[1]]))).toBe('server.notStarted')
    expect(await refusal(table.undo())).toBe('server.notStarted')
  })

  it('after the end', async () => {
    const { id, tables } = await server.party(['Ada', 'Bo'], { config: { rounds: 1 } })
    await bidAll(tables)
    const [ada, bo] = tables
    await ada.choose([END])
    await offers(bo, END)
    await bo.choose([END])
    await ada.next(() => ada.match?.status === 'over')
    expect((await server.info(id)).result).toEqual({ scores: [1, 1], winners: [0, 1] })
    for (const table of tables) {
      expect(await refusal(table.choose([WALK]))).toBe('server.over')
      expect(await refusal(table.undo())).toBe('server.over')
      expect(await refusal(table.ask())).toBe('server.over')
    }
  })

  it('while the match is paused, until it goes on', async () => {
    const { tables } = await server.party(['Ada', 'Bo'])
    const [ada, bo] = tables
    await bo.pause(true)
    await ada.next(() => ada.match?.paused === 1)
    expect(await refusal(ada.choose([BID[1]]))).toBe('server.paused')
    expect(await refusal(ada.undo())).toBe('server.paused')
    expect(await refusal(bo.choose([BID[1]]))).toBe('server.paused')
    expect(ada.at).toBe(1)
    await ada.pause(false)
    expect((await ada.choose([BID[1]])).made).toBe(1)
  })

  it('while a bot plays for the seat, until its person is back', async () => {
    const { tables } = await server.party(['Ada', 'Bo'])
    const [ada] = tables
    await ada.hand(0, 'steady')
    expect(await refusal(ada.choose([BID[1]]))).toBe('server.botPlays')
    expect(await refusal(ada.undo())).toBe('server.botPlays')
  })
})
