import type { MatchFile } from '@longtable/kernel'
import type { RemoteTable } from '../src/client/index.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openingOf } from '../src/host/reopen.ts'
import { BID, DRAW, END, ROLL, SURE, WALK } from './support/toy.ts'
import { bidAll, newFolder, offers, refusal, seen, TableServer } from './support/table.ts'
import { folderNow } from './support/table-store.ts'
import { whyNot } from './support/table-wire.ts'

let server: TableServer

beforeAll(async () => {
  server = await TableServer.start()
})
afterAll(() => server.close())

const luck = (table: RemoteTable, seat: number): number => seen<number[]>(table, 'luck')[seat]

async function agreeing(asker: RemoteTable, others: readonly RemoteTable[]): Promise<void> {
  await asker.ask()
  for (const other of others) {
    await other.next(() => other.match?.asking !== null)
    await other.answer(other.match?.asking?.number ?? -1, true)
  }
}

describe('undo by oneself', () => {
  it('takes back one’s last choice, and everybody sees that', async () => {
    const { tables } = await server.party(['Ada', 'Bo'])
    await bidAll(tables)
    const [ada, bo] = tables
    await ada.choose([WALK])
    await ada.choose([WALK])
    await ada.undo()
    expect(seen(ada, 'coins')).toEqual([2, 1])
    await bo.next(() => bo.happenings.at(-1)?.back === true)
    expect(seen(bo, 'coins')).toEqual([2, 1])
    expect(bo.at).toBe(ada.at)
  })

  it('stops at what was drawn, what was revealed, and what another did', async () => {
    const { tables } = await server.party(['Ada', 'Bo'])
    await bidAll(tables)
    const [ada, bo] = tables
    expect(await refusal(ada.undo())).toBe('kernel.undo.acted')
    await ada.choose([ROLL])
    expect(await refusal(ada.undo())).toBe('kernel.undo.drew')
    await ada.choose([WALK])
    await ada.undo()
    expect(await refusal(ada.undo())).toBe('kernel.undo.drew')
    await ada.choose([DRAW])
    expect(await refusal(ada.undo())).toBe('kernel.undo.revealed')
    await ada.choose([END])
    await offers(bo, END)
    await bo.choose([WALK])
    expect(await refusal(ada.undo())).toBe('kernel.undo.acted')
  })

  it('is not carried out twice when the message comes twice', async () => {
    const { id, people, tables } = await server.party(['Ada', 'Bo'])
    await bidAll(tables)
    const [ada] = tables
    await ada.choose([WALK, WALK, WALK])
    const wire = await server.wire(id, { key: people[0].key })
    for (const _ of [1, 2])
      expect(await wire.ask({ type: 'undo', id: 'u' })).toEqual({ type: 'done', id: 'u' })
    await ada.next(() => seen<number[]>(ada, 'coins')[0] === 3)
    await wire.fence()
    expect(seen(ada, 'coins')).toEqual([3, 1])
  })

  it('in a simultaneous step leaves what others decided', async () => {
    const { tables } = await server.party(['Ada', 'Bo'])
    const [ada, bo] = tables
    await ada.choose([BID[3]])
    await bo.choose([BID[2]])
    const { at, menu } = bo
    await ada.undo()
    await ada.choose([BID[0], SURE])
    await bo.next(() => bo.match?.awaited.includes(0) === false)
    expect(bo.at).toBe((at ?? 0) + 1)
    expect(bo.menu.number).toBe(menu.number)
    await bo.choose([SURE])
    expect(seen(bo, 'coins')).toEqual([0, 2])
  })

  it('works for what was chosen before a restart, and gestures stay one', async () => {
    const data = newFolder()
    const first = await TableServer.start({ data })
    const { id, people, tables } = await first.party(['Ada', 'Bo'])
    await bidAll(tables)
    await tables[0].choose([ROLL, WALK])
    await tables[0].choose([WALK, WALK], { gesture: true })
    await first.close()
    const second = await TableServer.start({ data })
    const ada = await second.join(id, { key: people[0].key })
    await ada.undo()
    expect(seen(ada, 'coins')).toEqual([2, 1])
    await ada.undo()
    expect(await refusal(ada.undo())).toBe('kernel.undo.drew')
    await second.close()
  })
})

