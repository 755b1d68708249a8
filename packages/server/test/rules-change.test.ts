import { join } from 'node:path'
import { replay, type MatchFile } from '@longtable/kernel'
import { afterEach, describe, expect, it } from 'vitest'
import type { RemoteTable } from '../src/client/index.ts'
import { serverMessages } from '../src/client/index.ts'
import { backup } from '../src/sqlite/backup.ts'
import { DATABASE } from '../src/sqlite/files.ts'
import type { SeatRecord } from '../src/wire/http-api.ts'
import { openLobby, refusal, tempFolder, type LobbyPerson, type LobbyServer } from './support/lobby.ts'
import { after, gamesAfter, gamesBefore, LEAP, REST, STEP } from './support/lobby-climb.ts'
import { Rows } from './support/lobby-rows.ts'

const ends: (() => void | Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

async function open(games: typeof gamesBefore, data: string): Promise<LobbyServer> {
  const lobby = await openLobby({ data, games })
  ends.push(() => lobby.close())
  return lobby
}

function newFolder(): string {
  const folder = tempFolder()
  ends.push(() => folder.remove())
  return folder.path
}

/** The folder as a server would find it that was killed now: without what is written when one stops. */
async function asKilled(lobby: LobbyServer): Promise<string> {
  const path = newFolder()
  await backup(lobby.serving.data, join(path, DATABASE))
  return path
}

interface Party {
  readonly lobby: LobbyServer
  readonly ada: LobbyPerson
  readonly ben: LobbyPerson
  readonly id: string
  readonly tables: readonly RemoteTable[]
}

async function party(turns = 12): Promise<Party> {
  const lobby = await open(gamesBefore, newFolder())
  const [ada, ben] = await lobby.persons('Ada', 'Ben')
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
  const { match } = await ada.api.newMatch({ game: 'climb', config: { turns }, seats, listed: true })
  await ben.api.sit(match.id)
  return joined(lobby, { ada, ben, id: match.id })
}

async function joined(
  lobby: LobbyServer,
  { ada, ben, id }: Pick<Party, 'ada' | 'ben' | 'id'>,
): Promise<Party> {
  const tables = [await lobby.table(id, ada.key), await lobby.table(id, ben.key)]
  const again = ({ id: person, name, key }: LobbyPerson): LobbyPerson => ({
    id: person,
    name,
    key,
    api: lobby.api(key),
  })
  return { lobby, ada: again(ada), ben: again(ben), id, tables }
}

/** Whoever's turn it is makes these choices one after another. */
async function make({ tables }: Party, ...choices: readonly { readonly do: string }[]): Promise<void> {
  for (const choice of choices) {
    await Promise.race(tables.map((table) => table.next(({ menu }) => menu.menu !== null)))
    const asked = tables.find(({ menu }) => menu.menu?.awaited === true)
    if (asked === undefined) throw new Error('nobody is asked')
    await asked.choose([choice])
    await Promise.all(tables.map((table) => table.next(({ at }) => at === asked.at)))
  }
}

async function toTheEnd(now: Party): Promise<void> {
  while (now.tables[0].match?.status !== 'over') {
    await make(now, STEP)
    await now.tables[0].history({ most: 1 })
  }
}

const heights = ({ tables }: Party) =>
  tables.map(({ view }) => (view as unknown as { state: { height: number[] } }).state.height)

describe('a running match whose log would lead elsewhere now', () => {
  it('goes on from before that, says so, and loses nothing', async () => {
    const then = await party()
    await make(then, STEP, STEP, REST, STEP, LEAP, STEP)
    expect(heights(then)[0]).toEqual([3, 3])
    const numbers = then.tables.map(({ at, menu }) => [at, menu.number])
    const old = new Rows(then.lobby.serving.data).lines(then.id)
    const data = await asKilled(then.lobby)
    const now = await joined(await open(gamesAfter, data), then)
    const rows = new Rows(data)

    // Before the leap, which is the fifth line; it is asked again.
    expect(heights(now)).toEqual([
      [1, 2],
      [1, 2],
    ])
    for (const { match } of now.tables) {
      expect(match?.notice).toEqual({ key: 'server.rulesChanged' })
      expect(match?.awaited).toEqual([0])
    }
    for (const lang of ['en', 'fr'] as const) {
      expect(serverMessages[lang]).toHaveProperty('server.rulesChanged')
    }
    // What everybody sees and is asked is new, so a click from before does not count.
    for (const [i, { at = 0, menu }] of now.tables.entries()) {
      expect(at).toBeGreaterThan(Number(numbers[i][0]))
      expect(menu.number).toBeGreaterThan(Number(numbers[i][1]))
    }
    expect(await refusal(now.tables[0].choose([STEP], { menu: Number(numbers[0][1]) }))).toMatchObject({
      key: 'server.stale',
    })
    // The log has every line that it had.
    expect(rows.lines(then.id).slice(0, old.length)).toEqual(old)
    expect(rows.lines(then.id)).toHaveLength(old.length + 1)
    const history = await now.tables[1].history()
    expect(history.events.flatMap(({ events }) => events)).toHaveLength(6)

    // A leap leads further now, and the match is played to its end.
    await make(now, LEAP)
    expect(heights(now)[1]).toEqual([4, 2])
    await toTheEnd(now)
    expect(now.tables[0].match).toMatchObject({ status: 'over', notice: { key: 'server.rulesChanged' } })
    expect(rows.lines(then.id).slice(0, old.length)).toEqual(old)
    const file = (await now.ada.api.exported(then.id)) as MatchFile
    expect(file.start).toBeDefined()
    const { match, difference } = replay(after, file)
    expect(difference).toBeUndefined()
    expect(match.engine.result(match.position)).toEqual(now.tables[0].match?.result)
    // And taken elsewhere.
    expect((await now.ben.api.imported(file)).match).toMatchObject({
      status: 'over',
      result: now.tables[0].match?.result,
    })
  })

  it('can be taken back in from there on, alone and together, and outlives further restarts', async () => {
    const then = await party()
    await make(then, STEP, REST, LEAP, STEP)
    const data = await asKilled(then.lobby)
    const first = await open(gamesAfter, data)
    let now = await joined(first, then)
    expect(now.tables[0].match?.awaited).toEqual([0])
    // What was before cannot be taken back, by nobody: neither alone nor by asking.
    for (const table of now.tables) {
      expect((await refusal(table.ask())).key).toMatch(/^kernel\.undo\.nothing$/)
      expect(now.tables[0].match?.asking).toBeNull()
    }
    expect((await refusal(now.tables[0].undo())).key).toMatch(/^kernel\.undo\./)
    await make(now, STEP)
    await now.tables[0].undo()
    expect(heights(now)[0]).toEqual([1, 0])
    await make(now, LEAP, REST)
    expect((await refusal(now.tables[1].undo())).key).toBe('kernel.undo.drew')
    await now.tables[0].ask()
    await now.tables[1].next(({ match }) => (match?.asking ?? null) !== null)
    await now.tables[1].answer(now.tables[1].match?.asking?.number ?? -1, true)
    await now.tables[0].next(({ menu }) => menu.menu?.awaited === true)
    expect(heights(now)[0]).toEqual([1, 0])
    await make(now, LEAP, STEP)
    const [seen] = heights(now)
    expect(seen).toEqual([4, 1])
    const lines = new Rows(data).lines(then.id)
    const { base } = new Rows(data).match(then.id)

    // A kill, and an orderly stop: the same rules lead to the same position, and nothing more is noted.
    const killed = await asKilled(first)
    now = await joined(await open(gamesAfter, killed), then)
    expect(heights(now)[0]).toEqual(seen)
    expect(new Rows(killed).lines(then.id)).toEqual(lines)
    first.leaveAll()
    await first.serving.close()
    ends.splice(ends.length - 2, 1)
    const again = await openLobby({ data, games: gamesAfter })
    ends.push(() => again.close())
    now = await joined(again, then)
    expect(heights(now)[0]).toEqual(seen)
    expect(new Rows(data).lines(then.id)).toEqual(lines)
    expect(new Rows(data).match(then.id).base).toBe(base)
    await now.tables[1].undo()
    await make(now, LEAP)
    await toTheEnd(now)
    const file = (await now.ada.api.exported(then.id)) as MatchFile
    expect(file.log.some((entry) => 'rewind' in entry)).toBe(true)
    expect(replay(after, file).difference).toBeUndefined()
  })

  it('shows in the record of a seat what could be followed, and what came after', async () => {
    const then = await party()
    await make(then, STEP, STEP, LEAP, STEP)
    const now = await joined(await open(gamesAfter, await asKilled(then.lobby)), then)
    await make(now, LEAP, STEP)
    const record = (await now.ada.api.exported(then.id)) as SeatRecord
    const seen = record.updates.map(
      ({ view }) => (view as unknown as { state: { height: number[] } } | null)?.state.height ?? null,
    )
    expect(seen).toEqual([[0, 0], [1, 0], [1, 1], null, null, [1, 1], [4, 1], [4, 2]])
  })

  it('stays where it is if it was put away in order, and only cannot go back behind that', async () => {
    const then = await party(60)
    // More lines than are kept in one piece, so that the last snapshot stands on other ones.
    await make(then, LEAP, ...Array.from({ length: 24 }, () => REST), STEP)
    const { data } = then.lobby.serving
    await then.lobby.close()
    ends.pop()
    const now = await joined(await open(gamesAfter, data), then)
    expect(now.tables[0].match?.notice).toBeNull()
    expect(heights(now)[0]).toEqual([2, 1])
    const lines = new Rows(data).lines(then.id).length
    // To go back behind what is kept takes the whole log, which leads elsewhere from its first line on.
    await make(now, REST)
    await now.tables[1].ask()
    await now.tables[0].next(({ match }) => (match?.asking ?? null) !== null)
    const number = now.tables[0].match?.asking?.number ?? -1
    expect(await refusal(now.tables[0].answer(number, true))).toMatchObject({ key: 'server.tooFarBack' })
    await now.tables[1].next(({ match }) => match?.asking === null)
    expect(now.tables[0].match?.notice).toBeNull()
    expect(heights(now)[0]).toEqual([2, 1])
    expect(new Rows(data).lines(then.id)).toHaveLength(lines + 1)
    await make(now, LEAP)
    expect(heights(now)[0]).toEqual([2, 4])
    await toTheEnd(now)
    expect(now.tables[0].match?.status).toBe('over')
  })

  it('goes on from its snapshot if what followed from that cannot be repeated', async () => {
    const then = await party()
    await make(then, REST, STEP, LEAP, STEP)
    const { data } = then.lobby.serving
    await then.lobby.close()
    ends.pop()
    // The snapshot has choices in it that could be taken back; they lead elsewhere now, but where they led is kept.
    const now = await joined(await open(gamesAfter, data), then)
    expect(now.tables[0].match?.notice).toEqual({ key: 'server.rulesChanged' })
    expect(heights(now)[0]).toEqual([2, 2])
    expect((await refusal(now.tables[1].undo())).key).toMatch(/^kernel\.undo\./)
    await make(now, LEAP)
    await toTheEnd(now)
    expect(replay(after, (await now.ada.api.exported(then.id)) as MatchFile).difference).toBeUndefined()
  })

  it('is left as it was played if it is over', async () => {
    const then = await party(6)
    await make(then, REST, STEP, LEAP, STEP, LEAP, STEP)
    await then.tables[0].next(({ match }) => match?.status === 'over')
    const { result, ended } = then.tables[0].match ?? {}
    expect(result?.scores).toEqual([4, 3])
    const { data } = then.lobby.serving
    const file = await then.ada.api.exported(then.id)
    const lines = new Rows(data).lines(then.id)
    await then.lobby.close()
    ends.pop()
    const lobby = await open(gamesAfter, data)
    const table = await lobby.table(then.id)
    expect(table.match).toMatchObject({ status: 'over', result, ended, notice: null })
    expect(table.view?.state).toMatchObject({ height: [4, 3] })
    expect(await lobby.api().exported(then.id)).toEqual(file)
    expect(new Rows(data).lines(then.id)).toEqual(lines)
  })
})
