import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { originAllowed } from '../src/http/origin.ts'
import {
  ask,
  dial,
  dialRefused,
  errorOf,
  newPerson,
  rawAnswer,
  start,
  type Started,
} from './support/http/net.ts'

function webFolder(): string {
  const outside = mkdtempSync(join(tmpdir(), 'longtable-web-'))
  onTestFinished(() => rmSync(outside, { recursive: true }))
  const folder = join(outside, 'web')
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(outside, 'secret.txt'), 'outside')
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>client</title>')
  writeFileSync(join(folder, 'assets', 'main-Ab12Cd34.js'), 'export {}')
  writeFileSync(join(folder, 'assets', 'main-Ab12Cd34.js.gz'), 'squeezed')
  writeFileSync(join(folder, 'icon.svg'), '<svg/>')
  return folder
}

const get = (net: Started, path: string, host = 'localhost') =>
  rawAnswer(net, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept: text/html\r\nConnection: close\r\n\r\n`)

describe('headers', () => {
  it('allow no foreign script, no frame and no guessing of types, whatever is answered', async () => {
    const net = await start({ webFolder: webFolder() })
    for (const path of ['/', '/api/games', '/api/nothing', '/icon.svg', '/health', '/nothing.png']) {
      const { headers } = await ask(net, path)
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toContain("default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'")
      expect(policy).toContain(`ws://127.0.0.1:${net.port} wss://127.0.0.1:${net.port}`)
      expect(policy).toContain("img-src 'self' data:; worker-src 'self'; object-src 'none'; base-uri 'none'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'/)
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      expect(headers.get('permissions-policy')).toContain('camera=()')
      expect(headers.get('strict-transport-security')).toBeNull()
      expect(headers.get('set-cookie')).toBeNull()
      expect(headers.get('access-control-allow-origin')).toBeNull()
    }
  })

  it('do not repeat a strange host', async () => {
    const answer = await get(await start(), '/', "a.b;script-src'*'")
    expect(answer).not.toMatch(/script-src'\*'/)
  })

  it('leave out what a browser ignores on plain http in a local network, and complains about', async () => {
    const open = await start()
    expect(await get(open, '/', 'localhost')).toMatch(/cross-origin-opener-policy: same-origin/i)
    expect(await get(open, '/', '192.168.1.7:8080')).not.toMatch(/cross-origin-opener-policy/i)
    const secure = await start({ publicUrl: 'https://play.example.org' })
    expect(await get(secure, '/', 'play.example.org')).toMatch(/cross-origin-opener-policy: same-origin/i)
  })

  it('let the client reach its WebSocket at the public address', async () => {
    const net = await start({ publicUrl: 'https://play.example.org/table' })
    expect((await ask(net, '/')).headers.get('content-security-policy')).toContain(
      `wss://127.0.0.1:${net.port} ws://play.example.org wss://play.example.org;`,
    )
  })

  it('ask for https only where it is known to be there', async () => {
    const secure = await start({ publicUrl: 'https://play.example.org' })
    expect((await ask(secure, '/')).headers.get('strict-transport-security')).toBe('max-age=31536000')
    const open = await start({ publicUrl: 'http://play.example.org' })
    expect((await ask(open, '/')).headers.get('strict-transport-security')).toBeNull()
  })
})

