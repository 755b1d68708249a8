import { expect, test } from 'vitest'
import { Engine, Playout, Random, seedFrom } from '@longtable/kernel'
import { NOVICE, SEASONED } from '../../src/bots/heuristics.ts'
import { hintsOf } from '../../src/bots/search-hints.ts'
import { immortals } from '../../src/game.ts'

const engine = new Engine(immortals, 4)
const hintsBy = { novice: hintsOf(NOVICE), seasoned: hintsOf(SEASONED) }
type Kind = keyof typeof hintsBy

/** All choose quickly: the points of the seasoned beyond those of the novices, a seat. */
function leadOfSeasoned(deal: string, kinds: readonly Kind[]): number {
  const playout = new Playout(engine, engine.start(seedFrom(deal)))
  const chance = new Random(seedFrom(`${deal} quick`))
  while (!playout.over) {
    const { seat } = playout
    for (const choice of hintsBy[kinds[seat]].quick(playout.asked(), chance, 0)) {
      if (playout.over || playout.seat !== seat) break
      playout.choose(choice)
    }
  }
  const { scores } = engine.result(playout.position) ?? { scores: [] }
  return scores.reduce((sum, points, seat) => sum + (kinds[seat] === 'seasoned' ? points : -points) / 2, 0)
}

const SEATINGS: readonly (readonly Kind[])[] = [
  ['novice', 'novice', 'seasoned', 'seasoned'],
  ['seasoned', 'seasoned', 'novice', 'novice'],
  ['novice', 'seasoned', 'novice', 'seasoned'],
  ['seasoned', 'novice', 'seasoned', 'novice'],
  ['novice', 'seasoned', 'seasoned', 'novice'],
  ['seasoned', 'novice', 'novice', 'seasoned'],
]

test('somebody seasoned scores more than a novice, without any search', () => {
  const leads = Array.from({ length: 84 }, (_, game) =>
    leadOfSeasoned(`seasoned ${game >> 1}`, SEATINGS[game % SEATINGS.length]),
  )
  const mean = leads.reduce((sum, lead) => sum + lead, 0) / leads.length
  expect(mean).toBeGreaterThan(2)
})
