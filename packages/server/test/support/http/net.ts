import { connect, type Socket } from 'node:net'
import { once } from 'node:events'
import type { Language, Messages } from '@longtable/kernel'
import { onTestFinished } from 'vitest'
import { WebSocket, type ClientOptions } from 'ws'
import { listen } from '../../../src/http/listen.ts'
import type { Listening, ListenOptions } from '../../../src/http/listen-options.ts'
import { FakeService } from './fake-service.ts'

const chatWords: Readonly<Record<Language, Messages>> = {
  en: { name: 'Chat', tooLoud: 'This is too loud.' },
  fr: { name: 'Causette', tooLoud: 'C’est trop fort.' },
}

export interface Started {
  readonly service: FakeService
  readonly server: Listening
  readonly url: string
  readonly port: number
}

/** A server on any port of this machine, closed when the test is over. */
export async function start(options: Partial<ListenOptions> = {}): Promise<Started> {
  const service = new FakeService()
  const server = await listen(service, {
    host: '127.0.0.1',
    messages: (game, lang) => (game === 'chat' ? chatWords[lang] : undefined),
    ...options,
    limits: { closeSeconds: 1, ...options.limits },
  })
  onTestFinished(() => server.close())
  return { service, server, url: `http://127.0.0.1:${server.port}`, port: server.port }
}

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: unknown
  readonly text: string
}

interface Asking {
  readonly method?: string
  readonly key?: string
  readonly json?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly raw?: string
}

export async function ask({ url }: Started, path: string, asking: Asking = {}): Promise<Answer> {
  const hasBody = 'json' in asking || asking.raw !== undefined
  const response = await fetch(url + path, {
    method: asking.method ?? (hasBody ? 'POST' : 'GET'),
    headers: {
      ...(asking.key === undefined ? {} : { Authorization: `Bearer ${asking.key}` }),
      ...(hasBody ? { 'Content-Type': 'application/json' } : {}),
      ...asking.headers,
    },
    ...(hasBody ? { body: asking.raw ?? JSON.stringify(asking.json) } : {}),
    redirect: 'manual',
  })
  const words = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') === true && words !== ''
  return {
    status: response.status,
    headers: response.headers,
    body: isJson ? JSON.parse(words) : undefined,
    text: words,
  }
}

export async function newPerson(
  started: Started,
  name = 'Ada',
): Promise<{ id: string; name: string; key: string }> {
  const { body } = await ask(started, '/api/persons', { json: { name } })
  return body as { id: string; name: string; key: string }
}

export async function newMatch(started: Started, key: string, more: object = {}): Promise<string> {
  const { body } = await ask(started, '/api/matches', {
    key,
    json: { game: 'chat', seats: [{ kind: 'me' }, { kind: 'open' }], ...more },
  })
  return (body as { match: { id: string } }).match.id
}

export interface Heard {
  readonly type: string
  readonly [field: string]: unknown
}

/** A WebSocket whose messages are waited for one after the other. */
export class Dialled {
  readonly socket: WebSocket
  readonly closed: Promise<{ code: number; reason: string }>
  readonly #heard: Heard[] = []
  readonly #waiting: ((message: Heard) => void)[] = []

  constructor(socket: WebSocket) {
    this.socket = socket
    this.closed = new Promise((resolve) => {
      socket.on('close', (code, reason) => resolve({ code, reason: reason.toString() }))
    })
    socket.on('error', () => undefined)
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as Heard
      const waiting = this.#waiting.shift()
      if (waiting === undefined) this.#heard.push(message)
      else waiting(message)
    })
  }

  next(): Promise<Heard> {
    const heard = this.#heard.shift()
    return heard === undefined
      ? new Promise((resolve) => this.#waiting.push(resolve))
      : Promise.resolve(heard)
  }

  say(message: object): void {
    this.socket.send(JSON.stringify(message))
  }
}

export async function dial({ port }: Started, options: ClientOptions = {}): Promise<Dialled> {
  const dialled = new Dialled(new WebSocket(`ws://127.0.0.1:${port}/api/socket`, options))
  await once(dialled.socket, 'open')
  return dialled
}

/** The status and body with which a WebSocket is refused. */
export function dialRefused(
  { port }: Started,
  options: ClientOptions = {},
  path = '/api/socket',
): Promise<{ status: number; body: string; retryAfter: string | undefined }> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, options)
    socket.on('error', () => undefined)
    socket.on('open', () => {
      socket.terminate()
      reject(new Error('this connection was not refused'))
    })
    socket.on('unexpected-response', (_request, response) => {
      let body = ''
      response.on('data', (chunk: Buffer) => (body += chunk.toString()))
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, body, retryAfter: response.headers['retry-after'] })
      })
    })
  })
}

/** Bytes over TCP, for what no proper client would send. */
export async function rawSocket({ port }: Started): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

/** What comes back until the other side ends it. */
export async function rawAnswer(started: Started, request: string): Promise<string> {
  const socket = await rawSocket(started)
  let answer = ''
  socket.on('data', (chunk) => (answer += chunk.toString('latin1')))
  socket.write(request)
  await once(socket, 'close')
  return answer
}

export const handshake = [
  'GET /api/socket HTTP/1.1',
  'Host: localhost',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  '',
  '',
].join('\r\n')

/** Waits for something that no event tells of. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 5))
}

export function errorOf(answer: Answer): { key: string; with?: Record<string, unknown> } {
  return (answer.body as { error: { key: string; with?: Record<string, unknown> } }).error
}
