import { useRef } from 'react'
import { useSize } from '../../../pieces/use-size.ts'
import type { Drawn } from '../drawn.ts'
import { Chart } from './Chart.tsx'
import './map.css'
import './land.css'
import './pieces.css'

/** The map: the country as far as it is known, and everything and everybody on it. */
export function MapView({ mage, seat, scene, happened, at }: Drawn) {
  const box = useRef<HTMLDivElement>(null)
  const size = useSize(box)
  const isCovered = scene !== 'map' && scene !== 'over'
  return (
    <div ref={box} className="mk-map-frame" inert={isCovered}>
      {size === undefined || size.width < 1 || size.height < 1 ? null : (
        <Chart look={mage} size={size} seat={seat} scene={scene} happened={happened} at={at} />
      )}
    </div>
  )
}
