import { UserError, text } from '@longtable/kernel'
import { describe, expect, it } from 'vitest'
import { ask, errorOf, newMatch, newPerson, rawAnswer, start } from './support/http/net.ts'

const seats = [{ kind: 'me' }, { kind: 'open' }]

describe('persons', () => {
  it('are made, known by their key and renamed', async () => {
    const net = await start()
    const made = await ask(net, '/api/persons', { json: { name: '  Ada   Lovelace ' } })
    expect(made.status).toBe(201)
    const { id, key } = made.body as { id: string; key: string }
    expect((await ask(net, '/api/me', { key })).body).toEqual({ id, name: 'Ada Lovelace' })
    const renamed = await ask(net, '/api/me', { method: 'PATCH', key, json: { name: 'Countess' } })
    expect(renamed.body).toEqual({ id, name: 'Countess' })
    expect((await ask(net, '/api/me', { key })).body).toEqual({ id, name: 'Countess' })
  })

  it('without a key, or with a wrong one, are not known', async () => {
    const net = await start()
    const without = await ask(net, '/api/me')
    expect([without.status, errorOf(without).key]).toEqual([401, 'server.http.needKey'])
    expect(without.headers.get('www-authenticate')).toBe('Bearer')
    const malformed = await ask(net, '/api/me', { headers: { Authorization: 'Basic QWRhOnNlY3JldA==' } })
    expect([malformed.status, errorOf(malformed).key]).toEqual([401, 'server.http.badKey'])
    const wrong = await ask(net, '/api/me', { key: `abcdefgh.${'x'.repeat(32)}` })
    expect([wrong.status, errorOf(wrong).key]).toEqual([401, 'server.test.key'])
    expect(wrong.headers.get('www-authenticate')).toBe('Bearer')
  })
})

describe('games', () => {
  it('are listed, with their words and those of kernel and server', async () => {
    const net = await start()
    const { body } = await ask(net, '/api/games')
    expect(body).toEqual(net.service.games())
    const words = (await ask(net, '/api/games/chat/messages/fr')).body
    expect(words).toMatchObject({
      name: 'Causette',
      kernel: { pass: 'Ne pas réagir' },
      server: { http: { badKey: 'Ce n’est la clé de personne.' } },
    })
    expect((await ask(net, '/api/games/chat/messages/en')).body).toMatchObject({ name: 'Chat' })
    expect((await ask(net, '/api/games/chat/messages/de')).status).toBe(404)
    expect((await ask(net, '/api/games/chess/messages/en')).status).toBe(404)
  })
})

