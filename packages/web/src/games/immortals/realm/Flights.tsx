import { realmOf, type Event } from '@longtable/immortals/board'
import { useEffect, useRef } from 'react'
import { useMotion } from '../../../settings/settings.ts'
import { Cube } from '../../../components/Cube.tsx'
import { fly, FlightLayer, landAll, spotOf, type Flight, type Spot } from '../../../components/flights.tsx'
import type { BoardProps } from '../../../game-ui/game-ui.ts'
import { tripsOf, type Stop, type Trip } from './trips.ts'

/** How long cubes travel, how far apart they start, and how long all of it may take, at normal speed. */
const TRAVEL = 320
const BETWEEN = 35
const ALTOGETHER = 1500
const PULSE = 350

/** Shows what has just happened: armies travel, what was built settles, and the regions concerned light up. */
export function Flights({ happened, at }: Pick<BoardProps, 'happened' | 'at'>) {
  const motion = useMotion()
  const seen = useRef(at)
  useEffect(() => {
    if (seen.current === at) return
    seen.current = at
    landAll()
    if (!motion.isStill) show(tripsOf(happened as readonly Event[]), motion.time)
  })
  return <FlightLayer />
}

function show(trips: readonly Trip[], time: (milliseconds: number) => number): void {
  const pause = Math.min(TRAVEL * 0.75, ALTOGETHER / Math.max(1, trips.length))
  trips.forEach((trip, n) => start(trip, n * pause, time))
}

function start(trip: Trip, delay: number, time: (milliseconds: number) => number): void {
  if (trip.built !== undefined) settle(trip.built, time(delay), time(PULSE))
  const [from, to] = endsOf(trip)
  if (from === undefined || to === undefined) {
    if (trip.pulse !== undefined) pulse(trip.pulse, time(delay), time(PULSE))
    return
  }
  const count = Math.min(5, trip.armies)
  fly(
    Array.from({ length: count }, (_, n): Flight => {
      const landed = n === 0 && trip.pulse !== undefined ? trip.pulse : undefined
      return {
        from: beside(from, n, count),
        to: beside(to, n, count),
        draw: () => <FlyingCube colour={trip.seat} />,
        delay: time(delay + n * BETWEEN),
        time: time(TRAVEL),
        ...(landed === undefined ? {} : { onLanding: () => pulse(landed, 0, time(PULSE)) }),
      }
    }),
  )
}

function beside({ x, y }: Spot, n: number, count: number): Spot {
  return { x: x + (n - (count - 1) / 2) * 11, y: y + (n % 2) * 5 }
}

function FlyingCube({ colour }: { colour: number }) {
  return (
    <svg width={22} height={22} viewBox="-12 -12 24 24">
      <Cube colour={colour} size={24} />
    </svg>
  )
}

/** What a seat has beside the map and nothing shows is beyond the map's edge. */
function endsOf({ from, to }: Trip): readonly [Spot | undefined, Spot | undefined] {
  const [start, end] = [from && spotAt(from), to && spotAt(to)]
  return [
    start ?? (end && from?.seat !== undefined ? edgeNear(end) : undefined),
    end ?? (start && to?.seat !== undefined ? edgeNear(start) : undefined),
  ]
}

/** A site that is not shown is where the button for its realm is. */
function spotAt({ place, seat }: Stop): Spot | undefined {
  const there = seat === undefined ? spotOf(place) : (spotOf(place, seat) ?? seatSpot(seat))
  if (there !== undefined || !place.startsWith('site:')) return there
  const realm = realmOf(Number(place.slice('site:'.length)))
  const box = document.querySelector(`[data-realm="${realm}"]`)?.getBoundingClientRect()
  return box === undefined ? undefined : { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}

/** Anything on the table that belongs to a seat. */
function seatSpot(seat: number): Spot | undefined {
  const box = document.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect()
  return box === undefined || box.width === 0
    ? undefined
    : { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}

function edgeNear(other: Spot): Spot | undefined {
  const box = document.querySelector('.realms')?.getBoundingClientRect()
  return box === undefined ? undefined : { x: (other.x + box.left + box.width / 2) / 2, y: box.bottom }
}

function pulse(place: string, delay: number, duration: number): void {
  document
    .querySelector(`[data-place="${place}"] .site-pulse`)
    ?.animate([{ fillOpacity: 0 }, { fillOpacity: 0.85, offset: 0.3 }, { fillOpacity: 0 }], {
      duration,
      delay,
    })
}

function settle({ place, what }: { place: string; what: string }, delay: number, duration: number): void {
  pulse(place, delay, duration)
  document.querySelector(`[data-pieces="${place}"] [data-what=${what}]`)?.animate(
    [
      { transform: 'translateY(-26px) scale(1.25)', opacity: 0, easing: 'ease-in' },
      { transform: 'translateY(0) scale(1.06, 0.9)', opacity: 1, offset: 0.7 },
      { transform: 'none', opacity: 1 },
    ],
    { duration, delay, fill: 'backwards' },
  )
}
