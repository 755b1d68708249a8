import { expect, test, vi } from 'vitest'
import type { ServeOptions } from '../src/serve.ts'
import { TestCluster } from './support/cluster.ts'
import { immortalsGames } from './support/immortals-games.ts'
import { invitationOf, pickAt, playOn, quick, refusal } from './support/lobby.ts'

// Several servers in one process, on one database, with a mesh in memory.

test('it does not matter which server one reaches: seats, play, chat, records and keys', async () => {
  const cluster = await TestCluster.open(2)
  const [one, other] = cluster.nodes
  const [ada, ben] = await one.persons('Ada', 'Ben')
  const made = await ada.api.newMatch(quick(['me', 'open', 'bot'], { listed: true }))
  const { id } = made.match
  // The second server has never heard of it, and passes everything on.
  const sat = await other.api(ben.key).sit(id, 1, { invitation: invitationOf(made, 1) })
  expect(sat).toMatchObject({ seat: 1, mine: [1], match: { status: 'running' } })
  expect(await refusal(other.api(ben.key).sit(id, 2))).toMatchObject({ key: 'server.full', status: 409 })
  expect((await other.ask('DELETE', `/api/matches/${id}`, ben.key)).status).toBe(403)
  const tables = [await one.table(id, ada.key), await other.table(id, ben.key)]
  await tables[1].say('from the other side')
  await tables[0].next(({ said }) => said.some(({ text }) => text === 'from the other side'))
  await playOn(tables, () => (tables[0].at ?? 0) > 8)
  expect((await other.api(ben.key).exported(id)) as object).toMatchObject({
    format: 'longtable-record',
    seat: 1,
  })
  await playOn(tables)
  await Promise.all(tables.map((table) => table.next(({ match }) => match?.status === 'over')))
  const files = await Promise.all([one.api().exported(id), other.api().exported(id)])
  expect(files[1]).toEqual(files[0])
  expect((await other.api(ben.key).mine()).map(({ match }) => match.id)).toEqual([id])
  expect(one.serving.service.rooms.inMemory(id)).toBeDefined()
  expect(other.serving.service.rooms.inMemory(id)).toBeUndefined()
  // Whoever has lost a device takes its key back at any server, and is cut off at every one.
  const given = await other.ask('POST', '/api/me/keys', ben.key, { device: 'phone' })
  const lost = given.json as { readonly id: string; readonly key: string }
  const watching = other.connect(id, lost.key)
  await watching.table.arrival()
  expect((await one.ask('DELETE', `/api/me/keys/${lost.id}`, ben.key)).status).toBe(204)
  expect(await watching.ended).toMatchObject({ code: 4001 })
  expect((await other.ask('DELETE', `/api/matches/${id}`, ada.key)).status).toBe(204)
  expect(await refusal(one.api().match(id))).toMatchObject({ key: 'server.noMatch' })
})

test('a server that stops leaves its matches to the other: people come back there, bots go on', async () => {
  const cluster = await TestCluster.open(2)
  const [one, other] = cluster.nodes
  const ada = await one.person('Ada')
  const { match } = await ada.api.newMatch(quick(['me', 'bot', 'bot'], { listed: true }))
  const alone = await ada.api.newMatch(quick(['bot', 'bot', 'bot'], { listed: true }))
  const table = await cluster.table(match.id, ada.key, one)
  await playOn([table], () => (table.at ?? 0) > 4)
  const choice = table.next(({ menu }) => menu.menu?.awaited === true)
  await cluster.stop(one)
  await choice
  await playOn([table])
  expect(table.match?.status).toBe('over')
  expect(table.resyncs).toBe(0)
  await vi.waitFor(
    async () => expect((await other.api().listed('over')).map(({ id }) => id)).toContain(alone.match.id),
    { timeout: 50_000, interval: 100 },
  )
})

test('a server that others cannot reach is robbed, and writes nothing any more', async () => {
  const cluster = await TestCluster.open(2)
  const [one, other] = cluster.nodes
  const ada = await one.person('Ada')
  const { match } = await ada.api.newMatch(quick(['me', 'bot', 'bot']))
  const before = await one.table(match.id, ada.key)
  await playOn([before], () => (before.at ?? 0) > 4 && before.menu.menu?.awaited === true)
  cluster.mesh.cut(cluster.mesh.names[0])
  // The first does not know of it; the second takes over, since nobody answers there.
  const after = await other.table(match.id, ada.key)
  expect(after.view).toEqual(before.view)
  await playOn([after], () => (after.at ?? 0) > (before.at ?? 0))
  const robbed = one.serving.service.rooms.inMemory(match.id)
  const late = refusal(before.choose([pickAt(before)]))
  await vi.waitFor(() => expect(robbed?.isGone ?? true).toBe(true), { timeout: 30_000 })
  cluster.mesh.mend(cluster.mesh.names[0])
  // What it could not write is sent again, and refused where the match went on.
  expect(await late).toMatchObject({ key: 'server.stale' })
  await playOn([after])
  await before.next((table) => table.match?.status === 'over')
  expect(before.view).toEqual(after.view)
})

test('a server that does not know the rules of a match passes it on to one that does', async () => {
  const cluster = await TestCluster.open(1)
  const [one] = cluster.nodes
  const older = await cluster.add({ games: olderGames() })
  const ada = await one.person('Ada')
  const { match } = await ada.api.newMatch(quick(['me', 'bot', 'bot']))
  await vi.waitFor(async () => {
    one.serving.service.rooms.inMemory(match.id)?.leave(1001, 'server.idle')
    expect(await older.api(ada.key).match(match.id)).toMatchObject({ mine: [0] })
  })
  const table = await older.table(match.id, ada.key)
  await playOn([table])
  expect(table.match?.status).toBe('over')
  expect(older.serving.service.rooms.size).toBe(0)
})

/** The same games, each with rules of an earlier version. */
function olderGames(): NonNullable<ServeOptions['games']> {
  const registry = immortalsGames.registry.map((entry) => ({
    ...entry,
    game: { ...entry.game, rulesVersion: entry.game.rulesVersion - 1 },
  }))
  return { ...immortalsGames, registry }
}
