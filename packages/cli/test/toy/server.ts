import { serve, type ServeOptions, type Serving } from '@longtable/server'
import { Api, type WantedMatch } from '@longtable/server/client'
import type { MyMatch } from '@longtable/server/wire'
import { toyRegistry } from './registry.ts'
import { folder } from './terminal.ts'

/** A real server, on this machine alone, with the toy as its only game. */
export function toyServer(more: Partial<ServeOptions> = {}): Promise<Serving> {
  return serve({
    data: folder(),
    host: '127.0.0.1',
    port: 0,
    logLevel: 'silent',
    botPause: 0,
    // All who play in a test come from one address.
    limits: { requests: null, creating: null, guesses: null },
    games: {
      registry: toyRegistry,
      arbiter: new URL('./arbiter-thread.ts', import.meta.url),
      bot: new URL('./bot-thread.ts', import.meta.url),
    },
    ...more,
  })
}

/** Somebody who sets matches up. */
export async function somebody(server: string, name = 'Host'): Promise<Api> {
  const api = new Api({ server, fetch })
  await api.newPerson(name)
  return api
}

export const OPEN = { kind: 'open' } as const
export const PROUD = { kind: 'bot', bot: 'proud' } as const

export function newMatch(host: Api, wanted: Partial<WantedMatch> = {}): Promise<MyMatch> {
  return host.newMatch({ game: 'toy', seats: [OPEN, PROUD], ...wanted })
}
