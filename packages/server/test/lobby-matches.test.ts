import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readLink } from '../src/client/index.ts'
import type { MyMatch } from '../src/wire/http-api.ts'
import {
  invitationOf,
  openLobby,
  quick,
  refusal,
  tempFolder,
  type LobbyPerson,
  type LobbyServer,
} from './support/lobby.ts'

const folder = tempFolder()
let lobby: LobbyServer
let ada: LobbyPerson
let ben: LobbyPerson
beforeAll(async () => {
  lobby = await openLobby({ data: folder.path })
  ;[ada, ben] = await lobby.persons('Ada', 'Ben')
})
afterAll(async () => {
  await lobby.close()
  folder.remove()
})

describe('a new match', () => {
  const wrong: readonly (readonly [what: string, change: object, key: string])[] = [
    ['a game that is not on the registry', { game: 'chess' }, 'server.noGame'],
    ['an option that the game does not have', { config: { ounds: 1 } }, 'kernel.config.unknown'],
    ['a value that the option does not take', { config: { rounds: 11 } }, 'kernel.config.'],
    ['a value of the wrong kind', { config: { houseReturn: 'yes' } }, 'kernel.config.'],
    ['an edition that is not one', { config: { edition: { realms: 3 } } }, 'edition.wrong'],
    ['too few players', { seats: [{ kind: 'me' }, { kind: 'open' }] }, 'kernel.'],
    ['too many players', { seats: Array.from({ length: 6 }, () => ({ kind: 'open' })) }, 'kernel.'],
    [
      'a bot that nobody knows',
      { seats: [{ kind: 'me' }, { kind: 'bot', bot: 'deep' }, { kind: 'open' }] },
      'server.noBot',
    ],
    ['a seat of an unknown kind', { seats: [{ kind: 'me' }, { kind: 'ghost' }, { kind: 'open' }] }, ''],
    ['no seats', { seats: [] }, ''],
    ['an empty password', { password: '' }, ''],
    ['a clock that is too short', { pace: { kind: 'live', clock: { bank: 9, extra: 0 } } }, ''],
    ['a pace without hours', { pace: { kind: 'slow', hours: 0 } }, ''],
    ['something for the late that is not known', { late: 'sleep' }, ''],
    ['an empty seed', { seed: '' }, ''],
    ['a field that nobody asked for', { host: 'ada' }, ''],
  ]
  it.each(wrong)('is not made with %s', async (_, change, key) => {
    const before = (await ada.api.mine()).length
    const { status, json } = await lobby.ask('POST', '/api/matches', ada.key, {
      ...quick(['me', 'open', 'open']),
      ...change,
    })
    expect(status).toBe(400)
    expect((json as { error: { key: string } }).error.key).toContain(key)
    expect((json as { message: string }).message).toMatch(/\w+ \w+/)
    expect(await ada.api.mine()).toHaveLength(before)
  })

  it('takes what it is not told from the game and the server', async () => {
    const { match, mine } = await ada.api.newMatch({
      game: 'immortals',
      seats: quick(['me', 'open', 'bot']).seats,
    })
    expect(mine).toEqual([0])
    expect(match).toMatchObject({
      game: 'immortals',
      config: { rounds: 0, scoring: 'occupation', houseReturn: false, edition: null },
      pace: { kind: 'live', clock: null },
      late: 'ask',
      listed: false,
      locked: false,
      seeded: false,
      status: 'gathering',
      started: null,
      reveal: null,
      result: null,
      awaited: [],
      deadline: null,
      paused: null,
      notice: null,
    })
  })

  it('has the seats that were wanted, and its host in one of them or in none', async () => {
    const { match } = await ada.api.newMatch(quick(['open', 'me', 'bot']))
    expect(match.seats).toMatchObject([
      { seat: 0, kind: 'open', name: '', bot: null, host: false },
      { seat: 1, kind: 'person', name: 'Ada', bot: null, host: true },
      { seat: 2, kind: 'bot', name: '', bot: 'random', host: false },
    ])
    const watched = await ada.api.newMatch(quick(['open', 'bot', 'bot']))
    expect(watched.mine).toEqual([])
    expect(watched.invitations).toHaveLength(1)
    const both = await ada.api.newMatch(quick(['me', 'me', 'bot']))
    expect(both.mine).toEqual([0, 1])
    expect(both.match.status).toBe('running')
  })

  it('of bots alone plays to its end by itself', async () => {
    const { match } = await ada.api.newMatch(quick(['bot', 'bot', 'bot'], { listed: true }))
    const table = await lobby.table(match.id)
    await table.next(({ match: now }) => now?.status === 'over')
    expect(table.match?.result?.scores).toHaveLength(3)
    expect(table.match?.ended).not.toBeNull()
    expect(table.match?.awaited).toEqual([])
    table.leave()
  })
})

