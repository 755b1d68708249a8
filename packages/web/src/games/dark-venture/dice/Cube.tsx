import { memo, type ReactNode } from 'react'
import { useMotion } from '../../../settings/settings.ts'
import { TUMBLE } from './roll.ts'
import './dice.css'

export interface CubeProps {
  readonly kind: string
  readonly size: number | string
  /** Another roll is another key; without one nothing tumbles. */
  readonly roll?: string | number | undefined
  readonly title?: string | undefined
  /** Other faces, seen while it tumbles. */
  readonly others: readonly ReactNode[]
  readonly children: ReactNode
}

/** A die seen a little from above: its face and one flat side below it. */
export const Cube = memo(function Cube({ kind, size, roll, title, others, children }: CubeProps) {
  const { isStill, time } = useMotion()
  const isRolling = roll !== undefined && !isStill
  return (
    <svg
      key={isRolling ? roll : undefined}
      className={`dv-dice-die dv-dice-is-${kind}`}
      viewBox="0 0 48 52"
      width={size}
      height={typeof size === 'number' ? (size * 52) / 48 : undefined}
      role={title === undefined ? undefined : 'img'}
      aria-label={title}
      aria-hidden={title === undefined || undefined}
      data-rolls={isRolling || undefined}
      style={isRolling ? { animationDuration: `${time(TUMBLE)}ms` } : undefined}
    >
      <rect className="dv-dice-side" x={2} y={6} width={44} height={44} rx={9} />
      <rect className="dv-dice-face" x={2} y={2} width={44} height={44} rx={9} />
      <g transform="translate(2 2)">
        {isRolling
          ? others.map((other, n) => (
              <g key={n} className="dv-dice-other" style={{ animationDuration: `${time(TUMBLE)}ms` }}>
                {other}
              </g>
            ))
          : null}
        <g
          className="dv-dice-shown"
          style={isRolling ? { animationDuration: `${time(TUMBLE)}ms` } : undefined}
        >
          {children}
        </g>
      </g>
    </svg>
  )
})
