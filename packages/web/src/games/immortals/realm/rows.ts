import { labels, polygons, type Point } from './shapes.ts'

/** What a region's row of things may take up: where the region's outline leaves room. */

function extentAt(corners: readonly Point[], at: Point): readonly [number, number] {
  let [low, high] = [-Infinity, Infinity]
  corners.forEach((a, n) => {
    const b = corners[(n + 1) % corners.length]
    if (a.y > at.y === b.y > at.y) return
    const x = a.x + ((at.y - a.y) / (b.y - a.y)) * (b.x - a.x)
    if (x <= at.x) low = Math.max(low, x)
    else high = Math.min(high, x)
  })
  return [low, high]
}

/** The room beside the label of a region at a height, as distances from the label. */
function roomAt(region: number, y: number, tall: number): readonly [number, number] {
  const label = labels[region]
  const extents = [y - tall / 2, y, y + tall / 2]
    .map((height) => extentAt(polygons[region], { x: label.x, y: label.y + height }))
    .filter(([low, high]) => Number.isFinite(low) && Number.isFinite(high))
  if (extents.length === 0) return [-40, 40]
  return [
    Math.max(...extents.map(([low]) => low)) - label.x,
    Math.min(...extents.map(([, high]) => high)) - label.x,
  ]
}

const MARGIN = 5

/** How far to the right of the label something wide is centred, so that it stays inside the region. */
export function fitted(region: number, y: number, tall: number, wide: number): number {
  const [low, high] = roomAt(region, y, tall)
  const [least, most] = [low + MARGIN + wide / 2, high - MARGIN - wide / 2]
  if (least > most) return (low + high) / 2
  return Math.min(most, Math.max(least, 0))
}

export function widthAt(region: number, y: number, tall: number): number {
  const [low, high] = roomAt(region, y, tall)
  return high - low - 2 * MARGIN
}