describe('an invitation', () => {
  let made: MyMatch
  beforeAll(async () => {
    made = await ada.api.newMatch(quick(['me', 'open', 'open']))
  })

  it('is a link for each open seat, which the host alone gets', async () => {
    const { match, invitations } = made
    expect(invitations.map(({ seat }) => seat)).toEqual([1, 2])
    for (const { seat, url } of invitations) {
      expect(readLink(url)).toMatchObject({ kind: 'invitation', match: match.id, seat })
    }
    expect(invitationOf(made, 1)).not.toBe(invitationOf(made, 2))
    expect((await ada.api.match(match.id)).invitations).toEqual(invitations)
    expect((await ben.api.match(match.id)).invitations).toEqual([])
    expect((await lobby.api().match(match.id)).invitations).toEqual([])
  })

  it('is needed for a match that is not listed', async () => {
    const { id } = made.match
    expect(await refusal(ben.api.sit(id))).toMatchObject({ key: 'server.byInvitation', status: 403 })
    expect(await refusal(ben.api.sit(id, 1))).toMatchObject({ key: 'server.byInvitation', status: 403 })
    expect((await refusal(lobby.api().sit(id, 1, { invitation: invitationOf(made, 1) }))).status).toBe(401)
  })

  it('is good for its own seat only, once', async () => {
    const { id } = made.match
    const invitation = invitationOf(made, 1)
    const wrong = [`${invitation}x`, invitation.slice(1), '', invitationOf(made, 2)]
    for (const each of wrong) {
      expect(await refusal(ben.api.sit(id, 1, { invitation: each }))).toMatchObject({
        key: 'server.invitation',
        status: 403,
      })
    }
    expect(await refusal(ben.api.sit(id, 0, { invitation }))).toMatchObject({ status: 403 })
    expect(await refusal(ben.api.sit(id, 7, { invitation }))).toMatchObject({
      key: 'server.noSeat',
      status: 400,
    })
    expect((await ben.api.match(id)).mine).toEqual([])
    const sat = await ben.api.sit(id, 1, { invitation })
    expect(sat).toMatchObject({ seat: 1, mine: [1], invitations: [] })
    expect(sat.match.seats[1]).toMatchObject({ kind: 'person', name: 'Ben', host: false })
    const cy = await lobby.person('Cy')
    expect(await refusal(cy.api.sit(id, 1, { invitation }))).toMatchObject({
      key: 'server.taken',
      status: 409,
    })
    // Whoever opens the link again is still there.
    expect(await ben.api.sit(id, 1, { invitation })).toMatchObject({ seat: 1, mine: [1] })
    expect((await ada.api.match(id)).invitations.map(({ seat }) => seat)).toEqual([2])
  })

  it('to the last seat starts the match, and everybody who is there gets everything anew', async () => {
    const { id } = made.match
    const tables = [await lobby.table(id, ada.key), await lobby.table(id, ben.key), await lobby.table(id)]
    for (const { view, menu, match } of tables) {
      expect(match?.status).toBe('gathering')
      expect(view).toBeUndefined()
      expect(menu.menu).toBeNull()
    }
    const connects: string[] = []
    for (const table of tables) table.on(({ kind }) => void (kind === 'connected' && connects.push(kind)))
    const cy = await lobby.person('Cy')
    const sat = await cy.api.sit(id, 2, { invitation: invitationOf(made, 2) })
    expect(sat.match).toMatchObject({ status: 'running', commitment: made.match.commitment })
    await Promise.all(tables.map((table) => table.next(({ view }) => view !== undefined)))
    expect(tables.map(({ match }) => match?.status)).toEqual(['running', 'running', 'running'])
    expect(tables.map(({ view }) => view?.viewer)).toEqual([0, 1, 3])
    expect(tables.map(({ resyncs }) => resyncs)).toEqual([0, 0, 0])
    expect(connects).toEqual([])
    expect((await ada.api.match(id)).invitations).toEqual([])
    const dan = await lobby.person('Dan')
    expect(await refusal(dan.api.sit(id, 2, { invitation: invitationOf(made, 2) }))).toMatchObject({
      status: 409,
    })
    for (const table of tables) table.leave()
  })
})

