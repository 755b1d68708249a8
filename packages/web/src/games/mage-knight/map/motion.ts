import { hexIn, type Event, type Lattice } from '@longtable/mage-knight/board'
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { useMotion } from '../../../settings/settings.ts'
import type { Point } from '../../../components/viewport.ts'
import { hexSpot } from './hexes.ts'

/** What moves on the map, and how long, in milliseconds at normal speed. */
const STEP = 300
const TURN = 600
const FLIP = 350

const under = new Set<Animation>()

/** Everything is where it was going. */
function finishAll(): void {
  for (const each of under) each.finish()
}

function start(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): void {
  const animation = element.animate(frames, options)
  under.add(animation)
  const end = (): void => void under.delete(animation)
  animation.addEventListener('finish', end)
  animation.addEventListener('cancel', end)
}

/** Where a figure stands on the map. */
export interface Stand extends Point {
  readonly seat: number
}

/** Tiles turn up, tokens flip and figures travel when it has just happened; any key or touch ends it. */
export function useMapMotion(
  map: RefObject<Element | null>,
  lattice: Lattice,
  { events, at, stands }: { events: readonly Event[]; at: number; stands: readonly Stand[] },
): void {
  const { isStill, time } = useMotion()
  const seen = useRef(at)
  const stood = useRef<readonly Stand[]>(stands)
  useLayoutEffect(() => {
    const before = stood.current
    stood.current = stands
    if (seen.current === at) return
    seen.current = at
    if (isStill || map.current === null) return
    showAll(map.current, events, time)
    for (const stand of stands) travel(map.current, before, stand, waysOf(lattice, events, stand.seat), time)
  })
  useEffect(() => {
    const listeners = new AbortController()
    const { signal } = listeners
    window.addEventListener('keydown', finishAll, { signal })
    window.addEventListener('pointerdown', finishAll, { signal })
    return () => listeners.abort()
  }, [])
}

type Time = (milliseconds: number) => number

function travel(map: Element, before: readonly Stand[], to: Stand, way: readonly Point[], time: Time): void {
  const from = before.find(({ seat }) => seat === to.seat)
  const figure = map.querySelector(`[data-figure="${to.seat}"]`)
  if (from === undefined || figure === null || (from.x === to.x && from.y === to.y)) return
  const stops = [from, ...way.slice(0, -1), to]
  start(figure, stops.map(stopAt), { duration: time(STEP * (stops.length - 1)), easing: 'ease-in-out' })
}

function stopAt({ x, y }: Point): Keyframe {
  return { transform: `translate(${x}px, ${y}px)` }
}

/** The spaces a hero has just come through, the last one included. */
function waysOf(lattice: Lattice, events: readonly Event[], seat: number): Point[] {
  const way = events.flatMap((event) => {
    switch (event.event) {
      case 'stepped':
      case 'journeyed':
      case 'passage':
      case 'withdrew':
        return event.seat === seat && event.hex >= 0 ? [event.hex] : []
      default:
        return []
    }
  })
  return way.map((hex) => hexSpot(lattice, hex))
}

function showAll(map: Element, events: readonly Event[], time: Time): void {
  for (const event of events) {
    if (event.event === 'explored' || event.event === 'tileOpened') turnUp(map, event.slot, time(TURN))
    else if (event.event === 'shown') flip(map, event.post, time(FLIP))
  }
}

function turnUp(map: Element, slot: number, duration: number): void {
  const tile = map.querySelector(`[data-tile="${hexIn(slot, 0)}"]`)
  if (tile === null) return
  start(
    tile,
    [
      { transform: 'scale(0.02, 1.06)', opacity: 0.4, easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)' },
      { transform: 'scale(1.05, 1.05)', opacity: 1, offset: 0.75 },
      { transform: 'none', opacity: 1 },
    ],
    { duration },
  )
}

function flip(map: Element, post: number, duration: number): void {
  const token = map.querySelector(`[data-post="${post}"]`)
  if (token === null) return
  start(
    token,
    [
      { transform: 'scale(1, 1)' },
      { transform: 'scale(0.05, 1.15)', offset: 0.45 },
      { transform: 'scale(1.1, 1.1)', offset: 0.8 },
      { transform: 'scale(1, 1)' },
    ],
    { duration },
  )
}
