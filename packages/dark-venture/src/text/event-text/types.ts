import { type GameEvent, text, type Text } from '@longtable/kernel'
import type { SideNo } from '../../state/numbers.ts'
import type { VentureViewContext } from '../../state/tables/match-tables.ts'
import { sideText } from '../thing-names.ts'

/** The event of that name; several names may share one kind of event. */
type Named<E extends GameEvent, K extends string> = E extends GameEvent
  ? K extends E['event']
    ? E
    : never
  : never

/** For each event, the sentence that tells of it to somebody who may see it. */
export type EventTexts<E extends GameEvent> = {
  readonly [K in E['event']]: (event: Named<E, K>, ctx: VentureViewContext) => Text
}

type Facts = NonNullable<Text['with']>

/** The sentence of an event, with the side it happened to. */
export function said(
  event: GameEvent & { readonly side: SideNo },
  { tables }: VentureViewContext,
  facts: Facts = {},
): Text {
  return text(`events.${event.event}`, { side: sideText(tables, event.side), ...facts })
}

/** The same where no side in particular did it. */
export function plain(event: GameEvent, facts: Facts = {}): Text {
  return text(`events.${event.event}`, facts)
}