describe('matches', () => {
  it('are made, found, listed and removed', async () => {
    const net = await start()
    const { key } = await newPerson(net)
    const made = await ask(net, '/api/matches', { key, json: { game: 'chat', seats, listed: true } })
    expect(made.status).toBe(201)
    const { match } = made.body as { match: { id: string; created: number } }
    expect(made.body).toMatchObject({ mine: [0], match: { listed: true, late: 'ask' } })

    const asHost = await ask(net, `/api/matches/${match.id}`, { key })
    expect(asHost.body).toEqual(made.body)
    expect((await ask(net, `/api/matches/${match.id}`)).body).toMatchObject({ mine: [], invitations: [] })

    const ids = (body: unknown) => (body as { id: string }[]).map(({ id }) => id)
    expect(ids((await ask(net, '/api/matches?status=gathering')).body)).toEqual([match.id])
    expect(ids((await ask(net, '/api/matches')).body)).toEqual([match.id])
    expect(ids((await ask(net, '/api/matches?status=over')).body)).toEqual([])
    expect(ids((await ask(net, `/api/matches?before=${match.created}`)).body)).toEqual([])
    expect((await ask(net, '/api/me/matches', { key })).body).toHaveLength(1)
    expect((await ask(net, `/api/me/matches?before=${match.created}`, { key })).body).toEqual([])

    const stranger = await newPerson(net, 'Bob')
    const refusal = await ask(net, `/api/matches/${match.id}`, { method: 'DELETE', key: stranger.key })
    expect([refusal.status, errorOf(refusal).key]).toEqual([403, 'server.test.host'])
    const removed = await ask(net, `/api/matches/${match.id}`, { method: 'DELETE', key })
    expect([removed.status, removed.text]).toEqual([204, ''])
    expect((await ask(net, `/api/matches/${match.id}`)).status).toBe(404)
  })

  it('have seats that are taken by number, by invitation and by password', async () => {
    const net = await start()
    const { key } = await newPerson(net)
    const bob = await newPerson(net, 'Bob')
    const open = await newMatch(net, key, { listed: true, seats: [...seats, { kind: 'open' }] })
    const first = await ask(net, `/api/matches/${open}/seats`, { key: bob.key, json: {} })
    expect([first.status, first.body]).toMatchObject([200, { seat: 1, mine: [1] }])
    const second = await ask(net, `/api/matches/${open}/seats/2`, { key: bob.key, json: {} })
    expect(second.body).toMatchObject({ seat: 2, mine: [1, 2] })
    const taken = await ask(net, `/api/matches/${open}/seats/2`, { key: bob.key, json: {} })
    expect([taken.status, errorOf(taken).key]).toEqual([409, 'server.test.taken'])

    const locked = await newMatch(net, key, { listed: true, password: 'swordfish' })
    const wrong = await ask(net, `/api/matches/${locked}/seats`, { key: bob.key, json: { password: 'tuna' } })
    expect([wrong.status, errorOf(wrong).key]).toEqual([403, 'server.test.password'])
    const right = await ask(net, `/api/matches/${locked}/seats`, {
      key: bob.key,
      json: { password: 'swordfish' },
    })
    expect(right.status).toBe(200)

    const hidden = await newMatch(net, key)
    const { body } = await ask(net, `/api/matches/${hidden}`, { key })
    const invitation = (body as { invitations: { url: string }[] }).invitations[1]?.url.split('#')[1]
    const invited = await ask(net, `/api/matches/${hidden}/seats/1`, { key: bob.key, json: { invitation } })
    expect(invited.body).toMatchObject({ seat: 1 })
  })

  it('let another device hold a seat', async () => {
    const net = await start()
    const { key } = await newPerson(net)
    const phone = await newPerson(net, 'Phone')
    const match = await newMatch(net, key)
    const link = await ask(net, `/api/matches/${match}/seats/0/device`, { method: 'POST', key })
    expect(link.body).toMatchObject({ expires: 5000 })
    const code = (link.body as { url: string }).url.split('code=')[1]
    expect((await ask(net, '/api/devices', { key: phone.key, json: { code } })).body).toEqual({
      match,
      seat: 0,
    })
    const wrong = await ask(net, '/api/devices', { key: phone.key, json: { code: 'nonsense' } })
    expect([wrong.status, errorOf(wrong).key]).toEqual([404, 'server.test.code'])
  })

  it('have a webhook, can be exported and imported', async () => {
    const net = await start()
    const { key } = await newPerson(net)
    const match = await newMatch(net, key)
    const path = `/api/matches/${match}/webhook`
    const set = await ask(net, path, { method: 'PUT', key, json: { url: 'https://example.org/hook' } })
    expect(set.body).toMatchObject({ webhook: { host: 'example.org' } })
    expect((await ask(net, path, { method: 'DELETE', key })).body).toMatchObject({ webhook: null })

    expect((await ask(net, `/api/matches/${match}/export?seat=1`)).body).toMatchObject({ seat: 1 })
    const watched = await ask(net, `/api/matches/${match}/export?seat=watch`, { key })
    expect(watched.body).toMatchObject({ format: 'longtable-record', seat: null })
    const imported = await ask(net, '/api/matches/import', { key, json: watched.body })
    expect([imported.status, imported.body]).toMatchObject([201, { mine: [0] }])
    const foreign = await ask(net, '/api/matches/import', { key, json: [] })
    expect([foreign.status, errorOf(foreign).key]).toEqual([400, 'kernel.file.foreign'])
    expect(foreign.body).toMatchObject({ message: 'This is not a match file of Longtable.' })
  })
})

