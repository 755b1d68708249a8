import type { MatchFile } from '@longtable/kernel'
import type { RemoteTable } from '../src/client/index.ts'
import { dailySeed, dayOf } from '../src/wire/daily.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BID, END, SURE, WALK } from './support/toy.ts'
import { newFolder, offers, refusal, seen, TableServer, type Party, type Person } from './support/table.ts'
import { openLobby } from './support/lobby.ts'
import { folderNow } from './support/table-store.ts'

let server: TableServer
const data = newFolder()
const today = dayOf(Date.now())

beforeAll(async () => {
  server = await TableServer.start({ data })
})
afterAll(() => server.close())

const DAY = { game: 'toy', config: { rounds: 1 } } as const

/** Plays a toy of one round to its end: the score is the bid and a coin for each step. */
async function finish(tables: readonly RemoteTable[], steps: number): Promise<void> {
  for (const table of tables) await table.choose([BID[1], SURE])
  for (const table of tables) {
    await offers(table, END)
    await table.choose([...Array.from({ length: steps }, () => WALK), END])
  }
  await tables[0].next(() => tables[0].match?.status === 'over')
}

/** Somebody who plays a match of a deal alone. */
async function alone(who: Person, steps: number, date: string, more = {}): Promise<string> {
  const seed = dailySeed('toy', 'alone', date)
  const { match } = await who.api.newMatch({ ...DAY, seats: [{ kind: 'me' }], seed, ...more })
  await finish([await server.join(match.id, { key: who.key })], steps)
  return match.id
}

async function together(names: readonly string[], date: string): Promise<Party> {
  const seed = dailySeed('toy', 'together', date)
  const party = await server.party(names, { ...DAY, seed })
  await finish(party.tables, 1)
  return party
}

describe('the deal of a day', () => {
  it('is the same for everybody, and the results are compared', async () => {
    const [ada, bo, cy] = await Promise.all(['Ada', 'Bo', 'Cy'].map((name) => server.person(name)))
    expect(await cy.api.daily('toy')).toEqual({
      game: 'toy',
      scenario: 'alone',
      seats: 1,
      date: today,
      finished: 0,
      results: [],
    })
    await alone(ada, 3, today)
    await alone(ada, 1, today)
    await alone(bo, 5, today)
    const { results, finished } = await bo.api.daily('toy', { scenario: 'alone', seats: 1, date: today })
    expect(finished).toBe(3)
    expect(results).toMatchObject([
      { names: ['Bo'], score: 6, won: true, rounds: null, mine: true },
      { names: ['Ada'], score: 4, mine: false },
    ])
    expect(Object.keys(results[0]).toSorted()).toEqual(['ended', 'mine', 'names', 'rounds', 'score', 'won'])
    expect((await cy.api.daily('toy')).results.map(({ mine }) => mine)).toEqual([false, false])
    // Also after a restart.
    const again = await TableServer.start({ data: await folderNow(server) })
    const after = await (await again.person('Dee')).api.daily('toy')
    await again.close()
    expect(after.results.map(({ names, score }) => [...names, score])).toEqual([
      ['Bo', 6],
      ['Ada', 4],
    ])
  })

  it('counts only what was played by these rules, here, and by people alone', async () => {
    const [ada, bo] = await Promise.all(['Ada', 'Bo'].map((name) => server.person(name)))
    const date = '2026-03-01'
    const seed = dailySeed('toy', 'alone', date)
    const right = await alone(ada, 1, date)
    await alone(ada, 2, date, { config: { rounds: 1, odd: true } })
    await alone(ada, 2, date, { seed: 'something else' })
    await server.party(['Cy', 'Dee'], { ...DAY, seed }).then(({ tables }) => finish(tables, 2))
    const running = await bo.api.newMatch({ ...DAY, seats: [{ kind: 'me' }], seed })
    const table = await server.join(running.match.id, { key: bo.key })
    await table.choose([BID[1], SURE])
    await bo.api.imported((await ada.api.exported(right)) as MatchFile)
    const bot = await bo.api.newMatch({ ...DAY, seats: [{ kind: 'bot', bot: 'steady' }], seed })
    const watching = await server.join(bot.match.id)
    await watching.next(() => watching.match?.status === 'over')
    expect(seen(table, 'coins')).toEqual([1])
    const { results, finished } = await ada.api.daily('toy', { date })
    expect(results.map(({ names, score }) => [...names, score])).toEqual([['Ada', 2]])
    expect(finished).toBe(1)
  })

  it('is played together too, where the scenario is', async () => {
    const date = '2026-04-01'
    const { people } = await together(['Ada', 'Bo'], date)
    const wanted = { scenario: 'together', date }
    const { results, seats } = await people[1].api.daily('toy', wanted)
    expect(seats).toBe(2)
    expect(results).toMatchObject([{ names: ['Ada', 'Bo'], score: 2, mine: true }])
    expect((await people[1].api.daily('toy', { ...wanted, seats: 3 })).results).toEqual([])
  })

  it('is not there for a game without scenarios', async () => {
    const house = await openLobby({ data: newFolder() })
    expect(await refusal(house.api().daily('immortals'))).toBe('server.noDaily')
    await house.close()
  })

  it('refuses what it cannot mean, in words', async () => {
    const { api } = await server.person('Ada')
    expect(await refusal(api.daily('chess'))).toBe('server.noGame')
    expect(await refusal(api.daily('toy', { scenario: 'against' }))).toBe('server.noDaily')
    expect(await refusal(api.daily('toy', { scenario: 'alone', seats: 2 }))).toBe('server.dailySeats')
    expect(await refusal(api.daily('toy', { scenario: 'together', seats: 9 }))).toBe('server.dailySeats')
    for (const date of ['2026-02-30', '2026-13-01', 'today', '2026-1-1', '']) {
      expect(await refusal(api.daily('toy', { date }))).toBe('server.http.field')
    }
    const answer = await fetch(`${server.url}/api/games/toy/daily?seats=many`)
    expect(answer.status).toBe(400)
    expect(((await answer.json()) as { message: string }).message).toContain('seats')
    expect((await fetch(`${server.url}/api/games/toy/daily?day=1`)).status).toBe(400)
    expect((await fetch(`${server.url}/api/games/toy/daily`, { method: 'POST' })).status).toBe(405)
  })
})
