import type { MatchInfo } from '@longtable/server/wire'
import { useI18n } from '../../i18n/I18nProvider.tsx'
import { SeatMark } from '../../components/SeatMark.tsx'

interface HandOverProps {
  readonly match: MatchInfo
  /** The seats that are played at this screen. */
  readonly seats: readonly number[]
  readonly names: readonly string[]
  readonly isNow: boolean
  readonly sitAs: (seat: number) => void
}

/** Between two people at one screen: nothing secret is shown until the next one says so. */
export function HandOver({ match, seats, names, isNow, sitAs }: HandOverProps) {
  const i18n = useI18n()
  if (match.status !== 'running') return null
  const asked = seats.filter((seat) => match.awaited.includes(seat))
  const next = isNow ? asked[0] : undefined
  const others = seats.filter((seat) => seat !== next)
  return (
    <div className="handover">
      {next === undefined ? (
        <p>{i18n.t('web.shell.handover.wait')}</p>
      ) : (
        <>
          <p>{i18n.t('web.shell.handover.pass', { name: names[next] ?? '' })}</p>
          <button type="button" className="button button-lit handover-next" onClick={() => sitAs(next)}>
            <SeatMark seat={next} size={24} />
            {i18n.t('web.shell.handover.iAm', { name: names[next] ?? '' })}
          </button>
        </>
      )}
      <p className="handover-others">
        {others.map((seat) => (
          <button key={seat} type="button" className="button button-quiet" onClick={() => sitAs(seat)}>
            {i18n.t('web.shell.handover.back', { name: names[seat] ?? '' })}
          </button>
        ))}
      </p>
    </div>
  )
}
