import { lookup as systemLookup, type LookupAddress } from 'node:dns'
import { request as httpRequest, type ClientRequest, type RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { HttpError } from '../errors/http-error.ts'
import { hostname } from './address.ts'
import { isPublicAddress } from './public-address.ts'
import { httpText } from './http-errors.ts'

type Resolve = (host: string) => Promise<readonly LookupAddress[]>

export interface WebhookOptions {
  /** Lets a webhook lead into this machine's own networks. */
  readonly allowPrivate?: boolean
  /** How names become addresses. */
  readonly resolve?: Resolve
  /** How long to wait before each further try, in milliseconds. */
  readonly delays?: readonly number[]
  readonly timeout?: number
  readonly wait?: (ms: number) => Promise<void>
}

/** What goes out; plain text, and nobody is called by name. */
export interface Notice {
  readonly content: string
  readonly username: string
}

/** As long as Discord takes. */
const LONGEST_CONTENT = 2000
const LONGEST_USERNAME = 80
/** The longest that the other side can make us wait before the next try. */
const LONGEST_WAIT = 60_000

const resolveBySystem: Resolve = (host) =>
  new Promise((resolve, reject) => {
    systemLookup(host, { all: true }, (error, found) => (error === null ? resolve(found) : reject(error)))
  })

function refuseUrl(key: string): never {
  throw new HttpError(400, httpText(`webhook.${key}`))
}

/** The address, if it is one that may be posted to as far as can be seen without looking its host up. */
function readUrl(address: string, allowPrivate: boolean): URL {
  if (!URL.canParse(address)) refuseUrl('url')
  const url = new URL(address)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') refuseUrl('url')
  if (url.username !== '' || url.password !== '') refuseUrl('credentials')
  const host = hostname(url.hostname)
  // Numbers are not looked up when connecting, so they are checked here.
  if (!allowPrivate && isIP(host) !== 0 && !isPublicAddress(host)) refuseUrl('private')
  return url
}

/** Refuses an address that nobody may be notified at, when it is set; it is checked again whenever it is used. */
export async function checkWebhookUrl(address: string, options: WebhookOptions = {}): Promise<void> {
  const allowPrivate = options.allowPrivate ?? false
  const host = hostname(readUrl(address, allowPrivate).hostname)
  if (isIP(host) !== 0) return
  const found = await (options.resolve ?? resolveBySystem)(host).catch(() => refuseUrl('lost'))
  if (found.length === 0) refuseUrl('lost')
  if (!allowPrivate && !found.every(({ address: known }) => isPublicAddress(known))) refuseUrl('private')
}

/** Why a try failed, in a few words, and whether another one makes sense. */
interface Failure {
  readonly error: string
  readonly again: boolean
  /** Milliseconds that the other side asked for. */
  readonly after?: number
}

/** Posts messages to other services, in the form that Discord understands. */
export class WebhookSender {
  readonly #allowPrivate: boolean
  readonly #resolve: Resolve
  readonly #delays: readonly number[]
  readonly #timeout: number
  readonly #wait: (ms: number) => Promise<void>

  constructor(options: WebhookOptions = {}) {
    this.#allowPrivate = options.allowPrivate ?? false
    this.#resolve = options.resolve ?? resolveBySystem
    this.#delays = options.delays ?? [2000, 10_000]
    this.#timeout = options.timeout ?? 10_000
    this.#wait = options.wait ?? ((ms) => sleep(ms, undefined, { ref: false }))
  }

  /** Null when it was delivered, else in a few words why not. */
  async send(address: string, notice: Notice): Promise<string | null> {
    for (let tries = 0; ; tries += 1) {
      const failure = await this.#post(address, notice)
      if (failure === null) return null
      const delay = this.#delays[tries]
      if (!failure.again || delay === undefined) return failure.error
      await this.#wait(Math.max(delay, Math.min(failure.after ?? 0, LONGEST_WAIT)))
    }
  }

  async #post(address: string, notice: Notice): Promise<Failure | null> {
    let url: URL
    try {
      url = readUrl(address, this.#allowPrivate)
    } catch {
      return { error: 'address refused', again: false }
    }
    const body = JSON.stringify({
      content: cut(notice.content, LONGEST_CONTENT),
      username: cut(notice.username, LONGEST_USERNAME),
      allowed_mentions: { parse: [] },
    })
    const options: RequestOptions = {
      method: 'POST',
      // Each message has a connection of its own, whose address was looked up and checked for it.
      agent: false,
      lookup: this.#lookup,
      signal: AbortSignal.timeout(this.#timeout),
      headers: {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
        'User-Agent': 'Longtable',
      },
    }
    const request = url.protocol === 'https:' ? httpsRequest(url, options) : httpRequest(url, options)
    return outcome(request, body)
  }

  /** Gives out only addresses that may be connected to: nothing else is asked between this and connecting. */
  readonly #lookup: LookupFunction = (host, options, done) => {
    this.#resolve(host).then(
      (found) => {
        const [first] = found
        if (first === undefined) return done(coded('ENOTFOUND'), '')
        if (!this.#allowPrivate && !found.every(({ address }) => isPublicAddress(address)))
          return done(coded('EPRIVATE'), '')
        return options.all === true ? done(null, [...found]) : done(null, first.address, first.family)
      },
      () => done(coded('ENOTFOUND'), ''),
    )
  }
}

function cut(words: string, most: number): string {
  return words.length <= most ? words : `${words.slice(0, most - 1)}…`
}

function coded(code: string): NodeJS.ErrnoException {
  return Object.assign(new Error(code), { code })
}

function outcome(request: ClientRequest, body: string): Promise<Failure | null> {
  return new Promise((resolve) => {
    request.on('response', (response) => {
      const status = response.statusCode ?? 0
      const after = Number(response.headers['retry-after'])
      // What the other side has to say beyond its status is not read.
      response.on('error', () => undefined)
      response.destroy()
      resolve(judge(status, after))
    })
    request.on('error', (error: NodeJS.ErrnoException) => resolve(failureOf(error)))
    request.end(body)
  })
}

function judge(status: number, after: number): Failure | null {
  if (status >= 200 && status < 300) return null
  const again = status >= 500 || status === 408 || status === 429
  const error = status >= 300 && status < 400 ? `redirected (HTTP ${status})` : `HTTP ${status}`
  return Number.isFinite(after) && after > 0 ? { error, again, after: after * 1000 } : { error, again }
}

function failureOf(error: NodeJS.ErrnoException): Failure {
  if (error.name === 'AbortError' || error.name === 'TimeoutError')
    return { error: 'no answer in time', again: true }
  if (error.code === 'EPRIVATE') return { error: 'private address', again: false }
  if (error.code === 'ENOTFOUND') return { error: 'host not found', again: true }
  return {
    error: /^[A-Z_0-9]{2,40}$/.test(error.code ?? '') ? String(error.code) : 'connection failed',
    again: true,
  }
}
