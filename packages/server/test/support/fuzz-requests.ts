import type { Random } from '@longtable/kernel'
import { babble, garbled, junk, mutated } from './fuzz-junk.ts'
import type { Victim } from './fuzz-messages.ts'

export interface Request {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND']

/** A body that the route would take, with a field too much: it must never be taken. */
const spoiled = (body: object): string => JSON.stringify({ ...body, surplus: 1 })

function bodyFor(random: Random): string {
  const body = random.pick<object>([
    { name: 'Mallory' },
    { game: 'immortals', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] },
    { invitation: 'x'.repeat(30), password: 'guess' },
    { url: 'http://169.254.169.254/', lang: 'en' },
    { code: 'c'.repeat(40) },
    { format: 'longtable-match', version: 1, game: 'immortals', seats: ['a', 'b', 'c'], log: [], marks: [] },
  ])
  switch (random.below(5)) {
    case 0:
      return garbled(spoiled(body), random).replace(/\}$/, '')
    case 1:
      return JSON.stringify({ ...(mutated(body, random) as object), surplus: junk(random) })
    case 2:
      return JSON.stringify([junk(random)])
    case 3:
      return random.below(8) === 0 ? `"${'x'.repeat(70_000)}"` : '['.repeat(random.below(400))
    default:
      return spoiled(body)
  }
}

function pathFor({ id }: Victim, random: Random): string {
  const seat = random.pick(['0', '1', '2', '3', '31', '32', '-1', '1e1', '%31', 'watch', ''])
  const match = random.pick([
    id,
    id,
    id,
    `${id}%00`,
    '..%2f..',
    '%2e%2e',
    'x',
    `${id}/`,
    encodeURIComponent(babble(random, 20)),
  ])
  const query = random.pick([
    '',
    '',
    '?seat=1',
    '?status=over',
    '?before=-1',
    '?before=9e9',
    '?__proto__=1',
    '?seat=%',
    `?a=${'b'.repeat(300)}`,
  ])
  const path = random.pick([
    `/api/matches/${match}`,
    `/api/matches/${match}/export`,
    `/api/matches/${match}/webhook`,
    `/api/matches/${match}/seats`,
    `/api/matches/${match}/seats/${seat}`,
    `/api/matches/${match}/seats/${seat}/device`,
    '/api/matches',
    '/api/matches/import',
    '/api/me',
    '/api/me/matches',
    '/api/persons',
    '/api/devices',
    '/api/games',
    `/api/games/${random.pick(['immortals', '__proto__', '..', babble(random, 9).replaceAll(/[^\w]/g, '')])}/messages/en`,
    '/api/socket',
    '/health',
    '/..%2f..%2fetc/passwd',
    '/%2e%2e/%2e%2e/package.json',
    '/assets/..%5c..%5csecret',
    '//evil.example/api/me',
    '/%',
    '/%c0%ae%c0%ae/',
  ])
  return path + query
}

function headersFor({ keys, stranger }: Victim, random: Random): Record<string, string> {
  // Half of them get as far as to be read.
  const headers: Record<string, string> = {
    Authorization: `Bearer ${stranger}`,
    'Content-Type': 'application/json',
  }
  if (random.below(2) === 0) return headers
  const authorization = random.pick([
    undefined,
    `Bearer ${stranger}`,
    `Bearer ${keys[0].slice(0, -2)}AA`,
    `Basic ${Buffer.from(keys[0]).toString('base64').slice(4)}`,
    'Bearer',
    `Bearer ${'A'.repeat(3000)}`,
    `Bearer ${keys[0]}.${keys[1]}`,
  ])
  if (authorization === undefined) delete headers['Authorization']
  else headers['Authorization'] = authorization
  const type = random.pick([
    undefined,
    'application/json',
    'application/json; charset=utf-8',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'APPLICATION/JSON,x',
  ])
  if (type === undefined) delete headers['Content-Type']
  else headers['Content-Type'] = type
  const origin = random.pick([
    undefined,
    undefined,
    'http://evil.example',
    'null',
    'file://',
    'http://127.0.0.1.evil.example',
    '://',
  ])
  if (origin !== undefined) headers['Origin'] = origin
  const host = random.pick([undefined, undefined, 'evil.example', 'localhost', '[::1]', '127.0.0.1:1'])
  if (host !== undefined) headers['Host'] = host
  if (random.below(8) === 0) headers['X-Forwarded-For'] = '127.0.0.9, ::1'
  if (random.below(8) === 0) headers['Cookie'] = 'a=b; '.repeat(20)
  return headers
}

