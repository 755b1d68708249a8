import { Writable } from 'node:stream'
import { expect, it } from 'vitest'
import { describeError } from '../src/errors/describe-error.ts'
import { makeLogger } from '../src/http/log.ts'
import { ask, dial, dialRefused, newMatch, newPerson, rawAnswer, start, until } from './support/http/net.ts'

function capturing() {
  const lines: string[] = []
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString())
      done()
    },
  })
  return { lines, logger: makeLogger('trace', sink) }
}

it('writes no secret, no address, no name and no match into the log', async () => {
  const { lines, logger } = capturing()
  const net = await start({ logger, trustProxy: 1 })
  const headers = { 'X-Forwarded-For': '198.51.100.77', 'User-Agent': 'Peculiar/1.0', Cookie: 'crumbs=yes' }
  const ada = await newPerson(net, 'Adalovelace')
  const match = await newMatch(net, ada.key, { listed: true, password: 'swordfish' })
  const { body } = await ask(net, `/api/matches/${match}?token=queryword`, { key: ada.key, headers })
  const invitations = (body as { invitations: { url: string }[] }).invitations.map(
    ({ url }) => url.split('#')[1],
  )
  const [invitation = ''] = invitations
  await ask(net, `/api/matches/${match}/seats/1`, {
    key: ada.key,
    json: { invitation: 'wrongword' },
    headers,
  })
  await ask(net, `/api/matches/${match}/seats/1`, {
    key: ada.key,
    json: { password: 'swordfish', invitation },
  })
  await ask(net, '/api/devices', { key: ada.key, json: { code: 'devicecode' }, headers })
  await ask(net, '/api/me', { key: `abcdefgh.${'wrongkey'.repeat(4)}`, headers })
  await ask(net, '/api/me', { key: ada.key, method: 'PATCH', json: { name: 'Countess', extra: 'fieldword' } })
  await ask(net, '/secretpath/deeper', { headers })
  await ask(net, '/api/secretpath', { headers })
  await ask(net, '/api/persons', { raw: '{"name":"brokenword', headers })
  await rawAnswer(net, 'GET /badpath HTTP/1.1\r\nHost: bad host word\r\nConnection: close\r\n\r\n')
  await dialRefused(net, { headers, origin: 'http://evilorigin.example' })

  net.service.fault = new Error('faultword of Adalovelace\n    at fault line word')
  expect((await ask(net, `/api/matches/${match}`, { key: ada.key })).status).toBe(500)

  const line = await dial(net, { headers })
  line.say({ type: 'hello', protocol: 1, match, key: ada.key, password: 'swordfish' })
  await line.next()
  line.say({ type: 'say', id: 'message-id-word', text: 'chatword' })
  await line.next()
  await line.next()
  line.socket.send('garbageword')
  expect((await line.next()).type).toBe('problem')
  net.service.fault = new Error('faultword')
  line.say({ type: 'say', id: 'b', text: 'chatword' })
  expect((await line.closed).code).toBe(1011)
  await until(() => net.service.gone === 1)
  const hasty = await dial(net)
  hasty.socket.close(4000, 'closeword')
  await until(() => net.service.gone === 2)
  await net.server.close()

  const log = lines.join('')
  const secrets = [
    ada.key,
    ada.key.split('.')[1],
    ada.id,
    'Adalovelace',
    'Countess',
    match,
    invitation,
    'swordfish',
  ]
  const words = [
    'queryword',
    'wrongword',
    'devicecode',
    'wrongkey',
    'fieldword',
    'secretpath',
    'brokenword',
    'badpath',
  ]
  const more = [
    'bad host',
    'evilorigin',
    'faultword',
    'fault line',
    'message-id-word',
    'chatword',
    'garbageword',
  ]
  const addresses = ['198.51.100.77', '127.0.0.1', '::1', 'localhost', 'Peculiar', 'crumbs', 'closeword']
  for (const word of [...secrets, ...words, ...more, ...addresses]) expect(log).not.toContain(word)

  const entries = lines.map((entry) => JSON.parse(entry) as Record<string, unknown>)
  // The machine's name may be so short that it stands in a random id.
  expect(entries.filter((entry) => 'hostname' in entry)).toEqual([])
  expect(entries).toContainEqual(
    expect.objectContaining({
      msg: 'request',
      method: 'POST',
      route: '/api/matches/:match/seats/:seat',
      status: 403,
    }),
  )
  const ofMatch = entries.filter((entry) => entry['route'] === '/api/matches/:match')
  expect(new Set(ofMatch.map((entry) => entry['match'])).size).toBe(1)
  expect(ofMatch[0]?.['match']).toMatch(/^[0-9a-f]{8}$/)
  expect(entries).toContainEqual(expect.objectContaining({ msg: 'connection refused', status: 403 }))
  expect(entries).toContainEqual(
    expect.objectContaining({ msg: 'connection closed', code: 1011, received: 4 }),
  )
  const faults = entries.filter(({ msg }) => msg === 'fault')
  expect(faults).toHaveLength(2)
  expect(faults[0]).toMatchObject({ kind: 'Error', request: expect.any(String) })
  expect(faults[0]?.['at']).toEqual(expect.arrayContaining([expect.stringMatching(/^at .*http-log\.test/)]))
})

it('writes down where an error came from, but not what it says', () => {
  class Odd extends TypeError {}
  const odd = Object.assign(new Odd('word\n    at word'), { code: 'E_ODD' })
  const trace = describeError(odd)
  expect(trace).toMatchObject({ kind: 'Odd', code: 'E_ODD' })
  expect(trace.at.length).toBeGreaterThan(0)
  expect(JSON.stringify(trace)).not.toContain('word')
  expect(describeError('word')).toEqual({ kind: 'string', at: [] })
  expect(describeError(Object.assign(new Error('x'), { code: 'a word' }))).not.toHaveProperty('code')
})