describe('the client', () => {
  it('is served, with files that never change kept for ever', async () => {
    const net = await start({ webFolder: webFolder() })
    const page = await ask(net, '/', { headers: { Accept: 'text/html' } })
    expect([page.status, page.text, page.headers.get('cache-control')]).toEqual([
      200,
      '<!doctype html><title>client</title>',
      'no-cache',
    ])
    const plain = await ask(net, '/assets/main-Ab12Cd34.js', { headers: { 'Accept-Encoding': 'identity' } })
    expect([plain.text, plain.headers.get('cache-control')]).toEqual([
      'export {}',
      'public, max-age=31536000, immutable',
    ])
    expect(plain.headers.get('content-type')).toMatch(/^text\/javascript/)
    const request = 'GET /assets/main-Ab12Cd34.js HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n'
    const squeezed = await rawAnswer(net, `${request}Connection: close\r\n\r\n`)
    expect(squeezed).toMatch(/content-encoding: gzip/i)
    expect(squeezed).toMatch(/squeezed/)
    expect((await ask(net, '/icon.svg')).headers.get('cache-control')).toBe('no-cache')
    expect((await ask(net, '/api/games')).headers.get('cache-control')).toBe('no-store')
  })

  it('sees to its own routes, but not to missing files, programs or the API', async () => {
    const net = await start({ webFolder: webFolder() })
    const html = { headers: { Accept: 'text/html,*/*' } }
    const route = await ask(net, '/m/abcdefgh', html)
    expect([route.status, route.text]).toEqual([200, '<!doctype html><title>client</title>'])
    expect(route.headers.get('cache-control')).toBe('no-cache')
    expect((await ask(net, '/m/abcdefgh', { headers: { Accept: 'application/json' } })).status).toBe(404)
    const missing = await ask(net, '/assets/main-Missing1.js', html)
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store'])
    expect((await ask(net, '/api/missing', html)).status).toBe(404)
    expect((await ask(net, '/assets', { headers: { Accept: '*/*' } })).status).toBe(404)
  })

  it('stays in its folder', async () => {
    const net = await start({ webFolder: webFolder() })
    const paths = [
      '/../secret.txt',
      '/assets/../../secret.txt',
      '/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
      '/assets/..%5c..%5csecret.txt',
      '/..\\secret.txt',
      '//../secret.txt',
      '/%252e%252e/secret.txt',
      '/assets/%00/../../../secret.txt',
      '/....//secret.txt',
      'http://localhost/../secret.txt',
    ]
    for (const path of paths) {
      const answer = await get(net, path)
      expect(answer).toMatch(/^HTTP\/1.1 (?:404|400) /)
      expect(answer).not.toContain('outside')
    }
  })

  it('may be absent: then there is a page without script', async () => {
    for (const folder of [undefined, '/nowhere/at/all']) {
      const net = await start(folder === undefined ? {} : { webFolder: folder })
      const page = await ask(net, '/')
      expect(page.status).toBe(200)
      expect(page.headers.get('content-type')).toMatch(/^text\/html/)
      expect(page.text).toContain('longtable join')
      expect(page.text).not.toMatch(/<script|<style|style=/)
      expect((await ask(net, '/m/abcdefgh', { headers: { Accept: 'text/html' } })).status).toBe(404)
    }
  })
})

describe('the origin', () => {
  const attempt = async (net: Started, headers: Record<string, string>) =>
    (await ask(net, '/api/persons', { json: { name: 'Ada' }, headers })).status

  it('has to be this server, where a browser changes something', async () => {
    const net = await start()
    expect(await attempt(net, {})).toBe(201)
    expect(await attempt(net, { Origin: net.url })).toBe(201)
    for (const Origin of [
      'http://evil.example',
      'null',
      `http://127.0.0.1:${net.port + 1}`,
      'garbage',
      'file://',
    ])
      expect(await attempt(net, { Origin })).toBe(403)
    const foreign = await ask(net, '/api/persons', { json: {}, headers: { Origin: 'http://evil.example' } })
    expect(errorOf(foreign).key).toBe('server.http.foreign')
    expect((await ask(net, '/api/games', { headers: { Origin: 'http://evil.example' } })).status).toBe(200)
  })

  it('has to be this server for a WebSocket', async () => {
    const net = await start()
    const refusal = await dialRefused(net, { origin: 'http://evil.example' })
    expect([refusal.status, JSON.parse(refusal.body).error.key]).toEqual([403, 'server.http.foreign'])
    expect((await dialRefused(net, { origin: 'null' })).status).toBe(403)
    const own = await dial(net, { origin: net.url })
    own.socket.terminate()
  })

  it('may be the public address, behind whatever host', async () => {
    const net = await start({ publicUrl: 'https://play.example.org/table' })
    expect(await attempt(net, { Origin: 'https://play.example.org' })).toBe(201)
    expect(await attempt(net, { Origin: 'http://play.example.org' })).toBe(403)
    const public_ = await dial(net, { origin: 'https://play.example.org' })
    public_.socket.terminate()
  })

  it('is no help to a page whose name was made to point here', () => {
    const here = { publicOrigin: undefined, proxied: false }
    const allowed = (host: string, origin = `http://${host}`, known = here) =>
      originAllowed({ origin, host }, known)
    for (const host of [
      'localhost:8080',
      '192.168.1.5:80',
      '[::1]:8080',
      'attic',
      'attic.local:9',
      'a.home.arpa',
    ])
      expect(allowed(host, `http://${host}`)).toBe(true)
    expect(allowed('rebound.example:8080')).toBe(false)
    expect(allowed('attic:443', 'https://attic')).toBe(true)
    expect(allowed('attic', 'http://attic:8080')).toBe(false)
    expect(allowed('play.example.org', 'https://play.example.org', { ...here, proxied: true })).toBe(true)
    expect(allowed('', 'http://evil.example')).toBe(false)
    expect(allowed('localhost', 'ftp://localhost')).toBe(false)
  })

  it('is compared with the host that a trusted proxy was asked for, and no other', async () => {
    const headers = { Origin: 'https://play.example.org', 'X-Forwarded-Host': 'play.example.org' }
    expect(await attempt(await start(), headers)).toBe(403)
    expect(await attempt(await start({ trustProxy: 1 }), headers)).toBe(201)
  })
})

