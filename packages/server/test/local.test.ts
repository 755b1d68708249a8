import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { loadGames } from '@longtable/games'
import { Random, replay, seedFrom, type Json, type MatchFile } from '@longtable/kernel'
import { expect, test } from 'vitest'
import type { RemoteTable } from '../src/client/index.ts'
import { MemoryStore, type Change } from '../src/local/index.ts'
import { newMatch, type NewMatch } from '../src/wire/index.ts'
import { sha256 } from '../src/wire/commitment.ts'
import { openSqliteStore } from '../src/sqlite/sqlite-store.ts'
import type { Store } from '../src/store/store.ts'
import { openHere, sitHere } from './support/local.ts'
import { newFolder } from './support/table.ts'

const registry = await loadGames()

function wanted(...seats: NewMatch['seats']): NewMatch {
  return newMatch.parse({ game: 'immortals', config: { rounds: 1 }, seats, seed: 'here' })
}

const ME = { kind: 'me' } as const
const BOT = { kind: 'bot', bot: 'novice' } as const

function isAsked({ menu: { menu } }: RemoteTable): boolean {
  return menu !== null && menu.awaited && menu.offered.length > 0
}

/** Chooses anything, whenever asked, until something is so. */
async function play(tables: readonly RemoteTable[], isDone: () => boolean): Promise<void> {
  const random = new Random(seedFrom('anything'))
  while (!isDone()) {
    const asked = tables.find(isAsked)
    if (asked !== undefined) await asked.choose([random.pick(asked.menu.menu?.offered ?? [])])
    else await Promise.race(tables.map((table) => table.next(() => isDone() || tables.some(isAsked))))
  }
}

test('a whole match is played without a server, against bots', async () => {
  const { service } = openHere()
  const { id, name, key } = await service.newPerson('Ann')
  const { match } = await service.newMatch({ id, name }, wanted(ME, BOT, BOT))
  const ann = await sitHere(service, match.id, key, 0)
  await play([ann], () => ann.match?.status === 'over')
  expect(ann.match?.result?.scores).toHaveLength(3)
  expect(ann.resyncs).toBe(0)
  const file = (await service.exported({ id, name }, match.id, undefined)) as MatchFile
  expect(replay(registry[0].game, file).difference).toBeUndefined()
  ann.leave()
})

test('several people at one screen, and what was kept is there again after the page was closed', async () => {
  const first = openHere()
  const { id, name, key } = await first.service.newPerson('Ann')
  const { match } = await first.service.newMatch({ id, name }, wanted(ME, ME, BOT))
  const tables = await Promise.all([0, 1].map((seat) => sitHere(first.service, match.id, key, seat)))
  await play(tables, () => (tables[0].at ?? 0) > 30)
  const [views, menus] = [tables.map(({ view }) => view), tables.map(({ menu }) => menu)]
  for (const table of tables) table.leave()
  await first.service.rooms.close()
  const second = openHere(first.kept)
  const again = await Promise.all([0, 1].map((seat) => sitHere(second.service, match.id, key, seat)))
  expect(again.map(({ view }) => view)).toEqual(views)
  expect(again.map(({ menu }) => menu)).toEqual(menus)
  await play(again, () => again[0].match?.status === 'over')
  for (const table of again) table.leave()
})

test('a file of several people goes on at one screen, with all of their seats', async () => {
  const { service } = openHere()
  const { id, name, key } = await service.newPerson('Ann')
  const { match } = await service.newMatch({ id, name }, wanted(ME, ME, BOT))
  const tables = await Promise.all([0, 1].map((seat) => sitHere(service, match.id, key, seat)))
  await play(tables, () => tables[0].match?.status === 'over')
  const file = (await service.exported({ id, name }, match.id, undefined)) as MatchFile
  const begun = { ...file, seats: ['Ann', 'Bo', 'novice'], log: file.log.slice(0, 12), marks: [] }
  const imported = await service.imported({ id, name }, begun as unknown as Json)
  expect(imported.mine).toEqual([0, 1])
  expect(imported.match.seats.map((seat) => seat.name)).toEqual(['Ann', 'Bo', ''])
  const again = await Promise.all([0, 1].map((seat) => sitHere(service, imported.match.id, key, seat)))
  await play(again, () => again[0].match?.status === 'over')
  for (const table of [...tables, ...again]) table.leave()
})

test('what cannot be kept has not happened', async () => {
  let isFull = false
  const { kept } = openHere()
  const store = new MemoryStore({
    keep: async (changes) => {
      if (isFull) throw new Error('full')
      kept.push(...changes)
    },
  })
  const person = { id: 'ann', name: 'Ann', created: 0 }
  await store.write([{ put: 'person', person }])
  isFull = true
  await expect(store.write([{ put: 'person', person: { ...person, name: 'Bo' } }])).rejects.toThrow('full')
  expect((await store.person('ann'))?.name).toBe('Ann')
})

