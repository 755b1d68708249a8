import { geometry, realmOf, regionIds, regionOf, type Site } from '@longtable/immortals/board'

/** The lines of the map, made once from the corners of its regions; the dark realm is the same in a mirror. */

export interface Point {
  readonly x: number
  readonly y: number
}

export type BorderKind = 'coast' | 'rift' | 'area' | 'region'

export interface Shapes {
  /** Each region's outline, by its number. */
  readonly regions: readonly string[]
  /** The outlines of all regions of an area, one after the other. */
  readonly areas: readonly string[]
  /** What is between an area and everything else. */
  readonly rims: readonly string[]
  readonly borders: Readonly<Record<BorderKind, string>>
  readonly rift: string
}

/** Whose an edge is when it is no region's. */
const RIFT = -1

export const MIDDLE: Point = { x: geometry.width / 2, y: geometry.height / 2 }

export const polygons: readonly (readonly Point[])[] = regionIds.map((id) =>
  points(geometry.regions[id].polygon),
)
export const labels: readonly Point[] = regionIds.map((id) => geometry.regions[id].label)
/** Where the name and the pieces of a site go. */
export function labelOf(site: Site): Point {
  const { x, y } = labels[regionOf(site)]
  return { x: realmOf(site) === 0 ? x : geometry.width - x, y }
}

export const riftPolygon: readonly Point[] = points(geometry.rift)

function points(numbers: readonly number[]): Point[] {
  return Array.from({ length: numbers.length / 2 }, (_, n) => ({ x: numbers[2 * n], y: numbers[2 * n + 1] }))
}

function keyOf({ x, y }: Point): string {
  return `${x} ${y}`
}

function half(a: Point, b: Point): string {
  return `${(a.x + b.x) / 2} ${(a.y + b.y) / 2}`
}

interface Edge {
  readonly a: Point
  readonly b: Point
  readonly owners: number[]
}

function edges(): Edge[] {
  const found = new Map<string, Edge>()
  const add = (corners: readonly Point[], owner: number): void => {
    corners.forEach((a, n) => {
      const b = corners[(n + 1) % corners.length]
      const key = [keyOf(a), keyOf(b)].toSorted().join(',')
      const known = found.get(key)
      if (known === undefined) found.set(key, { a, b, owners: [owner] })
      else known.owners.push(owner)
    })
  }
  polygons.forEach(add)
  add(riftPolygon, RIFT)
  return [...found.values()]
}

const allEdges = edges()

/** Corners where more than two lines meet stay where they are; between them the lines are rounded. */
const crossings: ReadonlySet<string> = (() => {
  const count = new Map<string, number>()
  for (const { a, b } of allEdges) {
    for (const end of [a, b]) count.set(keyOf(end), (count.get(keyOf(end)) ?? 0) + 1)
  }
  return new Set([...count].filter(([, lines]) => lines > 2).map(([key]) => key))
})()

function closed(
  corners: readonly Point[],
  isSharp: (corner: Point) => boolean = (corner) => crossings.has(keyOf(corner)),
): string {
  const last = corners[corners.length - 1]
  let path = `M${half(last, corners[0])}`
  corners.forEach((corner, n) => {
    const next = half(corner, corners[(n + 1) % corners.length])
    path += isSharp(corner) ? `L${keyOf(corner)}L${next}` : `Q${keyOf(corner)} ${next}`
  })
  return `${path}Z`
}

function open(corners: readonly Point[]): string {
  let path = `M${keyOf(corners[0])}`
  for (let n = 1; n < corners.length - 1; n++) {
    path += `${n === 1 ? `L${half(corners[0], corners[1])}` : ''}Q${keyOf(corners[n])} ${half(corners[n], corners[n + 1])}`
  }
  return `${path}L${keyOf(corners[corners.length - 1])}`
}

function kindOf({ owners }: Edge, areaOfRegion: readonly number[]): BorderKind {
  if (owners.length === 1) return 'coast'
  const [one, other] = owners
  if (one === RIFT || other === RIFT) return 'rift'
  return areaOfRegion[one] === areaOfRegion[other] ? 'region' : 'area'
}

