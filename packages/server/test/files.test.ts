import { createHash } from 'node:crypto'
import { loadGames } from '@longtable/games'
import { Engine, Match, replay, seedFrom, type Json, type MatchFile } from '@longtable/kernel'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { RemoteTable } from '../src/client/index.ts'
import type { SeatRecord } from '../src/wire/http-api.ts'
import {
  invitationOf,
  openLobby,
  playOn,
  quick,
  refusal,
  tempFolder,
  type LobbyPerson,
  type LobbyServer,
} from './support/lobby.ts'
import { playedElsewhere } from './support/lobby-files.ts'
import { Rows } from './support/lobby-rows.ts'

const registry = await loadGames()

const { game } = registry[0]
const folders = [tempFolder(), tempFolder()]
const rows = new Rows(folders[0].path)
let lobby: LobbyServer
let other: LobbyServer
let ada: LobbyPerson
let ben: LobbyPerson
let zoe: LobbyPerson
let finished: string
let file: MatchFile
beforeAll(async () => {
  ;[lobby, other] = await Promise.all(folders.map(({ path }) => openLobby({ data: path })))
  ;[ada, ben] = await lobby.persons('Ada', 'Ben')
  zoe = await other.person('Zoe')
  finished = await playedWithDetours()
  file = (await ada.api.exported(finished)) as MatchFile
})
afterEach(() => {
  lobby.leaveAll()
  other.leaveAll()
})
afterAll(async () => {
  await Promise.all([lobby.close(), other.close()])
  for (const folder of folders) folder.remove()
})

async function seated(seed?: string): Promise<{ id: string; tables: RemoteTable[] }> {
  const { match } = await ada.api.newMatch(
    quick(['me', 'open', 'bot'], { listed: true, ...(seed !== undefined && { seed }) }),
  )
  await ben.api.sit(match.id)
  return {
    id: match.id,
    tables: [await lobby.table(match.id, ada.key), await lobby.table(match.id, ben.key)],
  }
}

/** Somebody asks the table to go back, and the other person agrees. */
async function goBack(tables: readonly RemoteTable[]): Promise<void> {
  // While nobody waits for the bot, who would choose before the answer.
  const isQuiet = () => tables.every(({ match }) => match?.awaited.includes(2) === false)
  await playOn(tables, () => (tables[0].at ?? 0) > 20 && isQuiet())
  // Whoever has made no choice that stands has nothing to go back to.
  const [first, second] = tables
  const asks = await first.ask().then(
    () => true,
    () => false,
  )
  if (!asks) await second.ask()
  const answering = asks ? second : first
  await answering.next(({ match }) => (match?.asking ?? null) !== null)
  await answering.answer(answering.match?.asking?.number ?? -1, true)
}

/** A match to its end, with something taken back alone and together. */
async function playedWithDetours(): Promise<string> {
  const { id, tables } = await seated()
  let undone = 0
  for (let n = 0; n < 40 && undone === 0; n++) {
    const { at = 0 } = tables[0]
    await playOn(tables, () => (tables[0].at ?? 0) > at)
    for (const table of tables) {
      await table.undo().then(
        () => undone++,
        () => {},
      )
    }
  }
  expect(undone).toBeGreaterThan(0)
  await goBack(tables)
  await playOn(tables)
  return id
}