describe('what is wrong with a request', () => {
  it('is told with the name of the field', async () => {
    const net = await start()
    const { key } = await newPerson(net)
    const reasons = async (json: unknown) => {
      const answer = await ask(net, '/api/matches', { key, json })
      expect(answer.status).toBe(400)
      return (answer.body as { message: string }).message
    }
    const game = 'chat'
    expect(await reasons({ game })).toBe('The field “seats” is missing.')
    expect(await reasons({ game: 7, seats })).toBe('The field “game” should be a text.')
    expect(await reasons({ game, seats, config: 7 })).toBe('The field “config” should be an object.')
    expect(await reasons({ game, seats, pace: { kind: 'slow', hours: 1.5 } })).toBe(
      'The field “pace.hours” should be a whole number.',
    )
    expect(await reasons({ game, seats, colour: 'red' })).toBe('There is no field “colour” here.')
    expect(await reasons({ game, seats: [] })).toMatch(/^The field “seats” is too short/)
    expect(await reasons({ game, seats: [{ kind: 'me', x: 1 }] })).toBe('There is no field “seats.0.x” here.')
    expect(await reasons({ game, seats, late: 'never' })).toBe('The field “late” should be one of bot, ask.')
    expect(await reasons({ game, seats, password: 'x'.repeat(201) })).toMatch(
      /^The field “password” is too long/,
    )
    expect(await reasons({ game, seats: [{ kind: 'cat' }] })).toBe(
      'The field “seats.0.kind” is not as it should be.',
    )
    expect(await reasons([])).toBe('The request is not readable JSON.')
  })

  it('is told for queries and paths too', async () => {
    const net = await start()
    const { key } = await newPerson(net)
    const query = await ask(net, '/api/matches?status=lost')
    expect([query.status, errorOf(query).with?.['field']]).toEqual([400, 'status'])
    expect((await ask(net, '/api/matches?before=yesterday')).status).toBe(400)
    expect((await ask(net, '/api/matches?colour=red')).status).toBe(400)
    expect((await ask(net, '/api/matches/abcdefgh/export?seat=99')).status).toBe(400)
    expect((await ask(net, '/api/matches/short')).status).toBe(404)
    expect((await ask(net, '/api/matches/abcdefgh/seats/99', { key, json: {} })).status).toBe(404)
    expect((await ask(net, '/api/nothing')).status).toBe(404)
    expect(errorOf(await ask(net, '/api/nothing')).key).toBe('server.http.noSuchPath')
  })

  it('may be its form: not JSON, broken, too deep, too long', async () => {
    const net = await start({ limits: { bodyBytes: 1000, importBytes: 2000 } })
    const { key } = await newPerson(net)
    const plain = await ask(net, '/api/persons', { raw: '{}', headers: { 'Content-Type': 'text/plain' } })
    expect([plain.status, errorOf(plain).key]).toEqual([415, 'server.http.notJson'])
    const broken = await ask(net, '/api/persons', { raw: '{"name":' })
    expect([broken.status, errorOf(broken).key]).toEqual([400, 'server.http.brokenJson'])
    const deep = await ask(net, '/api/persons', { raw: '['.repeat(200) + ']'.repeat(200) })
    expect([deep.status, errorOf(deep).key]).toEqual([400, 'server.http.deepJson'])
    const hidden = await ask(net, '/api/persons', { raw: `["\\"[",${'['.repeat(150)}${']'.repeat(150)}]` })
    expect([hidden.status, errorOf(hidden).key]).toEqual([400, 'server.http.deepJson'])
    const quoted = await ask(net, '/api/persons', { raw: JSON.stringify({ name: `\\"${'['.repeat(150)}` }) })
    expect(errorOf(quoted).key).toBe('server.http.field')
    const long = await ask(net, '/api/persons', { json: { name: 'x'.repeat(1000) } })
    expect([long.status, errorOf(long)]).toEqual([413, { key: 'server.http.tooLong', with: { most: 1000 } }])
    const file = { game: 'chat', pad: 'x'.repeat(1500) }
    expect((await ask(net, '/api/matches/import', { key, json: file })).status).toBe(201)
    const longer = { game: 'chat', pad: 'x'.repeat(2500) }
    expect((await ask(net, '/api/matches/import', { key, json: longer })).status).toBe(413)
  })

  it('is noticed in a body that does not say how long it is', async () => {
    const net = await start({ limits: { bodyBytes: 100 } })
    const chunk = `${(200).toString(16)}\r\n${'x'.repeat(200)}\r\n0\r\n\r\n`
    const answer = await rawAnswer(
      net,
      `POST /api/persons HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n${chunk}`,
    )
    expect(answer).toMatch(/^HTTP\/1.1 413 /)
  })

  it('is said in the words of the game that it is about', async () => {
    const net = await start()
    const { key } = await newPerson(net)
    const loud = await ask(net, '/api/matches', {
      key,
      json: { game: 'chat', seats, config: { loud: true } },
    })
    expect(loud.body).toEqual({ error: { key: 'tooLoud' }, message: 'This is too loud.' })
    expect(loud.status).toBe(400)
  })

  it('is the method', async () => {
    const net = await start()
    const put = await ask(net, '/api/matches', { method: 'PUT', json: {} })
    expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, POST'])
    const importing = await ask(net, '/api/matches/import')
    expect([importing.status, importing.headers.get('allow')]).toEqual([405, 'POST'])
    expect((await ask(net, '/health', { method: 'DELETE' })).status).toBe(405)
    expect((await ask(net, '/', { method: 'POST', json: {} })).status).toBe(405)
    expect((await ask(net, '/api/games', { method: 'HEAD' })).status).toBe(200)
    expect((await ask(net, '/api/games', { method: 'OPTIONS' })).status).toBe(405)
  })

  it('is unknown: then nothing is told but a number', async () => {
    const net = await start()
    net.service.fault = new Error('the cat of Ada sat on it')
    const answer = await ask(net, '/api/matches/abcdefgh')
    expect([answer.status, errorOf(answer).key]).toEqual([500, 'server.http.fault'])
    expect(errorOf(answer).with?.['number']).toBe(answer.headers.get('x-request-id'))
    expect(answer.text).not.toContain('cat')
    net.service.fault = new UserError(text('kernel.undo.nothing'))
    const refusal = await ask(net, '/api/matches/abcdefgh')
    expect([refusal.status, refusal.body]).toMatchObject([400, { message: 'There is nothing to take back.' }])
  })

  it('is bytes that are no HTTP, or a host that is none', async () => {
    const net = await start()
    expect(await rawAnswer(net, 'hello?\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /)
    expect(await rawAnswer(net, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /)
    const odd = 'GET /api/games HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'
    expect(await rawAnswer(net, odd)).toMatch(/^HTTP\/1.1 400 /)
    expect((await ask(net, '/api/games')).status).toBe(200)
  })
})
