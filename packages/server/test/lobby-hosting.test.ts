import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readLink, type RemoteTable } from '../src/client/index.ts'
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

const folder = tempFolder()
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

interface Party {
  readonly id: string
  readonly host: RemoteTable
  readonly other: RemoteTable
}

/** Ada hosts and Ben plays, against a bot. */
async function party(): Promise<Party> {
  const { match } = await ada.api.newMatch(quick(['me', 'open', 'bot'], { listed: true }))
  await ben.api.sit(match.id)
  return {
    id: match.id,
    host: await lobby.table(match.id, ada.key),
    other: await lobby.table(match.id, ben.key),
  }
}

/** Waits until everything that was sent to a table before is there. */
async function settled(table: RemoteTable): Promise<void> {
  await table.history({ most: 1 })
}

describe('what only the host may do', () => {
  it('is refused to everybody else', async () => {
    const { id, other } = await party()
    const watching = await lobby.table(id)
    for (const table of [other, watching]) {
      for (const command of [table.mute(0, true), table.remove(0, 'random'), table.makeHost(1)]) {
        expect(await refusal(command)).toEqual({ key: 'server.hostOnly' })
      }
    }
    for (const api of [ben.api, lobby.api()]) {
      const status = api === ben.api ? 403 : 401
      expect((await refusal(api.removeMatch(id))).status).toBe(status)
      expect((await refusal(api.setWebhook(id, { url: 'https://93.184.216.34/' }))).status).toBe(status)
      expect((await refusal(api.dropWebhook(id))).status).toBe(status)
    }
    await settled(other)
    expect(other.match?.seats).toMatchObject([
      { host: true, muted: false, kind: 'person' },
      { muted: false },
      {},
    ])
  })

  it('is refused where there is no such seat or nobody in it', async () => {
    const { host } = await party()
    expect(await refusal(host.mute(9, true))).toMatchObject({
      key: 'server.noSeat',
      with: { seat: 10, seats: 3 },
    })
    expect(await refusal(host.remove(9, 'random'))).toMatchObject({ key: 'server.noSeat' })
    expect(await refusal(host.makeHost(2))).toMatchObject({ key: 'server.nobodyThere' })
    expect(await refusal(host.remove(2, 'random'))).toMatchObject({ key: 'server.nobodyThere' })
    expect(await refusal(host.remove(1, 'deep'))).toMatchObject({ key: 'server.noBot' })
    expect(await refusal(host.remove(1, null))).toMatchObject({ key: 'server.needsBot' })
  })

  it('goes over to whom the host makes the host', async () => {
    const { id, host, other } = await party()
    await host.makeHost(1)
    await other.next(({ match }) => match?.seats[1].host === true)
    expect(other.match?.seats[0].host).toBe(false)
    expect(await refusal(host.mute(1, true))).toEqual({ key: 'server.hostOnly' })
    await other.mute(0, true)
    expect((await refusal(ada.api.removeMatch(id))).status).toBe(403)
    await ben.api.removeMatch(id)
  })
})

describe('a muted person', () => {
  it('says nothing any more, but plays and is heard again when the host wants it', async () => {
    const { host, other } = await party()
    await other.say('one')
    await host.mute(1, true)
    await other.next(({ match }) => match?.seats[1].muted === true)
    expect(await refusal(other.say('two'))).toEqual({ key: 'server.muted' })
    await host.say('quiet, please')
    await playOn([host, other], () => (other.at ?? 0) > 3)
    await host.mute(1, false)
    await other.say('three')
    await host.next(({ said }) => said.length === 3)
    expect(host.said.map(({ text, seat, name }) => [text, seat, name])).toEqual([
      ['one', 1, 'Ben'],
      ['quiet, please', 0, 'Ada'],
      ['three', 1, 'Ben'],
    ])
  })
})

