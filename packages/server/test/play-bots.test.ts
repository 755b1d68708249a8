import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BID, CRASH, END, LOOP, PASS, STRIKE, SURE, WALK } from './support/toy.ts'
import { openLobby } from './support/lobby.ts'
import { bidAll, newFolder, offers, refusal, seen, TableServer } from './support/table.ts'

let server: TableServer

beforeAll(async () => {
  server = await TableServer.start({ botThreads: 2, botLimit: 700, ruleLimit: 1500 })
})
afterAll(() => server.close())

const over = (id: string) => server.join(id).then((table) => table.next(() => table.match?.status === 'over'))

describe('bots', () => {
  it('play a whole match by themselves, with nobody there', async () => {
    const ada = await server.person('Ada')
    const seats = ['steady', 'random', 'random'].map((bot) => ({ kind: 'bot' as const, bot }))
    const { match } = await ada.api.newMatch({ game: 'toy', seats, config: { rounds: 2 } })
    await over(match.id)
    const { result, reveal } = await server.info(match.id)
    expect(result?.scores).toHaveLength(3)
    expect(reveal).not.toBeNull()
  })

  it('play the games of the registry as well', async () => {
    const house = await openLobby({ data: newFolder() })
    const ada = await house.person('Ada')
    const seats = ['novice', 'random', 'novice'].map((bot) => ({ kind: 'bot' as const, bot }))
    const { match } = await ada.api.newMatch({ game: 'immortals', seats, config: { rounds: 1 } })
    const table = await house.table(match.id)
    await table.next(() => table.match?.status === 'over')
    expect(table.match?.result?.scores).toHaveLength(3)
    await house.close()
  })

  it('decide in simultaneous steps, take their turns and answer in windows between people', async () => {
    const { tables } = await server.party(['Ada'], { bots: ['steady'] })
    const [ada] = tables
    await ada.next(() => ada.match?.awaited.includes(1) === false)
    await ada.choose([BID[2], SURE])
    await offers(ada, END)
    expect(seen(ada, 'coins')).toEqual([2, 0])
    await ada.choose([STRIKE])
    await offers(ada, END)
    expect(ada.happenings.at(-1)?.events).toEqual([{ event: 'hit', seat: 1 }])
    await ada.choose([END])
    // The bot's turn is over at once, and the next round begins.
    await offers(ada, BID[0])
  })

  it('play for a person who is away, until that person takes the seat back', async () => {
    const { tables } = await server.party(['Ada', 'Bo'])
    const [ada, bo] = tables
    await bo.hand(1, 'steady')
    await ada.next(() => ada.match?.seats[1].bot === 'steady')
    expect(ada.match?.seats[1]).toMatchObject({ kind: 'person', name: 'Bo', bot: 'steady' })
    await ada.next(() => ada.match?.awaited.includes(1) === false)
    expect(await refusal(ada.hand(1, null))).toBe('server.notYours')
    await bo.hand(1, null)
    await ada.choose([BID[0], SURE])
    await offers(ada, END)
    await ada.choose([END])
    await offers(bo, END)
    expect(ada.match?.seats[1].bot).toBeNull()
    // Nobody plays for Bo now.
    expect((await bo.choose([WALK])).made).toBe(1)
  })

  it('go on after a restart with nobody there', async () => {
    const data = newFolder()
    const first = await TableServer.start({ data })
    const { id, people, tables } = await first.party(['Ada', 'Bo'], { config: { rounds: 1 } })
    await bidAll(tables)
    await tables[0].hand(0, 'steady')
    await tables[1].next(() => tables[1].match?.awaited.includes(1) === true)
    await first.close()
    const second = await TableServer.start({ data })
    const bo = await second.join(id, { key: people[1].key })
    await bo.hand(1, 'steady')
    await bo.next(() => bo.match?.status === 'over')
    expect(bo.match?.result?.scores).toEqual([1, 1])
    await second.close()
  })

  it('of levels that there are not cannot be asked for', async () => {
    const { tables } = await server.party(['Ada', 'Bo'])
    expect(await refusal(tables[0].hand(0, 'godlike'))).toBe('server.noBot')
    expect(tables[0].match?.seats[0].bot).toBeNull()
  })
})