/** What nobody may be given: nothing of it changes anything. */
export function hostileRequest(victim: Victim, random: Random): Request {
  const method = random.below(2) === 0 ? 'POST' : random.pick(methods)
  const request = { method, path: pathFor(victim, random), headers: headersFor(victim, random) }
  const bare = method === 'GET' || method === 'HEAD' || method === 'TRACE'
  return bare || random.below(6) === 0 ? request : { ...request, body: bodyFor(random) }
}

/** One request for each answer that hostile ones get, however few are sent at random. */
export function certainRequests({
  id,
  stranger,
}: Victim): readonly (Request & { readonly status: number })[] {
  const json = { 'Content-Type': 'application/json' }
  const known = { ...json, Authorization: `Bearer ${stranger}` }
  const name = (length: number): string => JSON.stringify({ name: 'x'.repeat(length) })
  return [
    { status: 400, method: 'POST', path: '/api/persons', headers: json, body: '{"name":' },
    { status: 401, method: 'GET', path: '/api/me', headers: {} },
    { status: 401, method: 'DELETE', path: `/api/matches/${id}`, headers: { Authorization: 'Bearer x' } },
    { status: 403, method: 'DELETE', path: `/api/matches/${id}`, headers: known },
    {
      status: 403,
      method: 'POST',
      path: '/api/persons',
      headers: { ...json, Origin: 'null' },
      body: name(5),
    },
    { status: 404, method: 'GET', path: '/api/matches/x', headers: known },
    { status: 405, method: 'PUT', path: '/api/me', headers: known, body: name(5) },
    { status: 413, method: 'PATCH', path: '/api/me', headers: known, body: name(70_000) },
    {
      status: 415,
      method: 'PATCH',
      path: '/api/me',
      headers: { ...known, 'Content-Type': 'text/plain' },
      body: name(5),
    },
  ]
}

const HANDSHAKE = [
  'GET /api/socket HTTP/1.1',
  'Host: localhost',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  '',
  '',
].join('\r\n')

/** A frame as a client sends it, masked with zeros; `flags` is its first byte. */
function frame(flags: number, payload: Buffer): Buffer {
  const { length } = payload
  const size = length < 126 ? Buffer.from([0x80 | length]) : Buffer.from([0xfe, length >> 8, length & 255])
  return Buffer.concat([Buffer.from([flags]), size, Buffer.alloc(4), payload])
}

/** Bytes that no proper client would send. */
export function hostileBytes(random: Random): Buffer {
  const noise = Buffer.from(Array.from({ length: random.below(200) }, () => random.below(256)))
  const hello = Buffer.from('{"type":"undo","id":"x"}')
  const shake = Buffer.from(HANDSHAKE)
  return random.pick<() => Buffer>([
    () => noise,
    () => Buffer.concat([Buffer.from('GET / HTTP/1.1\r\n'), noise, Buffer.from('\r\n\r\n')]),
    () => Buffer.from(`GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`),
    () => Buffer.from(`GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(20_000)}\r\n\r\n`),
    () =>
      Buffer.from(
        'POST /api/persons HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      ),
    () =>
      Buffer.from(
        'POST /api/persons HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: -1\r\n\r\n{}',
      ),
    () =>
      Buffer.from(
        'POST /api/persons HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
      ),
    // Hangs up in the middle of a body.
    () =>
      Buffer.from(
        'POST /api/persons HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"name":',
      ),
    () => Buffer.from('GET http://[::1 HTTP/1.1\r\nHost: x\r\n\r\n'),
    () => Buffer.from('GET /api/me HTTP/9.9\r\n\r\n'),
    () => Buffer.concat([shake, noise]),
    // Binary, reserved bits, an unknown kind, not masked, too long a ping, a fragment that goes on from nothing.
    () => Buffer.concat([shake, frame(0x82, hello)]),
    () => Buffer.concat([shake, frame(0xf1, hello)]),
    () => Buffer.concat([shake, frame(0x83, hello)]),
    () => Buffer.concat([shake, Buffer.from([0x81, hello.length]), hello]),
    () => Buffer.concat([shake, frame(0x89, Buffer.alloc(300))]),
    () => Buffer.concat([shake, frame(0x80, hello)]),
    // Text that is no UTF-8, one message in pieces, one that never ends, and one that says it is huge.
    () => Buffer.concat([shake, frame(0x81, Buffer.from([0xc0, 0xaf, 0xff]))]),
    () =>
      Buffer.concat([
        shake,
        frame(0x01, hello.subarray(0, 9)),
        frame(0x89, hello),
        frame(0x80, hello.subarray(9)),
        frame(0x88, Buffer.from([3, 232])),
      ]),
    () => Buffer.concat([shake, frame(0x01, hello), frame(0x00, hello)]),
    () => Buffer.concat([shake, Buffer.from([0x81, 0xff, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0])]),
    () => Buffer.concat([shake, frame(0x88, Buffer.from([0]))]),
  ])()
}
