import type { Shelved } from '@longtable/games'
import { refuse } from '@longtable/kernel'
import { createArbiter } from '../arbiter/arbiter.ts'
import type { Arbiter } from '../arbiter/types.ts'
import { House } from '../host/house.ts'
import type { Arbiters, Bots, Log } from '../host/tools.ts'
import { realClock, realIds, type Passwords } from '../host/world.ts'
import { linksFor } from '../http/links.ts'
import type { Store } from '../store/types.ts'
import { chooseFor } from '../threads/bots.ts'

/** The arbiter right here, as if it were in another thread. */
function near(arbiter: Arbiter): Arbiters {
  return {
    open: async (match, opening) => arbiter.open(match, opening),
    act: async (match, act) => arbiter.act(match, act),
    face: async (match, viewer) => arbiter.face(match, viewer),
    botTask: async (match, seat) => arbiter.botTask(match, seat),
    save: async (match) => arbiter.save(match),
    mayAskBack: async (match, seat) => arbiter.mayAskBack(match, seat),
    record: async (opening, viewer) => arbiter.record(opening, viewer),
    close: async (match) => arbiter.close(match),
  }
}

function nearBots(shelf: readonly Shelved[]): Bots {
  return {
    choose: async (task, bot, seed) => ({ choice: chooseFor(shelf, { ...task, bot, seed }), by: 'bot' }),
  }
}

/** Nobody else can get in here, so there is nothing to lock. */
const noPasswords: Passwords = { hash: () => refuse('server.onlyHere') }

export interface LocalOptions {
  readonly shelf: readonly Shelved[]
  readonly store: Store
  readonly log: Log
  /** Milliseconds between two choices of bots, so that one can follow them. */
  readonly botPause: number
}

/** The same house as on a server, for one person or several at one screen: no network, no threads of its own. */
export function localHouse({ shelf, store, log, botPause }: LocalOptions): House {
  return new House({
    shelf,
    store,
    arbiters: near(createArbiter(shelf)),
    bots: nearBots(shelf),
    clock: realClock,
    ids: realIds,
    passwords: noPasswords,
    links: linksFor(''),
    hooks: { check: () => refuse('server.onlyHere'), send: async () => null },
    log,
    botPause,
    isOneScreen: true,
    idleAfter: Number.POSITIVE_INFINITY,
  })
}
