import { useEffect, useRef, type ReactNode } from 'react'
import { Covered } from './targets.tsx'
import { useSize, type Size } from '../../components/use-size.ts'
import '../../components/plane.css'

interface MapFrameProps {
  readonly className: string
  /** Something lies over the map: it is seen, and neither chosen from nor read out. */
  readonly isCovered: boolean
  readonly children: (size: Size) => ReactNode
}

/** The room that a map has, once it is known how large that is. */
export function MapFrame({ className, isCovered, children }: MapFrameProps) {
  const box = useRef<HTMLDivElement>(null)
  const size = useSize(box)
  useEffect(() => {
    if (isCovered) letGo(box.current)
  }, [isCovered])
  return (
    <div ref={box} className={className}>
      {size === undefined || size.width < 1 || size.height < 1 ? null : (
        <Covered isCovered={isCovered}>{children(size)}</Covered>
      )}
      {/* To make all of the map inert would make the browser look at each of its thousands of parts. */}
      {isCovered ? <div className="plane-cover" /> : null}
    </div>
  )
}

/** The focus does not stay under what lies over the map. */
function letGo(box: HTMLElement | null): void {
  const { activeElement } = document
  if (box?.contains(activeElement) !== true) return
  if (activeElement instanceof HTMLElement || activeElement instanceof SVGElement) activeElement.blur()
}
