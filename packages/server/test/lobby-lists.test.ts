import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MatchInfo } from '../src/wire/match.ts'
import {
  HandClock,
  openLobby,
  playOn,
  quick,
  refusal,
  tempFolder,
  type LobbyPerson,
  type LobbyServer,
} from './support/lobby.ts'
import { Rows } from './support/lobby-rows.ts'

const HOUR = 3_600_000
const folder = tempFolder()
const clock = new HandClock()
let lobby: LobbyServer
let ada: LobbyPerson
let ben: LobbyPerson
beforeAll(async () => {
  lobby = await openLobby({ data: folder.path, clock })
  ;[ada, ben] = await lobby.persons('Ada', 'Ben')
})
afterAll(async () => {
  await lobby.close()
  folder.remove()
})

const idsOf = (all: readonly MatchInfo[]) => all.map(({ id }) => id)

/** Nobody looks and nothing happens for so long that everything leaves memory. */
async function allAsleep(): Promise<void> {
  lobby.leaveAll()
  while (lobby.serving.service.rooms.size > 0) {
    clock.advance(120_000)
    lobby.serving.service.rooms.sweep()
    await new Promise((resolve) => setImmediate(resolve))
  }
}

describe('the lists of matches', () => {
  it('have those that are listed, by how far they are, newest first', async () => {
    const gathering = await ada.api.newMatch(quick(['me', 'open', 'open'], { listed: true }))
    clock.advance(1000)
    const running = await ada.api.newMatch(quick(['me', 'bot', 'bot'], { listed: true }))
    clock.advance(1000)
    const over = await ada.api.newMatch(quick(['bot', 'bot', 'bot'], { listed: true }))
    clock.advance(1000)
    const later = await ada.api.newMatch(quick(['me', 'open', 'bot'], { listed: true, password: 'x' }))
    await ada.api.newMatch(quick(['me', 'open', 'bot']))
    await ada.api.newMatch(quick(['me', 'bot', 'bot']))
    const table = await lobby.table(over.match.id)
    await table.next(({ match }) => match?.status === 'over')
    const nobody = lobby.api()
    expect(idsOf(await nobody.listed('gathering'))).toEqual([later.match.id, gathering.match.id])
    expect(idsOf(await nobody.listed('running'))).toEqual([running.match.id])
    const [ended] = await nobody.listed('over')
    expect(ended).toMatchObject({ id: over.match.id, status: 'over', reveal: { seed: expect.any(String) } })
    expect((await lobby.ask('GET', '/api/matches?status=lost')).status).toBe(400)
  })

  it('say the same whether a match is in memory or not', async () => {
    const before = {
      gathering: await ada.api.listed('gathering'),
      running: await ada.api.listed('running'),
      over: await ada.api.listed('over'),
      mine: await ada.api.mine(),
    }
    expect(before.gathering.at(-1)?.seats[0]).toMatchObject({ host: true, here: false })
    expect(before.mine.some(({ invitations }) => invitations.length > 0)).toBe(true)
    await allAsleep()
    expect(await ada.api.listed('gathering')).toEqual(before.gathering)
    expect(await ada.api.listed('running')).toEqual(before.running)
    expect(await ada.api.listed('over')).toEqual(before.over)
    expect(await ada.api.mine()).toEqual(before.mine)
    expect(lobby.serving.service.rooms.size).toBe(0)
  })

  it('go on with the next page', async () => {
    const [cy] = await lobby.persons('Cy')
    const made: string[] = []
    for (let n = 0; n < 53; n++) {
      clock.advance(1000)
      made.unshift((await cy.api.newMatch(quick(['me', 'open', 'open'], { listed: true }))).match.id)
    }
    const pagesOf = async (read: (before?: number) => Promise<readonly MatchInfo[]>) => {
      const first = await read()
      expect(first).toHaveLength(50)
      const second = await read(first.at(-1)?.created)
      return idsOf([...first, ...second])
    }
    const all = await pagesOf((before) => cy.api.listed('gathering', before))
    expect(all.slice(0, 53)).toEqual(made)
    expect(new Set(all).size).toBe(all.length)
    expect(all.length).toBe(55)
    const mine = await pagesOf(async (before) => (await cy.api.mine(before)).map(({ match }) => match))
    expect(mine).toEqual(made)
    expect((await lobby.ask('GET', '/api/matches?before=yesterday')).status).toBe(400)
  })
})

