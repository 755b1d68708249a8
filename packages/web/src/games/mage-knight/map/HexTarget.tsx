import type { MenuEntry, Shortcut } from '@longtable/kernel'
import { memo } from 'react'
import type { Point } from '../../../components/viewport.ts'
import { useChoosing, useTarget, type Choosing } from '../../../match-ui/targets/targets.tsx'
import { outlines } from '../icons/outlines.ts'
import { hexPath, insetPath } from './hexes.ts'
import { Picture } from './MapToken.tsx'

interface HexTargetProps extends Point {
  readonly hex: number
  /** What it is called, with all that lies there. */
  readonly name: string
  /** A step there provokes somebody, or is an assault. */
  readonly isDangerous: boolean
}

/** The ground of one space, and what can be chosen there. */
export const HexTarget = memo(function HexTarget({ hex, name, x, y, isDangerous }: HexTargetProps) {
  const place = `hex:${hex}`
  const target = useTarget(place)
  return (
    <g
      {...target.props}
      aria-label={name}
      className="mk-map-hex"
      data-far={target.isFar || undefined}
      transform={`translate(${x} ${y})`}
    >
      <path className="mk-map-hex-ground" d={hexPath} />
      {target.isLit || target.isPointed || target.isBlocked ? (
        <>
          <path className="mk-map-hex-casing" d={insetPath} />
          <path className="mk-map-hex-line" d={insetPath} />
        </>
      ) : null}
      {target.isLit ? <Price place={place} isDangerous={isDangerous} /> : null}
    </g>
  )
})

/** The Move points that going there takes: a step, or a whole way; less than 0 where nobody can go. */
function priceAt(choosing: Choosing, place: string): number {
  const step = choosing.at(place).find(({ cost }) => cost !== undefined)
  return costOf(step ?? choosing.shortcutsAt(place)[0])
}

function costOf(entry: Pick<MenuEntry | Shortcut, 'cost'> | undefined): number {
  const count = entry?.cost?.with?.['count']
  return typeof count === 'number' ? count : -1
}

function Price({ place, isDangerous }: { readonly place: string; readonly isDangerous: boolean }) {
  const price = useChoosing((choosing) => priceAt(choosing, place))
  return price < 0 ? null : (
    <g transform="translate(0 -43)">
      <g className="mk-map-price mk-map-pip">
        <rect x="-19" y="-11" width="38" height="22" rx="11" />
        <g transform="translate(-8.5 0)">
          <Picture d={outlines.move} size={14} className="mk-map-price-sign" />
        </g>
        <text x="8" y="0.5">
          {price}
        </text>
        {isDangerous ? (
          <g className="mk-map-danger" transform="translate(29 0)">
            <circle r="11" />
            <Picture d={outlines.duel} size={15} className="mk-map-danger-sign" />
          </g>
        ) : null}
      </g>
    </g>
  )
}
