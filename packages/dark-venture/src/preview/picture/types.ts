import type { Event } from '../../state/events/index.ts'
import type { StateView } from '../../state/schema.ts'
import type { MatchTables } from '../../state/tables/match-tables.ts'

/** The event of that name; several names may share one kind of event. */
type Named<E, K extends string> = E extends Event ? (K extends E['event'] ? E : never) : never

/** By event: what it does to a copy of the view. */
export type Pictures<K extends Event['event'] = Event['event']> = {
  readonly [Name in K]?: (
    s: StateView,
    event: Named<Event, Name>,
    look: { readonly tables: MatchTables },
  ) => void
}
