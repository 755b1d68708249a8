import { text, type GameEvent, type Text } from '@longtable/kernel'
import type { MageViewContext } from '../../state/match.ts'
import type { Seat } from '../../state/schema/state.ts'
import { playerText } from '../players.ts'

/** The event of that name; several names may share one kind of event. */
type Named<E extends GameEvent, K extends string> = E extends GameEvent
  ? K extends E['event']
    ? E
    : never
  : never

/** For each event, the sentence that tells of it to somebody who may see it. */
export type EventSentences<E extends GameEvent> = {
  readonly [K in E['event']]: (event: Named<E, K>, ctx: MageViewContext) => Text
}

type Facts = NonNullable<Text['with']>

/** The sentence of an event, with the player it happened to. */
export function said(event: GameEvent & { readonly seat: Seat }, facts: Facts = {}): Text {
  return text(`events.${event.event}`, { player: playerText(event.seat), ...facts })
}

/** The same where nobody in particular did it. */
export function plain(event: GameEvent, facts: Facts = {}): Text {
  return text(`events.${event.event}`, facts)
}

/** A number with its sign. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`
}
