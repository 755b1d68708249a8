import type { Hono } from 'hono'
import { deviceCode, newKey, newMatch, newPerson, newWebhook, sitDown } from '../wire/http-api.ts'
import { keptCampaign, newCampaign } from '../wire/campaign.ts'
import {
  campaignIn,
  guardGuessing,
  matchOf,
  takeCreationToken,
  seatOf,
  requirePerson,
  personOf,
} from './access.ts'
import { parseWith, readJson } from './body.ts'
import { allMessages } from './game-messages.ts'
import type { Network } from './network.ts'
import { dailyQuery, exportQuery, listQuery, pageQuery } from './queries.ts'
import { httpError } from './http-errors.ts'
import type { RequestContext, RequestEnv } from './middleware.ts'

type Handler = (c: RequestContext) => Response | Promise<Response>
type Handlers = Readonly<Partial<Record<'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', Handler>>>

/** What can be asked at a path; everything else is told what can. */
export function route(app: Hono<RequestEnv>, path: string, handlers: Handlers): void {
  for (const [method, handler] of Object.entries(handlers)) {
    app.on(method, path, (c) => {
      c.set('route', path)
      return handler(c)
    })
  }
  const allowed = Object.keys(handlers).join(', ')
  app.all(path, (c) => {
    c.set('route', path)
    throw httpError(405, 'wrongMethod', { allowed }, { Allow: allowed })
  })
}

export function apiRoutes(app: Hono<RequestEnv>, network: Network): void {
  personRoutes(app, network)
  keyRoutes(app, network)
  gameRoutes(app, network)
  dailyRoutes(app, network)
  listRoutes(app, network)
  matchRoutes(app, network)
  seatRoutes(app, network)
  campaignRoutes(app, network)
}

function personRoutes(app: Hono<RequestEnv>, network: Network): void {
  const { service, limits } = network
  route(app, '/api/persons', {
    POST: async (c) => {
      const { name } = parseWith(newPerson, await readJson(network, c, limits.bodyBytes))
      takeCreationToken(network, c)
      return c.json(await service.newPerson(name), 201)
    },
  })
  route(app, '/api/me', {
    GET: async (c) => {
      const { id, name } = await requirePerson(network, c)
      return c.json({ id, name })
    },
    PATCH: async (c) => {
      const person = await requirePerson(network, c)
      const { name } = parseWith(newPerson, await readJson(network, c, limits.bodyBytes))
      return c.json(await service.rename(person, name))
    },
  })
}

function keyRoutes(app: Hono<RequestEnv>, network: Network): void {
  const { service, limits } = network
  const device = async (c: RequestContext): Promise<string> =>
    parseWith(newKey, await readJson(network, c, limits.bodyBytes)).device ?? ''
  const keyOf = (c: RequestContext): string => c.req.param('key') ?? ''
  route(app, '/api/me/keys', {
    GET: async (c) => c.json(await service.keys(await requirePerson(network, c))),
    POST: async (c) => {
      const person = await requirePerson(network, c)
      const name = await device(c)
      takeCreationToken(network, c)
      return c.json(await service.addKey(person, name), 201)
    },
  })
  route(app, '/api/me/keys/:key', {
    PATCH: async (c) => {
      const person = await requirePerson(network, c)
      return c.json(await service.nameKey(person, keyOf(c), await device(c)))
    },
    DELETE: async (c) => {
      await service.revokeKey(await requirePerson(network, c), keyOf(c))
      return c.body(null, 204)
    },
  })
}

function gameRoutes(app: Hono<RequestEnv>, network: Network): void {
  route(app, '/api/games', { GET: (c) => c.json(network.service.games()) })
  route(app, '/api/games/:game/messages/:lang', {
    GET: (c) => {
      const game = c.req.param('game') ?? ''
      const lang = c.req.param('lang')
      const known = network.service.games().some(({ id }) => id === game)
      if (!known || (lang !== 'en' && lang !== 'fr')) throw httpError(404, 'noSuchPath')
      return c.json(allMessages(network.messages, game, lang))
    },
  })
}

function dailyRoutes(app: Hono<RequestEnv>, network: Network): void {
  route(app, '/api/games/:game/daily', {
    GET: async (c) => {
      const wanted = parseWith(dailyQuery, c.req.query())
      const person = await personOf(network, c)
      return c.json(await network.service.daily(person, c.req.param('game') ?? '', wanted))
    },
  })
}

