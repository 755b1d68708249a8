import type { VentureViewContext } from '@longtable/dark-venture/board'
import type { CSSProperties } from 'react'
import type { TimelineControls } from '../timeline/use-timeline.ts'
import { nodeSpot } from '../grid/geometry.ts'
import { pathThrough } from './ways.ts'

interface AimsProps {
  readonly ctx: VentureViewContext
  readonly timeline: TimelineControls | undefined
}

/** What somebody who plays by cards goes for: a line from where it stands. */
export function Aims({ ctx: { tables }, timeline }: AimsProps) {
  const beat = timeline?.beats[timeline.at]
  const nodes = beat?.nodes.filter((node) => node >= 0) ?? []
  if (beat === undefined || nodes.length === 0) return null
  const end = nodeSpot(tables, nodes[nodes.length - 1])
  const start = nodeSpot(tables, nodes[0])
  const line = pathThrough(tables, nodes)
  return (
    <g
      // Whoever comes next pulses anew.
      key={nodes[0]}
      className="dv-map-aim"
      data-kind={beat.kind}
      style={{ '--side': `var(--dv-side-${beat.side})` } as CSSProperties}
      aria-hidden
    >
      {nodes.length > 1 ? (
        <>
          <path className="dv-map-aim-casing" d={line} />
          <path className="dv-map-aim-line" d={line} />
        </>
      ) : null}
      <circle className="dv-map-aim-start" cx={start.x} cy={start.y} r="31" />
      {nodes.length > 1 ? <circle className="dv-map-aim-end" cx={end.x} cy={end.y} r="9" /> : null}
    </g>
  )
}
