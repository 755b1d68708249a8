import { letChoose } from '@longtable/bots'
import { immortals, novice, type Immortals } from '@longtable/immortals'
import { itemAt, Engine, Match, Random, seedFrom, type GameEvent, type View } from '@longtable/kernel'

/** A match that bots have played, for the gallery. */
export interface Fixture {
  readonly engine: Engine<Immortals>
  readonly match: Match<Immortals>
  readonly view: (viewer: number) => View<Immortals>
  /** What happened at the last choice. */
  readonly events: readonly GameEvent[]
}

interface Wanted {
  readonly seats?: number
  readonly seed?: string
  readonly config?: Readonly<Record<string, unknown>>
}

/** Lets bots play until something is so, or the match is over. */
export function playedUntil(
  isThere: (match: Match<Immortals>, events: readonly GameEvent[]) => boolean,
  { seats = 4, seed = 'gallery', config = {} }: Wanted = {},
): Fixture {
  const engine = new Engine(immortals, seats, config)
  const match = new Match(engine, seedFrom(seed))
  const random = new Random(seedFrom(seed))
  let events: readonly GameEvent[] = []
  while (!engine.over(match.position) && !isThere(match, events)) {
    const seat = itemAt(engine.awaited(match.position), 0)
    const choice = letChoose(novice, engine, match.position, seat, random)
    events = engine.eventsFor(match.choose(seat, choice).events, 0)
  }
  return { engine, match, events, view: (viewer) => engine.view(match.position, viewer) }
}
