import { immortals, type Immortals } from '@longtable/immortals'
import { Engine, Playout, Random, seedFrom, type Position } from '@longtable/kernel'
import { otherReadings } from '../../../packages/immortals/test/support/readings.ts'
import type { CorpusPlan } from '../../corpus/play.ts'

type Ending = 'points' | 'armies' | 'shared'

function endingOf(engine: Engine<Immortals>, position: Position<Immortals>): Ending {
  const result = engine.result(position)
  if (result === null) throw new Error('the game is not over')
  if (result.winners.length > 1) return 'shared'
  const best = Math.max(...result.scores)
  return result.scores.filter((score) => score === best).length > 1 ? 'armies' : 'points'
}

/** The first seed whose random game ends in this way. */
function seedFor(engine: Engine<Immortals>, ending: Ending): string {
  for (let n = 0; ; n++) {
    const seed = `${ending} ${n}`
    const playout = new Playout(engine, engine.start(seedFrom(seed)))
    const random = new Random(seedFrom(`${seed} choices`))
    while (!playout.over) playout.take(playout.at(random.below(playout.size)))
    if (endingOf(engine, playout.position) === ending) return seed
  }
}

/** Each number of players, each way a game can end, and every option. */
export function plans(): CorpusPlan[] {
  const engine = new Engine(immortals, 3)
  return [
    ...[3, 4, 5].map((seats): CorpusPlan => ({
      name: `novices-${seats}`,
      seats,
      seed: `novices ${seats}`,
      by: 'novice',
    })),
    ...(['points', 'armies', 'shared'] as const).map((ending): CorpusPlan => ({
      name: `ends-by-${ending}`,
      seats: 3,
      seed: seedFor(engine, ending),
      by: 'chance',
    })),
    {
      name: 'every-option',
      seats: 4,
      config: {
        ...otherReadings,
        rounds: 6,
        edition: { regions: { 'shore-lake': { yields: { light: { gold: 6 } } } } },
      },
      seed: 'every option',
      by: 'chance',
    },
  ]
}
