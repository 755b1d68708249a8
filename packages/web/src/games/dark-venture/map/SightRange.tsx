import {
  distance,
  lineOf,
  shotsOf,
  squareOf,
  weaponRange,
  type PieceNo,
  type Square,
  type VentureViewContext,
} from '@longtable/dark-venture/board'
import { memo, useEffect, useMemo, useState } from 'react'
import { usePointed } from '../../../match-ui/targets/pointing.ts'
import { squareBox, squareMiddle, U } from '../grid/geometry.ts'
import { isKeyTaken } from '../../../components/is-key-taken.ts'
import { squareMeant } from './pointed.ts'

interface SightProps {
  readonly ctx: VentureViewContext
  readonly piece: PieceNo
}

/** What a unit with a weapon has in range: what it sees is dotted, what it does not is hatched. */
export const SightRange = memo(function SightRange({ ctx, piece }: SightProps) {
  const { state, tables } = ctx
  const range = weaponRange(state, tables, piece)
  const shots = useMemo(() => (range > 0 ? shotsOf(ctx, piece) : []), [ctx, piece, range])
  if (shots.length === 0) return null
  const boxes = shots.map(({ square, seen }) => ({ ...squareBox(tables, square), seen }))
  const dots = boxes.filter(({ seen }) => seen).map(({ x, y }) => dotsIn(x, y))
  const hatched = boxes.filter(({ seen }) => !seen).map(({ x, y }) => hatchIn(x, y))
  return (
    <g className="dv-map-sight" aria-hidden>
      <path className="dv-map-sight-seen" d={dots.join('')} />
      <path className="dv-map-sight-hidden" d={hatched.join('')} />
    </g>
  )
})

function dotsIn(x: number, y: number): string {
  const dot = (dx: number, dy: number): string => `M${x + dx} ${y + dy}h0`
  return dot(8, 8) + dot(U - 8, 8) + dot(8, U - 8) + dot(U - 8, U - 8)
}

function hatchIn(x: number, y: number): string {
  return `M${x + 6} ${y + 20}L${x + 20} ${y + 6}M${x + 6} ${y + 34}L${x + 34} ${y + 6}M${x + 30} ${y + 58}L${x + 58} ${y + 30}M${x + 44} ${y + 58}L${x + 58} ${y + 44}`
}

/** From the middle of one's own space to the middle of the one pointed at; broken where a wall stops it. */
export function SightLine({ ctx, piece }: SightProps) {
  const { state, tables } = ctx
  const to = squareMeant(tables, usePointed(), ctx)
  const from = squareOf(state, tables, piece)
  const range = weaponRange(state, tables, piece)
  if (to < 0 || to === from || range <= 0 || distance(tables, from, to) > range) return null
  return <LineOfSight ctx={ctx} from={from} to={to} />
}

interface LineProps {
  readonly ctx: VentureViewContext
  readonly from: Square
  readonly to: Square
}

function LineOfSight({ ctx, from, to }: LineProps) {
  const { tables } = ctx
  const { isClear, at } = lineOf(ctx, from, to)
  const a = squareMiddle(tables, from)
  const b = squareMiddle(tables, to)
  // Doubled coordinates of the floor: its first column and row lie where the first square's are.
  const box = squareBox(tables, from)
  const stop = at && {
    x: box.x + (at.x / 2 - tables.board.column[from]) * U,
    y: box.y + (at.y / 2 - tables.board.row[from]) * U,
  }
  return (
    <g className="dv-map-line" data-clear={isClear || undefined}>
      <path className="dv-map-line-casing" d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
      <path className="dv-map-line-seen" d={`M${a.x} ${a.y}L${stop?.x ?? b.x} ${stop?.y ?? b.y}`} />
      {stop === undefined ? null : (
        <>
          <path className="dv-map-line-lost" d={`M${stop.x} ${stop.y}L${b.x} ${b.y}`} />
          <g transform={`translate(${stop.x} ${stop.y})`}>
            <circle r="10" />
            <path className="dv-map-line-cross" d="M-4.5 -4.5l9 9m0 -9l-9 9" />
          </g>
        </>
      )}
    </g>
  )
}

/** With the key S: what whoever is pointed at has in range. */
export function SightOfPointed({ ctx }: { readonly ctx: VentureViewContext }) {
  const [isWanted, setWanted] = useState(false)
  const pointed = usePointed()
  useEffect(() => {
    const listeners = new AbortController()
    const press = (event: KeyboardEvent): void => {
      if (event.key === 's' && !isKeyTaken(event)) setWanted((is) => !is)
    }
    window.addEventListener('keydown', press, { signal: listeners.signal })
    return () => listeners.abort()
  }, [])
  const piece =
    isWanted && pointed?.startsWith('piece:') === true ? Number(pointed.slice('piece:'.length)) : -1
  return piece < 0 || ctx.state.at[piece] < 0 ? null : <SightRange ctx={ctx} piece={piece} />
}
