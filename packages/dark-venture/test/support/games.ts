import { type Choice, Engine, type Position, Random, seedFrom } from '@longtable/kernel'
import { darkVenture } from '../../src/game.ts'
import type { Event } from '../../src/state/events/index.ts'
import type { DarkVenture, VentureViewContext } from '../../src/state/tables/match-tables.ts'

/** A question of a game, and what was answered. */
export interface Moment {
  readonly engine: Engine<DarkVenture>
  readonly position: Position<DarkVenture>
  readonly seat: number
  readonly step: string
  readonly offered: readonly Choice[]
  readonly choice: Choice
  readonly look: VentureViewContext
}

/** What is looked at before a choice is made, and what it then does with the events. */
export type Watch = (moment: Moment) => ((events: readonly Event[]) => void) | undefined

export interface GameSpec {
  readonly id: string
  readonly seats: number
  readonly config: Readonly<Record<string, unknown>>
}

/** Every story and kind of game, with as few and with as many players as can be. */
export const games: readonly GameSpec[] = darkVenture.scenarios.flatMap(
  ({ id, players: { min, max }, config }) =>
    [...new Set([min, max])].map((seats) => ({ id, seats, config: { ...config } })),
)

/** Plays a game at random, so many choices of it at most; tells how many there were. */
export function watchGame({ id, seats, config }: GameSpec, seed: string, most: number, watch: Watch): number {
  const engine = new Engine(darkVenture, seats, { ...config })
  const position = engine.start(seedFrom(`${id} ${seed}`))
  const random = new Random(seedFrom(`${id} ${seed}/play`))
  for (let choices = 0; choices < most; choices++) {
    if (engine.over(position)) return choices
    const [seat] = engine.awaited(position)
    const offered = engine.menu(position, seat)?.offered.slice() ?? []
    const choice = offered[random.below(offered.length)]
    const step = position.stack.at(-1)?.step ?? ''
    const ctx = engine.viewContext(engine.view(position, seat))
    const then = watch({ engine, position, seat, step, offered, choice, look: ctx })
    const { events } = engine.apply(position, seat, choice)
    then?.(events.map(({ event }) => event))
  }
  return most
}
