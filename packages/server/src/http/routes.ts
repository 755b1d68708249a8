import type { Hono } from 'hono'
import { deviceCode, newMatch, newPerson, newWebhook, sitDown } from '../wire/http-api.ts'
import { guarded, matchOf, payForMaking, seatOf, somebody, whoAsks } from './access.ts'
import { fitting, readJson } from './body.ts'
import { allWords } from './game-messages.ts'
import type { Network } from './network.ts'
import { dailyQuery, exportQuery, listQuery, pageQuery } from './queries.ts'
import { httpError } from './http-errors.ts'
import type { Ask, Visit } from './middleware.ts'

type Handler = (c: Ask) => Response | Promise<Response>
type Handlers = Readonly<Partial<Record<'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', Handler>>>

/** What can be asked at a path; everything else is told what can. */
export function at(app: Hono<Visit>, path: string, handlers: Handlers): void {
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

export function apiRoutes(app: Hono<Visit>, network: Network): void {
  personRoutes(app, network)
  gameRoutes(app, network)
  dailyRoutes(app, network)
  listRoutes(app, network)
  matchRoutes(app, network)
  seatRoutes(app, network)
}

function personRoutes(app: Hono<Visit>, network: Network): void {
  const { service, limits } = network
  at(app, '/api/persons', {
    POST: async (c) => {
      const { name } = fitting(newPerson, await readJson(c, limits.bodyBytes))
      payForMaking(network, c)
      return c.json(await service.newPerson(name), 201)
    },
  })
  at(app, '/api/me', {
    GET: async (c) => c.json(await somebody(network, c)),
    PATCH: async (c) => {
      const person = await somebody(network, c)
      const { name } = fitting(newPerson, await readJson(c, limits.bodyBytes))
      return c.json(await service.rename(person, name))
    },
  })
}

function gameRoutes(app: Hono<Visit>, network: Network): void {
  at(app, '/api/games', { GET: (c) => c.json(network.service.games()) })
  at(app, '/api/games/:game/messages/:lang', {
    GET: (c) => {
      const game = c.req.param('game') ?? ''
      const lang = c.req.param('lang')
      const known = network.service.games().some(({ id }) => id === game)
      if (!known || (lang !== 'en' && lang !== 'fr')) throw httpError(404, 'noSuchPath')
      return c.json(allWords(network.words, game, lang))
    },
  })
}

function dailyRoutes(app: Hono<Visit>, network: Network): void {
  at(app, '/api/games/:game/daily', {
    GET: async (c) => {
      const wanted = fitting(dailyQuery, c.req.query())
      const person = await whoAsks(network, c)
      return c.json(await network.service.daily(person, c.req.param('game') ?? '', wanted))
    },
  })
}

function listRoutes(app: Hono<Visit>, network: Network): void {
  const { service, limits } = network
  at(app, '/api/me/matches', {
    GET: async (c) => {
      const person = await somebody(network, c)
      return c.json(await service.mine(person, fitting(pageQuery, c.req.query()).before))
    },
  })
  at(app, '/api/matches', {
    GET: async (c) => {
      const { status, before } = fitting(listQuery, c.req.query())
      return c.json(await service.listed(status, before))
    },
    POST: async (c) => {
      const person = await somebody(network, c)
      const wanted = fitting(newMatch, await readJson(c, limits.bodyBytes))
      c.set('game', wanted.game)
      payForMaking(network, c)
      const made = await service.newMatch(person, wanted)
      c.set('match', made.match.id)
      return c.json(made, 201)
    },
  })
  at(app, '/api/matches/import', {
    POST: async (c) => {
      const person = await somebody(network, c)
      payForMaking(network, c)
      return c.json(await service.imported(person, await readJson(c, limits.importBytes)), 201)
    },
  })
}

function matchRoutes(app: Hono<Visit>, network: Network): void {
  const { service, limits } = network
  at(app, '/api/matches/:match', {
    GET: async (c) => c.json(await service.match(matchOf(c), await whoAsks(network, c))),
    DELETE: async (c) => {
      const match = matchOf(c)
      await service.remove(await somebody(network, c), match)
      return c.body(null, 204)
    },
  })
  at(app, '/api/matches/:match/webhook', {
    PUT: async (c) => {
      const match = matchOf(c)
      const person = await somebody(network, c)
      const wanted = fitting(newWebhook, await readJson(c, limits.bodyBytes))
      return c.json(await service.setWebhook(person, match, wanted))
    },
    DELETE: async (c) => {
      const match = matchOf(c)
      return c.json(await service.setWebhook(await somebody(network, c), match, null))
    },
  })
  at(app, '/api/matches/:match/export', {
    GET: async (c) => {
      const match = matchOf(c)
      const person = await whoAsks(network, c)
      const { seat } = fitting(exportQuery, c.req.query())
      return c.json(await service.exported(person, match, seat))
    },
  })
}

function seatRoutes(app: Hono<Visit>, network: Network): void {
  const { service, limits } = network
  const sit = async (c: Ask, seat: number | null) => {
    const match = matchOf(c)
    const person = await somebody(network, c)
    const by = fitting(sitDown, await readJson(c, limits.bodyBytes))
    const sitting = () => service.sit(person, match, seat, by)
    const guess = by.invitation !== undefined || by.password !== undefined
    return c.json(await (guess ? guarded(network, c, sitting) : sitting()))
  }
  at(app, '/api/matches/:match/seats', { POST: (c) => sit(c, null) })
  at(app, '/api/matches/:match/seats/:seat', { POST: (c) => sit(c, seatOf(c)) })
  at(app, '/api/matches/:match/seats/:seat/device', {
    POST: async (c) => {
      const match = matchOf(c)
      const seat = seatOf(c)
      return c.json(await service.deviceLink(await somebody(network, c), match, seat))
    },
  })
  at(app, '/api/devices', {
    POST: async (c) => {
      const person = await somebody(network, c)
      const { code } = fitting(deviceCode, await readJson(c, limits.bodyBytes))
      return c.json(await guarded(network, c, () => service.takeDevice(person, code)))
    },
  })
}
