import { WIDTH, type VentureViewContext, type MatchTables } from '@longtable/dark-venture/board'
import { allInsets, hasFloors, RIM, squareBox, U } from '../grid/geometry.ts'
import { usePointedSquare } from './pointed.ts'

const numbers = Array.from({ length: WIDTH }, (_, n) => n)
const letterOf = (column: number): string => String.fromCharCode(65 + column)
const SIDE = WIDTH * U

/** Letters and numbers around the ground, and smaller ones around the upper floors. */
export function Rim({ tables }: { readonly tables: MatchTables }) {
  return (
    <g className="dv-map-rim">
      {numbers.map((n) => (
        <g key={n}>
          <text x={n * U + U / 2} y={-RIM / 2 + 7}>
            {letterOf(n)}
          </text>
          <text x={n * U + U / 2} y={SIDE + RIM / 2 + 7}>
            {letterOf(n)}
          </text>
          <text x={-RIM / 2} y={n * U + U / 2 + 7}>
            {n + 1}
          </text>
          <text x={SIDE + RIM / 2} y={n * U + U / 2 + 7}>
            {n + 1}
          </text>
        </g>
      ))}
      {hasFloors(tables)
        ? allInsets(tables).map(({ floor, x, y, width, height, column, row }) => (
            <g key={floor} className="dv-map-rim-small">
              {numbers.slice(0, width / U).map((n) => (
                <text key={n} x={x + n * U + U / 2} y={y - 13}>
                  {letterOf(column + n)}
                </text>
              ))}
              {numbers.slice(0, height / U).map((n) => (
                <text key={n} x={x - 14} y={y + n * U + U / 2 + 5}>
                  {row + n + 1}
                </text>
              ))}
            </g>
          ))
        : null}
    </g>
  )
}

/** The row and the column that are pointed at. */
export function RimMark({ ctx }: { readonly ctx: VentureViewContext }) {
  const { tables } = ctx
  const square = usePointedSquare(ctx)
  if (square < 0) return null
  const { x, y } = squareBox(tables, square)
  if (x < 0) return null
  const marks = [
    [x + 14, -RIM + 6, 36, RIM - 12],
    [x + 14, SIDE + 6, 36, RIM - 12],
    [-RIM + 4, y + 14, RIM - 8, 36],
    [SIDE + 4, y + 14, RIM - 8, 36],
  ]
  return (
    <g className="dv-map-rim-mark" aria-hidden>
      {marks.map(([left, top, width, height]) => (
        <rect key={`${left} ${top}`} x={left} y={top} width={width} height={height} rx="7" />
      ))}
      <text x={x + U / 2} y={-RIM / 2 + 7}>
        {letterOf(x / U)}
      </text>
      <text x={x + U / 2} y={SIDE + RIM / 2 + 7}>
        {letterOf(x / U)}
      </text>
      <text x={-RIM / 2} y={y + U / 2 + 7}>
        {y / U + 1}
      </text>
      <text x={SIDE + RIM / 2} y={y + U / 2 + 7}>
        {y / U + 1}
      </text>
    </g>
  )
}
