import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Happened } from '../src/wire/index.ts'
import { bidAll, newFolder, offers, refusal, TableServer, type Party } from './support/table.ts'
import { whyNot, type Wire } from './support/table-wire.ts'
import { BID, DRAW, END, ROLL, SURE, WALK, WHISPER } from './support/toy.ts'

let server: TableServer

beforeAll(async () => {
  server = await TableServer.start()
})
afterAll(() => server.close())

describe('what is said at a table', () => {
  it('reaches everybody in the same order, numbered, with name and seat', async () => {
    const { id, people, tables } = await server.party(['Ada', 'Bo'])
    const [ada, bo] = tables
    const cy = await server.person('Cy')
    const watching = await server.join(id, { key: cy.key })
    await Promise.all([ada.say('one'), bo.say('two'), watching.say('three')])
    await bo.say('four\nand five')
    for (const table of [ada, bo, watching]) await table.next(() => table.said.length === 4)
    expect(ada.said.map(({ number }) => number)).toEqual([1, 2, 3, 4])
    expect(ada.said.at(-1)).toMatchObject({ seat: 1, name: 'Bo', text: 'four\nand five' })
    expect(ada.said.find(({ text }) => text === 'three')).toMatchObject({ seat: null, name: 'Cy' })
    expect(bo.said).toEqual(ada.said)
    expect(watching.said).toEqual(ada.said)
    // Whoever comes later reads it too.
    expect((await (await server.dial()).hello(id, { key: people[0].key })).said).toEqual(ada.said)
  })

  it('is plain text', async () => {
    const { id, people, tables } = await server.party(['Ada', 'Bo'])
    const [ada] = tables
    await ada.say('  <b>bold</b>\u0000\u001b[31m & \u202ered\r\n\u200bend ')
    await ada.next(() => ada.said.length === 1)
    expect(ada.said[0].text).toBe('<b>bold</b>[31m & red\nend')
    const wire = await server.wire(id, { key: people[0].key })
    for (const text of ['', ' \n ', '\u0007', 'x'.repeat(501), 7, null, ['x']]) {
      const answer = await wire.ask({ type: 'say', id: 'bad', text })
      expect(answer).toMatchObject({ type: 'refused', reason: { key: 'server.badMessage' } })
    }
    expect(ada.said).toHaveLength(1)
  })

  it('is said once, however often the message comes, also after a restart', async () => {
    const data = newFolder()
    const first = await TableServer.start({ data })
    const { id, people } = await first.party(['Ada', 'Bo'])
    const [ada, bo] = await Promise.all(people.map(({ key }) => first.wire(id, { key })))
    const command = { type: 'say', id: 'same', text: 'hello' }
    expect(await ada.ask(command)).toEqual({ type: 'done', id: 'same' })
    expect(await ada.ask(command)).toEqual({ type: 'done', id: 'same' })
    // Another person's message may carry the same id.
    expect(await bo.ask({ ...command, text: 'hello yourself' })).toEqual({ type: 'done', id: 'same' })
    await first.close()
    const second = await TableServer.start({ data })
    const again = await second.wire(id, { key: people[0].key })
    expect(await again.ask(command)).toEqual({ type: 'done', id: 'same' })
    const { said } = await again.hello(id, { key: people[0].key })
    expect(said.map(({ number, text }) => [number, text])).toEqual([
      [1, 'hello'],
      [2, 'hello yourself'],
    ])
    await second.close()
  })

  it('is not for those who were muted by the host, or have no name', async () => {
    const { id, tables } = await server.party(['Ada', 'Bo'])
    const [ada, bo] = tables
    expect(await refusal(bo.mute(0, true))).toBe('server.hostOnly')
    await ada.mute(1, true)
    await bo.next(() => bo.match?.seats[1].muted === true)
    expect(await refusal(bo.say('let me'))).toBe('server.muted')
    await ada.mute(1, false)
    await bo.say('thank you')
    const stranger = await server.wire(id)
    expect(whyNot(await stranger.ask({ type: 'say', text: 'hello' }))).toBe('server.needsName')
    expect((await stranger.hello(id)).said.map(({ text }) => text)).toEqual(['thank you'])
  })
})

/** More updates than one message holds, with hidden lines and messages of several choices between them. */
async function longParty(): Promise<Party> {
  const party = await server.party(['Ada', 'Bo'])
  const [ada, bo] = party.tables
  for (let n = 0; n < 15; n++) await bo.choose([BID[n % 4]])
  await ada.choose([BID[1], SURE])
  await bo.choose([SURE])
  await offers(ada, END)
  for (let n = 0; n < 80; n++) {
    await ada.choose([WALK])
    await ada.choose(n % 3 === 0 ? [ROLL, WALK] : [WHISPER[1]])
    if (n % 10 === 0) await ada.choose([WALK])
    if (n % 10 === 0) await ada.undo()
  }
  await ada.choose([DRAW, END])
  await offers(bo, END)
  for (let n = 0; n < 60; n++) await bo.choose([WALK])
  return party
}

