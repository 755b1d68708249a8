import type { Size } from './use-size.ts'

/** What is seen of a map that may be larger than its frame. */

export interface Point {
  readonly x: number
  readonly y: number
}

/** What is seen when the whole of a map is: a middle, and how much around it. */
export interface Area extends Point, Size {}

/** A place of the map in the middle, and how much larger than whole the map is. */
export interface Viewport extends Point {
  readonly zoom: number
}

/** The frame of a map, and what it can show. */
export interface ViewportLimits {
  readonly size: Size
  readonly area: Area
  readonly most: number
}

export function wholeOf({ x, y }: Area): Viewport {
  return { x, y, zoom: 1 }
}

function within(value: number, half: number, middle: number, extent: number): number {
  const room = Math.max(0, extent / 2 - half)
  return Math.min(middle + room, Math.max(middle - room, value))
}

/** Units of the map for each pixel, when the whole of it is seen. */
export function unitOf(area: Size, size: Size): number {
  return Math.max(area.width / Math.max(1, size.width), area.height / Math.max(1, size.height))
}

export function bounded({ x, y, zoom }: Viewport, { size, area, most }: ViewportLimits): Viewport {
  const kept = Math.min(most, Math.max(1, zoom))
  const half = unitOf(area, size) / kept / 2
  return {
    x: within(x, size.width * half, area.x, area.width),
    y: within(y, size.height * half, area.y, area.height),
    zoom: kept,
  }
}

/** The same place of the map stays under the pointer. */
export function zoomedAt(viewport: Viewport, limits: ViewportLimits, by: number, at: Point): Viewport {
  const { size, area, most } = limits
  const zoom = Math.min(most, Math.max(1, viewport.zoom * by))
  const shift = unitOf(area, size) * (1 / viewport.zoom - 1 / zoom)
  return bounded(
    {
      x: viewport.x + (at.x - size.width / 2) * shift,
      y: viewport.y + (at.y - size.height / 2) * shift,
      zoom,
    },
    limits,
  )
}

export function moved(viewport: Viewport, limits: ViewportLimits, x: number, y: number): Viewport {
  const units = unitOf(limits.area, limits.size) / viewport.zoom
  return bounded({ ...viewport, x: viewport.x - x * units, y: viewport.y - y * units }, limits)
}

/** Whoever has come near stays as near when the map grows. */
export function regained(viewport: Viewport, size: Size, before: Area, now: Area): Viewport {
  if (viewport.zoom <= ALMOST_WHOLE) return wholeOf(now)
  return { ...viewport, zoom: (viewport.zoom * unitOf(now, size)) / unitOf(before, size) }
}

export const ALMOST_WHOLE = 1.001
