import { randomBytes } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { UserError } from '@longtable/kernel'
import type { Context, MiddlewareHandler } from 'hono'
import type { StatusCode } from 'hono/utils/http-status'
import { clientAddress, hostAsked, household } from './address.ts'
import { describeError } from '../errors/describe-error.ts'
import { shortHash } from './log.ts'
import type { Network } from './network.ts'
import { originAllowed } from './origin.ts'
import { headersOf, httpText, httpError, statusOf } from './http-errors.ts'

/** What is known of a request while it is answered. */
export interface RequestEnv {
  Bindings: HttpBindings
  Variables: {
    id: string
    /** Whose allowance it uses up. */
    household: string
    /** The host that was asked for. */
    host: string
    /** The pattern of the path, never the path itself. */
    route: string
    match?: string
    game?: string
  }
}

export type RequestContext = Context<RequestEnv>

export function newRequestId(): string {
  return randomBytes(6).toString('base64url')
}

/** Names a request, and writes down how it ended: explicit fields alone, none of which somebody sent. */
export function logRequests(network: Network): MiddlewareHandler<RequestEnv> {
  return async (c, next) => {
    const begun = performance.now()
    c.set('id', newRequestId())
    c.set('household', household(clientAddress(c.env.incoming, network.trustProxy)))
    c.set('host', hostAsked(c.env.incoming, network.trustProxy))
    c.set('route', 'none')
    await next()
    c.header('X-Request-Id', c.get('id'))
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
    if (network.stopping) c.header('Connection', 'close')
    const seconds = (performance.now() - begun) / 1000
    const { method } = c.req
    const route = c.get('route')
    const { status } = c.res
    network.metrics.request({ method, route, status }, seconds)
    const match = c.get('match')
    network.logger.info(
      {
        request: c.get('id'),
        method,
        route,
        status,
        ms: Math.round(seconds * 1000),
        ...(match === undefined ? {} : { match: shortHash(match) }),
      },
      'request',
    )
  }
}

const harmless = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Who asks from a foreign page gets no further. */
export function limitOrigins(network: Network): MiddlewareHandler<RequestEnv> {
  return async (c, next) => {
    if (network.stopping) throw httpError(503, 'stopping')
    const asked = { origin: c.req.header('origin'), host: c.get('host') }
    const known = { publicOrigin: network.publicOrigin, proxied: network.trustProxy > 0 }
    if (!harmless.has(c.req.method) && !originAllowed(asked, known)) throw httpError(403, 'foreign')
    await next()
  }
}

/** The answer to what went wrong. What was not foreseen is written down, and told to nobody. */
export function errorHandler(network: Network): (error: Error, c: RequestContext) => Response {
  return (error, c) => {
    if (error instanceof UserError) {
      network.metrics.refused(error.text.key)
      const message = network.english(error.text, c.get('game'))
      for (const [name, value] of Object.entries(headersOf(error))) c.header(name, value)
      return answer(c, statusOf(error), { error: error.text, message })
    }
    network.logger.error({ request: c.get('id'), ...describeError(error) }, 'fault')
    const fault = httpText('fault', { number: c.get('id') })
    return answer(c, 500, { error: fault, message: network.english(fault) })
  }
}

function answer(c: RequestContext, status: number, body: unknown): Response {
  c.header('Content-Type', 'application/json')
  return c.newResponse(JSON.stringify(body), { status: status as StatusCode })
}
