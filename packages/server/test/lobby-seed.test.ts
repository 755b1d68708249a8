import { createHash } from 'node:crypto'
import { seedFrom, seedToHex } from '@longtable/kernel'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  openLobby,
  pickAt,
  playOn,
  quick,
  tempFolder,
  type LobbyPerson,
  type LobbyServer,
} from './support/lobby.ts'
import { Rows } from './support/lobby-rows.ts'

const folder = tempFolder()
const rows = new Rows(folder.path)
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

/** All the ways in which a seed or a salt might be written. */
function spellings(hex: string): string[] {
  const bytes = Buffer.from(hex, 'hex')
  const words = seedFrom(hex).join(',')
  return [
    hex,
    hex.toUpperCase(),
    bytes.toString('base64'),
    bytes.toString('base64url'),
    words,
    [...bytes].join(','),
  ]
}

describe('the seed', () => {
  it('is promised at the start, told to nobody before the end, and fits what was promised', async () => {
    const made = await ada.api.newMatch(quick(['me', 'open', 'bot'], { listed: true }))
    const { id, commitment } = made.match
    expect(made.match).toMatchObject({ seeded: false, reveal: null })
    expect(commitment).toMatch(/^[0-9a-f]{64}$/)
    lobby.heard.length = 0
    await ben.api.sit(id)
    const tables = [await lobby.table(id, ada.key), await lobby.table(id, ben.key), await lobby.table(id)]
    let lookedAt = 0
    let choices = 0
    for (;;) {
      await playOn(tables.slice(0, 2), () => (tables[0].at ?? 0) >= lookedAt + 10)
      lookedAt = tables[0].at ?? 0
      choices++
      if (tables[0].match?.status === 'over') break
      expect((await lobby.api().match(id)).match).toMatchObject({ commitment, reveal: null })
      await Promise.all([ada.api.exported(id), ben.api.exported(id), lobby.api().exported(id)])
      await Promise.all([
        ada.api.mine(),
        lobby.api().listed('running'),
        ...tables.map((table) => table.history()),
      ])
      if (choices === 2) {
        await tables[0].ask().catch(() => {})
        const number = tables[1].match?.asking?.number
        // A bot may have chosen meanwhile, and then nothing is asked any more.
        if (number !== undefined) await tables[1].answer(number, true).catch(() => {})
      }
    }
    expect(choices).toBeGreaterThan(2)
    await Promise.all(tables.map((table) => table.next(({ match }) => match?.status === 'over')))
    const { seed, salt } = rows.match(id)
    const end = lobby.heard.findIndex((words) => words.includes('"status":"over"'))
    expect(end).toBeGreaterThan(50)
    const before = lobby.heard.slice(0, end).join('\n')
    expect([...spellings(seed), ...spellings(salt)].filter((secret) => before.includes(secret))).toEqual([])
    for (const { match } of tables) {
      expect(match).toMatchObject({ commitment, reveal: { seed, salt } })
      const { seed: told, salt: with_ } = match?.reveal ?? { seed: '', salt: '' }
      expect(createHash('sha256').update(`${told}:${with_}`).digest('hex')).toBe(commitment)
    }
    expect(lobby.heard.slice(end).join('\n')).toContain(seed)
  })

  it('that somebody typed gives the same match each time, which says so', async () => {
    const wanted = quick(['me', 'bot', 'bot'], { seed: 'as you like it', listed: true })
    const first = await ada.api.newMatch(wanted)
    const second = await ada.api.newMatch(wanted)
    const other = await ada.api.newMatch(quick(['me', 'bot', 'bot']))
    expect(first.match.seeded).toBe(true)
    expect(other.match.seeded).toBe(false)
    expect((await lobby.api().listed('running')).find(({ id }) => id === first.match.id)?.seeded).toBe(true)
    expect(rows.match(first.match.id).seed).toBe(seedToHex(seedFrom('as you like it')))
    // The salts differ, so nobody can tell from outside that it is the same.
    expect(first.match.commitment).not.toBe(second.match.commitment)
    const hashes = [first, second, other].map(({ match }) => rows.lines(match.id)[0].hash)
    expect(hashes[1]).toBe(hashes[0])
    expect(hashes[2]).not.toBe(hashes[0])
    expect(pickAt(await lobby.table(first.match.id, ada.key))).toEqual(
      pickAt(await lobby.table(second.match.id, ada.key)),
    )
  })
})
