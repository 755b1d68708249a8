import { sayings } from '@longtable/games/trials'
import { browserGames } from '../../src/connections/browser-games.ts'

/** For a page of the tests: what the bots say in this browser. */
Object.assign(globalThis, {
  sayings: (times: number, slowTimes: number) => sayings(browserGames, times, slowTimes),
})
