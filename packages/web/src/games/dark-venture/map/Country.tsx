import { areGatesOpen, NOBODY, type VentureViewContext } from '@longtable/dark-venture/board'
import { memo, type KeyboardEvent, type PointerEvent } from 'react'
import { point } from '../../../match-ui/targets/pointing.ts'
import type { BoardPartProps } from '../parts/part-props.ts'
import { useFan } from '../units/fans.ts'
import { Marks } from '../units/Marks.tsx'
import { Pieces } from '../units/Pieces.tsx'
import { Aims } from './Aims.tsx'
import { Built, EdgeTargets } from './Built.tsx'
import { DeckFronts, Decks } from './Decks.tsx'
import type { MapExtent } from '../grid/geometry.ts'
import { Ground } from './Ground.tsx'
import { Path } from './Path.tsx'
import { squareUnder } from './pointed.ts'
import { Fields, Prices } from './Reach.tsx'
import { useReach, useReachAhead } from './use-reach.ts'
import { RimMark } from './Rim.tsx'
import { SightRange, SightLine, SightOfPointed } from './SightRange.tsx'
import { Spots } from './Spots.tsx'
import { Starts } from './Starts.tsx'
import { Tags } from './Tags.tsx'
import { Thread } from './Thread.tsx'
import { nextTowards } from './ways.ts'
import './reach.css'

interface CountryProps {
  readonly drawn: BoardPartProps
  readonly sheet: MapExtent
  /** Can something be chosen here, or is it drawn elsewhere as well? */
  readonly isStage: boolean
}

/** Everything on the map; panning and zooming does not draw it again. */
export const Country = memo(function Country({ drawn, sheet, isStage }: CountryProps) {
  const { shown } = drawn
  const { tables, state } = shown
  const viewBox = `${sheet.left} ${sheet.top} ${sheet.width} ${sheet.height}`
  return (
    <div className="dv-map-country">
      <svg viewBox={viewBox} aria-hidden>
        <Ground tables={tables} isGateOpen={areGatesOpen(state, tables)} />
      </svg>
      <svg viewBox={viewBox} className="dv-map-things">
        <RimMark ctx={shown} />
        <Starts ctx={shown} />
        <Decks tables={tables} />
        <Thread ctx={shown} />
        <Pointer drawn={drawn} sheet={sheet} />
        <Standing drawn={drawn} isStage={isStage} />
        <DeckFronts ctx={shown} />
        <Aims ctx={shown} timeline={drawn.timeline} />
      </svg>
    </div>
  )
})

/** What lies and stands on the ground. */
function Lying({ drawn: { shown, side } }: { readonly drawn: BoardPartProps }) {
  return (
    <>
      <Marks ctx={shown} side={side} />
      <Built ctx={shown} />
    </>
  )
}

/** What lies and stands there, and what can be chosen, below the pieces and above them. */
function Standing({ drawn, isStage }: Pick<CountryProps, 'drawn' | 'isStage'>) {
  const reached = useReach(drawn)
  useReachAhead(drawn)
  const reach = isStage ? reached : undefined
  const { shown } = drawn
  const isSpread = useFan(({ node }) => node !== undefined)
  const move = (event: KeyboardEvent<SVGGElement>): void => {
    const next = towards(event, shown)
    if (next === undefined) return
    event.preventDefault()
    next.focus()
  }
  return (
    <g onKeyDown={move}>
      {reach === undefined ? null : (
        <>
          <Fields tables={shown.tables} reach={reach} />
          <SightRange ctx={shown} piece={reach.piece} />
        </>
      )}
      <Lying drawn={drawn} />
      {isStage ? <Spots drawn={drawn} reach={reach} /> : null}
      {reach === undefined ? null : <Path ctx={shown} reach={reach} />}
      <Pieces drawn={drawn} isStage={isStage} />
      {isStage ? <EdgeTargets ctx={shown} /> : null}
      {reach === undefined ? null : <SightLine ctx={shown} piece={reach.piece} />}
      {reach === undefined || isSpread ? null : <Prices tables={shown.tables} reach={reach} />}
      {isSpread || !isStage ? null : <Tags drawn={drawn} reach={reach} />}
      {isStage ? <SightOfPointed ctx={shown} /> : null}
    </g>
  )
}

/** The lit space that an arrow key leads to from where the focus is. */
function towards(
  event: KeyboardEvent<SVGGElement>,
  { tables, state }: VentureViewContext,
): SVGElement | undefined {
  const [kind, id] = (event.target as Element).getAttribute('data-place')?.split(':') ?? []
  const from = kind === 'node' ? Number(id) : kind === 'piece' ? state.at[Number(id)] : NOBODY
  const lit = [...event.currentTarget.querySelectorAll<SVGElement>('.dv-map-spot')]
  const nodes = lit.map((spot) => Number(spot.getAttribute('data-place')?.slice('node:'.length)))
  const to = nextTowards(tables, nodes, from, event.key)
  return to === undefined ? undefined : lit[nodes.indexOf(to)]
}

interface PointerProps {
  readonly drawn: BoardPartProps
  readonly sheet: MapExtent
}

/** All spaces at once: where the pointer is is worked out, not looked up. */
function Pointer({ drawn, sheet }: PointerProps) {
  const { tables } = drawn.shown
  const move = (event: PointerEvent<SVGRectElement>): void => {
    const square = squareUnder(tables, sheet, event.currentTarget, event)
    point(square < 0 ? undefined : `node:${square}`)
  }
  return (
    <rect
      className="dv-map-pointer"
      x={sheet.left}
      y={sheet.top}
      width={sheet.width}
      height={sheet.height}
      onPointerMove={move}
      onPointerLeave={() => point(undefined)}
    />
  )
}
