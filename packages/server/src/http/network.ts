import { UserError, text, type Text } from '@longtable/kernel'
import type { Logger } from 'pino'
import type { ServerApi } from '../host/server-api.ts'
import { TokenBuckets } from './token-buckets.ts'
import { englishFormatter, type GameMessages } from './game-messages.ts'
import { defaultLimits, type Limits } from './limits.ts'
import { makeLogger } from './log.ts'
import { makeHttpMetrics, type HttpMetrics } from './http-metrics.ts'
import type { ListenOptions } from './listen-options.ts'

/** What all parts of the network share. */
export interface Network {
  readonly service: ServerApi
  readonly limits: Limits
  readonly publicUrl: string | undefined
  readonly publicOrigin: string | undefined
  readonly trustProxy: number
  readonly metricsOpen: boolean
  readonly webFolder: string | undefined
  readonly logger: Logger
  readonly now: () => number
  readonly metrics: HttpMetrics
  readonly messages: GameMessages
  readonly english: (text: Text, game?: string) => string
  /** By household. */
  readonly requests: TokenBuckets
  readonly files: TokenBuckets
  readonly creating: TokenBuckets
  readonly guesses: TokenBuckets
  readonly choices: TokenBuckets
  readonly bytes: TokenBuckets
  /** The open WebSockets by household. */
  readonly open: Map<string, number>
  stopping: boolean
}

function checkedUrl(url: string | undefined): URL | undefined {
  if (url === undefined) return undefined
  const read = URL.canParse(url) ? new URL(url) : undefined
  const clean = read?.search === '' && read.hash === '' && read.username === '' && read.password === ''
  if (read === undefined || !clean || !/^https?:$/.test(read.protocol))
    throw new UserError(text('server.http.publicUrl', { url }))
  return read
}

export function makeNetwork(service: ServerApi, options: ListenOptions): Network {
  const limits = { ...defaultLimits, ...options.limits }
  // Allowances do not fill up because somebody sets the clock.
  const now = options.now ?? (() => performance.now())
  const publicUrl = checkedUrl(options.publicUrl)
  const open = new Map<string, number>()
  const metrics = makeHttpMetrics(() => [...open.values()].reduce((sum, count) => sum + count, 0))
  options.metrics?.(metrics.register)
  return {
    service,
    limits,
    publicUrl: publicUrl?.href.replace(/\/+$/, ''),
    publicOrigin: publicUrl?.origin,
    trustProxy: options.trustProxy ?? 0,
    metricsOpen: options.metricsOpen ?? false,
    webFolder: options.webFolder,
    logger: options.logger ?? makeLogger('silent'),
    now,
    metrics,
    messages: options.messages,
    english: englishFormatter(options.messages),
    requests: new TokenBuckets(limits.requests, limits.addresses, now),
    files: new TokenBuckets(limits.files, limits.addresses, now),
    creating: new TokenBuckets(limits.creating, limits.addresses, now),
    guesses: new TokenBuckets(limits.guesses, limits.addresses, now),
    choices: new TokenBuckets(limits.choices, limits.addresses, now),
    bytes: new TokenBuckets(limits.bytes, limits.addresses, now),
    open,
    stopping: false,
  }
}
