import { useEffect, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { create } from 'zustand'
import './flights.css'

/** Pieces that travel over the table from where they were to where they are. */

export interface Spot {
  readonly x: number
  readonly y: number
}

export interface Flight {
  readonly from: Spot
  readonly to: Spot
  readonly draw: () => ReactNode
  /** In milliseconds. */
  readonly delay: number
  readonly time: number
  readonly onLanding?: () => void
}

interface Numbered extends Flight {
  readonly id: number
}

const useAir = create<{ readonly flights: readonly Numbered[] }>()(() => ({ flights: [] }))

let lastId = 0

/** Lets pieces fly; positions are those of the window. */
export function fly(flights: readonly Flight[]): void {
  const numbered = flights.map((flight): Numbered => ({ ...flight, id: ++lastId }))
  useAir.setState((air) => ({ flights: [...air.flights, ...numbered] }))
}

/** Everything that is in the air is where it was going. */
export function landAll(): void {
  if (useAir.getState().flights.length > 0) useAir.setState({ flights: [] })
}

function land(id: number): void {
  useAir.setState((air) => ({ flights: air.flights.filter((flight) => flight.id !== id) }))
}

/**
 * The middle of a place as the window shows it, or undefined when it does not: the place's `[data-anchor]`, or the
 * whole of it. A place that every seat has is told apart by `data-seat`.
 */
export function spotOf(place: string, seat?: number): Spot | undefined {
  const whose = seat === undefined ? '' : `[data-seat="${seat}"]`
  for (const element of document.querySelectorAll(`[data-place="${place}"]${whose}`)) {
    const box = (element.querySelector('[data-anchor]') ?? element).getBoundingClientRect()
    if (box.width > 0 || box.height > 0) return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
  }
  return undefined
}

/** Draws what is in the air; once on each table. Any key or touch ends it. */
export function FlightLayer() {
  const flights = useAir((air) => air.flights)
  const isBusy = flights.length > 0
  useEffect(() => {
    if (!isBusy) return
    const listeners = new AbortController()
    const { signal } = listeners
    window.addEventListener('keydown', landAll, { signal })
    window.addEventListener('pointerdown', landAll, { signal })
    return () => listeners.abort()
  }, [isBusy])
  useEffect(() => landAll, [])
  if (!isBusy) return null
  return createPortal(
    <div className="flights" aria-hidden>
      {flights.map((flight) => (
        <Flying key={flight.id} flight={flight} />
      ))}
    </div>,
    document.body,
  )
}

function Flying({ flight }: { flight: Numbered }) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { from, to, delay, time, id, onLanding } = flight
    const lift = Math.min(90, Math.hypot(to.x - from.x, to.y - from.y) * 0.22)
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - lift }
    const at = ({ x, y }: Spot, scale: number): string => `translate(${x}px, ${y}px) scale(${scale})`
    const animation = element.current?.animate(
      [
        { transform: at(from, 0.8), opacity: 0, easing: 'ease-out' },
        { transform: at(from, 1), opacity: 1, offset: 0.08, easing: 'ease-in' },
        { transform: at(middle, 1.15), opacity: 1, offset: 0.54, easing: 'ease-out' },
        { transform: at(to, 0.9), opacity: 1 },
      ],
      { duration: time, delay, fill: 'both' },
    )
    if (animation === undefined) return
    animation.onfinish = () => {
      onLanding?.()
      land(id)
    }
    return () => animation.cancel()
  }, [flight])
  return (
    <div ref={element} className="flight">
      {flight.draw()}
    </div>
  )
}
