import type { MageViewContext } from '@longtable/mage-knight'
import { NOBODY, DUMMY } from '@longtable/mage-knight/board'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { Icon } from '../icons/Icon.tsx'
import './Time.css'

interface TimeProps {
  readonly mage: MageViewContext
  readonly nameOf: (seat: number) => string
}

/** The rounds as suns and moons on a string, and whether the last turns have begun. */
export function Time({ mage: { state, tables }, nameOf }: TimeProps) {
  const i18n = useI18n()
  const { round, night } = state
  const time = i18n.t(`web.mkHero.time.${night ? 'night' : 'day'}`)
  const label =
    round === 0
      ? i18n.t('web.mkHero.time.before')
      : i18n.t('web.mkHero.time.title', { round, rounds: tables.rounds, time })
  return (
    <section className="mk-time">
      <div className="mk-time-track" role="img" aria-label={label} title={label}>
        {Array.from({ length: tables.rounds }, (_, i) => (
          <Round key={i} away={i + 1 - round} night={night} isSure={!tables.options.darkness} />
        ))}
      </div>
      <News mage={{ state }} nameOf={nameOf} />
    </section>
  )
}

/** A round that is this far away from now; before and after it, day and night take turns. */
function Round({ away, night, isSure }: { away: number; night: boolean; isSure: boolean }) {
  const isNight = away % 2 === 0 ? night : !night
  const isKnown = away === 0 || isSure
  return (
    <span
      className="mk-time-round"
      data-night={(isKnown && isNight) || undefined}
      data-now={away === 0 || undefined}
      data-over={away < 0 || undefined}
    >
      {isKnown ? <Icon name={isNight ? 'moon' : 'sun'} /> : null}
    </span>
  )
}

function News({
  mage: { state },
  nameOf,
}: {
  mage: Pick<MageViewContext, 'state'>
  nameOf: TimeProps['nameOf']
}) {
  const i18n = useI18n()
  const { announced, ending } = state
  if (announced === NOBODY && ending === NOBODY) return null
  const who = announced === DUMMY ? i18n.t('web.mkHero.dummy.name') : nameOf(announced)
  return (
    <p className="mk-time-news">
      <Icon name="end" />
      {ending === NOBODY
        ? i18n.t('web.mkHero.time.announced', { name: who })
        : i18n.t('web.mkHero.time.ending')}
    </p>
  )
}
