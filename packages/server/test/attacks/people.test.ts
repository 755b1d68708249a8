import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { StoreFault } from '../../src/errors/store-fault.ts'
import type { Log } from '../../src/host/dependencies.ts'
import { steadyClock } from '../../src/host/environment.ts'
import { StoreFaults } from '../../src/host/watched-store.ts'
import { MemoryStore } from '../../src/local/index.ts'
import { serveGated } from '../support/table-store.ts'
import { asked, Honest, menuOf, newKey, newMatch, RawSocket, target, type Target } from './kit.ts'

const MALLORY = '203.0.113.66'
const ANN = '192.0.2.10'

async function said(socket: RawSocket, id: string, text: string): Promise<string> {
  socket.say({ type: 'say', id, text })
  const answer = await socket.answer(id)
  return answer?.type === 'done' ? 'heard' : reasonOf(answer)
}

function reasonOf(answer: { readonly [field: string]: unknown } | undefined): string {
  const reason = answer?.['reason'] as { readonly key: string } | undefined
  return reason?.key ?? 'nothing'
}

/** Ann hosts; Mallory has the other seat. */
async function table(at: Target) {
  const [ann, mallory] = [await newKey(at, ANN), await newKey(at, MALLORY)]
  const body = JSON.stringify({ game: 'toy', listed: true, seats: [{ kind: 'me' }, { kind: 'open' }] })
  const { json } = await asked(at.port, { path: '/api/matches', from: ANN, key: ann, body })
  const { id } = (json as { match: { id: string } }).match
  await asked(at.port, { path: `/api/matches/${id}/seats`, from: MALLORY, key: mallory, body: '{}' })
  const host = await RawSocket.open(at, ANN)
  await host.hello(id, ann)
  return { id, host, mallory }
}

it('whoever was muted is not heard as a watcher either, nor by a new name once the host wants quiet', async () => {
  const at = await target()
  const { id, host, mallory } = await table(at)
  const seat = await RawSocket.open(at, MALLORY)
  await seat.hello(id, mallory)
  expect(await said(seat, 'a', 'buy my socks')).toBe('heard')
  host.say({ type: 'mute', id: 'm1', seat: 1, on: true })
  await host.answer('m1')
  expect(await said(seat, 'b', 'buy my socks')).toBe('server.muted')
  const watching = await RawSocket.open(at, MALLORY)
  watching.say({ type: 'hello', protocol: 1, match: id, key: mallory, seat: null })
  await watching.find(({ type }) => type === 'welcome')
  expect(await said(watching, 'c', 'buy my socks')).toBe('server.muted')
  // Somebody new, who only watches, is silenced by what was said.
  const other = await RawSocket.open(at, MALLORY)
  await other.hello(id, await newKey(at, MALLORY))
  expect(await said(other, 'd', 'buy my socks')).toBe('heard')
  const line = await host.find(({ type, seat: of }) => type === 'said' && of === null)
  host.say({ type: 'mute', id: 'm2', said: line?.['number'], on: true })
  expect((await host.answer('m2'))?.type).toBe('done')
  expect(await said(other, 'e', 'buy my socks')).toBe('server.muted')
  host.say({ type: 'mute', id: 'h', watchers: true, on: true })
  expect((await host.answer('h'))?.type).toBe('done')
  const third = await RawSocket.open(at, MALLORY)
  await third.hello(id, await newKey(at, MALLORY))
  expect(await said(third, 'f', 'buy my socks')).toBe('server.hushed')
  expect(await said(host, 'g', 'at last')).toBe('heard')
})

