import { expect, it } from 'vitest'
import { Rows } from '../support/lobby-rows.ts'
import { Honest, menuOf, newKey, newMatch, PONG, RawSocket, target } from './kit.ts'

const MALLORY = '203.0.113.66'
const ANN = '192.0.2.10'

it('deep and wide JSON from strangers is not read, and ends their connections; others play on', async () => {
  const at = await target()
  const honest = await Honest.sit(at, ANN)
  const deep = `{"type":"hello","a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`
  const wide = `{"type":"hello",${Array.from({ length: 6000 }, (_, i) => `"k${i}":1`).join(',')}}`
  const sockets = await Promise.all(Array.from({ length: 25 }, () => RawSocket.open(at, MALLORY)))
  const before = await at.number('longtable_messages_received_total')
  for (const [i, socket] of sockets.entries()) {
    for (let n = 0; n < 20; n += 1) socket.send(i % 2 === 0 ? deep : wide)
  }
  const played = honest.play(20)
  expect(await Promise.all(sockets.map(({ closed }) => closed))).toEqual(sockets.map(() => 1008))
  expect(await played).toBe(20)
  // Nothing of it was parsed: what was counted as read are the choices of others.
  expect((await at.number('longtable_messages_received_total')) - before).toBeLessThanOrEqual(20)
})

it('whoever was let in gets no further with them: each is refused unread, under its id', async () => {
  const at = await target()
  const key = await newKey(at, MALLORY)
  const match = await newMatch(at, MALLORY, key)
  const socket = await RawSocket.open(at, MALLORY)
  await socket.hello(match, key)
  socket.send(`{"type":"choose","id":"deep","menu":0,"choices":${'['.repeat(9)}${']'.repeat(9)}}`)
  expect(await socket.answer('deep')).toMatchObject({
    type: 'refused',
    reason: { key: 'server.deepMessage' },
  })
  socket.send(`{"type":"choose","id":"wide","menu":0,"choices":[${'1,'.repeat(5000)}1]}`)
  expect(await socket.answer('wide')).toMatchObject({
    type: 'refused',
    reason: { key: 'server.deepMessage' },
  })
})

it('pongs that nobody asked for are counted, and end the connection', async () => {
  const at = await target()
  const socket = await RawSocket.open(at, MALLORY)
  socket.say({ type: 'undo', id: 'x' })
  for (let i = 0; i < 200; i += 1) socket.frame(PONG, Buffer.from('!'))
  expect(await socket.closed).toBe(1008)
})

it('so many choices an address, however they are packed; what is too many is refused under its id', async () => {
  const choices = { perSecond: 0.001, burst: 300 }
  const at = await target({ choices })
  const honest = await Honest.sit(at, ANN)
  const key = await newKey(at, MALLORY)
  const played = honest.play(30)
  let made = 0
  let refused = 0
  for (let n = 0; n < 3; n += 1) {
    const match = await newMatch(at, MALLORY, key)
    const [one, other] = [await RawSocket.open(at, MALLORY), await RawSocket.open(at, MALLORY)]
    const menus = [menuOf(await one.hello(match, key, 0)), menuOf(await other.hello(match, key, 1))]
    for (const [i, socket] of [one, other].entries()) {
      socket.say({
        type: 'choose',
        id: 'bid',
        menu: menus[i],
        choices: [{ do: 'bid', coins: 1 }, { do: 'sure' }],
      })
      await socket.answer('bid')
    }
    const walks = Array.from({ length: 64 }, () => ({ do: 'walk' }))
    for (let i = 0; i < 6; i += 1) {
      const menu = one.messages.reduce(
        (last, message) => (message['menu'] as { number: number } | undefined)?.number ?? last,
        menus[0],
      )
      one.say({ type: 'choose', id: `walk${i}`, menu, choices: walks })
      const answer = await one.answer(`walk${i}`)
      made += Number(answer?.['made'] ?? 0)
      if (JSON.stringify(answer).includes('server.http.tooFast')) refused += 1
    }
  }
  expect(made).toBeGreaterThan(200)
  expect(made).toBeLessThanOrEqual(300)
  expect(refused).toBeGreaterThan(10)
  expect(await played).toBe(30)
})

it('a match keeps two snapshots at most, and no more lines than a match may have', async () => {
  const at = await target({ messages: null, choices: null })
  const honest = await Honest.sit(at, ANN)
  expect(await honest.play(250)).toBe(250)
  const { data, service } = at.server.serving
  const rows = new Rows(data)
  const [{ id }] = rows.matches()
  expect(rows.lines(id).length).toBeGreaterThan(250)
  expect(rows.snapshots(id).length).toBeLessThanOrEqual(2)
  const room = service.rooms.inMemory(id)
  if (room !== undefined) room.at = 20_000
  expect(await honest.play(1)).toBe(0)
})

it('a flood of bytes is cut off', async () => {
  const at = await target({ bytes: { perSecond: 10, burst: 20_000 } })
  const key = await newKey(at, MALLORY)
  const match = await newMatch(at, MALLORY, key)
  const socket = await RawSocket.open(at, MALLORY)
  await socket.hello(match, key)
  for (let i = 0; i < 100; i += 1) socket.say({ type: 'say', id: `s${i}`, text: 'x'.repeat(480) })
  expect(await socket.closed).toBe(1008)
  const said = socket.messages.filter(({ type }) => type === 'said')
  expect(said.length).toBeLessThan(50)
})
