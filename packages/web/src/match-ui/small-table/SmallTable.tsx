import type { LucideIcon } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useI18n } from '../../i18n/I18nProvider.tsx'
import { useMotion } from '../../settings/settings.ts'
import { useChoosing, type Choosing } from '../targets/targets.tsx'
import './small-table.css'

/** A part of a table that fills a small screen. */
export interface TablePart {
  readonly id: string
  readonly icon: LucideIcon
  readonly content: ReactNode
}

interface SmallTableProps {
  /** Of the game's messages: `tabs.title` and `tabs.<id>` of it name the parts. */
  readonly namespace: string
  readonly parts: readonly TablePart[]
  /** The part in which something can be chosen now. */
  readonly wantedPart: (choosing: Choosing) => string | undefined
  /** A part that is shown whenever the key changes: somebody has asked for something in it. */
  readonly called?: { readonly id: string; readonly key: string }
  /** What is in sight below every part. */
  readonly below?: ReactNode
}

/** A table on a small screen: one part at a time, side by side, reached by a swipe or by the buttons below. */
export function SmallTable({ namespace, parts, wantedPart, called, below }: SmallTableProps) {
  const i18n = useI18n()
  const wanted = useChoosing(wantedPart)
  const motion = useMotion()
  const strip = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(parts[0]?.id)
  const nameOf = (id: string): string => i18n.t(`web.${namespace}.tabs.${id}`)
  const show = (n: number): void => {
    const box = strip.current
    const behavior = motion.isStill ? 'instant' : 'smooth'
    box?.scrollTo({ left: n * box.clientWidth, behavior })
  }
  const place = parts.findIndex(({ id }) => id === wanted)
  // Where something is wanted is shown at once.
  useEffect(() => {
    const box = strip.current
    if (place >= 0 && box !== null) box.scrollTo({ left: place * box.clientWidth })
  }, [place])
  const call = called?.key
  const calledAt = parts.findIndex(({ id }) => id === called?.id)
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
          const there = parts[Math.round(scrollLeft / clientWidth)]
          if (there !== undefined) setShown(there.id)
        }}
      >
        {parts.map(({ id, content }) => (
          <div
            key={id}
            className={`pages-page pages-${id}`}
            role="group"
            aria-label={nameOf(id)}
            tabIndex={0}
          >
            {content}
          </div>
        ))}
      </div>
      {below}
      <div className="pages-tabs" role="group" aria-label={nameOf('title')}>
        {parts.map(({ id, icon: PartIcon }, n) => (
          <button
            key={id}
            type="button"
            className="pages-tab"
            aria-pressed={shown === id}
            data-wanted={(wanted === id && shown !== id) || undefined}
            onClick={() => show(n)}
          >
            <PartIcon aria-hidden size={18} />
            <span>{nameOf(id)}</span>
          </button>
        ))}
      </div>
    </div>
  )
}
