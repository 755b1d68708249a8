import {
  across,
  EDGES,
  FENCE,
  N,
  E,
  onSide,
  S,
  slope,
  SQUARES,
  W,
  type VentureViewContext,
} from '@longtable/dark-venture/board'
import type { Point } from '../../../components/viewport.ts'
import { edgeLine, type Segment } from '../grid/geometry.ts'
import { near } from './outline.ts'

/** A fence or a wall that was built: on an edge, named by the square south or east of it, or across a square. */
export interface Piece {
  readonly edge: number
  readonly isFence: boolean
}

/** All that is built, each once. */
export function builtOn({ state: { built }, tables: { board } }: VentureViewContext): readonly Piece[] {
  const pieces: Piece[] = []
  const add = (edge: number, what: number): void => {
    if (what > 0) pieces.push({ edge, isFence: what === FENCE })
  }
  for (let square = 0; square < SQUARES; square++) {
    if (built[square] === 0) continue
    for (const side of [N, E, S, W]) {
      const isOwn = side === N || side === W || board.beside[square * 8 + side] < 0
      if (isOwn) add(square * EDGES + side, onSide(built, square, side))
    }
    add(square * EDGES + 4 + slope(built, square), across(built, square))
  }
  return pieces
}

interface Drawing {
  readonly rails: string
  readonly posts: string
  readonly blocks: string
  readonly joints: string
}

/** Fences are two rails with posts; walls are rows of blocks. */
export function builtPaths(ctx: VentureViewContext): Drawing {
  let [rails, posts, blocks, joints] = ['', '', '', '']
  for (const { edge, isFence } of builtOn(ctx)) {
    const line = edgeLine(ctx.tables, edge)
    if (isFence) {
      rails += beside(line, 3) + beside(line, -3)
      posts += postsOn(line)
    } else {
      blocks += beside(line, 0)
      joints += jointsOn(line)
    }
  }
  return { rails, posts, blocks, joints }
}

function lengthOf({ from, to }: Segment): number {
  return Math.hypot(to.x - from.x, to.y - from.y)
}

/** A point so far along a line, and so far to its right. */
function along(line: Segment, share: number, right = 0): Point {
  const { from, to } = line
  const length = lengthOf(line)
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length]
  return {
    x: from.x + (to.x - from.x) * share - dy * right,
    y: from.y + (to.y - from.y) * share + dx * right,
  }
}

export function segment(a: Point, b: Point): string {
  return `M${near(a.x)} ${near(a.y)}L${near(b.x)} ${near(b.y)}`
}

export function beside(line: Segment, right: number): string {
  return segment(along(line, 0, right), along(line, 1, right))
}

function postsOn(line: Segment): string {
  const count = Math.round(lengthOf(line) / 16)
  let d = ''
  for (let n = 0; n <= count; n++) d += segment(along(line, n / count, -6), along(line, n / count, 6))
  return d
}

function jointsOn(line: Segment): string {
  const count = Math.round(lengthOf(line) / 16)
  let d = beside(line, 0)
  for (let n = 0; n < count; n++) {
    d += segment(along(line, n / count, 0), along(line, n / count, 5.5))
    d += segment(along(line, (n + 0.5) / count, -5.5), along(line, (n + 0.5) / count, 0))
  }
  return d
}

/** The arms of a line, without its middle: two lines that cross leave the crossing to nobody. */
export function arms(line: Segment): string {
  return segment(along(line, 0.12), along(line, 0.38)) + segment(along(line, 0.62), along(line, 0.88))
}

/** The half of an edge that lies inside of the square it is named by. */
export function innerHalf({ from, to }: Segment, middle: Point): string {
  const inward = (at: Point, share: number): Point => ({
    x: at.x + (middle.x - at.x) * share,
    y: at.y + (middle.y - at.y) * share,
  })
  const points = [inward(from, 0.06), inward(to, 0.06), inward(to, 0.44), inward(from, 0.44)]
  return `M${points.map(({ x, y }) => `${near(x)} ${near(y)}`).join('L')}z`
}

export function middleOf(line: Segment): Point {
  return along(line, 0.5)
}
