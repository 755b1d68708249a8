import { realmOf, type Event } from '@longtable/immortals/board'

/** A place on the table; what every seat has is told apart by the seat. */
export interface Stop {
  readonly place: string
  readonly seat?: number
}

/** What one event shows on the map. */
export interface Trip {
  readonly seat: number
  readonly armies: number
  readonly from?: Stop
  readonly to?: Stop
  /** The place that lights up when the armies have come. */
  readonly pulse?: string
  /** Something new stands at a place. */
  readonly built?: { readonly place: string; readonly what: string }
}

function site(number: number): Stop {
  return { place: `site:${number}` }
}

/** What there is to show of what happened, in order. */
export function tripsOf(events: readonly Event[]): Trip[] {
  const trips: Trip[] = []
  // Losses do not say where: they belong to the battle before them.
  let field: number | undefined
  for (const event of events) {
    if (event.event === 'attacked' || event.event === 'battle') field = event.site
    const trip = tripOf(event, field)
    if (trip !== undefined) trips.push(trip)
  }
  return trips
}

function tripOf(event: Event, field: number | undefined): Trip | undefined {
  switch (event.event) {
    case 'placed':
      return arrival(event.seat, event.armies, { place: 'supply', seat: event.seat }, event.site)
    case 'reinforced':
      return arrival(event.seat, 1, limbo(event.seat, realmOf(event.site)), event.site)
    case 'transition':
      return arrival(event.seat, event.armies, limbo(event.seat, realmOf(event.site)), event.site)
    case 'moved':
    case 'attacked':
      return arrival(event.seat, event.armies, site(event.from), event.site)
    case 'occupied':
      return arrival(event.seat, event.armies, { place: 'tower' }, event.site)
    case 'lost':
      return field === undefined
        ? undefined
        : { seat: event.seat, armies: event.armies, from: site(field), to: limbo(event.seat, event.realm) }
    case 'built':
      return { seat: event.seat, armies: 0, built: { place: `site:${event.site}`, what: event.what } }
    case 'extracted':
    case 'takeover':
      return { seat: event.seat, armies: 0, pulse: `site:${event.site}` }
    case 'regionCard':
      return { seat: event.seat, armies: 0, pulse: `site:${event.region}` }
    default:
      return undefined
  }
}

function arrival(seat: number, armies: number, from: Stop, to: number): Trip {
  return { seat, armies, from, to: site(to), pulse: `site:${to}` }
}

function limbo(seat: number, realm: number): Stop {
  return { place: `limbo:${realm}`, seat }
}
