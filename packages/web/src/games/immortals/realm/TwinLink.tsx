import { twinOf } from '@longtable/immortals/board'
import { useLayoutEffect, useState, type RefObject } from 'react'
import { useIsCarrying } from '../../../match-ui/targets/drag.tsx'
import { usePointed } from '../../../match-ui/targets/pointing.ts'
import type { Point } from './shapes.ts'

/**
 * A thread between the region that is pointed at and its twin in the other realm; `moves` counts how often the maps
 * were moved under it.
 */
export function TwinLink({ box, moves }: { box: RefObject<HTMLElement | null>; moves: number }) {
  const pointed = usePointed()
  const isCarrying = useIsCarrying()
  const [ends, setEnds] = useState<readonly [Point, Point] | undefined>()
  useLayoutEffect(() => {
    setEnds(box.current === null ? undefined : endsOf(pointed, box.current))
  }, [pointed, box, moves])
  if (ends === undefined || isCarrying) return null
  const [from, to] = ends
  const isAbove = Math.abs(to.y - from.y) > Math.abs(to.x - from.x)
  const bend = isAbove
    ? `C${from.x + 60} ${(from.y + to.y) / 2} ${to.x + 60} ${(from.y + to.y) / 2}`
    : `C${from.x * 0.7 + to.x * 0.3} ${from.y - 60} ${from.x * 0.3 + to.x * 0.7} ${to.y - 60}`
  return (
    <svg className="twin-link" aria-hidden>
      <path className="twin-link-casing" d={`M${from.x} ${from.y}${bend} ${to.x} ${to.y}`} />
      <path className="twin-link-thread" d={`M${from.x} ${from.y}${bend} ${to.x} ${to.y}`} />
      {[from, to].map(({ x, y }) => (
        <circle key={`${x} ${y}`} className="twin-link-end" cx={x} cy={y} r={4} />
      ))}
    </svg>
  )
}

function endsOf(pointed: string | undefined, box: HTMLElement): readonly [Point, Point] | undefined {
  const site = pointed?.startsWith('site:') === true ? Number(pointed.slice('site:'.length)) : NaN
  if (!Number.isInteger(site)) return undefined
  const within = box.getBoundingClientRect()
  const [from, to] = [site, twinOf(site)].map((end) => {
    const anchor = box.querySelector(`[data-place="site:${end}"] [data-anchor]`)
    const map = anchor?.closest('.realm')?.getBoundingClientRect()
    if (anchor === null || map === undefined) return undefined
    const { left: x, top: y } = anchor.getBoundingClientRect()
    const isShown = x > map.left && x < map.right && y > map.top && y < map.bottom
    return isShown ? { x: x - within.left, y: y - within.top } : undefined
  })
  return from === undefined || to === undefined ? undefined : [from, to]
}
