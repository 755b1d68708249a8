import { ChevronDown, ChevronUp } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { Scenery, type FightGround } from './Scenery.tsx'
import './Arena.css'

interface ArenaProps {
  readonly place: FightGround
  readonly isNight: boolean
  readonly title: string
  /** What holds in this fight. */
  readonly terms: readonly string[]
  /** The phases, and what to do in this one. */
  readonly track: ReactNode
  readonly advice: string
  /** What threatens. */
  readonly children: ReactNode
  /** What is brought against it. */
  readonly tray: ReactNode
}

/** The place where fights are fought, over the map: what threatens above, what is brought below. */
export function Arena({ place, isNight, title, terms, track, advice, children, tray }: ArenaProps) {
  const i18n = useI18n()
  const id = useId()
  const [isFolded, setFolded] = useState(false)
  return (
    <section
      className="mk-arena"
      data-at={place}
      data-dark={isNight || place === 'cave' || undefined}
      data-folded={isFolded || undefined}
      aria-labelledby={id}
    >
      <header className="mk-arena-head">
        <div className="mk-arena-about">
          <h2 id={id} className="mk-arena-title">
            {title}
          </h2>
          {terms.length === 0 || isFolded ? null : (
            <ul className="mk-arena-terms">
              {terms.map((term) => (
                <li key={term}>{term}</li>
              ))}
            </ul>
          )}
        </div>
        {isFolded ? null : track}
        <button
          type="button"
          className="mk-arena-fold"
          aria-expanded={!isFolded}
          title={i18n.t(isFolded ? 'web.mkFight.unfold' : 'web.mkFight.fold')}
          aria-label={i18n.t(isFolded ? 'web.mkFight.unfold' : 'web.mkFight.fold')}
          onClick={() => setFolded(!isFolded)}
        >
          {isFolded ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
        </button>
      </header>
      {isFolded ? null : (
        <>
          <p className="mk-arena-advice">{advice}</p>
          <div className="mk-arena-scene">
            <Scenery place={place} />
            <div className="mk-arena-line">{children}</div>
          </div>
          <div className="mk-arena-tray">{tray}</div>
        </>
      )}
    </section>
  )
}

interface TrackProps {
  readonly label: string
  readonly phases: readonly string[]
  readonly now: number
}

/** The phases of a fight in their order, the one under way marked. */
export function Track({ label, phases, now }: TrackProps) {
  return (
    <ol className="mk-track" aria-label={label}>
      {phases.map((phase, nth) => (
        <li
          key={phase}
          className="mk-track-phase"
          data-past={nth < now || undefined}
          aria-current={nth === now ? 'step' : undefined}
        >
          <span className="mk-track-number">{nth + 1}</span>
          <span className="mk-track-word">{phase}</span>
        </li>
      ))}
    </ol>
  )
}
