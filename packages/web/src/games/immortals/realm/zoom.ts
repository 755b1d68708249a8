import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
} from 'react'
import { cancelDrag } from '../../../pieces/drag.tsx'
import { MIDDLE, type Point } from './shapes.ts'

/** The part of the sea around the land that is shown with it. */
export const EXTENT = 1046
const MOST = 6
const STEP = 1.35
const TAPPED = 2.4
/** A pointer that moves less than this has clicked. */
const SLACK = 5
const TAP_TIME = 320

export interface Size {
  readonly width: number
  readonly height: number
}

interface Look {
  /** What is in the middle, and how much larger than whole the map is. */
  readonly x: number
  readonly y: number
  readonly zoom: number
}

const WHOLE: Look = { ...MIDDLE, zoom: 1 }

export interface Zoom {
  readonly viewBox: string
  /** Pixels for each unit of the map. */
  readonly scale: number
  readonly isWhole: boolean
  readonly isMost: boolean
  readonly nearer: () => void
  readonly farther: () => void
  readonly whole: () => void
  /** Brings a point of the map into the middle, when not all of it is shown. */
  readonly show: (point: Point) => void
  readonly props: {
    readonly onPointerDown: (event: ReactPointerEvent<Element>) => void
    readonly onDoubleClick: (event: { clientX: number; clientY: number; target: EventTarget }) => void
  }
}

function within(value: number, half: number, middle: number): number {
  const room = Math.max(0, EXTENT / 2 - half)
  return Math.min(middle + room, Math.max(middle - room, value))
}

/** Units of the map for each pixel, when the whole of it is seen. */
function unit({ width, height }: Size): number {
  return EXTENT / Math.max(1, Math.min(width, height))
}

function bounded({ x, y, zoom }: Look, size: Size): Look {
  const kept = Math.min(MOST, Math.max(1, zoom))
  const half = unit(size) / kept / 2
  return {
    x: within(x, size.width * half, MIDDLE.x),
    y: within(y, size.height * half, MIDDLE.y),
    zoom: kept,
  }
}

/** The same place of the map stays under the pointer. */
function zoomedAt(look: Look, size: Size, by: number, at: Point): Look {
  const zoom = Math.min(MOST, Math.max(1, look.zoom * by))
  const shift = unit(size) * (1 / look.zoom - 1 / zoom)
  return bounded(
    { x: look.x + (at.x - size.width / 2) * shift, y: look.y + (at.y - size.height / 2) * shift, zoom },
    size,
  )
}

function moved(look: Look, size: Size, x: number, y: number): Look {
  const units = unit(size) / look.zoom
  return bounded({ ...look, x: look.x - x * units, y: look.y - y * units }, size)
}

/** Zooms and pans the map in an element: wheel, two fingers, dragging, double tap, and the keys +, − and 0. */
export function useZoom(
  element: RefObject<HTMLElement | null>,
  size: Size,
  canCarry: (target: Element) => boolean,
): Zoom {
  const [look, setLook] = useState<Look>(WHOLE)
  const shown = useMemo(() => bounded(look, size), [look, size])
  const latest = useRef({ size, canCarry })
  useEffect(() => {
    latest.current = { size, canCarry }
  })
  const hands = useMemo(() => new Hands(element, latest, setLook), [element])

  useEffect(() => {
    const box = element.current
    if (box === null) return
    const listeners = new AbortController()
    const { signal } = listeners
    box.addEventListener('wheel', (event) => hands.wheel(event), { passive: false, signal })
    window.addEventListener('keydown', (event) => hands.key(event), { signal })
    return () => {
      listeners.abort()
      hands.letGo()
    }
  }, [element, hands])

  const units = unit(size) / shown.zoom
  const [width, height] = [size.width * units, size.height * units]
  return {
    viewBox: `${shown.x - width / 2} ${shown.y - height / 2} ${width} ${height}`,
    scale: 1 / units,
    isWhole: shown.zoom <= 1.001,
    isMost: shown.zoom >= MOST - 0.001,
    nearer: () => hands.zoomBy(STEP),
    farther: () => hands.zoomBy(1 / STEP),
    whole: () => setLook(WHOLE),
    show: ({ x, y }) => setLook((now) => ({ ...now, x, y })),
    props: {
      onPointerDown: (event) => hands.down(event.nativeEvent),
      onDoubleClick: (event) => hands.doubleClick(event),
    },
  }
}

interface Latest {
  readonly current: { readonly size: Size; readonly canCarry: (target: Element) => boolean }
}

/** The pointers that are down on a map, and what they do to it. */
class Hands {
  private readonly element: RefObject<HTMLElement | null>
  private readonly latest: Latest
  private readonly change: (by: (look: Look) => Look) => void
  private readonly pointers = new Map<number, Point>()
  private listeners: AbortController | undefined
  private start: Point = MIDDLE
  private isPanning = false
  private lastTap = 0
  private lastType = 'mouse'

  constructor(
    element: RefObject<HTMLElement | null>,
    latest: Latest,
    change: (by: (look: Look) => Look) => void,
  ) {
    this.element = element
    this.latest = latest
    this.change = change
  }

