import { SlotTakes } from '@longtable/mage-knight/board'
import { memo } from 'react'
import type { Point } from '../../../components/viewport.ts'
import { useTarget } from '../../../match-ui/targets/targets.tsx'
import { outlines } from '../icons/outlines.ts'
import { tilePath } from './hexes.ts'
import { Picture } from './MapToken.tsx'

interface GhostProps extends Point {
  readonly slot: number
  /** What may be laid there: one of `SlotTakes`. */
  readonly takes: number
  readonly words: string
  readonly price: number
}

/** An empty place for a tile: faint, or lit where a tile can be turned up now. */
export const Ghost = memo(function Ghost({ slot, takes, words, price, x, y }: GhostProps) {
  const target = useTarget(`slot:${slot}`, words)
  return (
    <g
      {...target.props}
      className="mk-map-ghost"
      data-takes={takes === SlotTakes.core ? 'core' : takes === SlotTakes.countryside ? 'country' : 'any'}
      transform={`translate(${x} ${y})`}
    >
      <path className="mk-map-ghost-ground" d={tilePath} />
      <path className="mk-map-ghost-line" d={tilePath} />
      <Picture
        d={
          takes === SlotTakes.core
            ? outlines.city
            : takes === SlotTakes.countryside
              ? outlines.glade
              : outlines.explore
        }
        size={44}
        className="mk-map-ghost-sign"
      />
      {target.isLit ? (
        <g className="mk-map-ghost-lit">
          <circle r="40" />
          <Picture d={outlines.explore} size={52} className="mk-map-ghost-compass" />
          <g className="mk-map-price" transform="translate(0 48)">
            <rect x="-19" y="-11" width="38" height="22" rx="11" />
            <g transform="translate(-8.5 0)">
              <Picture d={outlines.move} size={14} className="mk-map-price-sign" />
            </g>
            <text x="8" y="0.5">
              {price}
            </text>
          </g>
        </g>
      ) : null}
    </g>
  )
})
