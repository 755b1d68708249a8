import { useEffect, useEffectEvent } from 'react'
import { Cube } from '../../../components/Cube.tsx'
import { sum, type Pile } from './drops.ts'

const WIDTH = 360
const HEIGHT = 150
const PER_ROW = 5
const ROOM = 112

/** The cubes of a pile, those of its own colour first. */
function laidOut({ cubes, colour: own }: Pile): readonly number[] {
  const order = [own, ...cubes.map((_, colour) => colour).filter((colour) => colour !== own)]
  return order.flatMap((colour) => Array.from({ length: cubes[colour] }, () => colour))
}

/** The tray seen from above, sorted: where there are no three dimensions, or where nothing shall move. */
export function FlatTray({ piles, onEnd }: { piles: readonly Pile[]; onEnd: () => void }) {
  const end = useEffectEvent(onEnd)
  useEffect(() => end(), [])
  const width = WIDTH / piles.length
  const perRow = Math.min(PER_ROW, Math.max(1, Math.floor(width / 22)))
  const rows = Math.ceil(Math.max(1, ...piles.map(({ cubes }) => sum(cubes))) / perRow)
  const pitch = Math.min(22, (width - 8) / perRow, ROOM / rows)
  return (
    <svg className="tower-flat" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
      <rect className="tower-flat-tray" x="3" y="3" width={WIDTH - 6} height={HEIGHT - 6} rx="7" />
      {piles.map((pile, i) => (
        <g key={`${pile.kind} ${pile.colour}`}>
          {i === 0 ? null : <path className="tower-flat-line" d={`M${i * width} 14v${HEIGHT - 28}`} />}
          {laidOut(pile).map((colour, slot) => {
            const row = Math.floor(slot / perRow)
            const inRow = Math.min(perRow, sum(pile.cubes) - row * perRow)
            const x = (i + 0.5) * width + ((slot % perRow) - (inRow - 1) / 2) * pitch
            const y = HEIGHT / 2 + (row - (Math.ceil(sum(pile.cubes) / perRow) - 1) / 2) * pitch
            return <Cube key={`${slot}`} colour={colour} size={pitch * 0.92} x={x} y={y} />
          })}
        </g>
      ))}
    </svg>
  )
}