test('somebody whom a browser kept when there was one secret a person is still known, also under another name', async () => {
  const key = 'somebody.0123456789012345678901234567890123456789012'
  const hash = sha256(key.slice('somebody.'.length))
  const old = { id: 'somebody', name: 'Ann', secret: hash, created: 5 }
  const kept: Change[] = [{ put: 'person', person: old } as Change]
  const open = () => openHere(kept).service
  const person = await open().who(key)
  expect(person).toMatchObject({ id: 'somebody', name: 'Ann' })
  await open().rename(person, 'Anna')
  expect(kept.at(-1)).toEqual({ put: 'person', person: { id: 'somebody', name: 'Anna', created: 5 } })
  // As the browser's database has it, where the newest of a kind takes the place of the others.
  const [latest, device] = [kept.at(-1), kept.find((each) => 'put' in each && each.put === 'key')]
  if (latest === undefined || device === undefined) throw new Error('nothing was kept')
  kept.splice(0, kept.length, latest, device)
  expect(await open().who(key)).toMatchObject({ id: 'somebody', name: 'Anna' })
})

/** Everything that can be read of what these changes wrote. */
async function readAll(store: Store, changes: readonly Change[]): Promise<unknown[]> {
  const found: unknown[] = [
    await store.counts(),
    await store.running(),
    await store.due(Number.MAX_SAFE_INTEGER),
  ]
  for (const change of changes) {
    if (!('put' in change)) continue
    if (change.put === 'person') found.push(await store.person(change.person.id))
    if (change.put === 'person') found.push(await store.matchesOf(change.person.id, { most: 10 }))
    if (change.put === 'code') found.push(await store.code(change.code.hash))
    if (change.put === 'match') {
      const { id, status } = change.match
      found.push(await store.match(id), await store.holders(id), await store.listed(status, { most: 5 }))
      found.push(await store.lastLine(id), await store.lines(id, 3, 9), await store.snapshot(id))
      found.push(await store.snapshot(id, 25), await store.said(id, 2), await store.said(id, 5, 3))
    }
    if (change.put === 'line' && change.line.id !== null && change.line.seat !== null)
      found.push(await store.lineById(change.line.match, change.line.seat, change.line.id))
    if (change.put === 'said')
      found.push(await store.saidById(change.said.match, change.said.person, change.said.id))
  }
  return found
}

test('memory and disk keep the same', async () => {
  const { service, kept } = openHere()
  const { id, name, key } = await service.newPerson('Ann')
  const ann = { id, name }
  const { match } = await service.newMatch(ann, { ...wanted(ME, ME, BOT), listed: true })
  const tables = await Promise.all([0, 1].map((seat) => sitHere(service, match.id, key, seat)))
  for (const words of ['one', 'two', 'three']) await tables[0].say(words)
  await play(tables, () => (tables[0].at ?? 0) > 40)
  await service.deviceLink(ann, match.id, 0)
  await service.deviceLink(ann, match.id, 1)
  await tables[0].remove(1, 'novice')
  const other = await service.newMatch(ann, wanted(ME, BOT, BOT))
  await service.remove(ann, other.match.id)
  await tables[0].pause(true)
  for (const table of tables) table.leave()
  await service.rooms.close()
  const disk = await openSqliteStore(newFolder())
  for (const change of kept) await disk.write([change])
  const memory = new MemoryStore({ keep: async () => {} }, kept)
  expect(await readAll(memory, kept)).toEqual(await readAll(disk, kept))
  const [line] = kept.flatMap((change) => ('put' in change && change.put === 'line' ? [change] : []))
  for (const store of [memory, disk]) {
    await expect(store.write([line])).rejects.toMatchObject({ text: { key: 'server.store.running.taken' } })
    await expect(
      store.write([{ put: 'turn', match: 'nowhere', awaited: [], deadline: null }]),
    ).rejects.toMatchObject({ text: { key: 'server.store.running.taken' } })
  }
  await disk.close()
})

/** The files that a file of ours needs, itself among them. */
function needed(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  const source = readFileSync(file, 'utf8')
  for (const [, from = ''] of source.matchAll(
    /^(?:import|export)(?! type)[^'\n]*(?:\{[^}]*\})?[^'\n]*'([^']+)'/gm,
  )) {
    if (from.startsWith('.')) needed(fileURLToPath(new URL(from, `file://${file}`)), found)
    else found.add(from)
  }
  return found
}

test('nothing in the match service needs Node', () => {
  const all = [...needed(fileURLToPath(new URL('../src/local/index.ts', import.meta.url)))]
  expect(all.length).toBeGreaterThan(20)
  expect(all.filter((each) => /^node:|^(ws|hono|pino|prom-client)\b|sqlite/.test(each))).toEqual([])
})
