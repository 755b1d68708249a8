import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newFolder, refusal, TableServer } from './support/table.ts'

let server: TableServer
const data = newFolder()

beforeAll(async () => {
  server = await TableServer.start({ data })
})
afterAll(() => server.close())

describe('campaigns', () => {
  it('are kept between evenings, and changed only by whoever knows the newest', async () => {
    const [ada, bo] = [await server.person('Ada'), await server.person('Bo')]
    const made = await ada.api.newCampaign({ game: 'toy', body: { chapter: 1, seats: ['Ada'] } })
    expect(made).toMatchObject({ game: 'toy', version: 1, body: { chapter: 1, seats: ['Ada'] } })
    expect(await bo.api.campaign(made.id)).toEqual(made)
    expect(await bo.api.campaigns()).toEqual([])

    const joined = await bo.api.keepCampaign(made.id, {
      body: { chapter: 1, seats: ['Ada', 'Bo'] },
      after: 1,
    })
    expect(joined.version).toBe(2)
    const late = ada.api.keepCampaign(made.id, { body: { chapter: 2 }, after: 1 })
    expect(await refusal(late)).toBe('server.store.running.changed')
    expect((await ada.api.campaign(made.id)).body).toEqual({ chapter: 1, seats: ['Ada', 'Bo'] })
    expect((await bo.api.campaigns()).map(({ id }) => id)).toEqual([made.id])

    await bo.api.leaveCampaign(made.id)
    expect(await bo.api.campaigns()).toEqual([])
    expect((await ada.api.campaigns()).map(({ version }) => version)).toEqual([2])
  })

  it('outlive the server', async () => {
    const ada = await server.person('Ada')
    const { id } = await ada.api.newCampaign({ game: 'toy', body: { chapter: 7 } })
    await server.close()
    server = await TableServer.start({ data })
    const again = await server.person('Bo')
    expect((await again.api.campaign(id)).body).toEqual({ chapter: 7 })
  })

  it('are refused where something is wrong with them', async () => {
    const ada = await server.person('Ada')
    expect(await refusal(ada.api.newCampaign({ game: 'chess', body: {} }))).toBe('server.noGame')
    expect(await refusal(ada.api.campaign('nothing-here'))).toBe('server.noCampaign')
    expect(await refusal(ada.api.keepCampaign('nothing-here', { body: {}, after: 1 }))).toBe(
      'server.noCampaign',
    )
    const asked = (path: string, init: RequestInit = {}) =>
      fetch(`${server.url}/api/${path}`, {
        ...init,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${ada.key}` },
      })
    expect((await asked('campaigns', { method: 'POST', body: '{"game":"toy","body":[]}' })).status).toBe(400)
    expect((await asked('campaigns', { method: 'POST', body: '{"game":"toy"}' })).status).toBe(400)
    expect((await asked('campaigns/x')).status).toBe(404)
    expect((await asked('campaigns')).status).toBe(405)
    const long = JSON.stringify({ game: 'toy', body: { words: 'x'.repeat(70_000) } })
    expect((await asked('campaigns', { method: 'POST', body: long })).status).toBe(413)
    expect((await fetch(`${server.url}/api/me/campaigns`)).status).toBe(401)
  })
})