/** Strings edges of one kind together, from crossing to crossing. */
function chains(of: readonly Edge[]): Point[][] {
  const at = new Map<string, Edge[]>()
  for (const edge of of) {
    for (const end of [edge.a, edge.b]) {
      const key = keyOf(end)
      at.set(key, [...(at.get(key) ?? []), edge])
    }
  }
  const left = new Set(of)
  const walk = (edge: Edge, start: Point): Point[] => {
    left.delete(edge)
    const line = [start, edge.a === start ? edge.b : edge.a]
    for (;;) {
      const end = line[line.length - 1]
      if (crossings.has(keyOf(end))) return line
      const next = at.get(keyOf(end))?.find((candidate) => left.has(candidate))
      if (next === undefined) return line
      left.delete(next)
      line.push(keyOf(next.a) === keyOf(end) ? next.b : next.a)
    }
  }
  const lines: Point[][] = []
  for (const edge of of) {
    for (const end of [edge.a, edge.b]) {
      if (left.has(edge) && crossings.has(keyOf(end))) lines.push(walk(edge, end))
    }
  }
  for (const edge of of) if (left.has(edge)) lines.push(walk(edge, edge.a))
  return lines
}

export const regionPaths: readonly string[] = polygons.map((corners) => closed(corners))

export function shapesFor(areaOfRegion: readonly number[]): Shapes {
  const kinds: BorderKind[] = ['coast', 'rift', 'area', 'region']
  const areas = Array.from({ length: Math.max(...areaOfRegion) + 1 }, (_, area) => area)
  const lines = (isWanted: (edge: Edge) => boolean): string =>
    chains(allEdges.filter(isWanted)).map(open).join('')
  return {
    regions: regionPaths,
    areas: areas.map((area) => regionPaths.filter((_, region) => areaOfRegion[region] === area).join('')),
    rims: areas.map((area) =>
      lines(({ owners }) => owners.filter((owner) => areaOfRegion[owner] === area).length === 1),
    ),
    borders: Object.fromEntries(
      kinds.map((kind) => [kind, lines((edge) => kindOf(edge, areaOfRegion) === kind)]),
    ) as Record<BorderKind, string>,
    rift: closed(riftPolygon),
  }
}

/** How the walls of the rift are broken, from corner to corner. */
const BREAKS = [0.03, -0.05, 0.06, 0, -0.04, 0.07, -0.02, 0.05, -0.06, 0.01, 0.08]

/** The rift's rim drawn nearer to its middle, as one sees it fall away in ledges. */
export function riftAt(depth: number): string {
  const turn = Math.round(depth * 20)
  return closed(
    riftPolygon
      .map((corner, n) => towards(corner, riftMiddle, depth + BREAKS[(n * 3 + turn) % BREAKS.length]))
      .filter((_, n) => (n + turn) % 3 !== 0),
    () => true,
  )
}

export const riftMiddle: Point = {
  x: riftPolygon.reduce((sum, { x }) => sum + x, 0) / riftPolygon.length,
  y: riftPolygon.reduce((sum, { y }) => sum + y, 0) / riftPolygon.length,
}

/** Short strokes down its walls. */
export function riftStrokes(): string {
  return riftPolygon
    .map((corner, n) => {
      const from = towards(corner, riftMiddle, 0.02)
      const to = towards(corner, riftMiddle, [0.2, 0.1, 0.27, 0.13, 0.17][n % 5])
      return `M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`
    })
    .join('')
}

function towards(from: Point, to: Point, part: number): Point {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}

export function isInside({ x, y }: Point, corners: readonly Point[]): boolean {
  let inside = false
  corners.forEach((a, n) => {
    const b = corners[(n + 1) % corners.length]
    if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) inside = !inside
  })
  return inside
}

export function distanceToEdge(point: Point, corners: readonly Point[]): number {
  let nearest = Infinity
  corners.forEach((a, n) => {
    const b = corners[(n + 1) % corners.length]
    const length = (b.x - a.x) ** 2 + (b.y - a.y) ** 2
    const along = ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / length
    const on = towards(a, b, Math.min(1, Math.max(0, along)))
    nearest = Math.min(nearest, Math.hypot(point.x - on.x, point.y - on.y))
  })
  return nearest
}
