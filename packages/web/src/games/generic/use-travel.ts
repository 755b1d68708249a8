import { useLayoutEffect, useRef, type RefObject } from 'react'
import { motionFor, useSettings } from '../../settings/settings.ts'

interface Seen {
  readonly x: number
  readonly y: number
}

/** A piece takes so long from where it was to where it is, in milliseconds at normal speed. */
const TRAVEL = 300

/** Lets the pieces of a table go from where they were, whenever what is shown changes; new ones fade in. */
export function useTravel(box: RefObject<HTMLElement | null>, shown: unknown): void {
  const speed = useSettings((settings) => settings.speed)
  const before = useRef<{ readonly width: number; readonly pieces: ReadonlyMap<string, Seen> }>(undefined)
  useLayoutEffect(() => {
    const table = box.current
    if (table === null) return
    const motion = motionFor(speed)
    const origin = table.getBoundingClientRect()
    const pieces = new Map<string, Seen>()
    const last = before.current
    // After the window has changed its size nothing is where it was.
    const isMoving = !motion.isStill && last !== undefined && last.width === origin.width
    for (const element of table.querySelectorAll<HTMLElement>('[data-item]')) {
      const name = element.dataset['item'] ?? ''
      const { left, top } = element.getBoundingClientRect()
      const at = { x: left - origin.left + table.scrollLeft, y: top - origin.top + table.scrollTop }
      pieces.set(name, at)
      if (isMoving) travel(element, last.pieces.get(name), at, motion.time(TRAVEL))
    }
    before.current = { width: origin.width, pieces }
  }, [box, shown, speed])
}

function travel(element: HTMLElement, from: Seen | undefined, to: Seen, duration: number): void {
  if (from === undefined) {
    element.animate([{ opacity: 0, transform: 'scale(0.9)' }, {}], { duration, easing: 'ease-out' })
    return
  }
  const [x, y] = [from.x - to.x, from.y - to.y]
  if (Math.abs(x) < 1 && Math.abs(y) < 1) return
  element.animate([{ transform: `translate(${x}px, ${y}px)`, zIndex: 5 }, { zIndex: 5 }], {
    duration,
    easing: 'ease-in-out',
  })
}
