import { placeOffsets, type Lattice } from '@longtable/mage-knight/board'
import type { Point } from '../../../components/viewport.ts'
import type { MapExtent } from '../../../components/Plane.tsx'

/** Where spaces and tiles lie on the map, in units of the drawing; hexes stand on a corner. */

export const RADIUS = 60
const ACROSS = RADIUS * Math.sqrt(3)
const DOWN = RADIUS * 1.5

function spotAt(q: number, r: number): Point {
  return { x: rounded(ACROSS * (q + r / 2)), y: rounded(DOWN * r) }
}

export function hexSpot({ q, r }: Pick<Lattice, 'q' | 'r'>, hex: number): Point {
  return spotAt(q[hex], r[hex])
}

/** The middle of a place for a tile: that of its first hex. */
export function slotSpot(lattice: Pick<Lattice, 'q' | 'r'>, slot: number): Point {
  return hexSpot(lattice, slot * placeOffsets.length)
}

function rounded(n: number): number {
  return Math.round(n * 100) / 100
}

const corners: readonly Point[] = Array.from({ length: 6 }, (_, n) => {
  const angle = (Math.PI / 3) * n - Math.PI / 2
  return { x: rounded(RADIUS * Math.cos(angle)), y: rounded(RADIUS * Math.sin(angle)) }
})

function closed(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${rounded(x)} ${rounded(y)}`).join('L')}z`
}

/** A hex around the origin, and one drawn inside of its lines. */
export const hexPath = closed(corners)
export const insetPath = closed(corners.map(({ x, y }) => ({ x: x * 0.93, y: y * 0.93 })))

/** Sides by the way they face: the sides of a hex towards its neighbours, in the order of `placeOffsets` from 1. */
export const sidePaths: readonly string[] = corners.map((from, n) => {
  const to = corners[(n + 1) % 6]
  return `M${from.x} ${from.y}L${to.x} ${to.y}`
})

/** The middles of the seven hexes of a tile, from its own middle. */
export const placeSpots: readonly Point[] = placeOffsets.map(([q, r]) => spotAt(q, r))

interface Side {
  readonly from: Point
  readonly to: Point
}

const keyOf = ({ x, y }: Point): string => `${Math.round(x)},${Math.round(y)}`

/** The sides of seven hexes that no two of them share, one after the other. */
function outline(): string {
  const sides = placeSpots.flatMap((spot) =>
    corners.map((corner, n): Side => ({ from: plus(spot, corner), to: plus(spot, corners[(n + 1) % 6]) })),
  )
  const inner = new Set(sides.map(({ from, to }) => `${keyOf(to)} ${keyOf(from)}`))
  const outer = sides.filter(({ from, to }) => !inner.has(`${keyOf(from)} ${keyOf(to)}`))
  const next = new Map(outer.map((side) => [keyOf(side.from), side.to]))
  const points: Point[] = []
  let at = outer[0].from
  while (points.length < outer.length) {
    points.push(at)
    at = next.get(keyOf(at)) ?? at
  }
  return closed(points)
}

function plus(a: Point, b: Point): Point {
  return { x: a.x + b.x, y: a.y + b.y }
}

/** The border of a tile around the origin. */
export const tilePath = outline()

/** How far a tile reaches from its middle. */
const REACH = { x: ACROSS * 1.5, y: RADIUS * 2.5 }

export type { MapExtent }

/** What holds all these places for tiles, with some room around them. */
export function sheetOf(lattice: Lattice, slots: readonly number[], room: number): MapExtent {
  const spots = slots.map((slot) => slotSpot(lattice, slot))
  const left = Math.min(...spots.map(({ x }) => x)) - REACH.x - room
  const top = Math.min(...spots.map(({ y }) => y)) - REACH.y - room
  const right = Math.max(...spots.map(({ x }) => x)) + REACH.x + room
  const bottom = Math.max(...spots.map(({ y }) => y)) + REACH.y + room
  return { left, top, width: right - left, height: bottom - top }
}
