import { MapFrame } from '../../../match-ui/targets/MapFrame.tsx'
import type { BoardPartProps } from '../parts/part-props.ts'
import { Chart } from './Chart.tsx'
import './map.css'

/** The map: the ground with its floors, and everything and everybody on it. */
export function MapView(drawn: BoardPartProps) {
  const { scene, timeline } = drawn
  // A stage lies over it, on which its pieces are drawn.
  const isCovered = timeline === undefined && scene !== 'map' && scene !== 'over'
  return (
    <MapFrame className="dv-map-frame" isCovered={isCovered}>
      {(size) => <Chart drawn={drawn} size={size} isCovered={isCovered} />}
    </MapFrame>
  )
}
