import {
  itemAt,
  damaged,
  Engine,
  refuse,
  type Game,
  type GameEvent,
  type Json,
  type View,
} from '@longtable/kernel'
import type { SeatRecord } from '@longtable/server/wire'
import { Timeline, takenBackBy } from './timeline.ts'

/** What one seat saw of a match that goes on. */
export function timelineOfRecord(game: Game, record: SeatRecord): Timeline {
  const { updates, names, seat, config, rulesVersion } = record
  if (rulesVersion > game.rulesVersion) {
    refuse('kernel.file.newer', { version: rulesVersion, known: game.rulesVersion })
  }
  const engine = new Engine(game, names.length, config, rulesVersion)
  const viewer = seat ?? names.length
  const views = viewsOf(updates, viewer, names.length)
  return new Timeline({
    engine,
    names,
    viewers: [viewer],
    length: updates.length,
    trouble: undefined,
    view: (at) => itemAt(views, at),
    events: (at) => itemAt(updates, at).events as unknown as readonly GameEvent[],
    back: (at) => (itemAt(updates, at).back ? takenBackBy(undefined) : undefined),
    isTakenBack: () => false,
  })
}

/** Where a view could not be told any more, the one before it stands, or else the first there is. */
function viewsOf(updates: SeatRecord['updates'], viewer: number, seats: number): readonly View[] {
  let view: Json = updates.find((update) => update.view !== null)?.view ?? damaged('updates', 'a view')
  return updates.map((update) => {
    view = update.view ?? view
    return { ...(view as unknown as View), viewer, seats }
  })
}
