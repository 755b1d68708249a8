import type { RealmNo } from '@longtable/immortals/board'
import { memo, useMemo } from 'react'
import { ornamentsOf } from './ornaments.ts'
import { riftAt, riftMiddle, riftStrokes, shapesFor } from './shapes.ts'

/** Lines along the coast, as engravers draw water. */
const WATER = [54, 38, 24]
const DEPTHS = [0.17, 0.36, 0.55]

/** The country itself, without names and pieces; drawn once. */
export const Land = memo(function Land({
  realm,
  areaOfRegion,
}: {
  realm: RealmNo
  areaOfRegion: readonly number[]
}) {
  const shapes = useMemo(() => shapesFor(areaOfRegion), [areaOfRegion])
  const id = `land-${realm}`
  return (
    <g
      className="land"
      aria-hidden
      strokeLinejoin="round"
      strokeLinecap="round"
      transform={realm === 0 ? undefined : 'translate(1000 0) scale(-1 1)'}
    >
      <defs>
        {shapes.areas.map((path, area) => (
          <clipPath key={path} id={`${id}-area-${area}`}>
            <path d={path} />
          </clipPath>
        ))}
        <AreaPatterns id={id} />
        <radialGradient
          id={`${id}-depth`}
          gradientUnits="userSpaceOnUse"
          cx={riftMiddle.x}
          cy={riftMiddle.y}
          r={88}
        >
          <stop className="rift-heart" offset="0" />
          <stop className="rift-middle" offset="0.45" />
          <stop className="rift-rim" offset="1" />
        </radialGradient>
      </defs>
      <g className="land-water">
        {WATER.map((width) => (
          <path key={width} className="land-water-band" d={shapes.borders.coast} strokeWidth={width} />
        ))}
        <path className="land-coast-outer" d={shapes.borders.coast} strokeWidth={17} />
        <path className="land-coast-between" d={shapes.borders.coast} strokeWidth={14} />
      </g>
      {shapes.areas.map((path, area) => (
        <g key={path} className={`land-area land-area-${area}`}>
          <path className="land-ground" d={path} />
          <path d={path} fill={`url(#${id}-pattern-${area})`} />
          <g clipPath={`url(#${id}-area-${area})`}>
            <path className="land-wash land-wash-wide" d={shapes.rims[area]} />
            <path className="land-wash" d={shapes.rims[area]} />
          </g>
        </g>
      ))}
      <g className="land-ornaments">
        {shapes.areas.map((path, area) => (
          <Ornaments key={path} area={area} areaOfRegion={areaOfRegion} />
        ))}
      </g>
      <path className="land-border-region" d={shapes.borders.region} />
      <path className="land-border-area" d={shapes.borders.area} />
      <path className="land-border-area-line" d={shapes.borders.area} />
      <Rift id={id} outline={shapes.rift} />
      <path className="land-coast" d={shapes.borders.coast} />
    </g>
  )
})

function Ornaments({ area, areaOfRegion }: { area: number; areaOfRegion: readonly number[] }) {
  const { bodies, lines } = useMemo(() => ornamentsOf(area, areaOfRegion), [area, areaOfRegion])
  return (
    <g className={`land-area-${area}`}>
      <path className="ornament-body" d={bodies} />
      <path className="ornament-lines" d={lines} />
    </g>
  )
}

function Rift({ id, outline }: { id: string; outline: string }) {
  return (
    <g className="rift">
      <path d={outline} fill={`url(#${id}-depth)`} />
      {DEPTHS.map((depth, n) => (
        <g key={depth}>
          <path
            className={`rift-ledge rift-ledge-${n}`}
            d={(n === 0 ? outline : riftAt(DEPTHS[n - 1])) + riftAt(depth)}
          />
          <path className="rift-step" d={riftAt(depth)} />
        </g>
      ))}
      <path className="rift-strokes" d={riftStrokes()} />
      <path className="rift-edge" d={outline} />
    </g>
  )
}

/** What tells the areas apart where colours do not: strokes, leaves, furrows, waves, reeds. */
const PATTERNS: readonly string[] = [
  'M2 12 12 2M0 2 2 0M12 14 14 12',
  'M3 10q4-1 4-6q-5 1-4 6zM11 4.5q2-.5 2-3q-2.5.5-2 3z',
  'M2 3.5h4M9 10.5h4',
  'M0 4q3.5-4 7 0t7 0M0 11q3.5-4 7 0t7 0',
  'M3 12V7M5 12V9.5M10 6V1M12 6V3.5',
]

function AreaPatterns({ id }: { id: string }) {
  return PATTERNS.map((path, area) => (
    <pattern
      key={path}
      id={`${id}-pattern-${area}`}
      className="land-pattern"
      width={14}
      height={14}
      patternUnits="userSpaceOnUse"
    >
      <path d={path} />
    </pattern>
  ))
}
