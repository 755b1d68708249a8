import type { NodeNo, VentureViewContext } from '@longtable/dark-venture/board'
import type { Shortcut } from '@longtable/kernel'
import { usePointed } from '../../../match-ui/targets/pointing.ts'
import { useChoosingNow } from '../../../match-ui/targets/targets.tsx'
import { nodeSpot } from '../grid/geometry.ts'
import { wayOf, type Goal, type Reach } from './use-reach.ts'
import { pathThrough } from './ways.ts'

interface PathProps {
  readonly ctx: VentureViewContext
  readonly reach: Reach
}

/** The way that a unit would take to the space that is pointed at, or to strike whom is pointed at. */
export function Path({ ctx: { state, tables }, reach }: PathProps) {
  const pointed = usePointed()
  const now = useChoosingNow()
  const goal = goalAt(pointed, reach, (place) => now().shortcutsAt(place))
  const from = state.at[reach.piece]
  if (goal === undefined || from < 0) return null
  const nodes: readonly NodeNo[] = [from, ...goal.ways[0].path]
  const line = pathThrough(tables, nodes)
  return (
    <g className="dv-map-path" aria-hidden>
      <path className="dv-map-path-casing" d={line} />
      <path className="dv-map-path-line" d={line} />
      {nodes.slice(1).map((node, n) => {
        const { x, y } = nodeSpot(tables, node)
        return <circle key={`${node} ${n}`} cx={x} cy={y} r={n === nodes.length - 2 ? 8 : 5} />
      })}
    </g>
  )
}

function goalAt(
  place: string | undefined,
  reach: Reach,
  gesturesAt: (place: string) => readonly Shortcut[],
): Goal | undefined {
  if (place === undefined) return undefined
  if (place.startsWith('node:')) return reach.goals.get(Number(place.slice('node:'.length)))
  if (!place.startsWith('piece:')) return undefined
  const [strike] = gesturesAt(place)
  return strike === undefined ? undefined : wayOf(reach, strike)
}
