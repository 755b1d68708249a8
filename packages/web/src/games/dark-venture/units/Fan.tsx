import {
  nodeText,
  pieceText,
  type NodeNo,
  type PieceNo,
  type VentureViewContext,
} from '@longtable/dark-venture/board'
import { memo, useEffect, useRef } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { useDrag, useIsCarrying } from '../../../match-ui/targets/drag.tsx'
import { useTarget } from '../../../match-ui/targets/targets.tsx'
import { nodeSpot, sheetOf, U } from '../grid/geometry.ts'
import { useAbout } from './about.ts'
import { Badges, badgesOf, isTied } from './Badges.tsx'
import { closeFan, openFan } from './fans.ts'
import { itemsOn, Load, loadKey } from './Load.tsx'
import type { Stand } from './stands.ts'
import { DiscArt, discOf, PLAIN, Token } from './Token.tsx'
import { Halo } from './Unit.tsx'

/** How many stand close together, and a button that spreads them out. */
export const Spreader = memo(function Spreader({ ctx, node, count }: SpreaderProps) {
  const i18n = useI18n()
  const { x, y } = nodeSpot(ctx.tables, node)
  const label = i18n.t('web.dvUnits.spread', { count, space: i18n.format(nodeText(ctx.tables, node)) })
  return (
    <g
      className="dv-unit-spreader"
      role="button"
      tabIndex={0}
      aria-label={label}
      transform={`translate(${x} ${y - U / 2})`}
      onClick={(event) => {
        event.stopPropagation()
        openFan(node)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        openFan(node)
      }}
    >
      <title>{label}</title>
      <rect className="dv-unit-spreader-hit" x={-22} y={-16} width={44} height={24} />
      <rect x={-13} y={-9} width={26} height={18} rx={9} />
      <text>{count}</text>
    </g>
  )
})

interface SpreaderProps {
  readonly ctx: VentureViewContext
  readonly node: NodeNo
  readonly count: number
}

interface FanProps {
  readonly ctx: VentureViewContext
  readonly stands: readonly Stand[]
  readonly node: NodeNo
  /** The piece that the question goes on with. */
  readonly atWork: PieceNo | undefined
}

const CELL = { width: 96, height: 98 }
const PAD = 12
const R = 28
/** How much wider than high, in tokens. */
const WIDER = 1.6

/** A crowded space spread out on a sheet: everybody on it large enough to be read and chosen. */
export const Fan = memo(function Fan({ ctx, stands, node, atWork }: FanProps) {
  const sheet = useRef<SVGGElement>(null)
  const isCarrying = useIsCarrying()
  useEffect(() => {
    const listeners = new AbortController()
    const { signal } = listeners
    window.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (!(target instanceof Node) || sheet.current?.contains(target) !== true) closeFan()
      },
      { signal },
    )
    window.addEventListener(
      'keydown',
      ({ key }) => {
        if (key === 'Escape') closeFan()
      },
      { signal },
    )
    return () => listeners.abort()
  }, [])
  const here = stands.filter((stand) => stand.node === node)
  const columns = Math.ceil(Math.sqrt(here.length * WIDER))
  const rows = Math.ceil(here.length / columns)
  const width = columns * CELL.width + 2 * PAD
  const height = rows * CELL.height + 2 * PAD
  const { x, y } = corner(ctx, node, width, height)
  return (
    <g
      ref={sheet}
      className="dv-unit-fan"
      data-left={isCarrying || undefined}
      style={{ transform: `translate(${x}px, ${y}px)` }}
    >
      <rect className="dv-unit-fan-paper" width={width} height={height} rx={12} />
      {here.map(({ piece, isPrisoner }, n) => (
        <g
          key={piece}
          transform={`translate(${PAD + ((n % columns) + 0.5) * CELL.width} ${PAD + R + 4 + Math.floor(n / columns) * CELL.height})`}
        >
          <Spread ctx={ctx} piece={piece} isPrisoner={isPrisoner} isAtWork={piece === atWork} />
        </g>
      ))}
    </g>
  )
})

/** Over the space, or under it where there is no room above, and never beyond the map. */
function corner(
  { tables }: VentureViewContext,
  node: NodeNo,
  width: number,
  height: number,
): { x: number; y: number } {
  const spot = nodeSpot(tables, node)
  const sheet = sheetOf(tables)
  const most = sheet.left + sheet.width - width
  const above = spot.y - U / 2 - 6 - height
  return {
    x: Math.max(sheet.left, Math.min(most, spot.x - width / 2)),
    y: above >= sheet.top ? above : spot.y + U / 2 + 6,
  }
}

interface SpreadProps {
  readonly ctx: VentureViewContext
  readonly piece: PieceNo
  readonly isPrisoner: boolean
  readonly isAtWork: boolean
}

function Spread({ ctx, piece, isPrisoner, isAtWork }: SpreadProps) {
  const i18n = useI18n()
  const about = useAbout()
  const place = `piece:${piece}`
  const target = useTarget(place, about(ctx, piece))
  const drag = useDrag(place, () => <Token ctx={ctx} piece={piece} size={56} />)
  const disc = discOf(ctx, piece)
  const badges = badgesOf(ctx, piece)
  const words = i18n.format(pieceText(ctx.tables, piece)).split(' ')
  const half = Math.ceil(words.length / 2)
  return (
    <g
      {...target.props}
      className="dv-unit-target"
      data-work={isAtWork || undefined}
      onPointerDown={drag.onPointerDown}
    >
      <g transform={`scale(${R / 50})`}>
        <Halo rim={disc.rim} />
        <DiscArt {...disc} level={PLAIN} state={isPrisoner ? 'bound' : undefined} isTied={isTied(badges)} />
        <Badges bits={badges} />
        <Load load={loadKey(ctx, piece)} items={itemsOn(ctx, piece)} />
      </g>
      <text className="dv-unit-fan-name" y={R + 19}>
        <tspan x={0}>{words.slice(0, half).join(' ')}</tspan>
        <tspan x={0} dy={15}>
          {words.slice(half).join(' ')}
        </tspan>
      </text>
    </g>
  )
}