describe('my matches', () => {
  it('are those I sit at and those I host, with whose turn it is and until when', async () => {
    const [dan] = await lobby.persons('Dan')
    const made = await ada.api.newMatch(
      quick(['me', 'open', 'open'], { listed: true, pace: { kind: 'slow', hours: 24 } }),
    )
    await ben.api.sit(made.match.id)
    const hosted = await dan.api.newMatch(quick(['open', 'open', 'bot'], { listed: true }))
    expect((await dan.api.mine()).map(({ match, mine }) => [match.id, mine])).toEqual([[hosted.match.id, []]])
    const { match } = await dan.api.sit(made.match.id)
    const now = clock.now()
    expect(match).toMatchObject({ status: 'running', deadline: now + 24 * HOUR })
    const [first] = (await ben.api.mine()).filter((each) => each.match.id === match.id)
    expect(first).toMatchObject({
      mine: [1],
      invitations: [],
      match: { awaited: match.awaited, deadline: now + 24 * HOUR },
    })
    expect(match.awaited.length).toBeGreaterThan(0)
    expect(await refusal(lobby.api().mine())).toMatchObject({ status: 401 })
    // The turn goes on, and with it what the list says.
    const tables = [
      await lobby.table(match.id, ada.key),
      await lobby.table(match.id, ben.key),
      await lobby.table(match.id, dan.key),
    ]
    const awaited = String(match.awaited)
    clock.advance(HOUR)
    await playOn(tables, () => String(tables[0].match?.awaited) !== awaited)
    const info = tables[0].match
    await allAsleep()
    const [again] = (await ada.api.mine()).filter((each) => each.match.id === match.id)
    expect(again.match.awaited).toEqual(info?.awaited)
    expect(again.match.deadline).toBe(info?.deadline)
  })
})

describe('what everybody is told', () => {
  it('has nothing in it that is not for everybody', async () => {
    lobby.heard.length = 0
    const [eve] = await lobby.persons('Eve')
    lobby.heard.length = 0
    const wanted = quick(['me', 'open', 'bot'], { listed: true, password: 'lotus', config: { rounds: 1 } })
    const { id } = (await ada.api.newMatch(wanted)).match
    await lobby.serving.service.setWebhook(await lobby.serving.service.who(ada.key), id, {
      url: 'https://93.184.216.34/hooks/very-secret',
      lang: 'en',
    })
    await ada.api.match(id)
    await ada.api.mine()
    // From here on nobody but the host may know the invitations.
    const mark = lobby.heard.length
    const forHost = lobby.heard.join('\n')
    expect(forHost).toContain('93.184.216.34')
    expect(forHost).not.toContain('very-secret')
    await ben.api.match(id)
    await ben.api.sit(id, undefined, { password: 'lotus' })
    const tables = [
      await lobby.table(id, ada.key),
      await lobby.table(id, ben.key),
      await lobby.table(id, eve.key, { password: 'lotus' }),
    ]
    await tables[1].say('hello')
    await playOn(tables.slice(0, 2), () => (tables[0].at ?? 0) > 12)
    for (const api of [ada.api, ben.api, eve.api]) {
      await api.match(id)
      await api.mine()
      await Promise.all([api.listed('gathering'), api.listed('running'), api.listed('over'), api.games()])
    }
    await ada.api.exported(id)
    await ben.api.exported(id)
    for (const table of tables) await table.history()
    await refusal(ben.api.removeMatch(id))
    await refusal(eve.api.sit(id, 2))
    await refusal(tables[1].mute(0, true))

    const rows = new Rows(folder.path)
    const row = rows.match(id)
    const secrets = [
      row.seed,
      row.salt,
      row.botSeed,
      row.password ?? '',
      ...(row.password ?? '').split(':'),
      'very-secret',
      row.host,
      ...rows.persons().map(({ id: person }) => person),
      ...rows.keyHashes(),
      ...rows.lines(id).map(({ hash }) => hash),
    ]
    const invitations = row.seats.map(({ invitation }) => invitation)
    expect(rows.lines(id).length).toBeGreaterThan(12)
    const told = (words: string, from: readonly string[]) => from.filter((each) => words.includes(each))
    // Matches that were over before have told their seeds by now; this one must not.
    const all = lobby.heard.join('\n')
    expect(told(all, secrets)).toEqual([])
    expect(told(lobby.heard.slice(mark).join('\n'), invitations)).toEqual([])
    expect(all).toContain(row.commitment)
  })
})
