import { join } from 'node:path'
import { loadGames } from '@longtable/games'
import { replay, type MatchFile } from '@longtable/kernel'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { backup } from '../src/sqlite/backup.ts'
import { DATABASE } from '../src/sqlite/files.ts'
import { openSqliteStore } from '../src/sqlite/sqlite-store.ts'
import type { MatchInfo } from '../src/wire/match.ts'
import {
  HandClock,
  openLobby,
  pickAt,
  playOn,
  quick,
  refusal,
  tempFolder,
  type LobbyServer,
} from './support/lobby.ts'
import { Rows } from './support/lobby-rows.ts'

const registry = await loadGames()

const ends: (() => void | Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

function newFolder(): string {
  const folder = tempFolder()
  ends.push(() => folder.remove())
  return folder.path
}

async function open(
  data: string,
  options: Parameters<typeof openLobby>[0] | object = {},
): Promise<LobbyServer> {
  const lobby = await openLobby({ data, ...options })
  let isOpen = true
  const close = lobby.close.bind(lobby)
  lobby.close = async () => {
    if (isOpen) await close()
    isOpen = false
  }
  ends.push(() => lobby.close())
  return lobby
}

const idle = (lobby: LobbyServer) =>
  vi.waitFor(() => expect(lobby.serving.service.rooms.size).toBe(0), { timeout: 20_000 })
const { game } = registry[0]

describe('a server that starts again', () => {
  it.each(['was stopped', 'was killed'])(
    'after it %s goes on with matches of bots by itself',
    async (how) => {
      const first = await open(newFolder(), { botPause: 30 })
      const ada = await first.person('Ada')
      const { match } = await ada.api.newMatch(quick(['bot', 'bot', 'bot'], { listed: true }))
      const table = await first.table(match.id)
      await table.next(({ at }) => (at ?? 0) > 8)
      let data = first.serving.data
      if (how === 'was killed') {
        data = newFolder()
        await backup(first.serving.data, join(data, DATABASE))
      }
      await first.close()
      const rows = new Rows(data)
      const before = rows.lines(match.id)
      expect(rows.match(match.id).status).toBe('running')
      expect(before.length).toBeGreaterThan(5)
      const second = await open(data)
      // The list does not look at the match itself, so nothing but the server takes it up.
      await vi.waitFor(async () => expect(await second.api().listed('over')).toHaveLength(1), {
        timeout: 50_000,
        interval: 100,
      })
      expect(rows.lines(match.id).slice(0, before.length)).toEqual(before)
      const file = (await second.api().exported(match.id)) as MatchFile
      expect(replay(game, file).difference).toBeUndefined()
    },
  )

  it('knows its people, their matches, what was said and what is asked', async () => {
    const first = await open(newFolder())
    const [ada, ben] = await first.persons('Ada', 'Ben')
    const { match } = await ada.api.newMatch(quick(['me', 'open', 'bot'], { listed: true }))
    await ben.api.sit(match.id)
    const tables = [
      await first.table(match.id, ada.key),
      await first.table(match.id, ben.key),
      await first.table(match.id),
    ]
    await tables[0].say('good evening')
    await tables[1].mute(0, true).catch(() => {})
    await tables[0].mute(1, true)
    await playOn(tables.slice(0, 2), () => (tables[0].at ?? 0) > 10)
    await tables[0].pause(true)
    await Promise.all(tables.map((table) => table.history({ most: 1 })))
    const seen = tables.map(({ at, view, menu, said, happenings }) => ({ at, view, menu, said, happenings }))
    await first.close()
    const second = await open(first.serving.data)
    const again = [
      await second.table(match.id, ada.key),
      await second.table(match.id, ben.key),
      await second.table(match.id),
    ]
    expect(
      again.map(({ at, view, menu, said, happenings }) => ({ at, view, menu, said, happenings })),
    ).toEqual(seen)
    expect(again[0].match).toMatchObject({ paused: 0, seats: [{ host: true }, { muted: true }, {}] })
    expect((await second.api(ben.key).mine()).map(({ match: { id } }) => id)).toEqual([match.id])
    await again[1].pause(false)
    await playOn(again.slice(0, 2))
    expect(again[0].match?.status).toBe('over')
  })

  it('starts a match that had all its people but had not begun', async () => {
    const first = await open(newFolder())
    const ada = await first.person('Ada')
    const { match } = await ada.api.newMatch(quick(['me', 'open', 'bot']))
    const { data } = first.serving
    await first.close()
    // As a server leaves it that is killed between the two.
    const store = await openSqliteStore(data)
    const row = new Rows(data).match(match.id)
    const seats = row.seats.map((seat) =>
      seat.kind === 'open' ? { ...seat, kind: 'bot' as const, bot: 'random' } : seat,
    )
    await store.write([{ put: 'match', match: { ...row, seats } }])
    await store.close()
    const second = await open(data)
    const table = await second.table(match.id, ada.key)
    await table.next(({ match: now, view }) => now?.status === 'running' && view !== undefined)
    await playOn([table])
    expect(table.match?.status).toBe('over')
  })
})

describe('a match that nobody looks at', () => {
  it('leaves memory after a while, and comes back as it was', async () => {
    const clock = new HandClock()
    const lobby = await open(newFolder(), { clock })
    const [ada, ben] = await lobby.persons('Ada', 'Ben')
    const { match } = await ada.api.newMatch(quick(['me', 'open', 'bot'], { listed: true }))
    await ben.api.sit(match.id)
    const { rooms } = lobby.serving.service
    const tables = [await lobby.table(match.id, ada.key), await lobby.table(match.id, ben.key)]
    await playOn(
      tables,
      () => (tables[0].at ?? 0) > 12 && tables.some(({ menu }) => menu.menu?.awaited === true),
    )
    await Promise.all(tables.map((table) => table.history({ most: 1 })))
    // The bot chooses at the same time as the people, and may be the last.
    const isBotDone = ({ match: now }: { readonly match: MatchInfo | undefined }) => !now?.awaited.includes(2)
    await Promise.all(tables.map((table) => table.next(isBotDone)))
    await Promise.all(tables.map((table) => table.history({ most: 1 })))
    clock.advance(600_000)
    rooms.sweep()
    await tables[0].history({ most: 1 })
    expect(rooms.size).toBe(1)
    const before = tables.map(({ at, view, menu }) => ({ at, view, menu }))
    lobby.leaveAll()
    await vi.waitFor(() => expect(rooms.connected).toBe(0))
    // Not at once: whoever lost the connection may be back in a moment.
    await rooms.inMemory(match.id)?.run(async () => {})
    clock.advance(59_000)
    rooms.sweep()
    expect(rooms.inMemory(match.id)?.isBusy).toBe(false)
    expect(rooms.size).toBe(1)
    clock.advance(1000)
    rooms.sweep()
    await idle(lobby)
    const rows = new Rows(lobby.serving.data)
    const last = rows.lines(match.id).length - 1
    expect(rows.snapshots(match.id).at(-1)).toBe(last)

    const again = [await lobby.table(match.id, ada.key), await lobby.table(match.id, ben.key)]
    expect(again.map(({ at, view, menu }) => ({ at, view, menu }))).toEqual(before)
    expect(rows.lines(match.id)).toHaveLength(last + 1)
    // A click on a menu from before the sleep still counts, and one on a menu before that does not.
    const asked = again.find(({ menu }) => menu.menu?.awaited === true) ?? again[0]
    const { number } = before[asked === again[0] ? 0 : 1].menu
    expect(await refusal(asked.choose([pickAt(asked)], { menu: number - 1 }))).toEqual({
      key: 'server.stale',
    })
    expect(await asked.choose([pickAt(asked)], { menu: number })).toMatchObject({ made: 1 })
    await playOn(again)
    expect(again[0].match?.status).toBe('over')
  })

  it('that waits for people or is over leaves memory too', async () => {
    const clock = new HandClock()
    const lobby = await open(newFolder(), { clock })
    const ada = await lobby.person('Ada')
    const gathering = await ada.api.newMatch(quick(['me', 'open', 'bot']))
    const over = await ada.api.newMatch(quick(['bot', 'bot', 'bot']))
    const table = await lobby.table(over.match.id)
    await table.next(({ match }) => match?.status === 'over')
    const { result } = table.match ?? {}
    lobby.leaveAll()
    await vi.waitFor(() => expect(lobby.serving.service.rooms.connected).toBe(0))
    clock.advance(60_000)
    lobby.serving.service.rooms.sweep()
    await idle(lobby)
    expect((await ada.api.match(gathering.match.id)).invitations).toEqual(gathering.invitations)
    expect((await ada.api.match(over.match.id)).match.result).toEqual(result)
    expect((await lobby.table(over.match.id)).match?.reveal).not.toBeNull()
  })
})

describe('a server that is stopped', () => {
  it('finishes what it was doing, keeps where each match stands, and tells everybody', async () => {
    const lobby = await open(newFolder())
    const ada = await lobby.person('Ada')
    const made = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        ada.api.newMatch(quick(['me', 'bot', 'bot'], { seed: `stop ${n}` })),
      ),
    )
    const parties = await Promise.all(
      made.map(async ({ match }) => {
        const { table, ended } = lobby.connect(match.id, ada.key)
        await table.arrival()
        await table.next(({ menu }) => menu.menu?.awaited === true)
        return { id: match.id, table, ended }
      }),
    )
    const rows = new Rows(lobby.serving.data)
    const acknowledged = new Map<string, number>()
    for (const { id, table } of parties) {
      // Some are answered before the end comes, and some are not.
      const count = () => acknowledged.set(id, (acknowledged.get(id) ?? 0) + 1)
      table.choose([pickAt(table)]).then(count, () => {})
    }
    await parties[0].table.say('the last word')
    const stopped = lobby.serving.close()
    for (const { ended } of parties) expect(await ended).toMatchObject({ code: 1001 })
    await stopped
    for (const { table } of parties) table.leave()
    lobby.close = async () => {}
    expect(acknowledged.size).toBeGreaterThan(0)
    for (const { id } of parties) {
      const lines = rows.lines(id)
      const mine = lines.filter(({ seat, id: named }) => seat === 0 && named !== null)
      expect(mine.length).toBeGreaterThanOrEqual(acknowledged.get(id) ?? 0)
      expect(mine.length).toBeLessThanOrEqual(1)
      expect(lines.map(({ at }) => at)).toEqual(lines.map((_, at) => at))
      expect(rows.snapshots(id).at(-1)).toBe(lines.length - 1)
    }
    // All of them go on afterwards.
    const again = await open(lobby.serving.data)
    for (const { id } of parties) {
      const table = await again.table(id, ada.key)
      await playOn([table])
      expect(table.match?.status).toBe('over')
      table.leave()
    }
  })
})
