import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
} from 'react'
import {
  ALMOST_WHOLE,
  bounded,
  regained,
  unitOf,
  wholeOf,
  type Viewport,
  type Point,
  type ViewportLimits,
} from './viewport.ts'
import { PointerController, STEP, type ZoomOptions } from './pointer-controller.ts'
import type { Size } from './use-size.ts'

const MOST = 6

export interface Zoom {
  readonly viewBox: string
  /** The place of the map that is in the middle. */
  readonly middle: Point
  /** Pixels for each unit of the map. */
  readonly scale: number
  readonly isWhole: boolean
  readonly isMost: boolean
  /** How often the map went somewhere at once, not led by a hand: a board may let it glide there. */
  readonly glides: number
  readonly nearer: () => void
  readonly farther: () => void
  readonly whole: () => void
  /** Brings a point of the map into the middle, when not all of it is shown; nearer if it takes that to see it so large. */
  readonly show: (point: Point, least?: number) => void
  readonly props: {
    readonly onPointerDown: (event: ReactPointerEvent<Element>) => void
    readonly onDoubleClick: (event: { clientX: number; clientY: number; target: EventTarget }) => void
  }
}

/** Zooms and pans the map in an element: wheel, two fingers, dragging, double tap, and the keys +, − and 0. */
export function useZoom(element: RefObject<HTMLElement | null>, size: Size, options: ZoomOptions): Zoom {
  const { area, most = MOST, first } = options
  const [viewport, setViewport] = useState<Viewport>(first ?? wholeOf(area))
  const [glides, setGlides] = useState(0)
  const [fitted, setFitted] = useState(area)
  if (fitted !== area) {
    setFitted(area)
    setGlides(glides + 1)
    setViewport(regained(viewport, size, fitted, area))
  }
  const limits = useMemo((): ViewportLimits => ({ size, area, most }), [size, area, most])
  const shown = useMemo(() => bounded(viewport, limits), [viewport, limits])
  const latest = useRef({ limits, options })
  useEffect(() => {
    latest.current = { limits, options }
  })
  const pointers = useMemo(() => {
    const glide = (by: (viewport: Viewport) => Viewport): void => {
      setViewport(by)
      setGlides((count) => count + 1)
    }
    return new PointerController(element, latest, setViewport, glide)
  }, [element])

  useEffect(() => {
    const box = element.current
    if (box === null) return
    const listeners = new AbortController()
    const { signal } = listeners
    box.addEventListener('wheel', (event) => pointers.wheel(event), { passive: false, signal })
    window.addEventListener('keydown', (event) => pointers.key(event), { signal })
    return () => {
      listeners.abort()
      pointers.letGo()
    }
  }, [element, pointers])

  const acts = useMemo(
    () => ({
      nearer: () => pointers.stepBy(STEP),
      farther: () => pointers.stepBy(1 / STEP),
      whole: () => pointers.whole(),
      show: (point: Point, least?: number) => pointers.show(point, least),
      props: {
        onPointerDown: (event: ReactPointerEvent<Element>) => pointers.down(event.nativeEvent),
        onDoubleClick: (event: { clientX: number; clientY: number; target: EventTarget }) =>
          pointers.doubleClick(event),
      },
    }),
    [pointers],
  )
  const units = unitOf(area, size) / shown.zoom
  const [width, height] = [size.width * units, size.height * units]
  return {
    viewBox: `${shown.x - width / 2} ${shown.y - height / 2} ${width} ${height}`,
    middle: shown,
    scale: 1 / units,
    isWhole: shown.zoom <= ALMOST_WHOLE,
    isMost: shown.zoom >= most - 0.001,
    glides,
    ...acts,
  }
}
