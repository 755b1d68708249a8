import { memo } from 'react'
import { useTarget } from '../../../match-ui/targets/targets.tsx'
import { HeroMark } from '../hero/HeroMark.tsx'
import type { Point } from '../../../components/viewport.ts'

interface FigureProps extends Point {
  readonly seat: number
  readonly hero: number
  readonly isActive: boolean
  readonly isTarget: boolean
}

/** A hero on the map, on a base in the colour of its seat. */
export const Figure = memo(function Figure({ seat, hero, x, y, isActive, isTarget }: FigureProps) {
  return (
    <g className="mk-map-figure" data-figure={seat} style={{ transform: `translate(${x}px, ${y}px)` }}>
      {isTarget ? (
        <FigureTarget seat={seat} hero={hero} isActive={isActive} />
      ) : (
        <FigureArt seat={seat} hero={hero} isActive={isActive} />
      )}
    </g>
  )
})

type ArtProps = Pick<FigureProps, 'seat' | 'hero' | 'isActive'>

function FigureTarget(props: ArtProps) {
  const target = useTarget(`seat:${props.seat}`)
  return (
    <g {...target.props} className="mk-map-figure-target">
      <FigureArt {...props} />
    </g>
  )
}

function FigureArt({ seat, hero, isActive }: ArtProps) {
  return (
    <g className={`piece-${seat}`} data-anchor>
      {isActive ? <ellipse className="mk-map-figure-turn" rx="25" ry="11" /> : null}
      <path className="mk-map-figure-base" d="M-18-1v4a18 7 0 0 0 36 0v-4z" />
      <ellipse className="mk-map-figure-top" cy="-1" rx="18" ry="7" />
      <g transform="translate(-21 -40)">
        <HeroMark hero={hero} seat={seat} size={42} />
      </g>
    </g>
  )
}
