import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { UserError, text } from '@longtable/kernel'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Api, ApiError } from '../src/client/index.ts'

interface Asked {
  readonly what: string
  readonly key: string | undefined
  readonly body: unknown
}

/** A server that notes what it is asked, and answers what the test says. */
let http: Server
let asked: Asked[] = []
let answer: { status: number; body: string } = { status: 200, body: '{}' }

async function note(request: IncomingMessage): Promise<void> {
  let body = ''
  for await (const part of request.setEncoding('utf8')) body += String(part)
  const { method, url, headers } = request
  const json: unknown = body === '' ? undefined : JSON.parse(body)
  asked.push({ what: `${method} ${url}`, key: headers.authorization, body: json })
}

beforeEach(async () => {
  asked = []
  answer = { status: 200, body: '{}' }
  http = createServer((request, response) => {
    void note(request).then(() => {
      response.writeHead(answer.status, { 'content-type': 'application/json' })
      response.end(answer.body)
    })
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
})

afterEach(async () => {
  http.closeAllConnections()
  await new Promise<unknown>((resolve) => http.close(resolve))
})

function api(key?: string): Api {
  const server = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  return new Api({ server, fetch, ...(key !== undefined && { key }) })
}

test('every route is asked for as the server has it', async () => {
  const me = api('p.k')
  const seats = [{ kind: 'me' as const }]
  const calls: [Promise<unknown>, string, unknown][] = [
    [me.me(), 'GET /api/me', undefined],
    [me.rename('Ann'), 'PATCH /api/me', { name: 'Ann' }],
    [me.games(), 'GET /api/games', undefined],
    [me.newMatch({ game: 'toy', seats }), 'POST /api/matches', { game: 'toy', seats }],
    [me.listed('running'), 'GET /api/matches?status=running', undefined],
    [me.listed('over', 7), 'GET /api/matches?status=over&before=7', undefined],
    [me.mine(), 'GET /api/me/matches', undefined],
    [me.mine(9), 'GET /api/me/matches?before=9', undefined],
    [me.match('m/1'), 'GET /api/matches/m%2F1', undefined],
    [me.sit('m'), 'POST /api/matches/m/seats', {}],
    [
      me.sit('m', 0, { invitation: 'i', password: 'w' }),
      'POST /api/matches/m/seats/0',
      { invitation: 'i', password: 'w' },
    ],
    [me.deviceLink('m', 1), 'POST /api/matches/m/seats/1/device', undefined],
    [me.takeDevice('c'), 'POST /api/devices', { code: 'c' }],
    [me.setWebhook('m', { url: 'u', lang: 'fr' }), 'PUT /api/matches/m/webhook', { url: 'u', lang: 'fr' }],
    [me.dropWebhook('m'), 'DELETE /api/matches/m/webhook', undefined],
    [me.exported('m'), 'GET /api/matches/m/export', undefined],
    [me.exported('m', 0), 'GET /api/matches/m/export?seat=0', undefined],
    [me.imported({ log: [] }), 'POST /api/matches/import', { log: [] }],
    [me.removeMatch('m'), 'DELETE /api/matches/m', undefined],
    [me.newCampaign({ game: 'toy', body: {} }), 'POST /api/campaigns', { game: 'toy', body: {} }],
    [me.campaign('c/1'), 'GET /api/campaigns/c%2F1', undefined],
    [me.campaigns(), 'GET /api/me/campaigns', undefined],
    [me.keepCampaign('c', { body: {}, after: 3 }), 'PUT /api/campaigns/c', { body: {}, after: 3 }],
    [me.leaveCampaign('c'), 'DELETE /api/me/campaigns/c', undefined],
  ]
  await Promise.all(calls.map(([call]) => call))
  for (const [, what, body] of calls) {
    const found = asked.find((each) => each.what === what)
    expect({ what, ...found }).toEqual({ what, key: 'Bearer p.k', body })
  }
  expect(asked).toHaveLength(calls.length)
})

test('a new person is the one who asks from then on', async () => {
  const nobody = api()
  answer.body = '{"id":"p","name":"Ann","key":"p.secret"}'
  expect(await nobody.newPerson('Ann')).toEqual({ id: 'p', name: 'Ann', key: 'p.secret' })
  await nobody.me()
  expect(asked.map(({ key }) => key)).toEqual([undefined, 'Bearer p.secret'])
})

test('an empty answer is none', async () => {
  answer = { status: 204, body: '' }
  expect(await api('p.k').removeMatch('m')).toBeUndefined()
})

async function refusal(promise: Promise<unknown>): Promise<UserError> {
  const error: unknown = await promise.then(
    () => undefined,
    (why: unknown) => why,
  )
  if (error instanceof UserError) return error
  throw new Error(`no refusal but ${String(error)}`)
}

test('what the server refuses is a refusal with its reason and status', async () => {
  answer = {
    status: 403,
    body: JSON.stringify({ error: text('server.wrongPassword', { n: 1 }), message: 'no' }),
  }
  const why = await refusal(api().me())
  expect(why).toBeInstanceOf(ApiError)
  expect(why).toMatchObject({ status: 403, text: { key: 'server.wrongPassword', with: { n: 1 } } })
})

test('a refusal without a reason, and answers of something else, are told as such', async () => {
  answer = { status: 502, body: '{"error":"bad gateway"}' }
  expect((await refusal(api().me())).text).toEqual(text('server.client.refused', { status: 502 }))
  answer = { status: 200, body: '<html>' }
  expect((await refusal(api().me())).text).toMatchObject({ key: 'server.client.foreign' })
})

test('a server that is not there cannot be reached', async () => {
  const gone = api()
  await new Promise<unknown>((resolve) => http.close(resolve))
  const why = await refusal(gone.games())
  expect(why.text).toEqual(text('server.client.unreachable', { server: gone.server }))
  http = createServer()
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
})
