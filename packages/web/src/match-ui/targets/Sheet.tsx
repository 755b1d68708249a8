import { choiceKey, type MenuEntry } from '@longtable/kernel'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { useI18n } from '../../i18n/I18nProvider.tsx'
import { useChoosing, useChoosingNow } from './targets.tsx'
import './sheet.css'

export interface SheetProps {
  /** What it is about: a class of its own. */
  readonly kind: string
  readonly icon: ReactNode
  readonly title: string
  readonly lead?: ReactNode
  /** Beside the title: what one has, what it is worth. */
  readonly aside?: ReactNode
  /** Lies folded at first: it is somebody else's. */
  readonly isFolded?: boolean
  /** There is nothing below it yet. */
  readonly isFixed?: boolean
  readonly children: ReactNode
  readonly foot?: ReactNode
}

/** A sheet of paper over the map: it can be folded to look at what lies below, and hand and mat stay in sight. */
export function Sheet({
  kind,
  icon,
  title,
  lead,
  aside,
  isFolded = false,
  isFixed = false,
  children,
  foot,
}: SheetProps) {
  const id = useId()
  const [folded, setFolded] = useState(isFolded)
  return (
    <section
      className={`leaf leaf-${kind}`}
      data-folded={folded || undefined}
      aria-labelledby={`${id}-title`}
    >
      <header className="leaf-head">
        <span className="leaf-icon">{icon}</span>
        <div className="leaf-words">
          <h2 id={`${id}-title`} className="leaf-title">
            {title}
          </h2>
          {lead === undefined || folded ? null : <div className="leaf-lead">{lead}</div>}
        </div>
        {aside === undefined || folded ? null : <div className="leaf-aside">{aside}</div>}
        {isFixed ? null : <Fold isFolded={folded} fold={setFolded} controls={`${id}-body`} />}
      </header>
      <div className="leaf-body" id={`${id}-body`} hidden={folded}>
        {children}
      </div>
      {foot === undefined || folded ? null : <footer className="leaf-foot">{foot}</footer>}
    </section>
  )
}

interface FoldProps {
  readonly isFolded: boolean
  readonly fold: (isFolded: boolean) => void
  readonly controls?: string
}

/** Folds a sheet to look at the map, and opens it again. */
export function Fold({ isFolded, fold, controls }: FoldProps) {
  const i18n = useI18n()
  return (
    <button
      type="button"
      className="leaf-fold"
      aria-expanded={!isFolded}
      aria-controls={controls}
      onClick={() => fold(!isFolded)}
    >
      {isFolded ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
      <span>{i18n.t(isFolded ? 'web.shell.unfold' : 'web.shell.fold')}</span>
    </button>
  )
}

/** Concerns no piece. */
function isLoose({ at, from }: MenuEntry): boolean {
  return at === undefined && from === undefined
}

/** What can be answered in words, as buttons: unless something else is said, all that concerns no piece. */
export function Answers({ which = isLoose }: { readonly which?: (entry: MenuEntry) => boolean }) {
  const entries = useChoosing((choosing) => choosing.entries)
  const shown = entries.filter(which)
  return shown.length === 0 ? null : (
    <div className="leaf-answers">
      {shown.map((entry) => (
        <Answer key={choiceKey(entry.choice)} entry={entry} />
      ))}
    </div>
  )
}

/** One entry of the menu as a button, with what it costs and gives. */
export function Answer({ entry }: { readonly entry: MenuEntry }) {
  const i18n = useI18n()
  const now = useChoosingNow()
  return (
    <button
      type="button"
      className="leaf-answer"
      data-choice={entry.choice.do}
      onClick={() => now().choose(entry.choice)}
    >
      <span>{i18n.format(entry.text)}</span>
      {entry.cost === undefined ? null : <span className="leaf-answer-cost">{i18n.format(entry.cost)}</span>}
      {entry.gain === undefined ? null : <span className="leaf-answer-gain">{i18n.format(entry.gain)}</span>}
    </button>
  )
}
