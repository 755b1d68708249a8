import { useEffect, useState, type RefObject } from 'react'

export interface Size {
  readonly width: number
  readonly height: number
}

/** How large an element is, as it changes; undefined until it is known. */
export function useSize(box: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>()
  useEffect(() => {
    if (box.current === null) return undefined
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [box])
  return size
}

/** Is there at least so much room? Undefined until it is known. */
export function useRoom(box: RefObject<HTMLElement | null>, least: Size): boolean | undefined {
  const size = useSize(box)
  return size && size.width >= least.width && size.height >= least.height
}
