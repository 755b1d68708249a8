import {
  ABSENT,
  isExchange,
  N,
  E,
  S,
  W,
  onSide,
  OUT,
  SQUARES,
  storySpaces,
  type VentureViewContext,
  type MatchTables,
} from '@longtable/dark-venture/board'
import { memo, useMemo } from 'react'
import { outlines } from '../icons/outlines.ts'
import { squareBox, U, type Box, type Segment } from '../grid/geometry.ts'
import { ringsOf, soft, straight } from './outline.ts'
import { merged } from './paths.ts'

/** Where sides come on, and where prisoners are exchanged. */
export const Starts = memo(function Starts({ ctx }: { readonly ctx: VentureViewContext }) {
  const { state, tables } = ctx
  const rim = useMemo(() => openRim(ctx), [ctx])
  const places = useMemo(
    () => (tables.exchange ?? []).flatMap((is, square) => (is === 1 ? [squareBox(tables, square)] : [])),
    [tables],
  )
  return (
    <g className="dv-map-starts" aria-hidden>
      {tables.starts.map((squares, side) => {
        const isHere = state.control[side] !== ABSENT && state.control[side] !== OUT
        if (!isHere || squares.length === 0) return null
        return (
          <path
            // Sides are always the same nine.
            key={side}
            className="dv-map-start"
            style={{ stroke: `var(--dv-side-${side})` }}
            d={squares.map((square) => corners(squareBox(tables, square), side)).join('')}
          />
        )
      })}
      <path className="dv-map-exit" d={rim} />
      <Exchange boxes={places} />
      <Goals tables={tables} />
    </g>
  )
})

/** Marks in the corners of a space; those of sides that share one lie within each other. */
function corners({ x, y }: Box, side: number): string {
  const a = 4 + (side % 3) * 3
  const b = U - a
  const long = 9
  return [
    `M${x + a} ${y + a + long}V${y + a}H${x + a + long}`,
    `M${x + b - long} ${y + a}H${x + b}V${y + a + long}`,
    `M${x + b} ${y + b - long}V${y + b}H${x + b - long}`,
    `M${x + a + long} ${y + b}H${x + a}V${y + b - long}`,
  ].join('')
}

const OUTSIDE = 6

/** The rim where one can leave with a prisoner. */
function openRim({ state, tables }: VentureViewContext): string {
  if (tables.exchange !== undefined) return ''
  const lines: Segment[] = []
  const add = (x: number, y: number, right: number, down: number): void => {
    lines.push({ from: { x, y }, to: { x: x + right, y: y + down } })
  }
  for (let square = 0; square < SQUARES; square++) {
    if (!isExchange(tables, state, square)) continue
    const { x, y } = squareBox(tables, square)
    const isOpen = (side: number): boolean =>
      (tables.openRim[square] & (1 << side)) !== 0 && onSide(state.built, square, side) === 0
    if (isOpen(N)) add(x, y - OUTSIDE, U, 0)
    if (isOpen(E)) add(x + U + OUTSIDE, y, 0, U)
    if (isOpen(S)) add(x, y + U + OUTSIDE, U, 0)
    if (isOpen(W)) add(x - OUTSIDE, y, 0, U)
  }
  return merged(lines)
}

/** Where there is no rim to leave by: a space set apart, with a chain in it. */
function Exchange({ boxes }: { readonly boxes: readonly Box[] }) {
  if (boxes.length === 0) return null
  const [first] = boxes
  return (
    <>
      <path className="dv-map-exit" d={straight(ringsOf(boxes))} />
      <g className="dv-map-chain" transform={`translate(${first.x + 5} ${first.y + 5})`}>
        <path d={outlines.chain} transform="scale(0.05)" />
      </g>
    </>
  )
}

/** Where a story is decided. */
const Goals = memo(function Goals({ tables }: { readonly tables: MatchTables }) {
  const boxes = storySpaces(tables).map((square) => squareBox(tables, square))
  const rings = ringsOf(boxes)
  return (
    <>
      <path className="dv-map-goal" d={soft(rings, { stray: 0, inset: 8 })} />
      {rings.map((ring) => {
        const corner = ring.reduce((best, each) => (each.x - each.y > best.x - best.y ? each : best))
        return (
          <g
            key={`${corner.x} ${corner.y}`}
            className="dv-map-goal-flag"
            transform={`translate(${corner.x - 13} ${corner.y + 13})`}
          >
            <circle r="10" />
            <path d={outlines.goal} transform="translate(-7 -7) scale(0.0273)" />
          </g>
        )
      })}
    </>
  )
})
