import { MapFrame } from '../../../match-ui/targets/MapFrame.tsx'
import type { BoardPartProps } from '../parts/part-props.ts'
import { Chart } from './Chart.tsx'
import './map.css'
import './land.css'
import './pieces.css'

/** The map: the country as far as it is known, and everything and everybody on it. */
export function MapView({ mage, seat, scene, happened, at }: BoardPartProps) {
  const isCovered = scene !== 'map' && scene !== 'over'
  return (
    <MapFrame className="mk-map-frame" isCovered={isCovered}>
      {(size) => (
        <Chart
          ctx={mage}
          size={size}
          seat={seat}
          scene={scene}
          isCovered={isCovered}
          happened={happened}
          at={at}
        />
      )}
    </MapFrame>
  )
}
