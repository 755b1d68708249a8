import type { Idea } from '@longtable/bots'
import type { GameEntry } from '@longtable/games'
import { refuse, type Choice } from '@longtable/kernel'
import { createArbiter } from '../arbiter/arbiter.ts'
import { inThisThread } from '../arbiter/async-arbiter.ts'
import { MatchService } from '../host/match-service.ts'
import type { Bots, Log } from '../host/dependencies.ts'
import { realClock, realIds, type Passwords } from '../host/environment.ts'
import { linksFor } from '../wire/links.ts'
import type { Store } from '../store/store.ts'
import { adviceFor, lineFor, type BotCall, type ThinkCall } from '../bots/bot-calls.ts'

/** Somebody at another place who can think; rejects if nobody there could. */
export interface Thinker {
  line(call: BotCall): Promise<readonly Choice[]>
  advice(call: ThinkCall): Promise<readonly Idea[]>
}

/** Where nobody else can think, the service does it itself, and everybody waits as long as it takes. */
function botsBy(registry: readonly GameEntry[], thinker: Thinker | undefined): Bots {
  return {
    think: async (task, bot, seed) => {
      const call: BotCall = { ...task, bot, seed }
      const line = await thinker?.line(call).catch(() => undefined)
      return { line: line ?? lineFor(registry, call), by: 'bot' }
    },
    bringForward: () => {},
    advise: async (task, seed) => {
      const call: ThinkCall = { ...task, seed }
      const ideas = await thinker?.advice(call).catch(() => undefined)
      return ideas ?? adviceFor(registry, call)
    },
  }
}

/** Nobody else can get in here, so there is nothing to lock. */
const noPasswords: Passwords = { hash: () => refuse('server.onlyHere') }

export interface LocalOptions {
  readonly registry: readonly GameEntry[]
  readonly store: Store
  readonly log: Log
  /** Milliseconds between two choices of bots, so that one can follow them. */
  readonly botPause: number
  /** Thinks for bots and gives advice, so that the service itself can answer meanwhile. */
  readonly thinker?: Thinker
}

/** The same match service as on a server, for one person or several at one screen: no network, no threads of its own. */
export function localMatchService({ registry, store, log, botPause, thinker }: LocalOptions): MatchService {
  return new MatchService({
    registry,
    store,
    arbiter: inThisThread(createArbiter(registry)),
    bots: botsBy(registry, thinker),
    clock: realClock,
    ids: realIds,
    passwords: noPasswords,
    links: linksFor(''),
    hooks: { check: () => refuse('server.onlyHere'), send: async () => null },
    log,
    quotas: null,
    botPause,
    isOneScreen: true,
    idleAfter: Number.POSITIVE_INFINITY,
  })
}
