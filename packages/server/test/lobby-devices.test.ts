import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readLink, type RemoteTable } from '../src/client/index.ts'
import {
  HandClock,
  openLobby,
  pickAt,
  quick,
  refusal,
  tempFolder,
  type LobbyPerson,
  type LobbyServer,
} from './support/lobby.ts'

const DAY = 24 * 3_600_000
const folder = tempFolder()
const clock = new HandClock()
let lobby: LobbyServer
let ada: LobbyPerson
let match: string
beforeAll(async () => {
  lobby = await openLobby({ data: folder.path, clock })
  ada = await lobby.person('Ada')
  match = (await ada.api.newMatch(quick(['me', 'bot', 'bot']))).match.id
})
afterAll(async () => {
  await lobby.close()
  folder.remove()
})

async function newCode(): Promise<string> {
  const { url } = await ada.api.deviceLink(match, 0)
  const link = readLink(url)
  if (link?.kind !== 'device') throw new Error('it is no link to another device')
  return link.code
}

/** Waits until something is so for several tables, whichever of them hears last. */
async function together(tables: readonly RemoteTable[], isSo: () => boolean): Promise<void> {
  await Promise.race(tables.map((table) => table.next(isSo)))
}

describe('a link to another device', () => {
  it('is made by who holds the seat and by nobody else', async () => {
    const { expires } = await ada.api.deviceLink(match, 0)
    expect(expires).toBe(clock.now() + DAY)
    const ben = await lobby.person('Ben')
    expect(await refusal(ben.api.deviceLink(match, 0))).toMatchObject({ key: 'server.notYours', status: 403 })
    expect(await refusal(ada.api.deviceLink(match, 1))).toMatchObject({ key: 'server.notYours', status: 403 })
    expect((await refusal(lobby.api().deviceLink(match, 0))).status).toBe(401)
    expect((await refusal(lobby.api().takeDevice(await newCode()))).status).toBe(401)
  })

  it('is good once', async () => {
    const code = await newCode()
    const tablet = await lobby.person('Ada on a tablet')
    expect(await tablet.api.takeDevice(code)).toEqual({ match, seat: 0 })
    expect((await tablet.api.match(match)).mine).toEqual([0])
    const eve = await lobby.person('Eve')
    expect(await refusal(eve.api.takeDevice(code))).toMatchObject({ key: 'server.noCode', status: 404 })
    expect(await refusal(tablet.api.takeDevice(code))).toMatchObject({ key: 'server.noCode' })
    expect(await refusal(eve.api.takeDevice(`${await newCode()}x`))).toMatchObject({ key: 'server.noCode' })
    expect((await eve.api.match(match)).mine).toEqual([])
  })

  it('is good for one of two who bring it at the same moment', async () => {
    const code = await newCode()
    const two = await lobby.persons('Eve', 'Flo')
    const tries = await Promise.allSettled(two.map(({ api }) => api.takeDevice(code)))
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const held = await Promise.all(two.map(async ({ api }) => (await api.match(match)).mine))
    expect(held.flat()).toEqual([0])
  })

  it('is good for a day', async () => {
    const [early, late] = [await newCode(), await newCode()]
    const phone = await lobby.person('Ada on the phone')
    clock.advance(DAY)
    expect(await phone.api.takeDevice(early)).toEqual({ match, seat: 0 })
    clock.advance(1)
    expect(await refusal(phone.api.takeDevice(late))).toMatchObject({ key: 'server.noCode', status: 404 })
  })

  it('lets both devices play the seat, and both stay in step', async () => {
    const made = await ada.api.newMatch(quick(['me', 'bot', 'bot'], { seed: 'two devices' }))
    const { url } = await ada.api.deviceLink(made.match.id, 0)
    const link = readLink(url)
    const phone = await lobby.person('Ada on the phone')
    await phone.api.takeDevice(link?.kind === 'device' ? link.code : '')
    const tables = [await lobby.table(made.match.id, ada.key), await lobby.table(made.match.id, phone.key)]
    expect(tables.map(({ seat }) => seat)).toEqual([0, 0])
    for (let n = 0; n < 8; n++) {
      const [by, other] = n % 2 === 0 ? tables : tables.toReversed()
      await Promise.all(tables.map((table) => table.next(({ menu }) => menu.menu?.awaited === true)))
      await together(tables, () => by.menu.number === other.menu.number)
      const { number } = by.menu
      const choice = pickAt(by)
      await by.choose([choice])
      // The other device clicks too late: on a menu that is answered.
      expect(await refusal(other.choose([choice], { menu: number }))).toMatchObject({ key: 'server.stale' })
      await Promise.all(tables.map((table) => table.next(({ menu }) => menu.number !== number)))
    }
    await together(tables, () => tables[0].at === tables[1].at)
    expect(tables[1].view).toEqual(tables[0].view)
    expect(tables[1].menu).toEqual(tables[0].menu)
    expect(tables.map(({ resyncs }) => resyncs)).toEqual([0, 0])
    // The seat is taken as long as one of them is there.
    const watching = await lobby.table(made.match.id)
    tables[0].leave()
    await watching.say('x').catch(() => {})
    expect(watching.match?.seats[0].here).toBe(true)
    tables[1].leave()
    await watching.next(({ match: now }) => now?.seats[0].here === false)
  })
})