describe('the public address', () => {
  it('is checked', async () => {
    for (const publicUrl of [
      'play.example.org',
      'ftp://a.b',
      'https://a:b@c.d',
      'https://a.b/?x',
      'https://a.b/#x',
    ])
      await expect(start({ publicUrl })).rejects.toMatchObject({ text: { key: 'server.http.publicUrl' } })
  })

  it('is what links begin with', async () => {
    expect((await start({ publicUrl: 'https://play.example.org/table/' })).server.url).toBe(
      'https://play.example.org/table',
    )
    const net = await start()
    expect([net.server.url, net.server.addresses]).toEqual([`http://localhost:${net.port}`, []])
  })
})

describe('health and numbers', () => {
  it('tell how the service is', async () => {
    const net = await start()
    expect([(await ask(net, '/health')).status, (await ask(net, '/health')).body]).toEqual([
      200,
      { ok: true, matches: 0, running: 0 },
    ])
    net.service.healthy = false
    expect((await ask(net, '/health')).status).toBe(503)
    net.service.fault = new Error('no disk')
    const broken = await ask(net, '/health')
    expect([broken.status, broken.text]).toEqual([503, '{"ok":false}'])
  })

  it('count what happens', async () => {
    const net = await start({
      metrics: (register) => {
        register.setDefaultLabels({ house: 'test' })
      },
    })
    await newPerson(net)
    await ask(net, '/api/me')
    const line = await dial(net)
    line.say({ type: 'hello', protocol: 1, match: 'abcdefgh' })
    await line.next()
    line.say({ type: 'say', id: 'a', text: 'hello' })
    await line.next()
    line.socket.send('{"type":"' + 'x'.repeat(50) + '"}')
    await line.next()
    const { text, headers } = await ask(net, '/metrics')
    expect(headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
    expect(text).toContain('longtable_connections{house="test"} 1')
    expect(text).toContain('longtable_messages_received_total{type="hello",house="test"} 1')
    expect(text).toContain('longtable_messages_received_total{type="other",house="test"} 1')
    expect(text).toContain('longtable_messages_sent_total{type="problem",house="test"} 3')
    expect(text).toContain('longtable_refused_total{key="server.http.needKey",house="test"} 1')
    expect(text).toContain('longtable_refused_total{key="server.test.denied",house="test"} 1')
    expect(text).toMatch(
      /longtable_request_seconds_count\{(?=.*route="\/api\/persons")(?=.*method="POST")(?=.*status="201").*\} 1/,
    )
    line.socket.terminate()
  })

  it('are told to this machine alone, unless allowed', async () => {
    const net = await start()
    const refusals = [
      { 'X-Forwarded-For': '127.0.0.1' },
      { Forwarded: 'for=127.0.0.1' },
      { Via: '1.1 proxy' },
      { 'X-Real-IP': '127.0.0.1' },
    ]
    for (const headers of refusals) {
      const answer = await ask(net, '/metrics', { headers })
      expect([answer.status, errorOf(answer).key]).toEqual([403, 'server.http.loopback'])
    }
    expect(await get(net, '/metrics', 'rebound.example')).toMatch(/^HTTP\/1.1 403 /)
    expect(await get(net, '/metrics', '[::1]:80')).toMatch(/^HTTP\/1.1 200 /)
    const proxied = await start({ trustProxy: 1 })
    expect((await ask(proxied, '/metrics', { headers: { 'X-Forwarded-For': '127.0.0.1' } })).status).toBe(403)
    const open = await start({ metricsOpen: true })
    expect((await ask(open, '/metrics', { headers: { 'X-Forwarded-For': '203.0.113.9' } })).status).toBe(200)
  })
})
