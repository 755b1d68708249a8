import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import './preview.css'

const GAP = 8

interface PreviewProps {
  /** Where the small one is. */
  readonly near: DOMRect
  /** How to keep it in sight. */
  readonly note: string
  readonly children: ReactNode
}

/** Something shown large beside the small one, as long as one looks at it; it lies outside the board. */
export function Preview(props: PreviewProps) {
  return createPortal(<Beside {...props} />, document.body)
}

function Beside({ near, note, children }: PreviewProps) {
  const box = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState<{ readonly left: number; readonly top: number }>()
  useLayoutEffect(() => {
    const own = box.current?.getBoundingClientRect()
    if (own === undefined) return
    const fits = (top: number): boolean => top >= GAP && top + own.height + GAP <= innerHeight
    const middle = near.left + near.width / 2 - own.width / 2
    const left = Math.min(Math.max(GAP, middle), innerWidth - own.width - GAP)
    const above = near.top - own.height - GAP
    const below = near.bottom + GAP
    if (fits(above)) setAt({ left, top: above })
    else if (fits(below)) setAt({ left, top: below })
    else {
      const right = near.right + GAP
      const beside =
        right + own.width + GAP <= innerWidth ? right : Math.max(GAP, near.left - own.width - GAP)
      setAt({ left: beside, top: Math.max(GAP, Math.min(near.top, innerHeight - own.height - GAP)) })
    }
  }, [near])
  return (
    <div ref={box} className="glance" style={at ?? { opacity: 0 }} aria-hidden>
      {children}
      <span className="glance-key">{note}</span>
    </div>
  )
}
