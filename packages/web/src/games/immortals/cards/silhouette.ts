import { geometry, regionIds } from '@longtable/immortals/board'

export interface Silhouette {
  readonly path: string
  readonly box: string
}

/** Corners as x, y, x, y and so on. */
function outline(corners: readonly number[]): string {
  const points = corners.flatMap((x, i) => (i % 2 === 0 ? [`${x} ${corners[i + 1]}`] : []))
  return `M${points.join('L')}Z`
}

function boxAround(all: readonly number[]): string {
  const xs = all.filter((_, i) => i % 2 === 0)
  const ys = all.filter((_, i) => i % 2 === 1)
  const margin = 6
  const left = Math.min(...xs) - margin
  const top = Math.min(...ys) - margin
  return `${left} ${top} ${Math.max(...xs) + margin - left} ${Math.max(...ys) + margin - top}`
}

function around(regions: readonly number[]): Silhouette {
  const polygons = regions.map((region) => geometry.regions[regionIds[region]].polygon)
  return { path: polygons.map(outline).join(''), box: boxAround(polygons.flat()) }
}

const regionOutlines = regionIds.map((_, region) => around([region]))

/** The outline of a region as it lies in the light realm. */
export function regionOutline(region: number): Silhouette {
  return regionOutlines[region]
}

/** The outlines of an area's regions together. */
export function areaOutline(areaOfRegion: readonly number[], area: number): Silhouette {
  return around(areaOfRegion.flatMap((of, region) => (of === area ? [region] : [])))
}
