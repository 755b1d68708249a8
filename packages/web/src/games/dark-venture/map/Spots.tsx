import type { MatchTables } from '@longtable/dark-venture/board'
import { memo, useMemo, type KeyboardEvent } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { useTicked } from '../view/selection.ts'
import { useChoosing, useChoosingNow, useTarget } from '../../../match-ui/targets/targets.tsx'
import type { BoardPartProps } from '../parts/part-props.ts'
import { isDeck, squareBox, U } from '../grid/geometry.ts'
import { nodeNames, spacesAsked, ticketFor, type Goal, type Reach } from './use-reach.ts'

interface SpotsProps {
  readonly drawn: BoardPartProps
  readonly reach: Reach | undefined
}

/** The spaces at which something can be chosen now, and no others. */
export function Spots({ drawn, reach }: SpotsProps) {
  const { tables } = drawn.shown
  const asked = useChoosing(spacesAsked)
  const isTicked = useTicked(({ faces }) => faces.some((count) => count > 0))
  const all = asked === '' ? [] : asked.split(' ').map(Number)
  // Where only other dice lead, nothing is lit while some are ticked.
  const nodes = isTicked && reach !== undefined ? all.filter((node) => reach.goals.has(node)) : all
  const listed = new Set(nodes)
  const priceOf = usePrices()
  return (
    <g className="dv-map-spots">
      {nodes.map((node) => {
        const square = tables.ways.square[node]
        const other = isDeck(node) ? square : tables.ways.deck[square]
        return (
          <NodeTarget
            key={node}
            node={node}
            tables={tables}
            isHalf={other >= 0 && listed.has(other)}
            price={priceOf(reach?.goals.get(node))}
            isTicked={isTicked && reach !== undefined}
          />
        )
      })}
    </g>
  )
}

/** Numbers of dice in words, each put into words once. */
function usePrices(): (goal: Goal | undefined) => string | undefined {
  const i18n = useI18n()
  return useMemo(() => {
    const known: string[] = []
    return (goal) => goal && (known[goal.dice] ??= i18n.t('web.dvMap.dice', { count: goal.dice }))
  }, [i18n])
}

interface NodeTargetProps {
  readonly tables: MatchTables
  readonly node: number
  /** Deck and water share the space: the upper half is the deck. */
  readonly isHalf: boolean
  /** What it takes to come there, in words, if anybody would. */
  readonly price: string | undefined
  readonly isTicked: boolean
}

const NodeTarget = memo(function NodeTarget({ tables, node, isHalf, price, isTicked }: NodeTargetProps) {
  const place = nodeNames[node]
  const target = useTarget(place, price)
  const now = useChoosingNow()
  const { x, y } = squareBox(tables, tables.ways.square[node])
  const top = isHalf && !isDeck(node) ? U / 2 : 0
  const props = isTicked ? { ...target.props, ...tickedProps(now, place) } : target.props
  return (
    <g {...props} className="dv-map-spot" data-reach={price !== undefined || undefined}>
      <rect x={x + 2} y={y + top + 2} width={U - 4} height={(isHalf ? U / 2 : U) - 4} rx="5" />
    </g>
  )
})

/** Ticked dice pay: a click or Enter takes the way that needs no others. */
function tickedProps(now: ReturnType<typeof useChoosingNow>, place: string) {
  const go = (event: { readonly currentTarget: Element; preventDefault: () => void }): void => {
    const choosing = now()
    const ticket = ticketFor(choosing, place, useTicked.getState().faces)
    event.preventDefault()
    if (ticket === undefined) choosing.act(place, event.currentTarget)
    else if (ticket.choices.length === 1) choosing.choose(ticket.choices[0])
    else choosing.chooseAll({ ...ticket, text: { key: 'shortcut.walk' } })
  }
  return {
    onClick: go,
    onKeyDown: (event: KeyboardEvent<SVGElement>) => {
      if (event.key === 'Enter' || event.key === ' ') go(event)
    },
  }
}