  private inside(clientX: number, clientY: number): Point {
    const box = this.element.current?.getBoundingClientRect()
    return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) }
  }

  zoomBy(by: number, at?: Point): void {
    const { size } = this.latest.current
    const point = at ?? { x: size.width / 2, y: size.height / 2 }
    this.change((look) => zoomedAt(bounded(look, size), size, by, point))
  }

  wheel(event: WheelEvent): void {
    event.preventDefault()
    // Wheels count in lines or pixels; two fingers on a touchpad come as a wheel with Control.
    const pixels = event.deltaY * (event.deltaMode === 1 ? 20 : 1) * (event.ctrlKey ? 6 : 1)
    this.zoomBy(Math.exp(-pixels * 0.0016), this.inside(event.clientX, event.clientY))
  }

  /** Keys mean the map under the mouse or with the focus, and otherwise every map. */
  key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.target instanceof Element && event.target.closest('input, textarea, select, [role=dialog]'))
      return
    const meant = document.querySelector('.realm:hover, .realm:focus-within')
    if (meant !== null && meant !== this.element.current) return
    if (event.key === '+' || event.key === '=') this.zoomBy(STEP)
    else if (event.key === '-' || event.key === '−') this.zoomBy(1 / STEP)
    else if (event.key === '0') this.change(() => WHOLE)
  }

  down(event: PointerEvent): void {
    if (event.button !== 0 || !(event.target instanceof Element) || event.target.closest('button')) return
    const isSecond = this.pointers.size === 1
    this.lastType = event.pointerType
    if (!isSecond && this.latest.current.canCarry(event.target)) return this.note(event)
    if (isSecond) cancelDrag()
    this.note(event)
    this.start = { x: event.clientX, y: event.clientY }
    this.isPanning = isSecond
  }

  /** A finger that carries a piece is only followed in case a second one comes down. */
  private note(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && this.latest.current.canCarry(event.target as Element)) return
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (this.listeners !== undefined) return
    this.listeners = new AbortController()
    const { signal } = this.listeners
    const isCarrying = this.latest.current.canCarry(event.target as Element)
    window.addEventListener('pointermove', (moving) => this.move(moving, isCarrying), { signal })
    window.addEventListener('pointerup', (up) => this.up(up), { signal })
    window.addEventListener('pointercancel', (up) => this.up(up), { signal })
  }

  private move(event: PointerEvent, isCarrying: boolean): void {
    const before = this.pointers.get(event.pointerId)
    if (before === undefined) return
    const now = { x: event.clientX, y: event.clientY }
    if (this.pointers.size === 2) return this.pinch(event.pointerId, before, now)
    if (isCarrying && !this.isPanning) return void this.pointers.set(event.pointerId, now)
    if (!this.isPanning && Math.hypot(now.x - this.start.x, now.y - this.start.y) < SLACK) return
    this.isPanning = true
    this.pointers.set(event.pointerId, now)
    this.pan(now.x - before.x, now.y - before.y)
  }

  private pan(x: number, y: number): void {
    const { size } = this.latest.current
    this.change((look) => moved(bounded(look, size), size, x, y))
  }

  private pinch(id: number, before: Point, now: Point): void {
    const other = [...this.pointers].find(([pointer]) => pointer !== id)?.[1]
    if (other === undefined) return
    this.isPanning = true
    this.pointers.set(id, now)
    const apart = Math.hypot(before.x - other.x, before.y - other.y)
    const by = apart < 1 ? 1 : Math.hypot(now.x - other.x, now.y - other.y) / apart
    this.zoomBy(by, this.inside((now.x + other.x) / 2, (now.y + other.y) / 2))
    this.pan((now.x - before.x) / 2, (now.y - before.y) / 2)
  }

  private up(event: PointerEvent): void {
    if (!this.pointers.delete(event.pointerId) || this.pointers.size > 0) return
    if (this.isPanning) swallowClick()
    else if (event.pointerType === 'touch' && event.type === 'pointerup') this.tap(event)
    this.letGo()
  }

  private tap(event: PointerEvent): void {
    const isDouble = event.timeStamp - this.lastTap < TAP_TIME
    this.lastTap = isDouble ? 0 : event.timeStamp
    if (isDouble) this.toggle(event)
  }

  doubleClick(event: { clientX: number; clientY: number; target: EventTarget }): void {
    // Two taps of a finger have been seen already.
    if (this.lastType !== 'touch') this.toggle(event)
  }

  /** Twice on the same spot: nearer, or back to the whole map. */
  private toggle(event: { clientX: number; clientY: number; target: EventTarget | null }): void {
    if (event.target instanceof Element && event.target.closest('button, [data-lit]') !== null) return
    const { size } = this.latest.current
    const at = this.inside(event.clientX, event.clientY)
    this.change((look) => (look.zoom > 1.05 ? WHOLE : zoomedAt(look, size, TAPPED, at)))
  }

  letGo(): void {
    this.listeners?.abort()
    this.listeners = undefined
    this.pointers.clear()
    this.isPanning = false
  }
}

/** The click that follows when a pan ends. */
function swallowClick(): void {
  const swallow = (event: Event): void => event.stopPropagation()
  window.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0)
}
