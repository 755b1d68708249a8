import { botFingerprints } from '@longtable/games/trials'
import { loadGames } from '@longtable/games'

const registry = await loadGames()

/** For a page of the tests: what the bots say in this browser. */
Object.assign(globalThis, {
  botFingerprints: (times: number, slowTimes: number) => botFingerprints(registry, times, slowTimes),
})