it('a person has so much chat, so many matches and so many choices a day kept, and no more', async () => {
  const quotas = { chat: 2000, matches: 3, imported: 1000, choices: 40 }
  const at = await target({}, { quotas })
  const key = await newKey(at, MALLORY)
  const made = []
  for (let n = 0; n < 5; n += 1) {
    const body = JSON.stringify({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'me' }] })
    made.push((await asked(at.port, { path: '/api/matches', from: MALLORY, key, body })).status)
  }
  expect(made).toEqual([201, 201, 201, 429, 429])
  const { json } = await asked(at.port, { path: '/api/me/matches', from: MALLORY, key })
  const [{ match }] = json as [{ match: { id: string } }]
  const socket = await RawSocket.open(at, MALLORY)
  const menu = menuOf(await socket.hello(match.id, key, 0))
  const answers = []
  for (let n = 0; n < 8; n += 1) answers.push(await said(socket, `s${n}`, 'x'.repeat(450)))
  expect(answers.filter((answer) => answer === 'heard')).toHaveLength(4)
  expect(answers.at(-1)).toBe('server.store.running.spent')
  // It is still there, and still plays.
  const bids = Array.from({ length: 39 }, () => ({ do: 'bid', coins: 1 }))
  socket.say({ type: 'choose', id: 'c1', menu, choices: bids })
  expect((await socket.answer('c1'))?.type).toBe('done')
  socket.say({ type: 'choose', id: 'c2', menu, choices: [{ do: 'sure' }, { do: 'sure' }] })
  expect(await socket.answer('c2')).toMatchObject({ type: 'refused', reason: { key: 'server.enough' } })
})

it('webhooks to one host are sent two at a time, and one for each match', async () => {
  let open = 0
  let most = 0
  let all = 0
  const victim = createServer((socket) => {
    all += 1
    open += 1
    most = Math.max(most, open)
    socket.on('error', () => {})
    // It takes its time, and then says no for good.
    setTimeout(() => {
      open -= 1
      socket.end('HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n')
    }, 100)
    socket.resume()
  })
  await new Promise<void>((resolve) => victim.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void victim.close())
  const { port } = victim.address() as AddressInfo
  const at = await target({ creating: null }, { allowPrivateWebhooks: true, quotas: null })
  const honest = await Honest.sit(at, ANN)
  const key = await newKey(at, MALLORY)
  const body = JSON.stringify({ game: 'toy', listed: true, seats: [{ kind: 'me' }, { kind: 'open' }] })
  const other = await newKey(at, MALLORY)
  for (let n = 0; n < 16; n += 1) {
    const { json } = await asked(at.port, { path: '/api/matches', from: `203.0.113.${n}`, key, body })
    const { id } = (json as { match: { id: string } }).match
    const hook = JSON.stringify({ url: `http://127.0.0.1:${port}/${n}` })
    const from = `203.0.113.${100 + n}`
    await asked(at.port, { path: `/api/matches/${id}/webhook`, from, key, body: hook, method: 'PUT' })
    await asked(at.port, { path: `/api/matches/${id}/seats`, from, key: other, body: '{}' })
  }
  expect(await honest.play(10)).toBe(10)
  await expect.poll(() => all, { timeout: 20_000 }).toBe(16)
  await wait(300)
  expect(all).toBe(16)
  expect(most).toBeLessThanOrEqual(2)
})

it('what goes wrong with a store is counted each time, and told in the log once in a while', async () => {
  let time = 0
  const logged: object[] = []
  const note = (fields: object): void => void logged.push(fields)
  const faults = new StoreFaults({ error: note, warn: note, info: note } as unknown as Log, () => time)
  const store = faults.watch(new MemoryStore({ keep: () => Promise.reject(new StoreFault('full')) }))
  const fails = () => store.write([]).catch(() => {})
  for (let i = 0; i < 5; i += 1) await fails()
  time += 10_000
  await fails()
  expect(faults.counted.get('full')).toBe(6)
  expect(logged).toMatchObject([
    { trouble: 'full', times: 1 },
    { trouble: 'full', times: 5 },
  ])
  // What somebody asked for in vain is nobody's fault.
  await store.write([{ put: 'turn', match: 'none', awaited: [], deadline: null }]).catch(() => {})
  expect([...faults.counted.keys()]).toEqual(['full'])
})