describe('undo to an earlier moment', () => {
  const keyOf = (table: RemoteTable): string | undefined => table.back?.why.key

  it('takes back all since that moment at once, and everybody sees that', async () => {
    const { tables } = await server.party(['Ada', 'Bo'])
    await bidAll(tables)
    const [ada, bo] = tables
    await ada.choose([ROLL])
    const rolled = ada.at ?? 0
    expect(ada.back).toEqual({ to: [], why: { key: 'kernel.undo.drew' }, after: rolled - 1 })
    for (const _ of [1, 2, 3]) await ada.choose([WALK])
    expect(ada.back?.to).toEqual([rolled, rolled + 1, rolled + 2])
    await ada.undo(rolled + 1)
    expect(seen(ada, 'coins')).toEqual([2, 1])
    expect(ada.at).toBe(rolled + 4)
    expect(ada.happenings.at(-1)).toMatchObject({ at: rolled + 4, back: true })
    expect(ada.back).toEqual({ to: [rolled], why: { key: 'kernel.undo.drew' }, after: rolled - 1 })
    await bo.next(() => bo.at === ada.at)
    expect(seen(bo, 'coins')).toEqual([2, 1])
    await ada.choose([WALK])
    expect(ada.back?.to).toEqual([rolled, rolled + 4])
  })

  it('is refused as undo is', async () => {
    const { id, tables } = await server.party(['Ada', 'Bo'])
    await bidAll(tables)
    const [ada, bo] = tables
    const before = ada.at ?? 0
    expect(await refusal(ada.undo(before))).toBe('kernel.undo.acted')
    await ada.choose([ROLL])
    expect(await refusal(ada.undo(before))).toBe('kernel.undo.drew')
    await ada.choose([WALK, WALK])
    const { at = 0 } = ada
    expect(await refusal(ada.undo(before))).toBe('kernel.undo.drew')
    expect(await refusal(ada.undo(at))).toBe('server.stale')
    expect(await refusal(ada.undo(at + 50))).toBe('server.stale')
    expect(seen(ada, 'coins')).toEqual([3, 1])
    expect(await refusal(bo.undo(before))).toBe('kernel.undo.acted')
    const watching = await server.wire(id)
    expect(whyNot(await watching.ask({ type: 'undo', to: 1 }))).toBe('server.onlyWatching')
    expect(whyNot(await watching.ask({ type: 'undo', to: -1 }))).toBe('server.badMessage')
    const spectator = await server.join(id)
    expect(spectator.back).toBeNull()
  })

  it('treats the choices of one message as one moment', async () => {
    const { tables } = await server.party(['Ada', 'Bo'])
    await bidAll(tables)
    const [ada] = tables
    const { at = 0 } = ada
    await ada.choose([WALK, WALK])
    await ada.choose([WALK])
    expect(ada.back?.to).toEqual([at, at + 1])
    await ada.undo(at)
    expect(seen(ada, 'coins')).toEqual([1, 1])
    expect(keyOf(ada)).toBe('kernel.undo.acted')
  })

  it('is done once when the message comes twice, and works after a restart', async () => {
    const data = newFolder()
    const first = await TableServer.start({ data })
    const { id, people, tables } = await first.party(['Ada', 'Bo'])
    await bidAll(tables)
    const [before] = tables
    await before.choose([ROLL])
    await before.choose([WALK, WALK])
    await before.choose([WALK, WALK], { gesture: true })
    await before.choose([WALK])
    const { back } = before
    // The machine loses its power now; then again after it was closed properly.
    const second = await TableServer.start({ data: await folderNow(first) })
    await first.close()
    expect((await second.join(id, { key: people[0].key })).back).toEqual(back)
    const where = await folderNow(second)
    await second.close()
    const third = await TableServer.start({ data: where })
    const ada = await third.join(id, { key: people[0].key })
    expect(ada.back).toEqual(back)
    const wire = await third.wire(id, { key: people[0].key })
    const [, to] = back?.to ?? []
    for (const _ of [1, 2])
      expect(await wire.ask({ type: 'undo', id: 'u', to })).toEqual({ type: 'done', id: 'u' })
    await ada.next(() => seen<number[]>(ada, 'coins')[0] === 3)
    await third.close()
    const fourth = await TableServer.start({ data: where })
    const again = await fourth.join(id, { key: people[0].key })
    expect(again.back).toEqual({ ...back, to: back?.to.slice(0, 1) })
    expect(seen(again, 'coins')).toEqual([3, 1])
    await fourth.close()
  })
})

