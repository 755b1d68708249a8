import { afterEach, expect, it, vi } from 'vitest'
import { emptySchema } from '../../../scripts/test/cluster.ts'
import { readDatabaseUrl } from '../src/postgres/database-url.ts'
import { openPostgresStore } from '../src/postgres/postgres-store.ts'
import { openLobby, playOn, quick, type LobbyServer } from './support/lobby.ts'

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

async function open(database: string): Promise<LobbyServer> {
  const lobby = await openLobby({ data: 'nowhere', database })
  let isOpen = true
  const close = lobby.close.bind(lobby)
  lobby.close = async () => {
    if (isOpen) await close()
    isOpen = false
  }
  ends.push(() => lobby.close())
  return lobby
}

it('a server on PostgreSQL keeps people, matches, chat and bots’ play through a restart', async () => {
  const database = await emptySchema()
  const first = await open(database)
  expect(first.serving.data).toBe(readDatabaseUrl(database).shown)
  const [ada, ben] = await first.persons('Ada', 'Ben')
  const { match } = await ada.api.newMatch(quick(['me', 'open', 'bot'], { listed: true }))
  await ben.api.sit(match.id)
  const alone = await ada.api.newMatch(quick(['bot', 'bot', 'bot'], { listed: true }))
  const tables = [await first.table(match.id, ada.key), await first.table(match.id, ben.key)]
  await tables[0].say('good evening')
  await tables[0].mute(1, true)
  await playOn(tables, () => (tables[0].at ?? 0) > 10)
  await tables[0].pause(true)
  await Promise.all(tables.map((table) => table.history({ most: 1 })))
  const seen = tables.map(({ at, view, menu, said }) => ({ at, view, menu, said }))
  await first.close()
  const second = await open(database)
  const again = [await second.table(match.id, ada.key), await second.table(match.id, ben.key)]
  expect(again.map(({ at, view, menu, said }) => ({ at, view, menu, said }))).toEqual(seen)
  expect(again[0].match).toMatchObject({ seats: [{ host: true }, { muted: true }, {}] })
  await again[1].pause(false)
  await playOn(again)
  expect(again[0].match?.status).toBe('over')
  // Nobody looked at that one.
  await vi.waitFor(
    async () => expect((await second.api().listed('over')).map(({ id }) => id)).toContain(alone.match.id),
    { timeout: 50_000, interval: 100 },
  )
  const health = await second.ask('GET', '/health')
  expect(health).toMatchObject({ status: 200, json: { ok: true, matches: 2, running: 0 } })
  expect((await second.ask('DELETE', `/api/matches/${match.id}`, ada.key)).status).toBe(204)
})

it('a server goes on with what another left that ended without a word', async () => {
  const database = await emptySchema()
  const first = await open(database)
  const ada = await first.person('Ada')
  const { match } = await ada.api.newMatch(quick(['me', 'bot', 'bot']))
  const table = await first.table(match.id, ada.key)
  await playOn([table], () => (table.at ?? 0) > 5)
  // Somebody else claims it while the first stands still: what that one writes then is refused, and it lets go.
  const other = await openPostgresStore(database)
  ends.push(() => other.close())
  const taken = vi.waitFor(() => other.claim(match.id), { timeout: 30_000, interval: 20 })
  await first.close()
  expect(await taken).toMatchObject({ match: match.id })
  await other.close()
  const second = await open(database)
  const again = await second.table(match.id, ada.key)
  await playOn([again])
  expect(again.match?.status).toBe('over')
})
