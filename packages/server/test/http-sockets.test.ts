import { once } from 'node:events'
import { networkInterfaces } from 'node:os'
import { UserError, text } from '@longtable/kernel'
import { describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { lanAddresses } from '../src/http/lan.ts'
import { listen } from '../src/http/listen.ts'
import { FakeService } from './support/http/fake-service.ts'
import {
  ask,
  dial,
  dialRefused,
  handshake,
  newMatch,
  newPerson,
  rawAnswer,
  rawSocket,
  start,
  until,
  type Started,
} from './support/http/net.ts'

async function tableOf(net: Started): Promise<string> {
  const { key } = await newPerson(net)
  return newMatch(net, key)
}

async function sitting(net: Started, match: string) {
  const line = await dial(net)
  line.say({ type: 'hello', protocol: 1, match })
  expect((await line.next()).type).toBe('welcome')
  return line
}

describe('a WebSocket', () => {
  it('carries messages both ways', async () => {
    const net = await start()
    const match = await tableOf(net)
    const ada = await sitting(net, match)
    const bob = await sitting(net, match)
    ada.say({ type: 'say', id: 'one', text: 'Grüße, Bob – voilà' })
    expect(await bob.next()).toEqual({ type: 'said', text: 'Grüße, Bob – voilà' })
    expect(await ada.next()).toEqual({ type: 'said', text: 'Grüße, Bob – voilà' })
    expect(await ada.next()).toEqual({ type: 'done', id: 'one' })
    ada.socket.close()
    bob.socket.terminate()
    await until(() => net.service.gone === 2)
  })

  it('is only to be had at its address', async () => {
    const net = await start()
    for (const path of ['/', '/api/socket/', '/api/games', '/api/socket.js'])
      expect((await dialRefused(net, {}, path)).status).toBe(404)
    expect((await ask(net, '/api/socket')).status).toBe(404)
    const post = handshake.replace('GET', 'POST').replace('\r\n\r\n', '\r\nContent-Length: 0\r\n\r\n')
    expect(await rawAnswer(net, post)).toMatch(/^HTTP\/1.1 405 /)
    expect(await rawAnswer(net, handshake.replace('Version: 13', 'Version: 1'))).toMatch(/^HTTP\/1.1 400 /)
    expect(await rawAnswer(net, handshake.replace('Upgrade: websocket', 'Upgrade: h2c'))).toMatch(
      /^HTTP\/1.1 400 /,
    )
  })

  it('does not compress unless told to', async () => {
    const plain = await dial(await start())
    expect(plain.socket.extensions).toBe('')
    const squeezed = await dial(await start({ compress: true }))
    expect(squeezed.socket.extensions).toBe('permessage-deflate')
    plain.socket.terminate()
    squeezed.socket.terminate()
  })

  it('takes text and nothing else', async () => {
    const net = await start()
    const line = await dial(net)
    line.socket.send(Buffer.from('{"type":"undo","id":"a"}'), { binary: true })
    expect((await line.next())['reason']).toEqual({ key: 'server.http.text' })
    expect((await line.closed).code).toBe(1003)
    expect(net.service.heard).toEqual([])
  })

  it('takes messages up to a size', async () => {
    const net = await start({ limits: { frameBytes: 1000 } })
    const fitting = await dial(net)
    fitting.socket.send('x'.repeat(1000))
    expect((await fitting.next()).type).toBe('problem')
    fitting.socket.terminate()
    const long = await dial(net)
    long.socket.send('x'.repeat(1001))
    expect((await long.closed).code).toBe(1009)
    const pieces = await dial(net)
    for (let i = 0; i < 11; i += 1) pieces.socket.send('x'.repeat(100), { fin: false })
    expect((await pieces.closed).code).toBe(1009)
    expect(net.service.heard.map(({ length }) => length)).toEqual([1000])
    await until(() => net.service.gone === 3)
  })

  it('that sends garbage ends, and no other does', async () => {
    const net = await start()
    const match = await tableOf(net)
    const good = await sitting(net, match)
    const garbage = [
      Buffer.from([0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
      Buffer.from([0x81, 0x05, 0x68, 0x65, 0x6c, 0x6c, 0x6f]), // without a mask
      Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0xc3, 0x28]), // not UTF-8
      Buffer.from([0x83, 0x80, 0, 0, 0, 0]), // an unknown kind
    ]
    for (const bytes of garbage) {
      const socket = await rawSocket(net)
      socket.write(handshake)
      await once(socket, 'data')
      socket.write(bytes)
      socket.resume()
      await once(socket, 'close')
    }
    await until(() => net.service.gone === garbage.length)
    good.say({ type: 'say', id: 'a', text: 'still here' })
    expect(await good.next()).toEqual({ type: 'said', text: 'still here' })
    good.socket.terminate()
  })

  it('has to say something', async () => {
    const net = await start({ limits: { silentSeconds: 0.05 } })
    const silent = await dial(net)
    expect((await silent.next())['reason']).toEqual({ key: 'server.http.silent' })
    expect((await silent.closed).code).toBe(1008)
    await until(() => net.service.gone === 1)
  })

  it('is dropped when nobody answers there any more', async () => {
    const net = await start({ limits: { pingSeconds: 0.4 } })
    const line = await sitting(net, await tableOf(net))
    const dead = await rawSocket(net)
    dead.write(handshake)
    // It reads, but answers no ping.
    dead.resume()
    await once(dead, 'close')
    await until(() => net.service.gone === 1)
    expect(line.socket.readyState).toBe(WebSocket.OPEN)
    line.socket.terminate()
  })

  it('whose client does not read is cut off', async () => {
    const net = await start({ limits: { unsentBytes: 100_000, closeSeconds: 0.2 } })
    const slow = await rawSocket(net)
    slow.pause()
    slow.write(handshake)
    await until(() => net.service.lines.length === 1)
    const [transport] = net.service.lines
    const update = JSON.stringify({ type: 'update', filler: 'x'.repeat(50_000) })
    await until(() => {
      transport?.send(update)
      return net.service.gone === 1
    })
    expect((await ask(net, '/metrics')).text).toContain('longtable_connections_cut_total{why="slow"} 1')
  })

  it('is sent a message that is longer than what may wait', async () => {
    const net = await start({ limits: { unsentBytes: 1000 } })
    const line = await dial(net)
    net.service.lines[0]?.send(JSON.stringify({ type: 'welcome', filler: 'x'.repeat(500_000) }))
    expect((await line.next()).type).toBe('welcome')
    line.socket.terminate()
  })

  it('is closed by the host after what was sent, with a reason that fits', async () => {
    const net = await start()
    const line = await dial(net)
    const [host] = net.service.lines
    for (let i = 0; i < 50; i += 1)
      host?.send(JSON.stringify({ type: 'update', i, filler: 'x'.repeat(10_000) }))
    host?.close(4001, 'é'.repeat(200))
    host?.send(JSON.stringify({ type: 'too late' }))
    host?.close(4002, 'again')
    for (let i = 0; i < 50; i += 1) expect((await line.next())['i']).toBe(i)
    expect(await line.closed).toEqual({ code: 4001, reason: 'é'.repeat(61) })
    await until(() => net.service.gone === 1)
  })

  it('goes on when the host refuses something', async () => {
    const net = await start()
    const line = await dial(net)
    net.service.fault = new UserError(text('kernel.undo.nothing'))
    line.say({ type: 'undo', id: 'a' })
    expect(await line.next()).toEqual({ type: 'problem', reason: { key: 'kernel.undo.nothing' } })
    line.say({ type: 'undo', id: 'a' })
    expect((await line.next())['reason']).toEqual({ key: 'server.test.hello' })
    line.socket.terminate()
  })

  it('ends when the host fails, and no other does', async () => {
    const net = await start()
    const match = await tableOf(net)
    const other = await sitting(net, match)
    const line = await dial(net)
    net.service.fault = new Error('a secret')
    line.say({ type: 'undo', id: 'a' })
    expect((await line.next())['reason']).toMatchObject({ key: 'server.http.fault' })
    const { code, reason } = await line.closed
    expect([code, reason]).toEqual([1011, expect.not.stringContaining('secret')])
    other.say({ type: 'undo', id: 'a' })
    expect((await other.next()).type).toBe('refused')
    other.socket.terminate()
  })
})

describe('stopping', () => {
  it('tells everybody, and lets what runs come to its end', async () => {
    const net = await start({ limits: { closeSeconds: 30 } })
    const match = await tableOf(net)
    const line = await sitting(net, match)
    let release = () => {}
    net.service.hold = new Promise((resolve) => {
      release = resolve
    })
    const running = ask(net, `/api/matches/${match}`)
    const kept = await rawSocket(net)
    let answers = ''
    kept.on('data', (chunk) => (answers += chunk.toString()))
    kept.write(`GET /api/matches/${match} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
    await until(() => net.service.asked === 2)
    const closing = net.server.close()
    expect(net.server.close()).toBe(closing)
    expect(await line.closed).toEqual({ code: 1001, reason: 'the server is being stopped' })
    release()
    expect((await running).status).toBe(200)
    await once(kept, 'close')
    expect(answers).toMatch(/^HTTP\/1.1 200 /)
    expect(answers.toLowerCase()).toContain('connection: close')
    await closing
    expect(net.service.gone).toBe(1)
    await expect(fetch(`${net.url}/health`)).rejects.toThrow('fetch failed')
  })

  it('does not wait for ever', async () => {
    const net = await start({ limits: { closeSeconds: 0.1 } })
    const dead = await rawSocket(net)
    dead.write(handshake)
    await until(() => net.service.lines.length === 1)
    net.service.hold = new Promise(() => {})
    const match = await tableOf(net)
    const endless = ask(net, `/api/matches/${match}`)
    const half = await rawSocket(net)
    half.write('POST /api/persons HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{')
    await until(() => net.service.asked === 1)
    const [outcome] = await Promise.all([endless.catch((error: unknown) => error), net.server.close()])
    expect(outcome).toBeInstanceOf(TypeError)
    expect(net.service.gone).toBe(1)
  })

  it('turns away who comes then', async () => {
    const net = await start({ limits: { closeSeconds: 30 } })
    const late = await rawSocket(net)
    let answer = ''
    late.on('data', (chunk) => (answer += chunk.toString()))
    late.write('GET /api/games HTTP/1.1\r\nHost: loc')
    await ask(net, '/health')
    const closing = net.server.close()
    late.write('alhost\r\n\r\n')
    await once(late, 'close')
    expect(answer).toMatch(/^HTTP\/1.1 503 /)
    expect(answer).toContain('server.http.stopping')
    await closing
  })
})

describe('a port', () => {
  it('is open to the whole house unless told otherwise', async () => {
    const service = new FakeService()
    const server = await listen(service, { messages: () => undefined })
    const bound = { host: '0.0.0.0', port: server.port }
    expect(server.host).toBe('0.0.0.0')
    expect(server.addresses).toEqual(lanAddresses(bound, networkInterfaces()))
    expect(server.url).toBe(server.addresses[0] ?? `http://localhost:${server.port}`)
    for (const address of [...server.addresses, `http://127.0.0.1:${server.port}`])
      expect((await fetch(`${address}/health`)).status).toBe(200)
    await server.close()
  })

  it('that is taken is named', async () => {
    const net = await start()
    await expect(start({ port: net.port })).rejects.toMatchObject({
      text: { key: 'server.http.port.taken', with: { port: net.port } },
    })
    await expect(start({ host: '203.0.113.77' })).rejects.toMatchObject({
      text: { key: 'server.http.port.noHost', with: { host: '203.0.113.77' } },
    })
  })
})

describe('half a request', () => {
  it('is not waited for', async () => {
    const net = await start({ limits: { requestSeconds: 0.6 } })
    expect(await rawAnswer(net, 'GET /api/games HTTP/1.1\r\nHost: local')).toMatch(/^HTTP\/1.1 408 /)
    const body =
      'POST /api/persons HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{'
    expect(await rawAnswer(net, body)).toMatch(/^HTTP\/1.1 408 /)
    expect((await ask(net, '/api/games')).status).toBe(200)
  })
})
