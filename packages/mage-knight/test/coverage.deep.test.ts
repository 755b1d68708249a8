import { letChoose } from '@longtable/bots'
import {
  Engine,
  Random,
  seedFrom,
  setsOf,
  type Choice,
  type Position,
  type Steering,
  type Told,
} from '@longtable/kernel'
import { expect, test } from 'vitest'
import { novice } from '../src/bots/novice.ts'
import { scenarios } from '../src/content/scenarios.ts'
import { coverage, rows } from '../src/coverage.ts'
import type { Event } from '../src/state/events/index.ts'
import { mageKnight } from '../src/game.ts'
import type { MageKnight } from '../src/state/match.ts'
import { steer } from '../src/steering/steer.ts'

/** More games than it takes; a row that needs them all is a row that hardly ever works. */
const MOST_GAMES = 88

/** Mostly what a beginner would do where nothing new can be put to work, so that something happens. */
function choose(
  steering: Steering<MageKnight>,
  engine: Engine<MageKnight>,
  position: Position<MageKnight>,
  seat: number,
  chance: Random,
): Choice {
  const offered = engine.menu(position, seat)?.offered ?? []
  const fresh = offered.filter((choice) => steering.leads(engine, position, seat, choice))
  if (fresh.length > 0) return chance.pick(fresh)
  return chance.below(4) === 0 ? chance.pick(offered) : letChoose(novice, engine, position, seat, chance)
}

test('Steered play puts every row of the content to work', { timeout: 120_000 }, () => {
  const missing = new Set(Object.entries(rows).flatMap(([kind, of]) => of.map((row) => `${kind}/${row}`)))
  const steering = steer(missing)
  const note = (events: readonly Told<Event>[]): void => {
    for (const { event } of events) coverage(event, (kind, row) => void missing.delete(`${kind}/${row}`))
  }
  for (let game = 0; game < MOST_GAMES && missing.size > 0; game++) {
    const { id, players } = scenarios[game % scenarios.length]
    const seats = players[Math.floor(game / scenarios.length) % players.length]
    const engine = new Engine(mageKnight, seats, { scenario: id, sets: setsOf(mageKnight.config) })
    const chance = new Random(seedFrom(`steered ${game} steer`))
    const told: Told<Event>[] = []
    const position = engine.start(seedFrom(`steered ${game}`), told)
    note(told)
    while (!engine.over(position)) {
      const [seat] = engine.awaited(position)
      steering.prepare(engine, position, seat, chance)
      note(engine.apply(position, seat, choose(steering, engine, position, seat, chance)).events)
      const wrong = mageKnight.violations(position.state, engine.tables, seats)
      if (wrong.length > 0) throw new Error(`${id}, ${seats} players, game ${game}: ${wrong.join('; ')}`)
    }
  }
  expect([...missing]).toEqual([])
})
