import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HandClock, openLobby, quick, tempFolder, type LobbyServer } from './support/lobby.ts'

const folder = tempFolder()
const clock = new HandClock()
let lobby: LobbyServer
beforeAll(async () => {
  lobby = await openLobby({ data: folder.path, clock })
})
afterAll(async () => {
  await lobby.close()
  folder.remove()
})

describe('a pause', () => {
  it('costs nobody any time, and the news of its end say so', async () => {
    const ada = await lobby.person('Ada')
    const pace = { kind: 'live', clock: { bank: 100, extra: 0 } } as const
    const { match } = await ada.api.newMatch(quick(['me', 'me', 'me'], { pace }))
    const [seat] = match.awaited
    const table = await lobby.table(match.id, ada.key)
    const left = () => table.match?.seats[seat].left
    expect(left()).toBe(100_000)
    clock.advance(30_000)
    await table.pause(true)
    expect(left()).toBe(70_000)
    expect(table.match?.deadline).toBeNull()
    clock.advance(3_600_000)
    await table.pause(false)
    expect(left()).toBe(70_000)
    expect(table.match?.deadline).toBe(clock.now() + 70_000)
    const [listed] = await ada.api.mine()
    expect(listed.match.deadline).toBe(clock.now() + 70_000)
    table.leave()
  })
})
