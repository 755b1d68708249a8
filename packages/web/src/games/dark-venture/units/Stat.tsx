import { memo } from 'react'
import './tokens.css'

/** The numbers of a token as small drawn pieces, around the middle and about 40 across. */

const LOZENGE = 'M0-20.5 20.5 0 0 20.5-20.5 0z'
const SHIELD = 'M-17.5-18h35V2C17.5 11 9 17 0 21-9 17-17.5 11-17.5 2z'
const UP = 'M0-8 8 4H-8z'
const DOWN = 'M0 8 8-4H-8z'

interface StatProps {
  readonly of: 'strength' | 'defence'
  readonly n: number
  /** By how much it differs from what is printed. */
  readonly by?: number
}

/** Dice of attack on a yellow lozenge, dice of defence on a black shield. */
export const Stat = memo(function Stat({ of, n, by = 0 }: StatProps) {
  return (
    <g className={`dv-unit-stat dv-unit-${of}`} data-by={Math.sign(by) || undefined}>
      <path d={of === 'strength' ? LOZENGE : SHIELD} />
      <text y={of === 'strength' ? 0.5 : -0.5}>{n}</text>
      {by === 0 ? null : (
        <path
          className="dv-unit-by"
          d={by > 0 ? UP : DOWN}
          transform={of === 'strength' ? 'translate(-17 -17)' : 'translate(17 -17)'}
        />
      )}
    </g>
  )
})

/** The same among words; whoever draws it says in words what it is. */
export function StatBadge({ size = '1.5em', ...stat }: StatProps & { readonly size?: number | string }) {
  return (
    <svg className="dv-unit-badge" viewBox="-24 -24 48 48" width={size} height={size} aria-hidden>
      <Stat {...stat} />
    </svg>
  )
}