it('a disk that keeps nothing is seen by whoever asks how it is', async () => {
  const { server, gate } = await serveGated()
  onTestFinished(() => server.close())
  const health = async () => (await asked(server.serving.port, { path: '/health', from: ANN })).status
  expect(await health()).toBe(200)
  gate.failAll(true)
  await expect.poll(health, { timeout: 5000 }).toBe(503)
  gate.failAll(false)
  await expect.poll(health, { timeout: 5000 }).toBe(200)
})

it('a key that was taken back lets nobody in, and ends the connections that it let in', async () => {
  const at = await target()
  const key = await newKey(at, ANN)
  const match = await newMatch(at, ANN, key)
  const ask = (path: string, by: string, body?: object, method?: string) =>
    asked(at.port, {
      path,
      from: ANN,
      key: by,
      ...(body && { body: JSON.stringify(body) }),
      ...(method && { method }),
    })
  const { json } = await ask('/api/me/keys', key, { device: 'The phone that was stolen' })
  const stolen = json as { id: string; key: string }
  const thief = await RawSocket.open(at, MALLORY)
  expect((await thief.hello(match, stolen.key))?.type).toBe('welcome')
  const listed = (await ask('/api/me/keys', key)).json as { device: string; current: boolean }[]
  expect(listed.map(({ device, current }) => [device, current])).toEqual([
    ['', true],
    ['The phone that was stolen', false],
  ])
  expect((await ask(`/api/me/keys/${stolen.id}`, key, undefined, 'DELETE')).status).toBe(204)
  expect(await thief.closed).toBe(4001)
  expect((await ask('/api/me', stolen.key)).status).toBe(401)
  expect((await ask('/api/me', key)).status).toBe(200)
  const [{ id }] = (await ask('/api/me/keys', key)).json as [{ id: string }]
  const last = await ask(`/api/me/keys/${id}`, key, undefined, 'DELETE')
  expect(last).toMatchObject({ status: 409, json: { error: { key: 'server.lastKey' } } })
  // Nobody else's key can be named or taken back.
  const other = await newKey(at, MALLORY)
  expect((await ask(`/api/me/keys/${id}`, other, undefined, 'DELETE')).status).toBe(404)
})

it('a password is tried aside: who sits at the table does not wait for strangers', async () => {
  const at = await target({ guesses: null })
  const key = await newKey(at, ANN)
  const body = JSON.stringify({
    game: 'toy',
    password: 'swordfish',
    seats: [{ kind: 'me' }, { kind: 'me' }],
  })
  const { json } = await asked(at.port, { path: '/api/matches', from: ANN, key, body })
  const { id } = (json as { match: { id: string } }).match
  const host = await RawSocket.open(at, ANN)
  await host.hello(id, key, 0)
  const strangers = await Promise.all(Array.from({ length: 20 }, () => RawSocket.open(at, MALLORY)))
  for (const socket of strangers) socket.say({ type: 'hello', protocol: 1, match: id, password: 'wrong' })
  expect(await said(host, 'x', 'hello')).toBe('heard')
  const answered = strangers.filter(({ messages }) => messages.length > 0).length
  expect(answered).toBeLessThan(20)
  const answers = await Promise.all(strangers.map((socket) => socket.find(() => true)))
  expect(new Set(answers.map((answer) => reasonOf(answer)))).toEqual(new Set(['server.password']))
})

it('nobody is charged for a clock that somebody sets', () => {
  let wall = 1_000_000
  let elapsed = 0
  const now = steadyClock(
    () => wall,
    () => elapsed,
  )
  const pass = (ms: number) => {
    wall += ms
    elapsed += ms
  }
  pass(1000)
  expect(now()).toBe(1_001_000)
  wall += 3_600_000
  expect(now()).toBe(1_001_000)
  pass(1000)
  expect(now()).toBe(1_002_050)
  wall -= 7_200_000
  expect(now()).toBe(1_002_050)
  pass(1000)
  const later = now()
  expect(later).toBe(1_003_000)
  // In the end both agree again.
  for (let i = 0; i < 100; i += 1) {
    pass(3_600_000)
    now()
  }
  expect(now()).toBe(wall)
})