describe('the file of a match that is over', () => {
  it('plays again to the same end, and keeps what was promised', async () => {
    const { seed, salt, commitment, log, marks, seats } = file
    const row = rows.match(finished)
    expect(createHash('sha256').update(`${seed}:${salt}`).digest('hex')).toBe(commitment)
    expect(commitment).toBe(row.commitment)
    expect(seats).toEqual(['Ada', 'Ben', 'random'])
    expect(log.some((entry) => 'undo' in entry)).toBe(true)
    expect(log.some((entry) => 'rewind' in entry)).toBe(true)
    expect(log).toEqual(rows.lines(finished).flatMap(({ entry }) => (entry === null ? [] : [entry])))
    expect(marks.length).toBeGreaterThan(2)
    expect(marks.at(-1)?.at).toBe(log.length)
    const { match, difference } = replay(game, file)
    expect(difference).toBeUndefined()
    expect(match.engine.result(match.position)).toEqual(row.result)
    expect(match.seed).toBe(seed)
  })

  it('is for everybody', async () => {
    for (const api of [ben.api, lobby.api()]) expect(await api.exported(finished)).toEqual(file)
  })

  it('is taken by another server as a match that is over, with the same history', async () => {
    const { match, mine, invitations } = await zoe.api.imported(file)
    const here = (await ada.api.match(finished)).match
    expect(match).toMatchObject({
      status: 'over',
      seeded: true,
      game: here.game,
      config: here.config,
      result: here.result,
      commitment: here.commitment,
      reveal: here.reveal,
      awaited: [],
    })
    expect(match.id).not.toBe(finished)
    expect(match.seats.map(({ kind, name, bot }) => [kind, name, bot])).toEqual([
      ['person', 'Ada', null],
      ['person', 'Ben', null],
      ['bot', '', 'random'],
    ])
    expect([mine, invitations]).toEqual([[], []])
    expect((await zoe.api.mine()).map((each) => each.match.id)).toContain(match.id)
    const [there, again] = [await lobby.table(finished), await other.table(match.id)]
    expect(again.view).toEqual(there.view)
    const said = async (table: RemoteTable) =>
      (await table.history()).events.map(({ events, back }) => ({ events, back }))
    const history = await said(again)
    expect(history).toEqual(await said(there))
    expect(history.length).toBeGreaterThan(20)
    expect(await other.api().exported(match.id)).toEqual(file)
    // Nobody takes a seat there any more.
    const cy = await other.person('Cy')
    expect(await refusal(cy.api.sit(match.id, 0))).toMatchObject({ status: 409 })
    expect(await refusal(again.choose([{ do: 'pass' }]))).toMatchObject({ key: 'server.onlyWatching' })
  })
})

/** The views of a viewer after each of its updates, as the engine has them. */
function viewsFromLog(id: string, viewer: number): Map<number, Json> {
  const row = rows.match(id)
  const match = new Match(new Engine(game, row.seats.length, row.config), seedFrom(row.seed))
  const views = new Map<number, Json>()
  for (const { entry, after } of rows.lines(id)) {
    if (entry !== null) match.follow(entry)
    views.set(after.counters[viewer][0], match.engine.view(match.position, viewer) as unknown as Json)
  }
  return views
}

describe('the record of a match that goes on', () => {
  let id: string
  beforeAll(async () => {
    const party = await seated()
    id = party.id
    await goBack(party.tables)
    await playOn(party.tables, () => (party.tables[0].at ?? 0) > 28)
    // It stands still, so that all of it can be compared.
    await party.tables[0].pause(true)
  })

  const who = [
    ['the host', 0],
    ['another player', 1],
    ['somebody who watches', 3],
  ] as const
  it.each(who)('has for %s the own views and events and no others', async (_, viewer) => {
    const api = [ada.api, ben.api, undefined, lobby.api()][viewer] ?? ada.api
    const record = (await api.exported(id)) as SeatRecord
    const row = rows.match(id)
    expect(record).toMatchObject({
      format: 'longtable-record',
      version: 1,
      game: 'immortals',
      seat: viewer === 3 ? null : viewer,
      names: ['Ada', 'Ben', 'random'],
      commitment: row.commitment,
    })
    expect(Object.keys(record).toSorted()).toEqual(
      [
        'format',
        'version',
        'game',
        'rulesVersion',
        'config',
        'commitment',
        'seat',
        'names',
        'updates',
      ].toSorted(),
    )
    const views = viewsFromLog(id, viewer)
    expect(record.updates.map(({ at }) => at)).toEqual([...views.keys()])
    let last: Json = null
    for (const { at, view } of record.updates) {
      // An update in which nothing but the menu changed does not repeat the view.
      last = view ?? last
      expect(last).toEqual(views.get(at))
    }
    const table = await lobby.table(id, viewer === 3 ? undefined : [ada, ben][viewer].key)
    const { events } = await table.history()
    expect(record.updates.map(({ view: __, ...rest }) => rest)).toEqual(events)
    expect(record.updates.some(({ back }) => back)).toBe(true)
  })

  it('is not given for the seats of others', async () => {
    expect(await refusal(ben.api.exported(id, 0))).toMatchObject({ key: 'server.notYours', status: 403 })
    expect(await refusal(lobby.api().exported(id, 1))).toMatchObject({ key: 'server.notYours', status: 403 })
    expect(await refusal(ada.api.exported(id, 2))).toMatchObject({ key: 'server.notYours', status: 403 })
    const { json } = await lobby.ask('GET', `/api/matches/${id}/export?seat=watch`, ada.key)
    expect(json).toEqual(await lobby.api().exported(id))
  })

  it('is not there before the match starts', async () => {
    const { match } = await ada.api.newMatch(quick(['me', 'open', 'bot']))
    expect(await refusal(ada.api.exported(match.id))).toMatchObject({ key: 'server.notStarted', status: 409 })
    expect(await refusal(ada.api.exported('not-a-match'))).toMatchObject({ status: 404 })
  })
})

