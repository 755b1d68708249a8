import { searchingBot } from '@longtable/bots'
import { bots1 } from '@longtable/immortals/frozen'

/** As they were with the first version of the rules; proved by recorded choices (test/frozen/immortals.test.ts). */
export const bots = [
  searchingBot('skilled-1', bots1.hintsOf(bots1.NOVICE), { nodes: 52, horizon: 4, lines: 8, noise: 0.5 }),
  searchingBot('master-1', bots1.hints, { nodes: 280, horizon: 4, lines: 12, noise: 0.6 }),
]