describe('joining without an invitation', () => {
  it('is for matches that are listed, at any open seat or a certain one', async () => {
    const { match } = await ada.api.newMatch(quick(['open', 'me', 'open'], { listed: true }))
    expect(await ben.api.sit(match.id)).toMatchObject({ seat: 0, mine: [0] })
    // Asked again, one is told where one sits.
    expect(await ben.api.sit(match.id)).toMatchObject({ seat: 0, mine: [0] })
    const cy = await lobby.person('Cy')
    expect(await refusal(cy.api.sit(match.id, 1))).toMatchObject({ key: 'server.taken', status: 409 })
    expect(await cy.api.sit(match.id, 2)).toMatchObject({ seat: 2, match: { status: 'running' } })
    const dan = await lobby.person('Dan')
    expect(await refusal(dan.api.sit(match.id))).toMatchObject({ key: 'server.full', status: 409 })
    expect(await refusal(dan.api.sit('no-such-match'))).toMatchObject({ key: 'server.noMatch', status: 404 })
  })

  it('takes the last seat for one of two who want it at the same moment', async () => {
    const { match } = await ada.api.newMatch(quick(['open', 'me', 'bot'], { listed: true }))
    const others = await lobby.persons('Eve', 'Flo')
    const tries = await Promise.allSettled(others.map(({ api }) => api.sit(match.id)))
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('is for whoever knows the password, if there is one', async () => {
    const made = await ada.api.newMatch(quick(['me', 'open', 'open'], { listed: true, password: 'lotus' }))
    const { id } = made.match
    expect(made.match.locked).toBe(true)
    for (const by of [{}, { password: '' }, { password: 'Lotus' }]) {
      expect(await refusal(ben.api.sit(id, undefined, by))).toMatchObject({
        key: 'server.password',
        status: 403,
      })
    }
    expect(await ben.api.sit(id, undefined, { password: 'lotus' })).toMatchObject({ seat: 1 })
    // An invitation stands for it.
    const cy = await lobby.person('Cy')
    expect(await cy.api.sit(id, 2, { invitation: invitationOf(made, 2) })).toMatchObject({ seat: 2 })
  })

  it('works by password alone for a private match', async () => {
    const { match } = await ada.api.newMatch(quick(['me', 'open', 'bot'], { password: 'lotus' }))
    expect(await refusal(ben.api.sit(match.id))).toMatchObject({ key: 'server.password' })
    expect(await ben.api.sit(match.id, 1, { password: 'lotus' })).toMatchObject({
      seat: 1,
      match: { status: 'running' },
    })
  })

  it('is not needed to watch, but the password is', async () => {
    const { match } = await ada.api.newMatch(quick(['me', 'bot', 'bot'], { password: 'lotus' }))
    for (const more of [{}, { password: 'rose' }]) {
      const { table } = lobby.connect(match.id, ben.key, more)
      expect(await refusal(table.arrival())).toMatchObject({ key: 'server.password' })
      table.leave()
    }
    const watching = await lobby.table(match.id, ben.key, { password: 'lotus' })
    expect(watching.seat).toBeNull()
    watching.leave()
    // Those who sit there need none.
    const own = await lobby.table(match.id, ada.key)
    expect(own.seat).toBe(0)
    own.leave()
    // Nor does the record of the match go past it.
    expect(await refusal(ben.api.exported(match.id))).toMatchObject({ key: 'server.locked', status: 403 })
    expect(await refusal(lobby.api().exported(match.id))).toMatchObject({ key: 'server.locked', status: 403 })
    expect(await ada.api.exported(match.id)).toMatchObject({ seat: 0 })
  })

  it('does not let anybody sit on somebody else’s seat', async () => {
    const { match } = await ada.api.newMatch(quick(['me', 'open', 'bot'], { listed: true }))
    const { table } = lobby.connect(match.id, ben.key, { seat: 0 })
    expect(await refusal(table.arrival())).toMatchObject({ key: 'server.notYours' })
    table.leave()
  })
})
