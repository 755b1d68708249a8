import { Hono } from 'hono'
import { hostIsLoopback, isLoopback, wasForwarded } from './address.ts'
import { safeHeaders } from './headers.ts'
import { describeError } from '../errors/describe-error.ts'
import type { Network } from './network.ts'
import { pages } from './pages.ts'
import { httpError } from './http-errors.ts'
import { apiRoutes, route } from './routes.ts'
import {
  errorHandler,
  limitOrigins,
  logRequests,
  type RequestContext,
  type RequestEnv,
} from './middleware.ts'

/** All that can be asked over HTTP. */
export function makeApp(network: Network): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>()
  app.onError(errorHandler(network))
  app.notFound(() => {
    throw httpError(404, 'noSuchPath')
  })
  app.use(logRequests(network), safeHeaders(network.publicUrl), limitOrigins(network))
  apiRoutes(app, network)
  route(app, '/health', { GET: (c) => health(network, c) })
  route(app, '/metrics', { GET: (c) => metrics(network, c) })
  pages(app, network)
  return app
}

async function health(network: Network, c: RequestContext): Promise<Response> {
  try {
    const found = await network.service.health()
    return c.json(found, found.ok ? 200 : 503)
  } catch (error) {
    network.logger.error({ request: c.get('id'), ...describeError(error) }, 'fault')
    return c.json({ ok: false }, 503)
  }
}

/** A page that was made to point here by its name would still ask for that name. */
function isThisMachine(c: RequestContext): boolean {
  const { incoming } = c.env
  return isLoopback(incoming.socket.remoteAddress) && !wasForwarded(incoming) && hostIsLoopback(c.get('host'))
}

async function metrics(network: Network, c: RequestContext): Promise<Response> {
  if (!network.metricsOpen && !isThisMachine(c)) throw httpError(403, 'loopback')
  const { register } = network.metrics
  return c.body(await register.metrics(), 200, { 'Content-Type': register.contentType })
}
