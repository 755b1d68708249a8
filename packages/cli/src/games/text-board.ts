import type { Formatter } from '@longtable/i18n'
import type { Engine, GameTypes, Language, Messages, View, ViewContext } from '@longtable/kernel'

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
