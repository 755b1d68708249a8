import { expect, it } from 'vitest'
import { asked, dialled, heard, Honest, requestText, target } from './kit.ts'

const MALLORY = '203.0.113.66'
const ANN = '192.0.2.10'

const answers = (text: string) => text.match(/HTTP\/1\.1 (\d+)/g) ?? []

it('pipelined requests beyond the limit are answered once; then the connection ends, and nothing is written down', async () => {
  const at = await target({ requests: { perSecond: 0.001, burst: 50 } })
  const honest = await Honest.sit(at, ANN)
  const before = at.logged().length
  const played = honest.play(20)
  const socket = await dialled(at.port)
  const text = heard(socket)
  socket.write(requestText({ path: '/api/games', from: MALLORY }).repeat(3000))
  const found = answers(await text)
  expect(found.filter((line) => line.endsWith('429'))).toHaveLength(1)
  expect(found.length).toBeLessThanOrEqual(51)
  // A line for each that was answered, and none for what was turned away.
  expect(at.logged().length - before).toBeLessThanOrEqual(60)
  // Whoever comes again pays with a new connection each time.
  const again = await asked(at.port, { path: '/api/games', from: MALLORY })
  expect(again).toMatchObject({ status: 429, json: { error: { key: 'server.http.tooMany' } } })
  expect(await played).toBe(20)
  expect((await asked(at.port, { path: '/api/games', from: ANN })).status).toBe(200)
})

it('so many connections come from one address, and no more', async () => {
  const at = await target({ connectionsPerAddress: 10 }, { trustProxy: 0 })
  const sockets = await Promise.all(Array.from({ length: 120 }, () => dialled(at.port)))
  const ended = sockets.map((socket) => new Promise<void>((resolve) => socket.once('close', () => resolve())))
  const isOpen = (
    await Promise.all(
      sockets.map(async (socket, i) => {
        socket.write(requestText({ path: '/health', from: MALLORY }))
        return Promise.race([heard(socket, (text) => text.includes('HTTP/1.1')), ended[i].then(() => '')])
      }),
    )
  ).filter((text) => text !== '')
  expect(isOpen.length).toBeGreaterThan(50)
  expect(isOpen.length).toBeLessThanOrEqual(74)
})
