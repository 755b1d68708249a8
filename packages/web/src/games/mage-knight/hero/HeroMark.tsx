import { memo } from 'react'
import { busts } from './busts.ts'
import './HeroMark.css'

interface HeroMarkProps {
  readonly hero: number
  /** Whose colour and pattern it wears; without one it is nobody's, such as the dummy. */
  readonly seat?: number | undefined
  readonly size?: number | string
  /** Read out; without it, the words beside it say who it is. */
  readonly title?: string
}

/** A hero from the shoulders up in the colour and pattern of a seat: an SVG of its own, also inside of another one. */
export const HeroMark = memo(function HeroMark({ hero, seat, size = 32, title }: HeroMarkProps) {
  const bust = busts[hero]
  if (bust === undefined) return null
  const worn = seat === undefined ? 'var(--mk-hero-nobody)' : `url(#seat-pattern-${seat})`
  const outline = [bust.robe, bust.over ?? '', bust.parts[0].d].join('')
  return (
    <svg
      className={`mk-hero-mark piece-${seat ?? 5}`}
      viewBox="0 0 48 48"
      width={size}
      height={size}
      role={title === undefined ? undefined : 'img'}
      aria-label={title}
      aria-hidden={title === undefined || undefined}
    >
      <path className="mk-hero-halo" d={outline} />
      <path className="mk-hero-ground" d={bust.robe} />
      <path className="mk-hero-worn" d={bust.robe} fill={worn} />
      {bust.parts.map(({ d, is }) => (
        <path key={d} className={`mk-hero-part mk-hero-${is}`} d={d} />
      ))}
      {bust.over === undefined ? null : (
        <>
          <path className="mk-hero-ground" d={bust.over} />
          <path className="mk-hero-worn" d={bust.over} fill={worn} />
        </>
      )}
    </svg>
  )
})
