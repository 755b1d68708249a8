import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveGated, type Gate } from './support/table-store.ts'
import { bidAll, type Party, type TableServer } from './support/table.ts'
import { whyNot, type Wire } from './support/table-wire.ts'
import { DRAW, WALK } from './support/toy.ts'

let server: TableServer
let gate: Gate

beforeAll(async () => {
  ;({ server, gate } = await serveGated())
})
afterAll(() => server.close())

interface Watched {
  readonly party: Party
  readonly ada: Wire
  readonly others: readonly Wire[]
  readonly all: readonly Wire[]
  readonly menu: number
}

/** Ada has her turn; she, Bo and somebody who watches listen, and the clients of the party have left. */
async function watched(): Promise<Watched> {
  const party = await server.party(['Ada', 'Bo'])
  await bidAll(party.tables)
  const menu = party.tables[0].menu.number
  for (const table of party.tables) table.leave()
  const [ada, bo] = await Promise.all(party.people.map(({ key }) => server.wire(party.id, { key })))
  const watching = await server.wire(party.id)
  await Promise.all([ada, bo, watching].map((wire) => wire.fence()))
  return { party, ada, others: [bo, watching], all: [ada, bo, watching], menu }
}

const marks = (wires: readonly Wire[]) => wires.map(({ heard }) => heard.length)

describe('before a choice is on the disk', () => {
  it('nobody hears of it, not even the one who made it', async () => {
    const { ada, all, menu } = await watched()
    const from = marks(all)
    const { tried, open } = gate.close()
    ada.say({ type: 'choose', id: 'w', menu, choices: [DRAW] })
    await tried
    await Promise.all(all.map((wire) => wire.ping()))
    expect(all.map(({ heard }, i) => heard.slice(from[i]))).toEqual([[], [], []])
    open()
    for (const [i, wire] of all.entries()) await wire.find('update', from[i])
    expect(await ada.find('done', from[0])).toEqual({ type: 'done', id: 'w', made: 1 })
  })

  it('nobody hears what somebody says either, or of a pause', async () => {
    const { ada, all } = await watched()
    const from = marks(all)
    for (const command of [
      { type: 'say', id: 's', text: 'hello' },
      { type: 'pause', id: 'p', on: true },
    ]) {
      await Promise.all(all.map((wire) => wire.fence()))
      const { tried, open } = gate.close()
      const before = marks(all)
      ada.say(command)
      await tried
      await Promise.all(all.map((wire) => wire.ping()))
      expect(all.map(({ heard }, i) => heard.slice(before[i]))).toEqual([[], [], []])
      open()
      await ada.find('done', before[0])
    }
    await all[2].find('said', from[2])
    await all[2].find('table', from[2], ({ match }) => match.paused === 0)
  })
})

describe('a choice that cannot be written', () => {
  it('is refused, shown to nobody, and the match goes on from the disk', async () => {
    const { party, ada, others, all, menu } = await watched()
    const from = marks(all)
    gate.failOnce()
    const answer = await ada.ask({ type: 'choose', id: 'lost', menu, choices: [WALK, DRAW] })
    expect(whyNot(answer)).toBe('server.notWritten')
    const ends = await Promise.all(all.map(({ closed }) => closed))
    expect(ends).toEqual(all.map(() => ({ code: 1013, reason: 'server.notWritten' })))
    expect(others.map(({ heard }, i) => heard.slice(from[i + 1]))).toEqual([[], []])

    const again = await server.dial()
    const { face, events } = await again.hello(party.id, { key: party.people[0].key })
    expect(face?.view.state?.['coins']).toEqual([1, 1])
    expect(face?.menu.number).toBe(menu)
    expect(JSON.stringify(events)).not.toContain('drew')
    // The very same message is carried out now.
    const watching = await server.wire(party.id)
    const at = watching.heard.length
    expect(await again.ask({ type: 'choose', id: 'lost', menu, choices: [WALK, DRAW] })).toMatchObject({
      made: 2,
    })
    const update = await watching.find('update', at)
    expect(update.view.state?.['coins']).toEqual([2, 1])
    expect(await again.ask({ type: 'choose', id: 'lost', menu, choices: [WALK, DRAW] })).toMatchObject({
      made: 2,
    })
    expect((await watching.fence(at)).filter(({ type }) => type === 'update')).toHaveLength(1)
  })

  it('takes nothing with it of another match', async () => {
    const [one, other] = [await watched(), await watched()]
    gate.failOnce()
    whyNot(await one.ada.ask({ type: 'choose', menu: one.menu, choices: [WALK] }))
    expect(await other.ada.ask({ type: 'choose', menu: other.menu, choices: [WALK] })).toMatchObject({
      made: 1,
    })
  })

  it('is told to clients that then come back by themselves and try again', async () => {
    const { id, tables } = await server.party(['Ada', 'Bo'])
    await bidAll(tables)
    const [ada, bo] = tables
    gate.failOnce()
    await expect(ada.choose([WALK])).rejects.toMatchObject({ text: { key: 'server.notWritten' } })
    await Promise.all([ada, bo].map((table) => table.next(() => !table.isConnected)))
    await Promise.all([ada, bo].map((table) => table.next(() => table.isConnected)))
    expect((await ada.choose([WALK])).made).toBe(1)
    expect((await server.info(id)).status).toBe('running')
  })
})
