import { memo } from 'react'

/** More than this are counted in figures alone. */
const PIPS = 6

/** How much of something is done. */
export const TurnSteps = memo(function Steps({ has, needs }: { has: number; needs: number }) {
  const told = `${Math.min(has, needs)}/${needs}`
  if (needs > PIPS) return <b className="dv-mat-steps">{told}</b>
  return (
    <span className="dv-mat-steps" role="img" aria-label={told}>
      {Array.from({ length: needs }, (_, n) => (
        <i key={n} data-done={n < has || undefined} />
      ))}
    </span>
  )
})