describe('a match that was begun elsewhere', () => {
  it('waits for its people, and goes on from where it was', async () => {
    const begun = playedElsewhere(['Ann', 'random', 'Bob'], 20)
    const made = await ada.api.imported(begun)
    const { id } = made.match
    expect(made).toMatchObject({
      mine: [0],
      match: { status: 'gathering', seeded: true, listed: false, reveal: null },
    })
    expect(made.match.seats).toMatchObject([
      { kind: 'person', name: 'Ada', host: true },
      { kind: 'bot', bot: 'random' },
      { kind: 'open', name: '' },
    ])
    const before = rows.lines(id)
    expect(before).toHaveLength(21)
    const table = await lobby.table(id, ada.key)
    expect(await refusal(table.choose([{ do: 'pass' }]))).toMatchObject({ key: 'server.notStarted' })
    expect(await refusal(ben.api.sit(id))).toMatchObject({ key: 'server.byInvitation' })
    const sat = await ben.api.sit(id, 2, { invitation: invitationOf(made, 2) })
    expect(sat.match.status).toBe('running')
    const tables = [table, await lobby.table(id, ben.key)]
    await Promise.all(tables.map((each) => each.next(({ match }) => match?.status === 'running')))
    await Promise.all(tables.map((each) => each.history({ most: 1 })))
    const seen = tables.map(({ view }) => view)
    await playOn(tables)
    expect(rows.lines(id).slice(0, before.length)).toEqual(before)
    const after = (await ada.api.exported(id)) as MatchFile
    expect(after.log.slice(0, begun.log.length)).toEqual(begun.log)
    expect(after.seed).toBe(begun.seed)
    expect(replay(game, after).difference).toBeUndefined()
    // The bot, which chooses at the same time as the people, goes on at once, and may have chosen already.
    const possible = [0, 1].map((more) => {
      const then = { ...after, log: after.log.slice(0, begun.log.length + more) }
      return [0, 2].map((seat) => viewOf(then, seat))
    })
    expect(possible).toContainEqual(seen)
  })

  it('goes on by itself if there are only bots', async () => {
    const { match, mine } = await ada.api.imported(playedElsewhere(['random', 'novice', 'random'], 20))
    expect(mine).toEqual([])
    const table = await lobby.table(match.id)
    await table.next(({ match: now }) => now?.status === 'over')
    expect(replay(game, (await ada.api.exported(match.id)) as MatchFile).difference).toBeUndefined()
  })

  it('may have begun in the middle of the game', async () => {
    const begun = playedElsewhere(['Ann', 'random', 'random'], 10, { fromStart: false })
    expect(begun.start).toBeDefined()
    const { match } = await ada.api.imported(begun)
    expect(match.status).toBe('running')
    await playOn([await lobby.table(match.id, ada.key)])
    const after = (await ada.api.exported(match.id)) as MatchFile
    expect(after.start).toEqual(begun.start)
    expect(replay(game, after).difference).toBeUndefined()
  })
})

function viewOf(begun: MatchFile, seat: number) {
  const { match } = replay(game, begun)
  return JSON.parse(JSON.stringify(match.engine.view(match.position, seat))) as unknown
}
