import { botFingerprints } from '@longtable/games/trials'
import { browserGames } from '../../src/connections/browser-games.ts'

/** For a page of the tests: what the bots say in this browser. */
Object.assign(globalThis, {
  botFingerprints: (times: number, slowTimes: number) => botFingerprints(browserGames, times, slowTimes),
})
