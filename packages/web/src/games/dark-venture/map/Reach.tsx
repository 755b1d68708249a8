import { GROUND, type Meeting, type MatchTables } from '@longtable/dark-venture/board'
import { memo, useMemo, type MouseEvent } from 'react'
import { useIsCarrying } from '../../../match-ui/targets/drag.tsx'
import { point } from '../../../match-ui/targets/pointing.ts'
import { outlines, type IconName } from '../icons/outlines.ts'
import { squareBox } from '../grid/geometry.ts'
import { ringsOf, straight } from './outline.ts'
import { nodeNames, type Goal, type Reach as Reached } from './use-reach.ts'

/** What is reached for three dice or more looks the same. */
const RINGS = [1, 2, 3] as const

function stepOf({ dice }: Goal): number {
  return Math.min(3, Math.max(1, dice))
}

interface ReachProps {
  readonly tables: MatchTables
  readonly reach: Reached
}

/** How far each die goes: one field for each number of dice. */
export const Fields = memo(function Fields({ tables, reach }: ReachProps) {
  const fields = useMemo(() => {
    const goals = [...reach.goals.values()]
    return RINGS.map((ring) => {
      const squares = new Set(
        goals.filter((goal) => stepOf(goal) === ring).map(({ node }) => tables.ways.square[node]),
      )
      return straight(ringsOf([...squares].map((square) => squareBox(tables, square))))
    })
  }, [tables, reach])
  return (
    <g className="dv-map-fields" aria-hidden>
      {fields.map((d, n) => (
        <path key={RINGS[n]} className="dv-map-field" data-dice={RINGS[n]} d={d} />
      ))}
    </g>
  )
})

const SIGNS: Readonly<Record<Meeting, IconName>> = {
  red: 'stop',
  blue: 'item',
  event: 'seal',
  search: 'search',
  enemy: 'attack',
  story: 'book',
}

/** The dice that a space takes, and what is met there: a click on them goes there, whoever stands in the way. */
export const Prices = memo(function Prices({ tables, reach }: ReachProps) {
  const isCarrying = useIsCarrying()
  return (
    <g className="dv-map-prices" aria-hidden pointerEvents={isCarrying ? 'none' : undefined}>
      {[...reach.goals.values()].map((goal) => (
        <Price key={goal.node} tables={tables} goal={goal} />
      ))}
    </g>
  )
})

/** As if the space itself was meant. */
function clickSpace(event: MouseEvent, node: number): void {
  event.stopPropagation()
  const map = event.currentTarget.closest('svg')
  map
    ?.querySelector(`[data-place="${nodeNames[node]}"]`)
    ?.dispatchEvent(new globalThis.MouseEvent('click', { bubbles: true, detail: 1 }))
}

function Price({ tables, goal }: { readonly tables: MatchTables; readonly goal: Goal }) {
  const { node, dice, meets } = goal
  const square = tables.ways.square[node]
  const { x, y } = squareBox(tables, square)
  // Beneath a bridge that can be reached as well.
  const low = tables.ways.deck[square] >= 0 && node < GROUND ? 32 : 0
  return (
    <g
      className="dv-map-price"
      data-dear={dice > 2 || undefined}
      transform={`translate(${x + 11} ${y + 12 + low})`}
      onClick={(event) => clickSpace(event, node)}
      onPointerEnter={() => point(nodeNames[node])}
      onPointerLeave={() => point(undefined)}
    >
      <circle r="9" />
      <text y="5">{dice}</text>
      {meets.map((meeting, n) => (
        <g key={meeting} className="dv-map-meeting" data-meeting={meeting}>
          <g transform={`translate(${42 - n * 20} 0)`}>
            <g className="dv-map-sign">
              <circle r="9" />
              <path d={outlines[SIGNS[meeting]]} transform="translate(-6.5 -6.5) scale(0.0254)" />
            </g>
          </g>
        </g>
      ))}
    </g>
  )
}