async function allPages(wire: Wire, most: number): Promise<Happened[]> {
  const pages: Happened[][] = []
  let before: number | undefined
  for (;;) {
    const page = await wire.ask({ type: 'history', most, ...(before !== undefined && { before }) })
    if (page.type !== 'history') throw new Error(JSON.stringify(page))
    pages.unshift([...page.events])
    expect(page.events.length).toBeLessThanOrEqual(most)
    if (!page.more) return pages.flat()
    expect(page.events).toHaveLength(most)
    before = page.events[0].at
  }
}

describe('what happened', () => {
  let party: Party
  let everything: readonly (readonly Happened[])[]

  beforeAll(async () => {
    party = await longParty()
    const { tables } = party
    for (const table of tables) await table.next(() => table.match?.awaited[0] === 1)
    await tables[0].history()
    everything = tables.map(({ happenings }) => happenings)
  }, 60_000)

  it('is told page by page, to each viewer as it was, in any size', async () => {
    const { id, people } = party
    const numbers = everything.map((all) => all.map(({ at }) => at))
    expect(numbers[0].length).toBeGreaterThan(220)
    for (const seat of [0, 1]) {
      expect(numbers[seat]).toEqual(numbers[seat].map((_, i) => i + 1))
      const wire = await server.wire(id, { key: people[seat].key })
      expect(await allPages(wire, 200)).toEqual(everything[seat])
      expect(await allPages(wire, 37)).toEqual(everything[seat])
      expect(await allPages(wire, numbers[seat].length - 200)).toEqual(everything[seat])
    }
  })

  it('is told to spectators without what was not for them', async () => {
    const { id } = party
    const wire = await server.wire(id)
    const seen = await allPages(wire, 50)
    expect(seen.map(({ at }) => at)).toEqual(seen.map((_, i) => i + 1))
    const words = JSON.stringify(seen)
    expect(words).not.toContain('whispered')
    expect(words).toContain('"drew"')
    expect(words).not.toContain('"card"')
    expect(seen.filter(({ back }) => back)).toHaveLength(8)
    // The whispers and the hidden bids left no numbers behind.
    expect(seen.length).toBeLessThan(everything[1].length)
  })

  it('before a number, and no more than there is', async () => {
    const wire = await server.wire(party.id, { key: party.people[0].key })
    const page = (more: object) => wire.ask({ type: 'history', ...more })
    const [mine] = everything
    expect(await page({ before: 6, most: 5 })).toMatchObject({ events: mine.slice(0, 5), more: false })
    expect(await page({ before: 6, most: 4 })).toMatchObject({ events: mine.slice(1, 5), more: true })
    expect(await page({ before: 1 })).toMatchObject({ events: [], more: false })
    expect(await page({ before: 0 })).toMatchObject({ events: [], more: false })
    expect(await page({ before: 99_999, most: 1 })).toMatchObject({ events: mine.slice(-1), more: true })
    // Wherever the log is cut to be read.
    for (let most = 60; most <= 120; most++) {
      expect(await page({ most })).toMatchObject({ events: mine.slice(-most), more: true })
    }
  })

  it('since one was last there: exactly what was missed', async () => {
    const { id, people } = party
    const [mine] = everything
    const last = mine.length
    for (const have of [last, last - 1, last - 150, last - 200]) {
      const { events, face } = await (await server.dial()).hello(id, { key: people[0].key, have })
      expect(events).toEqual(mine.slice(have))
      expect(face?.at).toBe(last)
    }
    // What does not fit into one message is the oldest, and can be asked for.
    const long = await (await server.dial()).hello(id, { key: people[0].key, have: 3 })
    expect(long.events).toEqual(mine.slice(-200))
    const ahead = await (await server.dial()).hello(id, { key: people[0].key, have: last + 7 })
    expect(ahead.events).toEqual([])
  })

  it('is missed by nobody who comes and goes, and told to nobody twice', async () => {
    const { id, people, tables } = await server.party(['Ada', 'Bo'])
    await bidAll(tables)
    const [ada, bo] = tables
    let have = 0
    const got: Happened[] = []
    for (let n = 0; n < 6; n++) {
      await ada.choose([WALK])
      await ada.choose([ROLL, WHISPER[1]])
      const wire = await server.dial()
      const { events, face } = await wire.hello(id, { key: people[1].key, have })
      got.push(...events)
      await ada.choose([WALK])
      const update = await wire.find('update')
      expect(update.at).toBe((face?.at ?? 0) + 1)
      const { at, time, back, events: seen } = update
      got.push({ at, time, back, events: seen })
      have = at
      await wire.leave()
    }
    await bo.next(() => bo.at === have)
    expect(got).toEqual(bo.happenings)
  })
})
