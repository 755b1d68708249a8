import type { GameEvent, GameTypes } from './frames.ts'
import type { Game } from './game.ts'
import type { ViewContext } from './step.ts'
import { text, type Text } from './text.ts'

/** What an event says, to somebody who may see it: in the game's own words, or by its message with the bare facts. */
export function eventText<G extends GameTypes>(game: Game<G>, ctx: ViewContext<G>, event: G['event']): Text {
  return game.describeEvent?.(ctx, event) ?? text(`events.${event.event}`, facts(event))
}

function facts(event: GameEvent): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(event).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'number' || typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  )
}