function listRoutes(app: Hono<RequestEnv>, network: Network): void {
  const { service, limits } = network
  route(app, '/api/me/matches', {
    GET: async (c) => {
      const person = await requirePerson(network, c)
      return c.json(await service.mine(person, parseWith(pageQuery, c.req.query()).before))
    },
  })
  route(app, '/api/matches', {
    GET: async (c) => {
      const { status, before } = parseWith(listQuery, c.req.query())
      return c.json(await service.listed(status, before))
    },
    POST: async (c) => {
      const person = await requirePerson(network, c)
      const wanted = parseWith(newMatch, await readJson(network, c, limits.bodyBytes))
      c.set('game', wanted.game)
      takeCreationToken(network, c)
      const made = await service.newMatch(person, wanted)
      c.set('match', made.match.id)
      return c.json(made, 201)
    },
  })
  route(app, '/api/matches/import', {
    POST: async (c) => {
      const person = await requirePerson(network, c)
      takeCreationToken(network, c)
      const file = await readJson(network, c, limits.importBytes)
      return c.json(await service.imported(person, file, c.req.raw.signal), 201)
    },
  })
}

function matchRoutes(app: Hono<RequestEnv>, network: Network): void {
  const { service, limits } = network
  route(app, '/api/matches/:match', {
    GET: async (c) => c.json(await service.match(matchOf(c), await personOf(network, c))),
    DELETE: async (c) => {
      const match = matchOf(c)
      await service.remove(await requirePerson(network, c), match)
      return c.body(null, 204)
    },
  })
  route(app, '/api/matches/:match/webhook', {
    PUT: async (c) => {
      const match = matchOf(c)
      const person = await requirePerson(network, c)
      const wanted = parseWith(newWebhook, await readJson(network, c, limits.bodyBytes))
      return c.json(await service.setWebhook(person, match, wanted))
    },
    DELETE: async (c) => {
      const match = matchOf(c)
      return c.json(await service.setWebhook(await requirePerson(network, c), match, null))
    },
  })
  route(app, '/api/matches/:match/export', {
    GET: async (c) => {
      const match = matchOf(c)
      const person = await personOf(network, c)
      const { seat } = parseWith(exportQuery, c.req.query())
      return c.json(await service.exported(person, match, seat))
    },
  })
}

function seatRoutes(app: Hono<RequestEnv>, network: Network): void {
  const { service, limits } = network
  const sit = async (c: RequestContext, seat: number | null) => {
    const match = matchOf(c)
    const person = await requirePerson(network, c)
    const by = parseWith(sitDown, await readJson(network, c, limits.bodyBytes))
    const sitting = () => service.sit(person, match, seat, by)
    const guess = by.invitation !== undefined || by.password !== undefined
    return c.json(await (guess ? guardGuessing(network, c, sitting) : sitting()))
  }
  route(app, '/api/matches/:match/seats', { POST: (c) => sit(c, null) })
  route(app, '/api/matches/:match/seats/:seat', { POST: (c) => sit(c, seatOf(c)) })
  route(app, '/api/matches/:match/seats/:seat/device', {
    POST: async (c) => {
      const match = matchOf(c)
      const seat = seatOf(c)
      return c.json(await service.deviceLink(await requirePerson(network, c), match, seat))
    },
  })
  route(app, '/api/devices', {
    POST: async (c) => {
      const person = await requirePerson(network, c)
      const { code } = parseWith(deviceCode, await readJson(network, c, limits.bodyBytes))
      return c.json(await guardGuessing(network, c, () => service.takeDevice(person, code)))
    },
  })
}

function campaignRoutes(app: Hono<RequestEnv>, network: Network): void {
  const { service, limits } = network
  route(app, '/api/me/campaigns', {
    GET: async (c) => c.json(await service.campaigns(await requirePerson(network, c))),
  })
  route(app, '/api/me/campaigns/:campaign', {
    DELETE: async (c) => {
      await service.leaveCampaign(await requirePerson(network, c), campaignIn(c))
      return c.body(null, 204)
    },
  })
  route(app, '/api/campaigns', {
    POST: async (c) => {
      const person = await requirePerson(network, c)
      const wanted = parseWith(newCampaign, await readJson(network, c, limits.bodyBytes))
      takeCreationToken(network, c)
      return c.json(await service.newCampaign(person, wanted), 201)
    },
  })
  route(app, '/api/campaigns/:campaign', {
    GET: async (c) => c.json(await service.campaign(campaignIn(c))),
    PUT: async (c) => {
      const id = campaignIn(c)
      const person = await requirePerson(network, c)
      const wanted = parseWith(keptCampaign, await readJson(network, c, limits.bodyBytes))
      return c.json(await service.keepCampaign(person, id, wanted))
    },
  })
}
