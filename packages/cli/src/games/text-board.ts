import type { Formatter } from '@longtable/i18n'
import type {
  Engine,
  Game,
  GameEvent,
  GameTypes,
  Language,
  Messages,
  View,
  ViewContext,
} from '@longtable/kernel'

/** A position as one viewer sees it, and the formatter to put it into words. */
export interface ViewedPosition<G extends GameTypes = GameTypes> {
  readonly view: View<G>
  readonly ctx: ViewContext<G>
  readonly i18n: Formatter
}

export function viewedPosition(engine: Engine, view: View, i18n: Formatter): ViewedPosition {
  return { view, ctx: engine.viewContext(view), i18n }
}

/** How a game is drawn as text: from a seat's view alone. */
export interface TextBoard<G extends GameTypes = GameTypes> {
  /** Its own words; in a message's key they come after `cli.board`. */
  readonly messages?: Readonly<Record<Language, Messages>>
  /** A few lines that stand above every question. */
  summary(viewed: ViewedPosition<G>): string[]
  /** Everything that lies on the table. */
  board(viewed: ViewedPosition<G>): string[]
}

/** An event as text, for somebody who may see it. */
export function eventText(game: Game, event: GameEvent, { ctx, i18n }: ViewedPosition): string {
  if (game.describeEvent !== undefined) return i18n.format(game.describeEvent(ctx, event))
  return i18n.t(`events.${event.event}`, facts(event))
}

/** The facts of an event as they are, for a game that does not put them into words. */
function facts(event: GameEvent): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(event).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'number' || typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  )
}
