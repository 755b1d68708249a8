import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openLobby, quick, refusal, tempFolder, type LobbyServer } from './support/lobby.ts'

const folder = tempFolder()
let lobby: LobbyServer
beforeAll(async () => {
  lobby = await openLobby({ data: folder.path })
})
afterAll(async () => {
  await lobby.close()
  folder.remove()
})

async function named(name: unknown): Promise<string | number> {
  const { status, json } = await lobby.ask('POST', '/api/persons', undefined, { name })
  return status === 201 ? (json as { name: string }).name : status
}

describe('a person', () => {
  it('has a name without blanks at its ends, control characters and runs of blanks', async () => {
    expect(await named('  Ada  ')).toBe('Ada')
    expect(await named('Ada\tof\n\nthe  Bay')).toBe('Ada of the Bay')
    expect(await named('A\u0000d\u001Ba\u007F')).toBe('Ada')
    expect(await named('\u202Eada\u200B')).toBe('ada')
    expect(await named('Zoë 山田')).toBe('Zoë 山田')
    expect(await named('<b>Ada</b>')).toBe('<b>Ada</b>')
  })

  it('has a name of one to forty characters', async () => {
    expect(await named('x'.repeat(40))).toBe('x'.repeat(40))
    expect(await named('x'.repeat(41))).toBe(400)
    for (const nothing of ['', '   ', '\n', '\u0000\u200B', null, 7, ['Ada'], undefined])
      expect(await named(nothing)).toBe(400)
  })

  it('is known by the key and by nothing else', async () => {
    const ada = await lobby.person('Ada')
    expect(ada.key.startsWith(`${ada.id}.`)).toBe(true)
    expect(await ada.api.me()).toEqual({ id: ada.id, name: 'Ada' })
    const [id, secret] = ada.key.split('.')
    const other = await lobby.person('Eve')
    const wrong = [
      `${id}.${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`,
      `${id}.${other.key.split('.')[1]}`,
      `${other.id}.${secret}`,
      `${'z'.repeat(22)}.${secret}`,
    ]
    for (const key of wrong) {
      const { status, json } = await lobby.ask('GET', '/api/me', key)
      expect(status).toBe(401)
      expect(json).toMatchObject({ error: { key: 'server.whoAreYou' } })
    }
    for (const key of ['', 'x', secret, `${id}.`, `${id}.${secret}.${secret}`]) {
      expect((await lobby.ask('GET', '/api/me', key)).status).toBe(401)
    }
    expect((await lobby.ask('GET', '/api/me')).status).toBe(401)
    expect((await refusal(lobby.api().newMatch(quick(['me', 'bot', 'bot'])))).status).toBe(401)
  })

  it('is not let in to a match with a wrong key', async () => {
    const ada = await lobby.person('Ada')
    const { match } = await ada.api.newMatch(quick(['me', 'open', 'bot']))
    const { table } = lobby.connect(match.id, `${ada.id}.${'x'.repeat(43)}`)
    expect(await refusal(table.arrival())).toEqual({ key: 'server.whoAreYou' })
    table.leave()
    expect(table.match).toBeUndefined()
  })

  it('may take another name, which later matches show', async () => {
    const ada = await lobby.person('Ada')
    expect(await ada.api.rename('  Countess   Ada ')).toEqual({ id: ada.id, name: 'Countess Ada' })
    expect(await ada.api.me()).toEqual({ id: ada.id, name: 'Countess Ada' })
    const { match } = await ada.api.newMatch(quick(['me', 'open', 'bot']))
    expect(match.seats[0].name).toBe('Countess Ada')
    for (const name of ['', ' ', 'x'.repeat(41)])
      expect((await refusal(ada.api.rename(name))).status).toBe(400)
    expect((await ada.api.me()).name).toBe('Countess Ada')
    const { status } = await lobby.ask('PATCH', '/api/me', undefined, { name: 'Eve' })
    expect(status).toBe(401)
  })

  it('is given the key once and never again', async () => {
    const ada = await lobby.person('Ada')
    const secret = ada.key.split('.')[1]
    const told = lobby.heard.findIndex((words) => words.includes(secret))
    await ada.api.rename('Lady Ada')
    await ada.api.me()
    const { match } = await ada.api.newMatch(quick(['me', 'bot', 'bot'], { listed: true }))
    const table = await lobby.table(match.id, ada.key)
    await table.say('hello')
    await Promise.all([
      ada.api.mine(),
      ada.api.listed('running'),
      ada.api.match(match.id),
      ada.api.exported(match.id),
    ])
    expect(told).toBeGreaterThanOrEqual(0)
    const again = lobby.heard.slice(told + 1).filter((words) => words.includes(secret))
    expect(again).toEqual([])
    table.leave()
  })
})
