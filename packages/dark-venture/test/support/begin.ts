import { Engine, seedFrom, type Told } from '@longtable/kernel'
import type { Event } from '../../src/state/events/index.ts'
import { darkVenture } from '../../src/game.ts'
import { quiet } from './quiet.ts'
import { Scene } from './scene.ts'

/** The game, whose Auto-Enemies do nothing on their turns. */
const game = {
  ...darkVenture,
  steps: [...darkVenture.steps.filter(({ name }) => !quiet.some((one) => one.name === name)), ...quiet],
}

/** A game from its very beginning, run up to its first question. */
export function begin(
  seats: number,
  options: Readonly<Record<string, unknown>> = {},
  seed = 'begin',
  rulesVersion?: number,
): Scene {
  const engine = new Engine(game, seats, { ...options }, rulesVersion)
  const told: Told<Event>[] = []
  const position = engine.start(seedFrom(seed), told)
  return new Scene(engine, position, new Map(), told)
}

/** The same, each seat taking one of these sides in turn order; stops at the first question that is none of a side. */
export function beginWith(sides: readonly string[], options: Readonly<Record<string, unknown>> = {}): Scene {
  const table = begin(sides.length, options)
  for (const side of sides) table.take(`side ${side}`)
  return table
}
