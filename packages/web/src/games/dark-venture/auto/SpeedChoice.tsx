import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { timelineSpeeds, setTimelineSpeed, useTimelineSpeed, type TimelineSpeed } from '../timeline/pace.ts'

/** How fast what others do is played. */
export function SpeedChoice() {
  const i18n = useI18n()
  const { speed } = useTimelineSpeed()
  return (
    <select
      className="dv-auto-speed"
      aria-label={i18n.t('web.dvAuto.speed.title')}
      value={speed}
      onChange={({ target }) => setTimelineSpeed(target.value as TimelineSpeed)}
    >
      {timelineSpeeds.map((each) => (
        <option key={each} value={each}>
          {i18n.t(`web.dvAuto.speed.${each}`)}
        </option>
      ))}
    </select>
  )
}
