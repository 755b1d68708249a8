import { useEffect, useRef, type PointerEvent as ReactPointerEvent, type ReactNode } from 'react'
import { create } from 'zustand'
import { cancelDrag, noteDrag } from '../../components/current-drag.ts'
import { swallowClick } from '../../components/swallow-click.ts'
import { point } from './pointing.ts'
import { useChoosing, useChoosingNow, type Choosing } from './targets.tsx'
import './drag.css'

/** A pointer that moves less than this has clicked. */
const SLACK = 6

interface Carried {
  readonly place: string
  readonly ghost: () => ReactNode
  readonly x: number
  readonly y: number
  /** Whether letting go here does something. */
  readonly isWelcome: boolean
}

const useCarried = create<{ readonly carried: Carried | undefined }>()(() => ({ carried: undefined }))

/** Whether a piece hangs on the pointer now. */
export function useIsCarrying(): boolean {
  return useCarried(({ carried }) => carried !== undefined)
}

/** What may be done with a piece beyond what the menu says: a place in a row, the middle of the table. */
export interface Elsewhere {
  readonly isWelcome: (over: Element) => boolean
  readonly drop: (over: Element) => void
}

export interface Drag {
  readonly onPointerDown: (event: ReactPointerEvent) => void
  readonly isDragged: boolean
}

/**
 * Makes a piece that can be carried somewhere draggable, by mouse and by finger. It may be HTML or SVG; `ghost` draws
 * what hangs on the pointer, in HTML. For fingers give the element a `touch-action` that leaves the drag's direction
 * alone. Where the menu knows nothing to do with it, `elsewhere` may.
 */
export function useDrag(place: string, ghost: () => ReactNode, elsewhere?: Elsewhere): Drag {
  const now = useChoosingNow()
  const latest = useRef({ ghost, elsewhere })
  const isDragged = useCarried(({ carried }) => carried?.place === place)
  useEffect(() => {
    latest.current = { ghost, elsewhere }
  })
  useEffect(
    () => () => {
      if (useCarried.getState().carried?.place === place) cancelDrag()
    },
    [place],
  )
  return {
    isDragged,
    onPointerDown: (event) => {
      if (event.button !== 0 || !event.isPrimary) return
      if (elsewhere === undefined && now().from(place).length === 0) return
      follow(place, event.nativeEvent, () => ({ choosing: now(), ...latest.current }))
    },
  }
}

interface Now {
  readonly choosing: Choosing
  readonly ghost: () => ReactNode
  readonly elsewhere: Elsewhere | undefined
}

function follow(place: string, start: PointerEvent, now: () => Now): void {
  cancelDrag()
  const listeners = new AbortController()
  const { signal } = listeners
  let isMoving = false
  const end = (): void => {
    listeners.abort()
    noteDrag(undefined)
    if (!isMoving) return
    useCarried.setState({ carried: undefined })
    point(undefined)
  }
  const giveUp = (): void => {
    const wasMoving = isMoving
    end()
    if (wasMoving) now().choosing.hold(undefined)
  }
  noteDrag(giveUp)
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== start.pointerId) return
    if (!isMoving) {
      if (Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < SLACK) return
      isMoving = true
      const { choosing } = now()
      if (choosing.from(place).length > 0) choosing.hold(place)
    }
    carry(place, event, now())
  }
  const up = (event: PointerEvent): void => {
    if (event.pointerId !== start.pointerId) return
    const wasMoving = isMoving
    end()
    if (!wasMoving) return
    swallowClick()
    letGo(place, event, now())
  }
  window.addEventListener('pointermove', move, { signal })
  window.addEventListener('pointerup', up, { signal })
  window.addEventListener('pointercancel', giveUp, { signal })
  window.addEventListener('blur', giveUp, { signal })
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape') giveUp()
    },
    { signal },
  )
}

function elementUnder(event: PointerEvent): Element | undefined {
  return document.elementFromPoint(event.clientX, event.clientY) ?? undefined
}

function placeAround(element: Element | undefined): Element | undefined {
  return element?.closest('[data-place]') ?? undefined
}

function nameOf(element: Element | undefined): string | undefined {
  return element?.getAttribute('data-place') ?? undefined
}

/** Whether the menu knows something to do with the piece there. */
function fits(place: string, over: string | undefined, choosing: Choosing): over is string {
  if (over === undefined || over === place) return false
  if (choosing.at(over).some(({ from }) => from === place)) return true
  return choosing.held === place && choosing.shortcutsAt(over).length > 0
}

function carry(place: string, event: PointerEvent, { choosing, ghost, elsewhere }: Now): void {
  const under = elementUnder(event)
  const over = nameOf(placeAround(under))
  const isWelcome =
    fits(place, over, choosing) || (under !== undefined && elsewhere?.isWelcome(under) === true)
  point(over)
  useCarried.setState({ carried: { place, ghost, x: event.clientX, y: event.clientY, isWelcome } })
}

function letGo(place: string, event: PointerEvent, { choosing, elsewhere }: Now): void {
  const under = elementUnder(event)
  const element = placeAround(under)
  const over = nameOf(element)
  if (element !== undefined && fits(place, over, choosing)) choosing.drop(place, over, element)
  else if (under !== undefined && elsewhere?.isWelcome(under) === true) {
    choosing.hold(undefined)
    elsewhere.drop(under)
  } else if (element === undefined || over === undefined || over === place || elsewhere !== undefined)
    choosing.hold(undefined)
  else choosing.drop(place, over, element)
}

/** The edge of a part of the table on which such a piece may be let go, while one is carried that is of use now. */
export function DropCue({ kind }: { kind: string }) {
  const place = useCarried(({ carried }) => (carried?.place.startsWith(kind) === true ? carried.place : ''))
  const isOfUse = useChoosing(
    ({ entries }) => place !== '' && entries.some(({ at, from }) => at === place || from === place),
  )
  return isOfUse ? <div className="drag-cue" aria-hidden /> : null
}

/** Draws what is being carried above everything else; once on each table. */
export function DragLayer() {
  const carried = useCarried((state) => state.carried)
  if (carried === undefined) return null
  return (
    <div
      className="drag-layer"
      aria-hidden
      data-welcome={carried.isWelcome || undefined}
      style={{ transform: `translate(${carried.x}px, ${carried.y}px)` }}
    >
      <div className="drag-ghost">{carried.ghost()}</div>
    </div>
  )
}
