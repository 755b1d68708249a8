import { describe, expect, it } from 'vitest'
import { clientAddress, household, isLoopback } from '../src/http/address.ts'
import { TokenBuckets } from '../src/http/token-buckets.ts'
import {
  ask,
  dial,
  dialRefused,
  errorOf,
  newMatch,
  newPerson,
  start,
  until,
  type Started,
} from './support/http/net.ts'

/** A clock that stands still until it is moved. */
function stillClock() {
  const clock = { time: 1_000_000, now: () => clock.time }
  return clock
}

const statuses = async (asked: readonly Promise<{ status: number }>[]) =>
  (await Promise.all(asked)).map(({ status }) => status)

const fill = (status: number, count: number) => new Array<number>(count).fill(status)

describe('allowances', () => {
  it('are used up, fill again, and say how long that takes', () => {
    const clock = stillClock()
    const bucket = new TokenBuckets({ perSecond: 2, burst: 3 }, 10, clock.now)
    expect([bucket.take('a'), bucket.take('a'), bucket.take('a')]).toEqual([0, 0, 0])
    expect([bucket.take('a'), bucket.wait('a'), bucket.wait('b')]).toEqual([0.5, 0.5, 0])
    clock.time += 250
    expect(bucket.wait('a')).toBe(0.25)
    clock.time += 250
    expect([bucket.take('a'), bucket.take('a')]).toEqual([0, 0.5])
    clock.time -= 60_000
    expect(bucket.take('a')).toBe(0.5)
    bucket.giveBack('a')
    expect(bucket.take('a')).toBe(0)
    clock.time += 3_600_000
    expect([bucket.take('a'), bucket.take('a'), bucket.take('a'), bucket.take('a')]).toEqual([0, 0, 0, 0.5])
  })

  it('are forgotten when they are full or too many', () => {
    const clock = stillClock()
    const bucket = new TokenBuckets({ perSecond: 1, burst: 2 }, 100, clock.now)
    for (let i = 0; i < 100; i += 1) bucket.take(`a${i}`)
    clock.time += 1000
    bucket.take('new')
    expect(bucket.size).toBe(1)
    for (let i = 0; i < 1000; i += 1) bucket.take(`b${i}`)
    expect(bucket.size).toBeLessThanOrEqual(100)
    expect(bucket.size).toBeGreaterThan(0)
  })

  it('can be without limit', () => {
    const bucket = new TokenBuckets(null, 2, () => 0)
    for (let i = 0; i < 1000; i += 1) expect(bucket.take('a')).toBe(0)
    bucket.giveBack('a')
    expect([bucket.wait('a'), bucket.size]).toEqual([0, 0])
  })
})