describe('going back by asking', () => {
  it('needs the consent of everybody, and one refusal ends it', async () => {
    const { tables } = await server.party(['Ada', 'Bo', 'Cy'])
    await bidAll(tables)
    const [ada, bo, cy] = tables
    await ada.choose([ROLL])
    const rolled = luck(ada, 0)
    await ada.ask()
    expect(await refusal(ada.ask())).toBe('server.askedAlready')
    expect(await refusal(bo.ask())).toBe('server.askedAlready')
    await bo.next(() => bo.match?.asking?.seat === 0)
    const { number = -1 } = bo.match?.asking ?? {}
    expect(bo.match?.asking).toEqual({ number, seat: 0, waiting: [1, 2] })
    expect(await refusal(bo.answer(number + 1, true))).toBe('server.notAsked')
    expect(await refusal(ada.answer(number, true))).toBe('server.answered')
    await bo.answer(number, true)
    expect(await refusal(bo.answer(number, true))).toBe('server.answered')
    await cy.next(() => cy.match?.asking?.waiting.length === 1)
    expect(cy.match?.asking?.waiting).toEqual([2])
    await cy.answer(number, false)
    await ada.next(() => ada.match?.asking === null)
    expect(luck(ada, 0)).toBe(rolled)

    await agreeing(ada, [cy, bo])
    await ada.next(() => luck(ada, 0) === -1)
    expect(ada.match?.asking).toBeNull()
    expect(ada.happenings.at(-1)?.back).toBe(true)
  })

  it('leads to other draws than before', async () => {
    const { tables } = await server.party(['Ada', 'Bo'], { seed: 'the same draws' })
    await bidAll(tables)
    const [ada, bo] = tables
    const rolled: number[] = []
    for (let n = 0; n < 4; n++) {
      await ada.choose([ROLL])
      rolled.push(luck(ada, 0))
      await agreeing(ada, [bo])
      await ada.next(() => luck(ada, 0) === -1)
    }
    expect(new Set(rolled).size).toBe(4)
  })

  it('is agreed to by bots at once, and done once however often the message comes', async () => {
    const { id, people, tables } = await server.party(['Ada'], { bots: ['steady', 'steady'] })
    const [ada] = tables
    await ada.choose([BID[1], SURE])
    await offers(ada, END)
    await ada.choose([ROLL])
    await ada.choose([ROLL])
    const wire = await server.wire(id, { key: people[0].key })
    const before = wire.heard.length
    for (const _ of [1, 2])
      expect(await wire.ask({ type: 'ask', id: 'back' })).toEqual({ type: 'done', id: 'back' })
    const updates = (await wire.fence(before)).filter(({ type }) => type === 'update')
    expect(updates).toHaveLength(1)
    expect(ada.match?.asking).toBeNull()
  })

  it('an answer that comes again is answered as before', async () => {
    const { id, people, tables } = await server.party(['Ada', 'Bo'])
    await bidAll(tables)
    const [ada] = tables
    await ada.choose([ROLL])
    await ada.ask()
    const bo = await server.wire(id, { key: people[1].key })
    const { match } = await bo.hello(id, { key: people[1].key })
    const command = { type: 'answer', id: 'yes', number: match.asking?.number, agree: true }
    for (const _ of [1, 2]) expect(await bo.ask(command)).toEqual({ type: 'done', id: 'yes' })
    await ada.next(() => luck(ada, 0) === -1)
  })

  it('is off when somebody chooses', async () => {
    const { tables } = await server.party(['Ada', 'Bo'])
    await bidAll(tables)
    const [ada, bo] = tables
    await ada.choose([ROLL])
    await ada.ask()
    await bo.next(() => bo.match?.asking?.seat === 0)
    const { number = -1 } = bo.match?.asking ?? {}
    await ada.choose([WALK])
    await bo.next(() => bo.match?.asking === null)
    expect(await refusal(bo.answer(number, true))).toBe('server.notAsked')
    expect(luck(ada, 0)).toBeGreaterThanOrEqual(0)
  })

  it('is refused to a seat that has not chosen anything', async () => {
    const { id, tables } = await server.party(['Ada', 'Bo'])
    expect(await refusal(tables[0].ask())).toBe('kernel.undo.nothing')
    const watching = await server.wire(id)
    expect(whyNot(await watching.ask({ type: 'ask' }))).toBe('server.onlyWatching')
    expect(whyNot(await watching.ask({ type: 'answer', number: 0, agree: true }))).toBe('server.onlyWatching')
  })
})

