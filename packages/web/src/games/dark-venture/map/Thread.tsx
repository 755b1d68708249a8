import type { VentureViewContext } from '@longtable/dark-venture/board'
import { squareMiddle } from '../grid/geometry.ts'
import { usePointedSquare } from './pointed.ts'

/** Between both ends of the stairs that are pointed at. */
export function Thread({ ctx }: { readonly ctx: VentureViewContext }) {
  const { tables } = ctx
  const square = usePointedSquare(ctx)
  const to = square < 0 ? -1 : tables.linkTo[square]
  if (to < 0) return null
  const [a, b] = [squareMiddle(tables, square), squareMiddle(tables, to)]
  const line = `M${a.x} ${a.y}Q${(a.x + b.x) / 2} ${Math.min(a.y, b.y) - 60} ${b.x} ${b.y}`
  return (
    <g className="dv-map-thread" aria-hidden>
      <path className="dv-map-thread-casing" d={line} />
      <path className="dv-map-thread-line" d={line} />
    </g>
  )
}
