import type { LucideIcon } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useMotion } from '../../settings/settings.ts'
import './small-table.css'

/** A part of a table that fills a small screen. */
export interface Page {
  readonly id: string
  readonly name: string
  readonly icon: LucideIcon
  readonly content: ReactNode
}

interface PagesProps {
  readonly title: string
  readonly pages: readonly Page[]
  /** The page on which something can be chosen now. */
  readonly wanted: string | undefined
  /** A page that is shown whenever the key changes: somebody has asked for something on it. */
  readonly called?: { readonly id: string; readonly key: string }
  /** What is in sight below every page. */
  readonly below?: ReactNode
}

/** A table on a small screen: one part at a time, side by side, reached by a swipe or by the buttons below. */
export function Pages({ title, pages, wanted, called, below }: PagesProps) {
  const motion = useMotion()
  const strip = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(pages[0].id)
  const show = (n: number): void => {
    const box = strip.current
    const behavior = motion.isStill ? 'instant' : 'smooth'
    box?.scrollTo({ left: n * box.clientWidth, behavior })
  }
  const place = pages.findIndex(({ id }) => id === wanted)
  // Where something is wanted is shown at once.
  useEffect(() => {
    const box = strip.current
    if (place >= 0 && box !== null) box.scrollTo({ left: place * box.clientWidth })
  }, [place])
  const call = called?.key
  const calledAt = pages.findIndex(({ id }) => id === called?.id)
  const [answered, setAnswered] = useState(call)
  useEffect(() => {
    const box = strip.current
    if (call === answered) return
    setAnswered(call)
    if (calledAt >= 0 && box !== null) box.scrollTo({ left: calledAt * box.clientWidth })
  }, [call, answered, calledAt])
  return (
    <div className="pages">
      <div
        ref={strip}
        className="pages-strip"
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
          const there = pages[Math.round(scrollLeft / clientWidth)]
          if (there !== undefined) setShown(there.id)
        }}
      >
        {pages.map(({ id, name, content }) => (
          <div key={id} className={`pages-page pages-${id}`} role="group" aria-label={name} tabIndex={0}>
            {content}
          </div>
        ))}
      </div>
      {below}
      <div className="pages-tabs" role="group" aria-label={title}>
        {pages.map(({ id, name, icon: PageIcon }, n) => (
          <button
            key={id}
            type="button"
            className="pages-tab"
            aria-pressed={shown === id}
            data-wanted={(wanted === id && shown !== id) || undefined}
            onClick={() => show(n)}
          >
            <PageIcon aria-hidden size={18} />
            <span>{name}</span>
          </button>
        ))}
      </div>
    </div>
  )
}