describe('somebody who is removed', () => {
  it('before the start leaves an open seat with a new invitation, and the old one is void', async () => {
    const made = await ada.api.newMatch(quick(['me', 'open', 'open']))
    const { id } = made.match
    const invitation = invitationOf(made, 1)
    await ben.api.sit(id, 1, { invitation })
    const { url } = await ben.api.deviceLink(id, 1)
    const host = await lobby.table(id, ada.key)
    const { table, ended } = lobby.connect(id, ben.key)
    await table.arrival()
    await host.remove(1, null)
    expect(await ended).toMatchObject({ code: 4003, reason: 'server.removed' })
    table.leave()
    const now = await ada.api.match(id)
    expect(now.match.seats[1]).toMatchObject({ kind: 'open', name: '', here: false })
    expect(now.invitations.map(({ seat }) => seat)).toEqual([1, 2])
    expect(invitationOf(now, 1)).not.toBe(invitation)
    expect(invitationOf(now, 2)).toBe(invitationOf(made, 2))
    // Neither the old invitation, nor the key, nor a link to another device leads back.
    expect(await refusal(ben.api.sit(id, 1, { invitation }))).toMatchObject({
      key: 'server.invitation',
      status: 403,
    })
    const again = lobby.connect(id, ben.key, { seat: 1 })
    expect(await refusal(again.table.arrival())).toEqual({ key: 'server.notYours' })
    const link = readLink(url)
    const code = link?.kind === 'device' ? link.code : ''
    expect(await refusal(ben.api.takeDevice(code))).toMatchObject({ key: 'server.noCode', status: 404 })
    expect((await ben.api.match(id)).mine).toEqual([])
    expect((await ben.api.mine()).map(({ match }) => match.id)).not.toContain(id)
    const cy = await lobby.person('Cy')
    expect(await cy.api.sit(id, 1, { invitation: invitationOf(now, 1) })).toMatchObject({ seat: 1 })
  })

  it('before the start may be replaced by a bot, which can start the match', async () => {
    const made = await ada.api.newMatch(quick(['me', 'open', 'bot']))
    const host = await lobby.table(made.match.id, ada.key)
    // An invitation to an open seat is withdrawn the same way.
    await host.remove(1, null)
    const renewed = await ada.api.match(made.match.id)
    expect(invitationOf(renewed, 1)).not.toBe(invitationOf(made, 1))
    expect(await refusal(ben.api.sit(made.match.id, 1, { invitation: invitationOf(made, 1) }))).toMatchObject(
      { status: 403 },
    )
    await host.remove(1, 'novice')
    await host.next(({ match, view }) => match?.status === 'running' && view !== undefined)
    expect(host.match?.seats[1]).toMatchObject({ kind: 'bot', bot: 'novice' })
    expect(
      await refusal(ben.api.sit(made.match.id, 1, { invitation: invitationOf(renewed, 1) })),
    ).toMatchObject({ status: 409 })
  })

  it('while the match goes on is replaced by a bot, which plays it to its end', async () => {
    const { id, host, other } = await party()
    other.leave()
    const { table, ended } = lobby.connect(id, ben.key)
    await table.arrival()
    await host.remove(1, 'random')
    expect(await ended).toMatchObject({ code: 4003, reason: 'server.removed' })
    await host.next(({ match }) => match?.seats[1].kind === 'bot')
    expect(host.match?.seats[1]).toMatchObject({ kind: 'bot', name: '', bot: 'random', here: false })
    // The client comes back by itself, and may watch.
    await table.next(() => table.isConnected && table.seat === null)
    expect(await refusal(table.choose([{ do: 'pass' }]))).toEqual({ key: 'server.onlyWatching' })
    const again = lobby.connect(id, ben.key, { seat: 1 })
    expect(await refusal(again.table.arrival())).toEqual({ key: 'server.notYours' })
    again.table.leave()
    expect(await refusal(ben.api.sit(id, 1))).toMatchObject({ status: 409 })
    await playOn([host])
    expect(host.match?.status).toBe('over')
    expect(await refusal(host.remove(1, 'random'))).toEqual({ key: 'server.over' })
  })

  it('is not heard any more, even with what was sent before it was known', async () => {
    const { host, other } = await party()
    const chat = Array.from({ length: 20 }, (_, n) => other.say(`word ${n}`))
    const removed = host.remove(1, 'random')
    const answers = Promise.allSettled(chat)
    await removed
    const said = host.said.length
    await host.say('where were we?')
    await settled(host)
    expect(host.said.slice(said).filter(({ seat }) => seat === 1)).toEqual([])
    other.leave()
    await answers
  })
})

describe('somebody who resigns', () => {
  it('is played for to the end, and does not return', async () => {
    const { host, other } = await party()
    await playOn([host, other], () => (other.at ?? 0) > 2)
    await other.resign()
    await host.next(({ match }) => match?.seats[1].resigned === true)
    expect(host.match?.seats[1]).toMatchObject({
      kind: 'person',
      name: 'Ben',
      bot: 'skilled',
      resigned: true,
    })
    expect(await refusal(other.hand(1, null))).toEqual({ key: 'server.resigned' })
    expect(await refusal(other.choose([{ do: 'pass' }]))).toEqual({ key: 'server.botPlays' })
    expect(await refusal(other.undo())).toEqual({ key: 'server.botPlays' })
    await playOn([host])
    expect(host.match?.status).toBe('over')
    await other.next(({ match }) => match?.status === 'over')
    expect(await refusal(other.resign())).toEqual({ key: 'server.notRunning' })
  })

  it('has to sit there', async () => {
    const { id } = await party()
    const watching = await lobby.table(id, (await lobby.person('Cy')).key)
    expect(await refusal(watching.resign())).toEqual({ key: 'server.onlyWatching' })
  })
})

describe('a pause', () => {
  it('stops everybody until somebody at the table ends it', async () => {
    const { id, host, other } = await party()
    const watching = await lobby.table(id)
    expect(await refusal(watching.pause(true))).toEqual({ key: 'server.onlyWatching' })
    await other.pause(true)
    await host.next(({ match }) => match?.paused === 1)
    await host.pause(true)
    expect(host.match?.paused).toBe(1)
    const asked = [host, other].find(({ menu }) => menu.menu?.awaited === true) ?? host
    const choice = asked.menu.menu?.offered[0] ?? { do: 'pass' }
    expect(await refusal(asked.choose([choice]))).toMatchObject({
      key: 'server.paused',
      with: { player: { with: { number: 2 } } },
    })
    const { at } = host
    await settled(host)
    await settled(other)
    expect(host.at).toBe(at)
    expect(host.match?.deadline).toBeNull()
    await host.pause(false)
    await other.next(({ match }) => match?.paused === null)
    await playOn([host, other])
    expect(host.match?.status).toBe('over')
    expect(await refusal(host.pause(true))).toEqual({ key: 'server.notRunning' })
  })

  it('is not needed before the start', async () => {
    const { match } = await ada.api.newMatch(quick(['me', 'open', 'bot']))
    const table = await lobby.table(match.id, ada.key)
    expect(await refusal(table.pause(true))).toEqual({ key: 'server.notRunning' })
    expect(await refusal(table.resign())).toEqual({ key: 'server.notRunning' })
    expect(await refusal(table.choose([{ do: 'pass' }]))).toEqual({ key: 'server.notStarted' })
  })
})
