import {
  EDGES,
  FENCE,
  across,
  onSide,
  slope as slopeOf,
  SQUARES,
  type VentureViewContext,
  type MatchTables,
} from '@longtable/dark-venture/board'
import { memo, useMemo } from 'react'
import { useChoosing, useTarget, type Choosing } from '../../../match-ui/targets/targets.tsx'
import { arms, beside, builtPaths, innerHalf } from './built-paths.ts'
import { edgeLine, partCorners, squareMiddle } from '../grid/geometry.ts'

/** Fences and walls that were built. */
export const Built = memo(function Built({ ctx }: { readonly ctx: VentureViewContext }) {
  const { rails, posts, blocks, joints } = useMemo(() => builtPaths(ctx), [ctx])
  if (rails === '' && blocks === '') return null
  return (
    <g className="dv-map-built" aria-hidden>
      <path className="dv-map-wall-casing" d={blocks} />
      <path className="dv-map-wall" d={blocks} />
      <path className="dv-map-wall-joints" d={joints} />
      <path className="dv-map-fence-casing" d={rails + posts} />
      <path className="dv-map-fence-rails" d={rails} />
      <path className="dv-map-fence-posts" d={posts} />
    </g>
  )
})

const edgeNames = Array.from({ length: SQUARES * EDGES }, (_, edge) => `edge:${edge}`)
const partNames = Array.from({ length: SQUARES * 2 }, (_, part) => `part:${part}`)

function isAsked(choosing: Choosing, place: string): boolean {
  return choosing.at(place).length > 0 || choosing.blockedAt(place).length > 0
}

/** Numbers of what can be chosen, or is named with a reason why not, one after the other. */
function asked(choosing: Choosing, names: readonly string[]): string {
  if (!choosing.entries.some(({ at }) => at !== undefined && at.startsWith(names[0].slice(0, 5)))) return ''
  return names.flatMap((place, n) => (isAsked(choosing, place) ? [n] : [])).join(' ')
}

const numbersOf = (joined: string): readonly number[] => (joined === '' ? [] : joined.split(' ').map(Number))

/** Edges and halves of spaces that can be chosen now. */
export function EdgeTargets({ ctx }: { readonly ctx: VentureViewContext }) {
  const edges = useChoosing((choosing) => asked(choosing, edgeNames))
  const parts = useChoosing((choosing) => asked(choosing, partNames))
  const { tables, state } = ctx
  return (
    <>
      {numbersOf(parts).map((part) => (
        <PartTarget key={part} tables={tables} part={part} slope={slopeOf(state.built, part >> 1)} />
      ))}
      {numbersOf(edges).map((edge) => (
        <EdgeTarget key={edge} tables={tables} edge={edge} stands={standsOn(ctx, edge)} />
      ))}
    </>
  )
}

type Stands = 'fence' | 'wall' | 'nothing'

function standsOn({ state: { built } }: VentureViewContext, edge: number): Stands {
  const square = Math.floor(edge / EDGES)
  const side = edge % EDGES
  const what = side >= 4 ? across(built, square) : onSide(built, square, side)
  return what === 0 ? 'nothing' : what === FENCE ? 'fence' : 'wall'
}

interface EdgeTargetProps {
  readonly tables: MatchTables
  readonly edge: number
  /** What stands there already. */
  readonly stands: Stands
}

/** An edge has a name for each of its squares: each is the half of it on its own side. */
const EdgeTarget = memo(function EdgeTarget({ tables, edge, stands }: EdgeTargetProps) {
  const target = useTarget(edgeNames[edge])
  const line = edgeLine(tables, edge)
  const isAcross = edge % EDGES >= 4
  const middle = squareMiddle(tables, Math.floor(edge / EDGES))
  // Only what is pointed at goes over whoever stands there.
  const isWhole = !isAcross || target.isPointed || stands !== 'nothing'
  const drawn = isWhole ? beside(line, isAcross ? 0 : INSIDE[edge % EDGES]) : arms(line)
  return (
    <g {...target.props} className="dv-map-edge" data-stands={stands}>
      {isAcross ? (
        <path className="dv-map-edge-arms" d={arms(line)} />
      ) : (
        <path className="dv-map-edge-area" d={innerHalf(line, middle)} />
      )}
      <path className="dv-map-edge-casing" d={drawn} />
      <path className="dv-map-edge-line" d={drawn} />
    </g>
  )
})

/** Which way its own square lies, by N E S W: a little to the right of the line, or to its left. */
const INSIDE: readonly number[] = [4, 4, -4, -4]

interface PartTargetProps {
  readonly tables: MatchTables
  readonly part: number
  readonly slope: number
}

const PartTarget = memo(function PartTarget({ tables, part, slope }: PartTargetProps) {
  const target = useTarget(partNames[part])
  const corners = partCorners(tables, part >> 1, part & 1, slope)
  const points = corners.map(({ x, y }) => `${x},${y}`).join(' ')
  return (
    <g {...target.props} className="dv-map-part">
      <polygon points={points} />
    </g>
  )
})
