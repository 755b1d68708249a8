import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { isPublicAddress } from '../src/http/public-address.ts'
import { checkWebhookUrl, WebhookSender } from '../src/http/webhook.ts'

interface Posted {
  readonly method: string | undefined
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** A service that is posted to, and answers as told. */
async function hook(answer: (response: ServerResponse, count: number) => void) {
  const posted: Posted[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      posted.push({ method: request.method, headers: request.headers, body })
      answer(response, posted.length)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { posted, port: (server.address() as AddressInfo).port }
}

/** A sender that writes down how long it would wait. */
function sender(more: ConstructorParameters<typeof WebhookSender>[0] = {}) {
  const waits: number[] = []
  const made = new WebhookSender({
    allowPrivate: true,
    delays: [10, 20],
    wait: async (ms) => void waits.push(ms),
    ...more,
  })
  return {
    waits,
    send: (url: string, content = 'Your turn') => made.send(url, { content, username: 'Longtable' }),
  }
}

const status =
  (code: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(code, headers).end()

describe('a webhook', () => {
  it('is posted what Discord understands, and nobody is called', async () => {
    const { posted, port } = await hook(status(204))
    const { send, waits } = sender()
    expect(await send(`http://127.0.0.1:${port}/hooks/1?wait=true`, '@everyone à vous')).toBeNull()
    expect(posted).toHaveLength(1)
    expect(posted[0]).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' } })
    expect(JSON.parse(posted[0]?.body ?? '')).toEqual({
      content: '@everyone à vous',
      username: 'Longtable',
      allowed_mentions: { parse: [] },
    })
    expect(waits).toEqual([])
  })

  it('is posted no more than it takes', async () => {
    const { posted, port } = await hook(status(200))
    expect(await sender().send(`http://127.0.0.1:${port}/`, 'x'.repeat(5000))).toBeNull()
    expect((JSON.parse(posted[0]?.body ?? '') as { content: string }).content).toBe(`${'x'.repeat(1999)}…`)
  })

  it('is tried again, and then given up', async () => {
    const lazy = await hook((response, count) => status(count < 3 ? 500 : 204)(response))
    const first = sender()
    expect(await first.send(`http://127.0.0.1:${lazy.port}/`)).toBeNull()
    expect([lazy.posted.length, first.waits]).toEqual([3, [10, 20]])
    const broken = await hook(status(503))
    const second = sender()
    expect(await second.send(`http://127.0.0.1:${broken.port}/`)).toBe('HTTP 503')
    expect([broken.posted.length, second.waits]).toEqual([3, [10, 20]])
  })

  it('is waited for as it asks, within bounds', async () => {
    const busy = await hook((response, count) =>
      status(count < 3 ? 429 : 204, { 'Retry-After': count === 1 ? '3' : '999999' })(response),
    )
    const { send, waits } = sender()
    expect(await send(`http://127.0.0.1:${busy.port}/`)).toBeNull()
    expect(waits).toEqual([3000, 60_000])
  })

  it('that is gone, or elsewhere now, is not tried again', async () => {
    const elsewhere = await hook(status(204))
    const gone = await hook(status(404))
    const moved = await hook(status(307, { Location: `http://127.0.0.1:${elsewhere.port}/` }))
    expect(await sender().send(`http://127.0.0.1:${gone.port}/`)).toBe('HTTP 404')
    expect(await sender().send(`http://127.0.0.1:${moved.port}/`)).toBe('redirected (HTTP 307)')
    expect([gone.posted.length, moved.posted.length, elsewhere.posted.length]).toEqual([1, 1, 0])
  })

  it('that does not answer, or hangs up, is told so', async () => {
    const silent = await hook(() => undefined)
    const { send, waits } = sender({ timeout: 30 })
    expect(await send(`http://127.0.0.1:${silent.port}/`)).toBe('no answer in time')
    expect(waits).toEqual([10, 20])
    const rude = await hook((response) => void response.destroy())
    expect(await sender().send(`http://127.0.0.1:${rude.port}/`)).toBe('ECONNRESET')
  })

  it('is not listened to for long', async () => {
    let ended = false
    const chatty = await hook((response) => {
      response.writeHead(200)
      const talk = () => {
        while (!response.destroyed && response.write('x'.repeat(10_000)));
      }
      response.on('drain', talk)
      response.on('close', () => (ended = true))
      talk()
    })
    expect(await sender().send(`http://127.0.0.1:${chatty.port}/`)).toBeNull()
    while (!ended) await new Promise((resolve) => setTimeout(resolve, 5))
    expect(chatty.posted).toHaveLength(1)
  })

  it('is found by name', async () => {
    const { posted, port } = await hook(status(204))
    const resolve = async () => [{ address: '127.0.0.1', family: 4 }]
    expect(await sender({ resolve }).send(`http://hooks.test:${port}/`)).toBeNull()
    expect(posted[0]?.headers.host).toBe(`hooks.test:${port}`)
    const nowhere = sender({ resolve: () => Promise.reject(new Error('no')) })
    expect(await nowhere.send(`http://hooks.test:${port}/`)).toBe('host not found')
    expect(await sender({ resolve: async () => [] }).send(`http://hooks.test:${port}/`)).toBe(
      'host not found',
    )
  })
})

describe('an address in one’s own network', () => {
  const inner =
    '0.0.0.0 0.1.2.3 10.1.2.3 100.64.0.1 100.127.255.255 127.0.0.1 127.9.9.9 169.254.169.254 172.16.0.1 172.31.255.1 ' +
    '192.0.0.8 192.0.2.1 192.168.0.1 198.18.0.1 198.51.100.3 203.0.113.5 224.0.0.1 239.1.1.1 240.0.0.1 255.255.255.255 ' +
    ':: ::1 ::ffff:10.0.0.1 ::ffff:8.8.8.8 64:ff9b::a00:1 64:ff9b:1::1 100::1 2001::1 2001:db8::1 2002:a00:1:: fc00::1 ' +
    'fd12:3456::1 fe80::1 fec0::1 ff02::1 3fff::1 garbage'
  const outer =
    '1.1.1.1 8.8.8.8 100.63.255.255 100.128.0.1 162.159.128.233 172.15.0.1 172.32.0.1 192.169.0.1 198.20.0.1 223.255.255.1 ' +
    '2606:4700::1111 2a00:1450::1 2001:4860:4860::8888'

  it('is told from one on the internet', () => {
    expect(inner.split(' ').filter(isPublicAddress)).toEqual([])
    expect(outer.split(' ').filter((address) => !isPublicAddress(address))).toEqual([])
  })

  it('is not posted to, however it is written', async () => {
    const { posted, port } = await hook(status(204))
    const { send } = sender({ allowPrivate: false })
    for (const host of [
      '127.0.0.1',
      '2130706433',
      '0x7f.1',
      '0177.0.0.1',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '0',
    ])
      expect(await send(`http://${host}:${port}/`)).toBe('address refused')
    for (const address of ['ftp://example.org/', 'file:///etc/passwd', 'http://a:b@example.org/', 'nonsense'])
      expect(await send(address)).toBe('address refused')
    expect(await send(`http://localhost:${port}/`)).toBe('private address')
    expect(posted).toEqual([])
  })

  it('is not posted to by a name that leads there, even if it led elsewhere when it was set', async () => {
    const { posted, port } = await hook(status(204))
    const url = `http://rebound.test:${port}/`
    let asked = 0
    const resolve = async () => {
      asked += 1
      return asked === 1 ? [{ address: '1.1.1.1', family: 4 }] : [{ address: '127.0.0.1', family: 4 }]
    }
    await checkWebhookUrl(url, { resolve })
    expect(await sender({ allowPrivate: false, resolve }).send(url)).toBe('private address')
    const mixed = async () => [
      { address: '1.1.1.1', family: 4 },
      { address: '::1', family: 6 },
    ]
    expect(await sender({ allowPrivate: false, resolve: mixed }).send(url)).toBe('private address')
    expect(posted).toEqual([])
  })

  it('is refused when it is set', async () => {
    const publicHost = { resolve: async () => [{ address: '162.159.128.233', family: 4 }] }
    const privateHost = { resolve: async () => [{ address: 'fd00::5', family: 6 }] }
    const lost = { resolve: () => Promise.reject(new Error('no')) }
    const reason = (address: string, options = {}) =>
      checkWebhookUrl(address, options).then(
        () => 'fine',
        (error: { status: number; text: { key: string } }) =>
          `${error.status} ${error.text.key.split('.').pop()}`,
      )
    expect(await reason('https://discord.test/api/webhooks/1/x', publicHost)).toBe('fine')
    expect(await reason('https://162.159.128.233/')).toBe('fine')
    expect(await reason('https://intranet.test/', privateHost)).toBe('400 private')
    expect(await reason('https://intranet.test/', { ...privateHost, allowPrivate: true })).toBe('fine')
    expect(await reason('http://192.168.1.1/')).toBe('400 private')
    expect(await reason('http://[fe80::1]/')).toBe('400 private')
    expect(await reason('http://192.168.1.1/', { allowPrivate: true })).toBe('fine')
    expect(await reason('https://lost.test/', lost)).toBe('400 lost')
    expect(await reason('https://lost.test/', { resolve: async () => [] })).toBe('400 lost')
    expect(await reason('https://a:b@discord.test/', publicHost)).toBe('400 credentials')
    expect(await reason('gopher://discord.test/', publicHost)).toBe('400 url')
    expect(await reason('discord.test', publicHost)).toBe('400 url')
  })
})
