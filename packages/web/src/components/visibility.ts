import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { Point } from './viewport.ts'
import type { Size } from './use-size.ts'
import type { Zoom } from './zoom.ts'

/** A corner of a map's frame. */
export interface Side {
  readonly side: 'left' | 'right'
  /** Where there is no room beside it, above or below. */
  readonly end: 'top' | 'bottom'
}

export interface Visibility {
  readonly isSeen: (spot: Point) => boolean
  /** The corner of the frame in which a place of the map is not. */
  readonly awayFrom: (spot: Point) => Side
}

/**
 * Questions about what is seen now, for those who do not want to be drawn again whenever it changes. A spot is seen with
 * so many units around it.
 */
export function useVisibility({ middle, scale }: Zoom, size: Size, around: number): Visibility {
  const latest = useRef({ middle, scale, size })
  useEffect(() => {
    latest.current = { middle, scale, size }
  })
  const isSeen = useCallback(
    ({ x, y }: Point) => {
      const now = latest.current
      const inside = (away: number, extent: number): boolean =>
        Math.abs(away) * now.scale < extent / 2 - around * now.scale
      return inside(x - now.middle.x, now.size.width) && inside(y - now.middle.y, now.size.height)
    },
    [around],
  )
  const awayFrom = useCallback(({ x, y }: Point): Side => {
    const { middle: now } = latest.current
    return { side: x > now.x ? 'left' : 'right', end: y > now.y ? 'top' : 'bottom' }
  }, [])
  return useMemo(() => ({ isSeen, awayFrom }), [isSeen, awayFrom])
}

/** Whoever moves is kept in sight. */
export function useFollowing(spot: Point | undefined, { isSeen }: Visibility, { show }: Zoom): void {
  const [x, y] = [spot?.x, spot?.y]
  const isFirst = useRef(true)
  useEffect(() => {
    const isMove = !isFirst.current
    isFirst.current = false
    if (isMove && x !== undefined && y !== undefined && !isSeen({ x, y })) show({ x, y })
  }, [x, y, isSeen, show])
}

/** Something on a map that a finger asks about, because nothing can be chosen there. */
export function quietPlace(target: EventTarget): string | undefined {
  if (!(target instanceof Element)) return undefined
  const place = target.closest('[data-place]')
  return place === null || place.hasAttribute('data-lit')
    ? undefined
    : (place.getAttribute('data-place') ?? undefined)
}