/** Ada's last choice lies far behind: Bo has rolled so often since that it is not kept in memory any more. */
async function farAway(at: TableServer, rolls: number) {
  const party = await at.party(['Ada', 'Bo'])
  await bidAll(party.tables)
  const [ada, bo] = party.tables
  await ada.choose([WALK, WALK])
  await ada.choose([END])
  await offers(bo, END)
  for (let n = 0; n < rolls; n += 50)
    await bo.choose(Array.from({ length: Math.min(50, rolls - n) }, () => ROLL))
  return { ...party, ada, bo }
}

describe('going back further than is kept in memory', () => {
  it('leads to before one’s last choice, and the match goes on from there', async () => {
    const { ada, bo, id } = await farAway(server, 60)
    await agreeing(ada, [bo])
    await offers(ada, END)
    expect(seen(ada, 'coins')).toEqual([3, 1])
    expect(luck(ada, 1)).toBe(-1)
    expect(bo.menu.menu).toBeNull()
    // What is kept to go on with does not grow by it.
    const opening = await openingOf(await server.serving.service.rooms.of(id), false)
    const { made } = (opening.snapshot?.body ?? { made: null }) as {
      readonly made: readonly unknown[] | null
    }
    expect(made?.length).toBeLessThan(10)
    await ada.choose([WALK])
    await ada.undo()
    await ada.undo()
    expect(seen(ada, 'coins')).toEqual([2, 1])
  })

  it('can be done again and again', async () => {
    const { ada, bo } = await farAway(server, 30)
    await agreeing(ada, [bo])
    await offers(ada, END)
    await agreeing(ada, [bo])
    await ada.next(() => seen<number[]>(ada, 'coins')[0] === 2)
    await agreeing(bo, [ada])
    await ada.next(() => ada.match?.awaited.includes(1) === true)
    await offers(bo, SURE)
    expect(seen(bo, 'coins')).toEqual([0, 0])
  })

  it('is followed in a match that comes from a file and was cut off after it', async () => {
    const { id, people, tables } = await server.party(['Ada', 'Bo'], { config: { rounds: 1 } })
    await bidAll(tables)
    const [ada, bo] = tables
    await ada.choose([ROLL])
    await ada.choose([ROLL])
    const { length } = ada.happenings
    await agreeing(ada, [bo])
    await ada.next(() => ada.happenings.length > length)
    const { view } = ada
    await ada.choose([END])
    await offers(bo, END)
    await bo.choose([END])
    await ada.next(() => ada.match?.status === 'over')
    const file = (await people[0].api.exported(id)) as MatchFile
    const cut = file.log.findIndex((entry) => 'rewind' in entry) + 1
    const marks = file.marks.filter((mark) => mark.at <= cut)
    const { match } = await people[0].api.imported({ ...file, log: file.log.slice(0, cut), marks })
    const again = await server.join(match.id, { key: people[0].key })
    expect(again.view).toEqual(view)
    expect(again.match?.notice).toBeNull()
  })

  it.each([
    ['few', 5],
    ['many', 130],
  ])('works after a restart, with %s choices between', async (_, rolls) => {
    const data = newFolder()
    const first = await TableServer.start({ data })
    const { id, people } = await farAway(first, rolls)
    await first.close()
    const second = await TableServer.start({ data })
    const [ada, bo] = await Promise.all(people.map(({ key }) => second.join(id, { key })))
    await agreeing(ada, [bo])
    await offers(ada, END)
    expect(luck(ada, 1)).toBe(-1)
    await ada.choose([WALK])
    const { view, at, menu } = ada
    // Neither does a machine that loses its power now lose any of it.
    const third = await TableServer.start({ data: await folderNow(second) })
    await second.close()
    const again = await third.join(id, { key: people[0].key })
    expect(again.view).toEqual(view)
    expect([again.at, again.menu]).toEqual([at, menu])
    expect(again.match?.notice).toBeNull()
    await again.undo()
    expect(seen(again, 'coins')).toEqual([3, 1])
    await third.close()
  })
})
