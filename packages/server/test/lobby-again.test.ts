import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  openLobby,
  playOn,
  quick,
  refusal,
  tempFolder,
  type LobbyPerson,
  type LobbyServer,
} from './support/lobby.ts'
import { Rows } from './support/lobby-rows.ts'

const folder = tempFolder()
const rows = new Rows(folder.path)
let lobby: LobbyServer
let ada: LobbyPerson
let ben: LobbyPerson
beforeAll(async () => {
  lobby = await openLobby({ data: folder.path })
  ;[ada, ben] = await lobby.persons('Ada', 'Ben')
})
afterEach(() => lobby.leaveAll())
afterAll(async () => {
  await lobby.close()
  folder.remove()
})

async function playedOut(more = {}) {
  const { match } = await ada.api.newMatch(quick(['open', 'me', 'bot'], { listed: true, ...more }))
  await ben.api.sit(match.id)
  const tables = [await lobby.table(match.id, ada.key), await lobby.table(match.id, ben.key)]
  return { id: match.id, tables }
}

describe('a rematch', () => {
  it('is the same match with the same people on the same seats, and each leads to the other', async () => {
    const { id, tables } = await playedOut({ seed: 'typed', pace: { kind: 'slow', hours: 48 }, late: 'bot' })
    const [table, other] = tables
    expect(await refusal(table.rematch())).toEqual({ key: 'server.notOver' })
    await playOn(tables)
    await other.next(({ match }) => match?.status === 'over')
    const watching = await lobby.table(id)
    expect(await refusal(watching.rematch())).toEqual({ key: 'server.onlyWatching' })
    const next = (await other.rematch()).match ?? ''
    expect((await table.rematch()).match).toBe(next)
    await table.next(({ match }) => match?.next === next)
    const [before, after] = [(await ada.api.match(id)).match, (await ada.api.match(next)).match]
    expect(before.next).toBe(next)
    expect(after).toMatchObject({
      previous: id,
      next: null,
      status: 'running',
      game: before.game,
      config: before.config,
      pace: before.pace,
      late: 'bot',
      listed: true,
      seeded: false,
    })
    expect(after.commitment).not.toBe(before.commitment)
    const people = (seats: typeof before.seats) =>
      seats.map(({ kind, name, bot, host }) => ({ kind, name, bot, host }))
    expect(people(after.seats)).toEqual(people(before.seats))
    expect((await ada.api.match(next)).mine).toEqual([1])
    expect((await ben.api.match(next)).mine).toEqual([0])
    const again = [await lobby.table(next, ada.key), await lobby.table(next, ben.key)]
    await playOn(again)
    expect(again[0].match?.status).toBe('over')
  })

  it('asked for by two at the same moment is one', async () => {
    const { tables } = await playedOut()
    await playOn(tables)
    await Promise.all(tables.map((table) => table.next(({ match }) => match?.status === 'over')))
    const count = rows.counts().matches
    const asked = await Promise.all([...tables, ...tables].map((table) => table.rematch()))
    expect(new Set(asked.map(({ match }) => match)).size).toBe(1)
    expect(rows.counts().matches).toBe(count + 1)
  })
})

describe('a match that its host deletes', () => {
  it('is gone with everything of it and nothing else, and everybody there is told', async () => {
    const kept = await playedOut()
    await kept.tables[0].say('stay')
    await ada.api.deviceLink(kept.id, 1)
    const { id, tables } = await playedOut()
    await tables[0].say('farewell')
    await ada.api.deviceLink(id, 1)
    await playOn(tables, () => (tables[0].at ?? 0) > 5)
    for (const table of kept.tables) table.leave()
    const ends = [lobby.connect(id, ada.key), lobby.connect(id, ben.key), lobby.connect(id)]
    for (const { table } of ends) await table.arrival()
    expect((await refusal(ben.api.removeMatch(id))).status).toBe(403)
    expect((await refusal(lobby.api().removeMatch(id))).status).toBe(401)
    expect(rows.counts(id)).toMatchObject({ matches: 1, holders: 2, said: 1, codes: 1 })
    expect(rows.counts(id).lines).toBeGreaterThan(3)
    const persons = rows.persons()
    // The bots of the other match may still be at it.
    const others = await ada.api.match(kept.id)
    const of = rows.counts(kept.id)
    await ada.api.removeMatch(id)
    for (const { ended, table } of ends) {
      expect(await ended).toMatchObject({ code: 4004, reason: 'server.deleted' })
      await table.next(({ match }) => match !== undefined)
      table.leave()
    }
    for (const table of tables) table.leave()
    expect(rows.counts(id)).toEqual({ matches: 0, holders: 0, lines: 0, snapshots: 0, said: 0, codes: 0 })
    expect(rows.counts(kept.id)).toMatchObject({ matches: 1, holders: of.holders, said: of.said, codes: 1 })
    expect((await ada.api.match(kept.id)).match.id).toBe(others.match.id)
    expect(rows.persons()).toEqual(persons)
    expect(await refusal(ada.api.match(id))).toMatchObject({ key: 'server.noMatch', status: 404 })
    expect(await refusal(lobby.connect(id, ada.key).table.arrival())).toEqual({ key: 'server.noMatch' })
    expect((await ada.api.mine()).map(({ match }) => match.id)).not.toContain(id)
    expect((await ada.api.listed('running')).map(({ id: each }) => each)).not.toContain(id)
    expect((await refusal(ada.api.removeMatch(id))).status).toBe(404)
  })

  it('is the only way in which anything goes', async () => {
    const { id, tables } = await playedOut()
    await tables[1].say('bye')
    await playOn(tables, () => (tables[0].at ?? 0) > 4)
    const before = rows.lines(id)
    await tables[1].resign()
    await tables[0].remove(0, 'random')
    await playOn([tables[0]])
    expect(rows.lines(id).slice(0, before.length)).toEqual(before)
    expect(rows.counts(id)).toMatchObject({ matches: 1, said: 1 })
  })
})
