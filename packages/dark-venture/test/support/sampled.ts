import { botSeat } from '@longtable/bots'
import { Engine, type Position, Random, seedFrom } from '@longtable/kernel'
import { darkVenture } from '../../src/game.ts'
import type { DarkVenture } from '../../src/state/tables/match-tables.ts'
import { printedBox } from './printed.ts'

/** A position of a random game, in which a seat is asked. */
export interface Sample {
  readonly engine: Engine<DarkVenture>
  readonly position: Position<DarkVenture>
  readonly seat: number
  readonly random: Random
}

type Table = readonly [seats: number, config: Readonly<Record<string, unknown>>]

/** Tables with everything that matters for a walk: floors, bridges, caves, gates, a story that watches one's steps. */
export const tables: readonly Table[] = [
  [3, { floors: true }],
  [2, { map: 'underground', varpen: 'auto' }],
  [4, { mode: 'scenario', scenario: 'banners' }],
  [2, { mode: 'adventure' }],
  [2, { floors: true, roadBonus: 'step', redTokenStops: 'unit', attackerPicksDefenders: true }],
]

/** So many positions of random games of a table in which one of these steps asks. */
export function sampled([seats, config]: Table, steps: readonly string[], count: number): Sample[] {
  const engine = new Engine(darkVenture, seats, { ...config, ...printedBox })
  const samples: Sample[] = []
  for (let game = 0; samples.length < count; game++) {
    const seed = `sampled ${game}`
    const random = new Random(seedFrom(seed))
    const position = engine.start(seedFrom(seed))
    for (let wait = 60; !engine.over(position) && samples.length < count; wait--) {
      const [seat] = engine.awaited(position)
      if (wait <= 0 && steps.includes(position.stack.at(-1)?.step ?? '')) {
        wait = 40 + random.below(80)
        samples.push({ engine, position: engine.copy(position), seat, random })
      }
      const offered = botSeat(engine, position, seat)?.offered ?? []
      engine.apply(position, seat, offered[random.below(offered.length)])
    }
  }
  return samples
}
