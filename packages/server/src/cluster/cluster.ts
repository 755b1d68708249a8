import { MatchElsewhere } from '../errors/match-elsewhere.ts'
import { throwHttpError } from '../errors/http-error.ts'
import type { Log } from '../host/dependencies.ts'
import type { MatchService } from '../host/match-service.ts'
import type { ServerApi, Session, Transport } from '../host/server-api.ts'
import type { Sharing } from '../store/store.ts'
import type { Call } from './calls.ts'
import { usualMeshBeats, type Dialer, type Link, type LinkEvents, type MeshBeats } from './link.ts'
import { RoutedSession } from './routed-session.ts'
import { Router } from './router.ts'
import { serveLink, type Served } from './served-link.ts'

interface ClusterOptions {
  readonly service: MatchService
  readonly sharing: Sharing
  readonly dialer: Dialer | null
  readonly log: Log
  readonly beats?: MeshBeats
}

/**
 * This server among those that share a store: whatever it is asked about a match that another one has is asked of that one,
 * so it does not matter to anybody which of them they reach.
 */
export class Cluster {
  /** What clients talk to. */
  readonly api: ServerApi
  readonly router: Router
  readonly #service: MatchService
  readonly #log: Log
  readonly #served: Served

  constructor({ service, sharing, dialer, log, beats = usualMeshBeats }: ClusterOptions) {
    const { rooms } = service
    this.#service = service
    this.#log = log
    this.router = new Router({ rooms, sharing, dialer, beats })
    this.api = this.#routed()
    this.#served = {
      connect: (transport) => this.#sessionFor(transport),
      call: (call) => this.#perform(call),
      news: ({ given: [person, key] }) => rooms.cutOffHere(String(person), String(key)),
    }
    rooms.tellCutOff = (person, key) => {
      // Whoever cannot be reached asks the store about the key the next time that it is used.
      this.router.tellAll({ method: 'cutOff', given: [person, key] }).catch(() => {})
    }
  }

  /** Another server has opened a connection, and is who it says it is. */
  accept(link: Link): LinkEvents {
    return serveLink(link, this.#served, this.#log)
  }

  close(): void {
    this.router.close()
  }

  /** Whatever fails because a match is elsewhere is asked there; nothing has happened before that is known. */
  #routed(): ServerApi {
    const { router } = this
    return new Proxy<ServerApi>(this.#service, {
      get: (target, name) => {
        if (name === 'connect') return (transport: Transport) => this.#connect(transport)
        const value: unknown = Reflect.get(target, name)
        if (typeof value !== 'function' || typeof name !== 'string') return value
        const here = (given: readonly unknown[]): unknown => Reflect.apply(value, target, given)
        const elsewhere = async (given: readonly unknown[], error: unknown): Promise<unknown> => {
          if (!(error instanceof MatchElsewhere)) throw error
          const peer = await router.find(error.match)
          return peer === undefined ? here(given) : peer.call({ method: name, given })
        }
        return (...given: readonly unknown[]): unknown => {
          const answer = here(given)
          return answer instanceof Promise
            ? answer.catch((error: unknown) => elsewhere(given, error))
            : answer
        }
      },
    })
  }

  #connect(transport: Transport, router: Pick<Router, 'find'> = this.router): Session {
    const connect = (to: Transport) => this.#service.connect(to)
    return new RoutedSession(transport, { router, connect, log: this.#log })
  }

  /** A client of another server, which is passed on no further. */
  #sessionFor(transport: Transport): Session {
    const find = async (match: string): Promise<undefined> => {
      await this.#service.rooms.of(match)
    }
    return this.#connect(transport, { find })
  }

  async #perform({ method, given }: Call): Promise<unknown> {
    const value: unknown = Reflect.get(Object.getPrototypeOf(this.#service) as object, method)
    if (typeof value !== 'function') throwHttpError(503, 'fault')
    return Reflect.apply(value, this.#service, given)
  }
}