describe('a bot that', () => {
  it.each(['endless', 'crashing', 'lying'])('is %s stops neither its match nor another one', async (bad) => {
    const { tables } = await server.party(['Ada'], { bots: [bad, 'steady'], config: { rounds: 1 } })
    const other = await server.party(['Bo'], { bots: ['steady'], config: { rounds: 1 } })
    const [bo] = other.tables
    await bo.choose([BID[1], SURE])
    await offers(bo, END)
    await bo.choose([END])
    await bo.next(() => bo.match?.status === 'over')
    const [ada] = tables
    await ada.choose([BID[1], SURE])
    await offers(ada, END)
    expect((await ada.choose([WALK])).made).toBe(1)
  })

  it('walks into a broken rule takes another way', async () => {
    const { tables } = await server.party(['Ada'], { bots: ['hasty'], config: { rounds: 1, odd: true } })
    const [ada] = tables
    await ada.choose([BID[1], SURE])
    await offers(ada, END)
    await ada.choose([END])
    await ada.next(() => ada.match?.status === 'over')
    expect(ada.match?.notice).toBeNull()
  })
})

describe('rules that', () => {
  it('never end are cut off, the chooser is told, and the match goes on', async () => {
    const { tables } = await server.party(['Ada', 'Bo'], { config: { odd: true } })
    await bidAll(tables)
    const [ada, bo] = tables
    const { at, menu } = ada
    expect(await refusal(ada.choose([LOOP]))).toBe('server.threads.limit')
    expect([ada.at, ada.menu]).toEqual([at, menu])
    expect((await ada.choose([WALK, STRIKE])).made).toBe(2)
    await offers(bo, PASS)
    await bo.choose([PASS])
    await offers(ada, END)
    expect(seen(bo, 'coins')).toEqual([2, 1])
    expect([ada.resyncs, bo.resyncs]).toEqual([0, 0])
    expect(bo.match?.notice).toBeNull()
  })

  it('never end take no other match with them, wherever it is kept', async () => {
    const { tables } = await server.party(['Ada', 'Bo'], { config: { odd: true } })
    // So many that some are kept by the same thread.
    const others = await Promise.all(['Cy', 'Di', 'Eve', 'Flo'].map((name) => server.party([name, 'Gil'])))
    await Promise.all([tables, ...others.map((other) => other.tables)].map(bidAll))
    for (const { tables: there } of others) await there[0].choose([WALK])
    const cut = refusal(tables[0].choose([LOOP]))
    const made = await Promise.all(others.map(({ tables: there }) => there[0].choose([WALK, END])))
    expect(await cut).toBe('server.threads.limit')
    expect(made.map((done) => done.made)).toEqual([2, 2, 2, 2])
    for (const { tables: there } of others) {
      await offers(there[1], END)
      expect(seen(there[1], 'coins')).toEqual([3, 1])
      expect(there[1].resyncs).toBe(0)
    }
  })

  it('break are told as a fault, and what was made before stands', async () => {
    const { tables } = await server.party(['Ada', 'Bo'], { config: { odd: true } })
    await bidAll(tables)
    const [ada, bo] = tables
    expect(await refusal(ada.choose([CRASH]))).toMatch(/^server\.(fault|threads\.fault)$/)
    expect((await ada.choose([WALK, WALK, CRASH])).made).toBe(2)
    expect(seen(ada, 'coins')).toEqual([3, 1])
    // A gesture is made whole or not at all.
    expect(await refusal(ada.choose([WALK, CRASH], { gesture: true }))).toMatch(
      /^server\.(fault|threads\.fault)$/,
    )
    expect((await ada.choose([WALK])).made).toBe(1)
    await bo.next(() => seen<number[]>(bo, 'coins')[0] === 4)
    expect(seen(ada, 'coins')).toEqual([4, 1])
    await ada.undo()
    expect(seen(ada, 'coins')).toEqual([3, 1])
  })
})
