import type { RefObject } from 'react'
import { cancelDrag } from './current-drag.ts'
import { swallowClick } from './swallow-click.ts'
import {
  bounded,
  moved,
  unitOf,
  wholeOf,
  zoomedAt,
  type Area,
  type Viewport,
  type Point,
  type ViewportLimits,
} from './viewport.ts'

export interface ZoomOptions {
  readonly area: Area
  /** What all maps on the table match: keys mean the one under the mouse or with the focus. */
  readonly among: string
  readonly canCarry: (target: Element) => boolean
  /** How many times larger than whole the map may become. */
  readonly most?: number
  /** Do the arrow keys move the map? */
  readonly hasArrows?: boolean
  /** What is seen at first; the whole map, if nothing else is said. */
  readonly first?: Viewport
}

export const STEP = 1.35
/** How many pixels an arrow key moves the map. */
const STRIDE = 90
const TAPPED = 2.4
/** A pointer that moves less than this has clicked. */
const SLACK = 5
const TAP_TIME = 320

type Change = (by: (viewport: Viewport) => Viewport) => void

interface Latest {
  readonly current: { readonly limits: ViewportLimits; readonly options: ZoomOptions }
}

/** What an arrow key looks towards comes nearer. */
const ARROWS: Readonly<Record<string, Point | undefined>> = {
  ArrowLeft: { x: STRIDE, y: 0 },
  ArrowRight: { x: -STRIDE, y: 0 },
  ArrowUp: { x: 0, y: STRIDE },
  ArrowDown: { x: 0, y: -STRIDE },
}

/** The pointers that are down on a map, and what they do to it. */
export class PointerController {
  private readonly element: RefObject<HTMLElement | null>
  private readonly latest: Latest
  private readonly change: Change
  private readonly glide: Change
  private readonly pointers = new Map<number, Point>()
  private listeners: AbortController | undefined
  private start: Point = { x: 0, y: 0 }
  private isPanning = false
  private lastTap = 0
  private lastType = 'mouse'

  constructor(element: RefObject<HTMLElement | null>, latest: Latest, change: Change, glide: Change) {
    this.element = element
    this.latest = latest
    this.change = change
    this.glide = glide
  }

  private inside(clientX: number, clientY: number): Point {
    const box = this.element.current?.getBoundingClientRect()
    return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) }
  }

  private zoomBy(by: number, at: Point): void {
    const { limits } = this.latest.current
    this.change((viewport) => zoomedAt(bounded(viewport, limits), limits, by, at))
  }

  stepBy(by: number): void {
    const { limits } = this.latest.current
    const middle = { x: limits.size.width / 2, y: limits.size.height / 2 }
    this.glide((viewport) => zoomedAt(bounded(viewport, limits), limits, by, middle))
  }

  whole(): void {
    const { area } = this.latest.current.limits
    this.glide(() => wholeOf(area))
  }

  /** At so many pixels for each unit at least, if that is given. */
  show({ x, y }: Point, least = 0): void {
    const { area, size } = this.latest.current.limits
    this.glide(({ zoom }) => ({ x, y, zoom: Math.max(zoom, least * unitOf(area, size)) }))
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
    const { among, hasArrows } = this.latest.current.options
    const meant = document.querySelector(`${among}:hover, ${among}:focus-within`)
    if (meant !== null && meant !== this.element.current) return
    if (event.key === '+' || event.key === '=') this.stepBy(STEP)
    else if (event.key === '-' || event.key === '−') this.stepBy(1 / STEP)
    else if (event.key === '0') this.whole()
    else if (hasArrows === true && meant !== null) this.arrow(event)
  }

  private arrow(event: KeyboardEvent): void {
    const way = ARROWS[event.key]
    // Elsewhere on the table they may mean something else.
    const isHere = event.target instanceof Node && this.isOurs(event.target)
    if (way === undefined || !isHere || event.defaultPrevented) return
    event.preventDefault()
    this.pan(way.x, way.y)
  }

  private isOurs(target: Node): boolean {
    const { current } = this.element
    return current !== null && (current.contains(target) || target.contains(current))
  }

  down(event: PointerEvent): void {
    if (event.button !== 0 || !(event.target instanceof Element) || event.target.closest('button')) return
    const isSecond = this.pointers.size === 1
    this.lastType = event.pointerType
    if (!isSecond && this.latest.current.options.canCarry(event.target)) return this.note(event)
    if (isSecond) cancelDrag()
    this.note(event)
    this.start = { x: event.clientX, y: event.clientY }
    this.isPanning = isSecond
  }

  /** A finger that carries a piece is only followed in case a second one comes down. */
  private note(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && this.latest.current.options.canCarry(event.target as Element)) return
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (this.listeners !== undefined) return
    this.listeners = new AbortController()
    const { signal } = this.listeners
    const isCarrying = this.latest.current.options.canCarry(event.target as Element)
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
    const { limits } = this.latest.current
    this.change((viewport) => moved(bounded(viewport, limits), limits, x, y))
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
    const { limits } = this.latest.current
    const at = this.inside(event.clientX, event.clientY)
    this.glide((viewport) =>
      viewport.zoom > 1.05 ? wholeOf(limits.area) : zoomedAt(viewport, limits, TAPPED, at),
    )
  }

  letGo(): void {
    this.listeners?.abort()
    this.listeners = undefined
    this.pointers.clear()
    this.isPanning = false
  }
}
