import {
  DROPPED,
  goodsOn,
  eventOn,
  marksOn,
  resourceIds,
  SQUARES,
  TOKEN,
  tokenOf,
  type Square,
  type VentureViewContext,
} from '@longtable/dark-venture/board'
import { memo, useMemo } from 'react'
import type { Point } from '../../../components/viewport.ts'
import { squareMiddle } from '../grid/geometry.ts'
import { standsOf, type Stand } from './stands.ts'
import { Crate, Good, TokenMark } from './TokenChip.tsx'

/** Something that lies on a space. */
interface Lying {
  readonly kind: 'token' | 'good' | 'crate'
  readonly n: number
  readonly count: number
}

/** What lies on a space: tokens, items that were dropped, resources. */
export function lyingOn({ state }: VentureViewContext, square: Square): readonly Lying[] {
  const tokens =
    state.marks[square] === 0
      ? []
      : tokenOf.map((_, n) =>
          lying('token', n, n === TOKEN.event ? eventOn(state, square) : marksOn(state, square, n)),
        )
  const items = state.lies.filter((place) => place === DROPPED + square).length
  const goods =
    state.litter.length === 0 ? [] : resourceIds.map((_, n) => lying('good', n, goodsOn(state, square, n)))
  return [...tokens, lying('crate', 0, items), ...goods].filter(({ count }) => count > 0)
}

function lying(kind: Lying['kind'], n: number, count: number): Lying {
  return { kind, n, count }
}

/** Spaces where something lies. */
function busySquares({ state }: VentureViewContext): readonly Square[] {
  const found = new Set<Square>()
  state.marks.forEach((bits, square) => {
    if (bits !== 0) found.add(square)
  })
  state.lies.forEach((place) => {
    if (place >= DROPPED && place < DROPPED + SQUARES) found.add(place - DROPPED)
  })
  for (let i = 0; i < state.litter.length; i += 2) found.add(state.litter[i])
  return [...found].sort((a, b) => a - b)
}

interface Placed extends Lying, Point {
  readonly size: number
  readonly square: Square
}

/** How many stand on a space changes where there is room for what lies there. */
function placed(ctx: VentureViewContext, stands: readonly Stand[]): readonly Placed[] {
  const crowd = new Map<Square, number>()
  for (const { node, isPrisoner } of stands) {
    const square = ctx.tables.ways.square[node]
    if (!isPrisoner) crowd.set(square, (crowd.get(square) ?? 0) + 1)
  }
  return busySquares(ctx).flatMap((square) => {
    const middle = squareMiddle(ctx.tables, square)
    const all = lyingOn(ctx, square)
    return all.map((one, n) => {
      const { x, y, size } = placeOf(n, all.length, crowd.get(square) ?? 0)
      return { ...one, square, x: middle.x + x, y: middle.y + y, size }
    })
  })
}

/** Free corners, the best first, beside one unit and beside two. */
const CORNERS = [
  { x: -24, y: -24 },
  { x: 24, y: -24 },
  { x: -24, y: 24 },
  { x: 24, y: 24 },
]
const BESIDE_TWO = [
  { x: 22, y: -22 },
  { x: -22, y: 22 },
]

function placeOf(n: number, of: number, crowd: number): Point & { readonly size: number } {
  if (crowd === 0) return row(n, of, 0, of === 1 ? 30 : of === 2 ? 26 : 20)
  if (crowd === 1 && of <= CORNERS.length) return { ...CORNERS[n], size: 15.5 }
  if (crowd === 2 && of <= BESIDE_TWO.length) return { ...BESIDE_TWO[n], size: 18 }
  return row(n, of, -28, 13)
}

/** In rows of three, around a height. */
function row(n: number, of: number, y: number, size: number): Point & { readonly size: number } {
  const inRow = y < 0 ? Math.max(of, 1) : Math.min(of, 3)
  const rows = Math.ceil(of / inRow)
  const step = Math.min(size + 1, 60 / inRow)
  const r = Math.floor(n / inRow)
  const here = r === rows - 1 ? of - r * inRow : inRow
  return { x: ((n % inRow) - (here - 1) / 2) * step, y: y + (r - (rows - 1) / 2) * (size + 1), size }
}

/** Under a piece nothing on the ground would be seen. */
function isAbove({ tables }: VentureViewContext, stands: readonly Stand[]): (square: Square) => boolean {
  const taken = new Set(stands.map(({ node }) => tables.ways.square[node]))
  return (square) => taken.has(square)
}

/** Tokens, crates and resources on spaces where nobody stands: an SVG group that lies below the pieces. */
export const Marks = memo(function Marks({ ctx, side }: { ctx: VentureViewContext; side: number }) {
  const stands = useMemo(() => standsOf(ctx, side), [ctx, side])
  const all = useMemo(() => placed(ctx, stands), [ctx, stands])
  const above = isAbove(ctx, stands)
  return (
    <g className="dv-unit-marks">
      {all.map((one) => (above(one.square) ? null : <Lies key={keyOf(one)} {...one} />))}
    </g>
  )
})

/** Those on spaces where somebody stands, over the pieces. */
export const TopMarks = memo(function TopMarks({
  ctx,
  stands,
}: {
  ctx: VentureViewContext
  stands: readonly Stand[]
}) {
  const above = isAbove(ctx, stands)
  return (
    <g className="dv-unit-marks">
      {placed(ctx, stands).map((one) => (above(one.square) ? <Lies key={keyOf(one)} {...one} /> : null))}
    </g>
  )
})

function keyOf({ square, kind, n }: Placed): string {
  return `${square} ${kind} ${n}`
}

function Lies({ kind, n, count, x, y, size }: Placed) {
  const isEvent = kind === 'token' && n === TOKEN.event
  if (kind === 'crate') return <Crate count={count} x={x} y={y} size={size} />
  return kind === 'good' ? (
    <Good resource={n} count={count} x={x} y={y} size={size} />
  ) : (
    <TokenMark token={n} count={count} x={x} y={y} size={isEvent ? size * 1.1 : size} />
  )
}