describe('addresses', () => {
  const from = (remoteAddress: string, forwardedFor: string | undefined, hops: number) =>
    clientAddress(
      { socket: { remoteAddress }, headers: { 'x-forwarded-for': forwardedFor } } as never as Parameters<
        typeof clientAddress
      >[0],
      hops,
    )

  it('are those of the household', () => {
    expect(household('192.0.2.7')).toBe('192.0.2.7')
    expect(household('2001:db8:0:1:2:3:4:5')).toBe('2001:db8:0:1::/64')
    expect(household('2001:0db8::5')).toBe('2001:db8:0:0::/64')
    expect(household('2001:db8:0:1::')).toBe(household('2001:db8:0:1:ffff::1'))
    expect(household('::1')).toBe('0:0:0:0::/64')
    expect(household('x'.repeat(500))).toHaveLength(64)
  })

  it('are told by as many proxies as are trusted', () => {
    expect(from('::ffff:10.0.0.1', '1.1.1.1', 0)).toBe('10.0.0.1')
    expect(from('10.0.0.1', '6.6.6.6, 1.1.1.1', 1)).toBe('1.1.1.1')
    expect(from('10.0.0.1', '6.6.6.6, 1.1.1.1, 10.0.0.2', 2)).toBe('1.1.1.1')
    expect(from('10.0.0.1', '1.1.1.1', 3)).toBe('1.1.1.1')
    expect(from('10.0.0.1', undefined, 1)).toBe('10.0.0.1')
    expect(from('10.0.0.1', '[2001:db8::1]:99', 1)).toBe('2001:db8::1')
    expect(from('10.0.0.1', '1.1.1.1:99', 1)).toBe('1.1.1.1')
  })

  it('are this machine’s own', () => {
    for (const address of ['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])
      expect(isLoopback(address)).toBe(true)
    for (const address of ['10.0.0.1', '::', '2001:db8::1', 'garbage', undefined])
      expect(isLoopback(address)).toBe(false)
  })
})

describe('requests', () => {
  it('are limited for each household', async () => {
    const clock = stillClock()
    const net = await start({
      now: clock.now,
      trustProxy: 1,
      limits: { requests: { perSecond: 1, burst: 5 } },
    })
    const by = (address: string) => ask(net, '/api/games', { headers: { 'X-Forwarded-For': address } })
    expect(await statuses(Array.from({ length: 5 }, () => by('203.0.113.1')))).toEqual(fill(200, 5))
    const refusal = await by('203.0.113.1')
    expect([refusal.status, errorOf(refusal).key]).toEqual([429, 'server.http.tooMany'])
    expect(refusal.headers.get('retry-after')).toBe('1')
    expect((await by('203.0.113.2')).status).toBe(200)
    expect(await statuses(Array.from({ length: 5 }, (_, i) => by(`2001:db8:1:2::${i}`)))).toEqual(
      fill(200, 5),
    )
    expect((await by('2001:db8:1:2:ffff::')).status).toBe(429)
    expect((await by('2001:db8:1:3::1')).status).toBe(200)
    clock.time += 1000
    expect(await statuses([by('203.0.113.1'), by('203.0.113.1')])).toEqual(expect.arrayContaining([200, 429]))
  })

  it('cannot get around it by inventing a proxy', async () => {
    const net = await start({ now: () => 0, limits: { requests: { perSecond: 1, burst: 2 } } })
    const by = (address: string) => ask(net, '/api/games', { headers: { 'X-Forwarded-For': address } })
    expect(await statuses([by('1.1.1.1'), by('2.2.2.2')])).toEqual([200, 200])
    expect((await by('3.3.3.3')).status).toBe(429)
  })

  it('for files of the client have an allowance of their own', async () => {
    const limits = { requests: { perSecond: 1, burst: 1 }, files: { perSecond: 1, burst: 30 } }
    const net = await start({ now: () => 0, limits })
    const file = () => ask(net, '/', { headers: { Accept: 'text/html' } })
    expect(await statuses(Array.from({ length: 30 }, file))).toEqual(fill(200, 30))
    expect((await file()).status).toBe(429)
    expect((await ask(net, '/api/games')).status).toBe(200)
    expect((await ask(net, '/api/games')).status).toBe(429)
  })

  it('that make something are limited more', async () => {
    const net = await start({ now: () => 0, limits: { creating: { perSecond: 1, burst: 3 } } })
    const { key } = await newPerson(net)
    await newMatch(net, key)
    expect((await ask(net, '/api/matches/import', { key, json: { game: 'chat' } })).status).toBe(201)
    const tries = [
      ask(net, '/api/persons', { json: { name: 'Bob' } }),
      ask(net, '/api/matches', { key, json: { game: 'chat', seats: [{ kind: 'me' }] } }),
      ask(net, '/api/matches/import', { key, json: { game: 'chat' } }),
    ]
    expect(await statuses(tries)).toEqual([429, 429, 429])
    expect((await ask(net, '/api/me', { key })).status).toBe(200)
  })
})

const hello = (match: string, more: object = {}) => ({ type: 'hello', protocol: 1, match, ...more })

describe('guesses', () => {
  const limits = { guesses: { perSecond: 0.1, burst: 3 }, requests: null }

  it('of keys shut nobody out who has the right one', async () => {
    const net = await start({ now: () => 0, limits })
    const { key } = await newPerson(net)
    const guess = () => ask(net, '/api/me', { key: `abcdefgh.${'x'.repeat(32)}` })
    for (let i = 0; i < 20; i += 1) expect((await guess()).status).toBe(401)
    expect((await ask(net, '/api/me', { key })).status).toBe(200)
    const open = await newMatch(net, key)
    const line = await dial(net)
    for (let i = 0; i < 20; i += 1) {
      line.say(hello(open, { key: `abcdefgh.${'x'.repeat(32)}` }))
      expect((await line.next()).type).toBe('problem')
    }
    line.say(hello(open, { key }))
    expect((await line.next()).type).toBe('welcome')
  })

  it('of passwords and invitations are slowed down, also when they come all at once', async () => {
    const net = await start({ now: () => 0, limits })
    const { key } = await newPerson(net)
    const match = await newMatch(net, key, { listed: true, password: 'swordfish' })
    const guess = (password: string) => ask(net, `/api/matches/${match}/seats`, { key, json: { password } })
    const tried = await statuses(['a', 'b', 'c', 'd', 'e', 'f', 'swordfish'].map(guess))
    expect(tried.filter((status) => status === 403)).toHaveLength(3)
    expect(tried.filter((status) => status === 429)).toHaveLength(4)
  })

  it('of codes are slowed down', async () => {
    const net = await start({ now: () => 0, limits })
    const { key } = await newPerson(net)
    const guess = () => ask(net, '/api/devices', { key, json: { code: 'nonsense' } })
    expect([(await guess()).status, (await guess()).status, (await guess()).status]).toEqual([404, 404, 404])
    expect((await guess()).status).toBe(429)
  })

  it('that are right cost nothing', async () => {
    const net = await start({ now: () => 0, limits })
    const { key } = await newPerson(net)
    for (let i = 0; i < 6; i += 1) {
      const match = await newMatch(net, key, { listed: true, password: 'swordfish' })
      const sat = await ask(net, `/api/matches/${match}/seats`, { key, json: { password: 'swordfish' } })
      expect(sat.status).toBe(200)
      const again = await ask(net, `/api/matches/${match}/seats`, { key, json: { password: 'swordfish' } })
      expect(again.status).toBe(409)
    }
  })

  it('over a WebSocket are slowed down too', async () => {
    const net = await start({ now: () => 0, limits })
    const { key } = await newPerson(net)
    const match = await newMatch(net, key, { password: 'swordfish' })
    const line = await dial(net)
    for (const password of ['a', 'b', 'c', 'd', 'swordfish']) line.say(hello(match, { password }))
    const reasons = []
    for (let i = 0; i < 4; i += 1) reasons.push(((await line.next())['reason'] as { key: string }).key)
    expect(reasons).toEqual([...fillWords('server.test.denied', 3), 'server.http.guessing'])
    expect((await line.closed).code).toBe(1008)
    expect(net.service.heard).toHaveLength(3)
    // Whoever needs none comes in as before.
    const other = await dial(net)
    other.say(hello(await newMatch(net, key)))
    expect((await other.next()).type).toBe('welcome')
  })

  it('over a WebSocket cost nothing when they are right', async () => {
    const net = await start({ now: () => 0, limits })
    const { key } = await newPerson(net)
    const match = await newMatch(net, key, { password: 'swordfish' })
    const line = await dial(net)
    for (let i = 0; i < 6; i += 1) {
      line.say(hello(match, { password: 'swordfish' }))
      expect((await line.next()).type).toBe('welcome')
    }
    for (let i = 0; i < 6; i += 1) {
      line.socket.send('no message at all')
      expect((await line.next())['reason']).toEqual({ key: 'server.test.unreadable' })
    }
  })
})

function fillWords(word: string, count: number): string[] {
  return new Array<string>(count).fill(word)
}

describe('messages', () => {
  const rates = { messages: { perSecond: 1, burst: 3 }, strikes: { perSecond: 1, burst: 2 }, guesses: null }

  it('that come too fast are not read, and the sender is told', async () => {
    const clock = stillClock()
    const net = await start({ now: clock.now, limits: rates })
    const line = await dial(net)
    for (let i = 0; i < 4; i += 1) line.say({ type: 'undo', id: `a${i}` })
    for (let i = 0; i < 3; i += 1) expect((await line.next())['reason']).toEqual({ key: 'server.test.hello' })
    expect((await line.next())['reason']).toEqual({ key: 'server.http.tooFast', with: { seconds: 1 } })
    expect(net.service.heard).toHaveLength(3)
    clock.time += 1000
    line.say({ type: 'undo', id: 'b' })
    expect((await line.next())['reason']).toEqual({ key: 'server.test.hello' })
    line.socket.terminate()
  })

  it('that go on coming too fast end the connection, and no other', async () => {
    const net = await start({ now: () => 0, limits: rates })
    const other = await dial(net)
    const line = await dial(net)
    for (let i = 0; i < 10; i += 1) line.say({ type: 'undo', id: `a${i}` })
    expect(await line.closed).toMatchObject({ code: 1008, reason: expect.stringContaining('too fast') })
    expect(net.service.heard).toHaveLength(3)
    other.say({ type: 'undo', id: 'x' })
    expect((await other.next()).type).toBe('problem')
    other.socket.terminate()
  })

  it('count pings', async () => {
    const net = await start({ now: () => 0, limits: rates })
    const line = await dial(net)
    for (let i = 0; i < 10; i += 1) line.socket.ping()
    expect((await line.closed).code).toBe(1008)
  })
})

describe('connections', () => {
  const hangUp = async (net: Started, lines: readonly { socket: { terminate(): void } }[]) => {
    const before = net.service.gone
    for (const { socket } of lines) socket.terminate()
    await until(() => net.service.gone === before + lines.length)
  }

  it('are limited in all, and free again when they end', async () => {
    const net = await start({ limits: { connections: 2 } })
    const lines = [await dial(net), await dial(net)]
    const refusal = await dialRefused(net)
    expect([refusal.status, JSON.parse(refusal.body).error.key]).toEqual([503, 'server.http.full'])
    await hangUp(net, lines)
    await hangUp(net, [await dial(net)])
  })

  it('are limited for each household', async () => {
    const net = await start({ trustProxy: 1, limits: { connectionsPerAddress: 1 } })
    const by = (address: string) => ({ headers: { 'X-Forwarded-For': address } })
    const first = await dial(net, by('203.0.113.1'))
    const refusal = await dialRefused(net, by('203.0.113.1'))
    expect([refusal.status, refusal.retryAfter]).toEqual([429, '10'])
    const second = await dial(net, by('203.0.113.2'))
    await hangUp(net, [first, second])
    await hangUp(net, [await dial(net, by('203.0.113.1'))])
  })

  it('are requests like others', async () => {
    const net = await start({ now: () => 0, limits: { requests: { perSecond: 1, burst: 1 } } })
    const line = await dial(net)
    expect((await dialRefused(net)).status).toBe(429)
    line.socket.terminate()
  })
})
