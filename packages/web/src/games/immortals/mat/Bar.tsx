import { SOURCES } from '@longtable/immortals/board'
import './Bar.css'

/** Points by source as one bar; `most` is as long as the bar can be. It is drawn only: the numbers stand beside it. */
export function PointsBar({ sources, most }: { sources: readonly number[]; most: number }) {
  const starts = sources.map((_, i) => sources.slice(0, i).reduce((sum, points) => sum + points, 0))
  return (
    <svg className="points-bar" viewBox={`0 0 ${Math.max(1, most)} 1`} preserveAspectRatio="none" aria-hidden>
      {sources.map((points, i) =>
        points === 0 ? null : (
          <rect
            key={SOURCES[i]}
            className={`points-part points-${SOURCES[i]}`}
            x={starts[i]}
            width={points}
            height={1}
          />
        ),
      )}
    </svg>
  )
}
