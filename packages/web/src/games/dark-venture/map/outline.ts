import type { Point } from '../../../components/viewport.ts'
import { U, type Box } from '../grid/geometry.ts'

/** Borders of areas that are made of squares. */

/** The same number for the same place, from 0 to 1: what looks scattered lies where it lay yesterday. */
export function chance(a: number, b: number, salt = 0): number {
  let hash = Math.imul(a | 0, 0x27d4eb2d) ^ Math.imul(b | 0, 0x165667b1) ^ Math.imul(salt + 1, 0x9e3779b1)
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x1_0000_0000
}

/** A number for a drawing. */
export function near(n: number): number {
  return Math.round(n * 10) / 10
}

/** A side of a square, walked with the square on the right hand. */
interface Side {
  readonly from: Point
  readonly to: Point
}

const keyOf = ({ x, y }: Point): string => `${x} ${y}`

function sidesOf({ x, y }: Box): Side[] {
  const corners = [
    { x, y },
    { x: x + U, y },
    { x: x + U, y: y + U },
    { x, y: y + U },
  ]
  return corners.map((from, n) => ({ from, to: corners[(n + 1) % 4] }))
}

/** The borders of squares as rings of corners; areas that touch at a corner only stay apart. */
export function ringsOf(boxes: readonly Box[]): readonly (readonly Point[])[] {
  const sides = new Map<string, Side>()
  for (const side of boxes.flatMap(sidesOf)) {
    const back = `${keyOf(side.to)} ${keyOf(side.from)}`
    if (!sides.delete(back)) sides.set(`${keyOf(side.from)} ${keyOf(side.to)}`, side)
  }
  const rings: Point[][] = []
  for (const [key, first] of sides) {
    if (!sides.delete(key)) continue
    rings.push(ringFrom(first, sides))
  }
  return rings
}

function ringFrom(first: Side, sides: Map<string, Side>): Point[] {
  const ring = [first.from]
  let at = first
  while (keyOf(at.to) !== keyOf(first.from)) {
    ring.push(at.to)
    at = nextOf(at, sides)
  }
  return ring
}

/** Where two ways lead on, the one that turns right: it stays with the same square. */
function nextOf({ from, to }: Side, sides: Map<string, Side>): Side {
  const way = { x: to.x - from.x, y: to.y - from.y }
  const turns = [{ x: -way.y, y: way.x }, way, { x: way.y, y: -way.x }]
  for (const turn of turns) {
    const key = `${keyOf(to)} ${keyOf({ x: to.x + turn.x, y: to.y + turn.y })}`
    const side = sides.get(key)
    if (side === undefined) continue
    sides.delete(key)
    return side
  }
  throw new Error('a border does not end')
}

/** Corners alone. */
export function straight(rings: readonly (readonly Point[])[]): string {
  return rings.map((ring) => `M${ring.map(({ x, y }) => `${x} ${y}`).join('L')}z`).join('')
}

interface Softness {
  /** How far a border strays from the straight line. */
  readonly stray: number
  /** How far it stays inside. */
  readonly inset?: number
  /** Into how many pieces the side of a square is cut: more are less round. */
  readonly pieces?: number
  readonly salt?: number
}

/** A border that no ruler drew: it keeps to its squares, with round corners. */
export function soft(
  rings: readonly (readonly Point[])[],
  { stray, inset = 0, pieces = 3, salt = 0 }: Softness,
): string {
  return rings.map((ring) => smooth(strayed(ring, { stray, inset, pieces, salt }))).join('')
}

function strayed(ring: readonly Point[], { stray, inset, pieces, salt }: Required<Softness>): Point[] {
  const points: Point[] = []
  ring.forEach((from, n) => {
    const to = ring[(n + 1) % ring.length]
    const [dx, dy] = [(to.x - from.x) / U, (to.y - from.y) / U]
    for (let i = 0; i < pieces; i++) {
      const share = (i + 0.5) / pieces
      const x = from.x + dx * U * share
      const y = from.y + dy * U * share
      // The square lies on the right hand: inside is that way.
      const inward = inset + (chance(x, y, salt) - 0.5) * 2 * stray
      points.push({ x: x - dy * inward, y: y + dx * inward })
    }
  })
  return points
}

/** A closed curve that runs through the middles between points. */
function smooth(points: readonly Point[]): string {
  const middle = (n: number): string => {
    const a = points[n % points.length]
    const b = points[(n + 1) % points.length]
    return `${near((a.x + b.x) / 2)} ${near((a.y + b.y) / 2)}`
  }
  const curves = points.map((_, n) => {
    const { x, y } = points[(n + 1) % points.length]
    return `Q${near(x)} ${near(y)} ${middle(n + 1)}`
  })
  return `M${middle(0)}${curves.join('')}z`
}
