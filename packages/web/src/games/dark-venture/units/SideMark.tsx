import { memo } from 'react'
import { outlines } from '../icons/outlines.ts'
import { RIMS, TILES } from './faces.ts'
import { emblems } from './silhouettes.ts'
import './sides.css'

interface SideMarkProps {
  readonly side: number
  readonly size?: number | string
  readonly title?: string
  /** Nobody decides for it: a cog stands beside the emblem. */
  readonly isAuto?: boolean
  /** Where its middle is inside another SVG. */
  readonly x?: number
  readonly y?: number
}

/** The emblem of a side in its colour and shape: an SVG of its own, to be set among words or in another SVG. */
export const SideMark = memo(function SideMark(props: SideMarkProps) {
  const { side, size = 20, title, isAuto = false, x, y } = props
  const half = typeof size === 'number' ? size / 2 : 0
  return (
    <svg
      className={`dv-unit-mark dv-unit-side-${side}`}
      viewBox="-54 -54 108 108"
      width={size}
      height={size}
      x={x === undefined ? undefined : x - half}
      y={y === undefined ? undefined : y - half}
      role={title === undefined ? undefined : 'img'}
      aria-label={title}
      aria-hidden={title === undefined || undefined}
    >
      <path className="dv-unit-mark-shape" d={RIMS[side]} />
      <path className="dv-unit-mark-sign" d={emblems[side]} transform="translate(-31 -31) scale(.121)" />
      {isAuto ? (
        <path className="dv-unit-mark-cog" d={outlines.auto} transform="translate(10 8) scale(.092)" />
      ) : null}
    </svg>
  )
})

/** The colours of all sides with their marks as fills, `url(#dv-side-pattern-0)` and so on; once in a document. */
export function SidePatterns() {
  return (
    <svg className="dv-unit-patterns" width={0} height={0} aria-hidden>
      <defs>
        {TILES.map((tile, side) => (
          <pattern
            key={tile}
            id={`dv-side-pattern-${side}`}
            className={`dv-unit-side-${side}`}
            width={8}
            height={8}
            patternUnits="userSpaceOnUse"
          >
            <rect className="dv-unit-pattern-ground" width={8} height={8} />
            <path className="dv-unit-pattern-sign" d={tile} />
          </pattern>
        ))}
      </defs>
    </svg>
  )
}
