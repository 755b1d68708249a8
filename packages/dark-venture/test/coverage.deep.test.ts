import {
  type Choice,
  Engine,
  type Position,
  Random,
  seedFrom,
  setsOf,
  type Steering,
  type Told,
} from '@longtable/kernel'
import { expect, test } from 'vitest'
import { coverage, rows } from '../src/coverage.ts'
import { darkVenture } from '../src/game.ts'
import type { Event } from '../src/state/events/index.ts'
import type { DarkVenture } from '../src/state/tables/match-tables.ts'
import { steer } from '../src/steering.ts'

/** More games than it takes; a row that needs them all is a row that hardly ever works. */
const MOST_GAMES = 500
/** A game that steering keeps from ending is given up. */
const MOST_CHOICES = 4000

/** Anything, where nothing new can be put to work. */
function choose(
  steering: Steering<DarkVenture>,
  engine: Engine<DarkVenture>,
  position: Position<DarkVenture>,
  seat: number,
  chance: Random,
): Choice {
  const offered = engine.menu(position, seat)?.offered.slice() ?? []
  const fresh = offered.filter((choice) => steering.leads(engine, position, seat, choice))
  return chance.pick(fresh.length > 0 ? fresh : offered)
}

const tables = darkVenture.scenarios.flatMap(({ players: { min, max }, config }) =>
  Array.from({ length: max - min + 1 }, (_, i) => ({ seats: min + i, config })),
)

test('Steered play puts every row of the content to work', { timeout: 300_000 }, () => {
  const missing = new Set(Object.entries(rows).flatMap(([kind, of]) => of.map((row) => `${kind}/${row}`)))
  const steering = steer(missing)
  const note = (events: readonly Told<Event>[], { tables: of }: Engine<DarkVenture>): void => {
    const seen = (kind: string, row: string): void => void missing.delete(`${kind}/${row}`)
    for (const { event } of events) coverage(event, seen, of)
  }
  for (let game = 0; game < MOST_GAMES && missing.size > 0; game++) {
    const { seats, config } = tables[(game * 7) % tables.length]
    const engine = new Engine(darkVenture, seats, { ...config, sets: setsOf(darkVenture.config) })
    const chance = new Random(seedFrom(`steered ${game} steer`))
    const told: Told<Event>[] = []
    const position = engine.start(seedFrom(`steered ${game}`), told)
    note(told, engine)
    for (let n = 0; n < MOST_CHOICES && !engine.over(position); n++) {
      const [seat] = engine.awaited(position)
      steering.prepare(engine, position, seat, chance)
      const { events } = engine.apply(position, seat, choose(steering, engine, position, seat, chance))
      note(events, engine)
      const wrong = darkVenture.violations(position.state, engine.tables, seats)
      if (wrong.length > 0) throw new Error(`game ${game}, after ${n + 1} choices: ${wrong.join('; ')}`)
    }
  }
  expect([...missing]).toEqual([])
})
