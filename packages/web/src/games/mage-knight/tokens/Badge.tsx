import { memo } from 'react'

/** The numbers of a fight as small drawn pieces, around the middle of their own drawing and about 32 wide. */

/** By element: a blade's pommel, a flame, a snow crystal, a star of both. */
const SHAPES: readonly string[] = [
  'M0-15a15 15 0 1 1 0 30a15 15 0 1 1 0-30z',
  'M1-21C4-13 16-9 16 2A16 14.5 0 0 1-16 2C-16-5-11-7-10-14-5-13-2-16 1-21z',
  'M0-17 14.7-8.5V8.5L0 17-14.7 8.5V-8.5z',
  'M0-19 5-12.1 13.4-13.4 12.1-5 19 0 12.1 5 13.4 13.4 5 12.1 0 19-5 12.1-13.4 13.4-12.1 5-19 0-12.1-5-13.4-13.4-5-12.1z',
]

const SHIELD = 'M-15-15h30V1C15 9 8 14 0 18-8 14-15 9-15 1z'

/** An attack: its shape and colour are those of its element. */
export const Strike = memo(function Strike({ element, n }: { element: number; n: number | string }) {
  return (
    <g className={`mk-strike mk-strike-${element}`}>
      <path d={SHAPES[element]} />
      <text>{n}</text>
    </g>
  )
})

export const Shield = memo(function Shield({ n }: { n: number | string }) {
  return (
    <g className="mk-shield">
      <path d={SHIELD} />
      <text>{n}</text>
    </g>
  )
})

interface BadgeProps {
  /** The element of an attack or block; without it, armour. */
  readonly element?: number
  readonly n: number | string
  readonly size?: number | string
}

/** The same among words. */
export function Badge({ element, n, size = '1.9em' }: BadgeProps) {
  return (
    <svg className="mk-badge" viewBox="-21 -21 42 42" width={size} height={size} aria-hidden>
      {element === undefined ? <Shield n={n} /> : <Strike element={element} n={n} />}
    </svg>
  )
}
