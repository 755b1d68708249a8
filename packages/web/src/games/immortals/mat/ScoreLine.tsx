import type { ImmortalsViewContext } from '@longtable/immortals/board'
import { useState } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { SeatMark } from '../../../components/SeatMark.tsx'
import { Dialog } from '../../../components/controls/index.ts'
import { Icon } from '../icons/Icon.tsx'
import { PointsBar } from './Bar.tsx'
import { PointsTable } from './PointsTable.tsx'
import './ScoreLine.css'

interface ScoreLineProps {
  readonly ctx: ImmortalsViewContext
  readonly nameOf: (seat: number) => string
}

/** The bar is never shorter than this, so that the first points do not fill it. */
const LEAST = 20

/** Rounds, and everybody's points; it opens to all of them by source. */
export function ScoreLine({ ctx, nameOf }: ScoreLineProps) {
  const i18n = useI18n()
  const [isOpen, setOpen] = useState(false)
  const { players } = ctx.state
  const most = Math.max(LEAST, ...players.map(({ points }) => points))
  return (
    <section className="score-line" aria-label={i18n.t('web.immortals.score.title')}>
      <RoundTrack ctx={ctx} />
      <button
        type="button"
        className="score-open"
        aria-label={i18n.t('web.immortals.score.bySource')}
        onClick={() => setOpen(true)}
      >
        <Icon name="points" />
      </button>
      <ul className="score-seats">
        {players.map(({ points, sources }, seat) => (
          <li key={seat} className="score-seat">
            <SeatMark seat={seat} size={16} />
            <span className="score-who" data-first={ctx.state.first === seat || undefined}>
              <span className="score-name">
                {nameOf(seat)}
                {ctx.state.first === seat ? (
                  <span className="sr-only">, {i18n.t('web.immortals.score.first')}</span>
                ) : null}
              </span>
              <PointsBar sources={sources} most={most} />
            </span>
            <span
              className="score-points"
              role="img"
              aria-label={i18n.t('web.immortals.score.points', { count: points })}
            >
              {points}
            </span>
          </li>
        ))}
      </ul>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={i18n.t('web.immortals.score.bySource')}
        size="wide"
      >
        <PointsTable ctx={ctx} nameOf={nameOf} />
      </Dialog>
    </section>
  )
}

function RoundTrack({ ctx: { state, tables } }: { ctx: ImmortalsViewContext }) {
  const i18n = useI18n()
  const { rounds } = tables
  const label =
    state.round === 0
      ? i18n.t('web.immortals.score.start', { count: rounds })
      : i18n.t('web.immortals.score.round', { round: state.round, rounds })
  return (
    <span className="score-rounds" role="img" aria-label={label} title={label}>
      {Array.from({ length: rounds }, (_, i) => (
        <span
          key={i}
          className="score-round"
          data-round={i + 1 < state.round ? 'past' : i + 1 === state.round ? 'now' : undefined}
        >
          {i + 1}
        </span>
      ))}
    </span>
  )
}
