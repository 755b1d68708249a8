import { type SideNo, type VentureViewContext } from '@longtable/dark-venture/board'
import { memo } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { Icon } from '../icons/Icon.tsx'

interface OfSide {
  readonly ctx: VentureViewContext
  readonly side: SideNo
}

/** Victory points, on the way to what is played for; of a hero also where its abilities unlock. */
export function Points({ ctx: { state, tables }, side }: OfSide) {
  return <Track points={state.points[side]} target={tables.target} unlocks={tables.unlocksAt[side].join()} />
}

interface TrackProps {
  readonly points: number
  /** 0: a story is played, not for points. */
  readonly target: number
  /** Numbers of points, with commas. */
  readonly unlocks: string
}

/** Longer tracks have a notch for every five points. */
const SHORT = 15

const Track = memo(function Track({ points, target, unlocks }: TrackProps) {
  const i18n = useI18n()
  const marks = unlocks === '' ? [] : unlocks.split(',').map(Number)
  const length = target > 0 ? target : Math.max(0, ...marks)
  if (length === 0 && points === 0) return null
  const told =
    target > 0
      ? i18n.t('web.dvMat.points.of', { count: points, target })
      : i18n.t('web.dvMat.points.plain', { count: points })
  const per = length > SHORT ? 5 : 1
  return (
    <div className="dv-mat-points" role="img" aria-label={told} title={told}>
      <b className="dv-mat-points-number">{points}</b>
      <Icon name="points" size="1.1em" />
      {length === 0 ? null : (
        <span className="dv-mat-track">
          <span className="dv-mat-track-done" style={{ width: `${Math.min(1, points / length) * 100}%` }} />
          {Array.from({ length: Math.floor((length - 1) / per) }, (_, n) => (
            <i key={n} style={{ insetInlineStart: `${(((n + 1) * per) / length) * 100}%` }} />
          ))}
          {marks.map((at) => (
            <span
              key={at}
              className="dv-mat-track-unlock"
              data-reached={points >= at || undefined}
              style={{ insetInlineStart: `${(at / length) * 100}%` }}
            >
              <Icon name={points >= at ? 'unlock' : 'lock'} size={11} />
            </span>
          ))}
        </span>
      )}
      {target > 0 ? <span className="dv-mat-target">{target}</span> : null}
    </div>
  )
})
